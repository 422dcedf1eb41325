import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { BundleSteppers } from '@/components/table/BundleSteppers';
import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button, Buttons } from '@/components/ui/Button';
import { Choice, Toggle } from '@/components/ui/Choice';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { HexId } from '@/engine/board/vocabulary';
import type { DeckCard } from '@/engine/europe/board/file';
import { countOf, plus, type Bundle } from '@/engine/europe/bundle';
import type { PlayedEffects } from '@/engine/europe/commands';
import { ROLLS } from '@/engine/europe/production';
import { robberTargets } from '@/engine/europe/targets';

const HEXES: ReadonlySet<HitKind> = new Set(['hex']);
const COUNTS = ['gold', 'routes', 'merchantSteps', 'caravanSteps'] as const;
type Count = (typeof COUNTS)[number];
const MOST: Readonly<Record<Count, number>> = {
  gold: 20,
  routes: 5,
  merchantSteps: 30,
  caravanSteps: 30,
};

/** What the card on the table says is entered here; a card of the table's own deck brings it along. */
export function PlayCard({
  card,
  onCancel,
}: {
  readonly card: DeckCard | null;
  readonly onCancel: () => void;
}) {
  const { state, t, say, enter } = useTable();
  const palette = usePalette();
  const preset = card?.effects ?? {};
  const [counts, setCounts] = useState<Readonly<Partial<Record<Count, number>>>>(() =>
    Object.fromEntries(COUNTS.map((key) => [key, preset[key] ?? 0])),
  );
  const [cards, setCards] = useState<Bundle>({});
  const [tollFree, setTollFree] = useState(preset.tollFree ?? false);
  const [robs, setRobs] = useState(preset.robber ?? false);
  const [hex, setHex] = useState<HexId | null>(null);
  const [dice, setDice] = useState<number | null>(null);
  const beforeRoll = state.phase.name === 'roll';

  const marks = useMemo(
    () =>
      robs
        ? {
            legal: { hexes: new Set(robberTargets(state)) },
            selected: hex ? ({ kind: 'hex', id: hex } as const) : null,
          }
        : {},
    [robs, hex, state],
  );
  useBoardTouch({ marks, kinds: HEXES, onTap: ({ hit }) => robs && setHex(hit.id) });

  const shows = (key: keyof DeckCard['effects']) => card === null || Boolean(card.effects[key]);
  const given = plus(preset.cards ?? {}, cards);
  const effects: PlayedEffects = {
    ...(robs && hex ? { robber: { to: hex } } : {}),
    ...Object.fromEntries(COUNTS.flatMap((key) => (counts[key] ? [[key, counts[key]]] : []))),
    ...(countOf(given) > 0 ? { cards: given } : {}),
    ...(tollFree ? { tollFree } : {}),
    ...(dice !== null ? { dice } : {}),
  };
  const waits = robs && hex === null;
  const stepper = (key: Count) => (
    <View key={key} style={[styles.row, { borderBottomColor: palette.line }]}>
      <Type style={styles.grow}>{t.cards.effects[key]}</Type>
      <Stepper
        label={t.cards.effects[key]}
        value={counts[key] ?? 0}
        min={0}
        max={MOST[key]}
        testID={`effect-${key}`}
        onChange={(value) => setCounts({ ...counts, [key]: value })}
      />
    </View>
  );
  return (
    <Panel
      testID="panel-play"
      keys={
        <Buttons>
          <Button
            kind="filled"
            testID="play-done"
            style={styles.grow}
            disabled={waits}
            label={waits ? t.cards.pointRobber : t.cards.played}
            onPress={() =>
              enter({ type: 'playCard', effects, ...(card ? { card: card.name } : {}) })
            }
          />
          <Button label={t.common.cancel} testID="play-cancel" onPress={onCancel} />
        </Buttons>
      }
    >
      <Hero title={card?.name ?? t.cards.whatItSays} note={t.cards.onlyWhatCounts} />
      {shows('robber') ? (
        <>
          <Toggle
            label={t.cards.effects.robber}
            value={robs}
            onChange={setRobs}
            testID="effect-robber"
          />
          {robs ? <Type tone="quiet">{hex ? say.hex(hex) : t.cards.pointRobber}</Type> : null}
        </>
      ) : null}
      {COUNTS.filter(shows).map(stepper)}
      {shows('tollFree') ? (
        <Toggle
          label={t.cards.effects.tollFree}
          value={tollFree}
          onChange={setTollFree}
          testID="effect-tollFree"
        />
      ) : null}
      {card === null || preset.anyCards ? (
        <>
          <Type>{t.cards.effects.cards}</Type>
          <BundleSteppers
            cards={cards}
            most={preset.anyCards ?? 10}
            onChange={setCards}
            testID="effect-card"
          />
        </>
      ) : null}
      {beforeRoll && shows('dice') ? (
        <>
          <Type>{t.cards.effects.dice}</Type>
          <Choice
            label={t.cards.effects.dice}
            testID="effect-dice"
            value={dice ?? 0}
            options={[
              { value: 0, label: '–' },
              ...ROLLS.map((value) => ({ value: value as number, label: String(value) })),
            ]}
            onChange={(value) => setDice(value === 0 ? null : value)}
          />
        </>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  grow: { flex: 1 },
});
