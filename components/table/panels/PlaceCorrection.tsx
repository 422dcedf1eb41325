import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { titleOf } from '@/components/table/place';
import { correctionsOf, draftOf, withToken, type PlaceDraft } from '@/components/table/placeDraft';
import { SaveCorrection } from '@/components/table/SaveCorrection';
import { useTable } from '@/components/table/useTable';
import { Chip } from '@/components/ui/Chip';
import { Choice, Toggle } from '@/components/ui/Choice';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';
import type { Hit } from '@/engine/board/geometry';
import { TOKEN_NUMBERS } from '@/engine/europe/components';
import { piecesOf, type Owner, type PieceId } from '@/engine/europe/vocabulary';

interface Part {
  readonly hit: Hit;
  readonly draft: PlaceDraft;
  readonly onChange: (draft: PlaceDraft) => void;
}

/** The place as the table sees it; saved as one entry. */
export function PlaceCorrection({
  hit,
  onDone,
}: {
  readonly hit: Hit;
  readonly onDone: () => void;
}) {
  const table = useTable();
  const { state, t } = table;
  const [draft, setDraft] = useState(() => draftOf(state, hit));
  const part = { hit, draft, onChange: setDraft };
  return (
    <Panel
      testID="panel-correct"
      keys={<SaveCorrection set={correctionsOf(state, hit, draft)} onDone={onDone} />}
    >
      <Hero title={titleOf(table, hit)} note={t.place.correcting} />
      {hit.kind === 'path' ? <OwnerOfRoute {...part} /> : null}
      {hit.kind === 'site' ? <OwnerOfPost {...part} /> : null}
      {hit.kind === 'hex' ? (
        <OnHex {...part} />
      ) : hit.kind !== 'path' || draft.owner !== null ? (
        <Travellers {...part} />
      ) : null}
    </Panel>
  );
}

function Question({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.question}>
      <Type bold>{title}</Type>
      {children}
    </View>
  );
}

/** Somebody or nobody. */
function Whose<T extends Owner>({
  label,
  nobody,
  among,
  value,
  onChange,
  testID,
}: {
  readonly label: string;
  readonly nobody: string;
  readonly among: readonly T[];
  readonly value: T | null;
  readonly onChange: (owner: T | null) => void;
  readonly testID: string;
}) {
  const { say } = useTable();
  return (
    <Question title={label}>
      <Choice<T | 'nobody'>
        label={label}
        testID={testID}
        value={value ?? 'nobody'}
        options={[
          { value: 'nobody' as const, label: nobody },
          ...among.map((owner) => ({ value: owner, label: say.owner(owner) })),
        ]}
        onChange={(owner) => onChange(owner === 'nobody' ? null : owner)}
      />
    </Question>
  );
}

function OwnerOfRoute({ draft, onChange }: Part) {
  const { state, t } = useTable();
  return (
    <Whose
      label={t.place.whoseRoute}
      nobody={t.place.nobody}
      testID="route-owner"
      among={state.seats}
      value={draft.owner === 'neutral' ? null : draft.owner}
      onChange={(owner) => onChange({ ...draft, owner })}
    />
  );
}

function OwnerOfPost({ draft, onChange }: Part) {
  const { state, t } = useTable();
  const { owner } = draft;
  return (
    <>
      <Whose<Owner>
        label={t.place.whosePost}
        nobody={t.place.nobody}
        testID="post-owner"
        among={[...state.seats, 'neutral']}
        value={owner}
        onChange={(next) => onChange({ ...draft, owner: next })}
      />
      {owner ? (
        <Whose
          label={t.place.whoseGoods}
          nobody={t.place.none}
          testID="goods-owner"
          among={state.seats.filter((colour) => colour !== owner)}
          value={draft.goods === owner ? null : draft.goods}
          onChange={(goods) => onChange({ ...draft, goods })}
        />
      ) : null}
    </>
  );
}

/** Caravans beside a route, merchants at a corner: each is put here or taken away. */
function Travellers({ hit, draft, onChange }: Part) {
  const { state, t, say } = useTable();
  const caravans = hit.kind === 'path';
  const toggle = (piece: PieceId) => {
    const travellers = new Set(draft.travellers);
    if (!travellers.delete(piece)) travellers.add(piece);
    onChange({ ...draft, travellers });
  };
  return (
    <Question title={caravans ? t.place.caravans : t.place.merchants}>
      <View style={styles.chips}>
        {state.seats.flatMap(piecesOf).map((piece) => (
          <Chip
            key={piece}
            testID={`here-${piece}`}
            label={caravans ? say.caravan(piece) : say.merchant(piece)}
            on={draft.travellers.has(piece)}
            onPress={() => toggle(piece)}
          />
        ))}
      </View>
    </Question>
  );
}

function OnHex({ hit, draft, onChange }: Part) {
  const { state, t } = useTable();
  const hex = state.board.hexes.get(hit.id);
  if (!hex || hex.terrain === 'sea') return <Type tone="quiet">{t.place.nothingToCorrect}</Type>;
  const colour = hex.slot && t.words.slotColours[hex.slot.colour];
  const now = state.tokens[hit.id]?.number;
  const numbers = [...new Set([...TOKEN_NUMBERS, ...(now === undefined ? [] : [now])])];
  return (
    <>
      {state.robber === hit.id ? (
        <Type tone="quiet">{t.place.robberElsewhere}</Type>
      ) : (
        <Toggle
          label={t.place.robberHere}
          testID="robber-here"
          value={draft.robber}
          onChange={(robber) => onChange({ ...draft, robber })}
        />
      )}
      {colour ? (
        <>
          <Question title={t.place.token(colour)}>
            <Choice
              label={t.place.token(colour)}
              testID="token-here"
              value={draft.token ?? 0}
              options={[
                { value: 0, label: t.place.none },
                ...numbers
                  .sort((a, b) => a - b)
                  .map((number) => ({ value: number as number, label: String(number) })),
              ]}
              onChange={(n) => onChange(withToken(state, hit.id, draft, n === 0 ? null : n))}
            />
          </Question>
          <View style={styles.row}>
            <Type style={styles.grow}>{t.place.inStock(colour)}</Type>
            <Stepper
              label={t.place.inStock(colour)}
              testID="token-stock"
              value={draft.stock}
              max={TOKEN_NUMBERS.length}
              onChange={(stock) => onChange({ ...draft, stock })}
            />
          </View>
        </>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  question: { gap: 6, paddingTop: 4 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 50 },
  grow: { flex: 1 },
});
