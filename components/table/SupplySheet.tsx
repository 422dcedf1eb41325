import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ResourceCard } from '@/components/pieces/ResourceCard';
import { useTheme } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import { CARDS_PER_RESOURCE, DECK_SIZE, TOKEN_NUMBERS } from '@/engine/europe/components';
import { isExact } from '@/engine/europe/supply';
import { RESOURCES, SLOT_COLOURS, TRACKINGS, type SlotColour } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';

import { CountFully } from './CountFully';
import { SaveCorrection } from './SaveCorrection';
import { supplyCorrections, supplyDraftOf, tokensLeft, type SupplyDraft } from './supplyDraft';
import { Line, Tally } from './Tally';
import { useTableUi } from './ui';
import { useTable } from './useTable';

interface Part {
  /** Null while one only looks. */
  readonly draft: SupplyDraft | null;
  readonly onChange: (draft: SupplyDraft) => void;
}

/** What lies beside the board: cards, tokens, the deck; and how closely it is counted. */
export function SupplySheet({ onClose }: { readonly onClose: () => void }) {
  const { state, t } = useTable();
  const [draft, setDraft] = useState<SupplyDraft | null>(null);
  const part = { draft, onChange: setDraft };
  return (
    <Sheet
      title={t.supply.title}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="supply-sheet"
      footer={
        draft ? (
          <SaveCorrection set={supplyCorrections(state, draft)} onDone={() => setDraft(null)} />
        ) : (
          <Button
            label={t.supply.correct}
            icon="pen"
            testID="supply-correct"
            onPress={() => setDraft(supplyDraftOf(state))}
          />
        )
      }
    >
      <Cards {...part} />
      <Tokens {...part} />
      <Deck {...part} />
      <Robber onLeave={onClose} />
      {draft ? null : <Counting />}
    </Sheet>
  );
}

function Cards({ draft, onChange }: Part) {
  const { state, t } = useTable();
  const { supply } = state;
  if (!supply) {
    return (
      <Section title={t.supply.cards}>
        <Type tone="quiet">{t.supply.notCounted}</Type>
      </Section>
    );
  }
  return (
    <Section title={t.supply.cards}>
      {RESOURCES.map((resource) => {
        const range = supply[resource];
        const { min, max } = range;
        const known = isExact(range) ? String(min) : t.supply.between(min, max);
        const counted = draft?.cards[resource];
        const open = draft !== null && counted === undefined && !isExact(range);
        return (
          <Tally
            key={resource}
            label={upperFirst(t.words.resources[resource])}
            value={known}
            note={open ? known : undefined}
            steps={counted ?? max}
            max={CARDS_PER_RESOURCE}
            picture={<ResourceCard resource={resource} height={34} />}
            testID={`supply-${resource}`}
            onChange={
              draft
                ? (n) => onChange({ ...draft, cards: { ...draft.cards, [resource]: n } })
                : undefined
            }
          />
        );
      })}
    </Section>
  );
}

function Tokens({ draft, onChange }: Part) {
  const { state, t } = useTable();
  return (
    <Section title={t.supply.tokens}>
      {SLOT_COLOURS.map((colour) => {
        const counted = draft?.tokens[colour] ?? tokensLeft(state, colour);
        return (
          <Tally
            key={colour}
            label={upperFirst(t.words.slotColours[colour])}
            value={counted}
            max={TOKEN_NUMBERS.length}
            picture={<Disc colour={colour} />}
            testID={`stock-${colour}`}
            onChange={
              draft
                ? (n) => onChange({ ...draft, tokens: { ...draft.tokens, [colour]: n } })
                : undefined
            }
          />
        );
      })}
    </Section>
  );
}

function Disc({ colour }: { readonly colour: SlotColour }) {
  const { chart, palette } = useTheme();
  return (
    <View
      aria-hidden
      style={[styles.disc, { backgroundColor: chart.slots[colour], borderColor: palette.line }]}
    />
  );
}

function Deck({ draft, onChange }: Part) {
  const { state, t } = useTable();
  return (
    <Section title={t.supply.deck}>
      <Tally
        label={upperFirst(t.supply.left)}
        value={draft?.left ?? state.deck.left}
        max={DECK_SIZE}
        testID="deck-left"
        onChange={draft ? (left) => onChange({ ...draft, left }) : undefined}
      />
      <Tally
        label={upperFirst(t.supply.played)}
        value={draft?.played ?? state.deck.discarded}
        max={DECK_SIZE}
        testID="deck-played"
        onChange={draft ? (played) => onChange({ ...draft, played }) : undefined}
      />
    </Section>
  );
}

function Robber({ onLeave }: { readonly onLeave: () => void }) {
  const { state, t, say } = useTable();
  const move = () => {
    onLeave();
    useTableUi.getState().setMode({ kind: 'robber' });
  };
  return (
    <Section title={t.supply.robber}>
      <Line>
        <Type style={styles.grow} testID="robber-place">
          {upperFirst(say.hex(state.robber))}
        </Type>
        <Button label={t.supply.moveRobber} testID="robber-move" onPress={move} />
      </Line>
    </Section>
  );
}

/** Full or light; to count hands again one must know them. */
function Counting() {
  const { state, t, enter } = useTable();
  const [asking, setAsking] = useState(false);
  const { tracking } = state;
  const choose = (level: typeof tracking) => {
    setAsking(level === 'full' && tracking === 'light');
    if (level === 'light' && tracking === 'full') enter({ type: 'track', level });
  };
  return (
    <Section title={t.supply.tracking}>
      <Choice
        label={t.supply.tracking}
        testID="tracking"
        value={asking ? 'full' : tracking}
        options={TRACKINGS.map((value) => ({ value, label: t.supply.trackings[value] }))}
        onChange={choose}
      />
      <Type size="small" tone="quiet">
        {t.supply.trackingNotes[asking ? 'full' : tracking]}
      </Type>
      {asking ? <CountFully onDone={() => setAsking(false)} /> : null}
    </Section>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  disc: { width: 26, height: 26, borderRadius: 13, borderWidth: 1 },
});
