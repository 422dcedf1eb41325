import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import { ways } from '@/engine/dice';
import type { RollYield, Yield } from '@/engine/europe/production';
import { RESOURCES, type Colour, type Resource } from '@/engine/europe/vocabulary';

import type { Trend } from './changes';

const ARROWS: Readonly<Record<Trend, string>> = { more: '▲', less: '▼', other: '▲▼' };

/** One number: its odds in pips, and what each player takes. */
export function RollRow({
  roll,
  seats,
  height,
  trend,
}: {
  readonly roll: RollYield;
  readonly seats: readonly Colour[];
  readonly height: number;
  readonly trend: (colour: Colour) => Trend | null;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const { dice, players, short, doubtful } = roll;
  const named = (resources: readonly Resource[]) =>
    resources.map((resource) => t.words.resources[resource]).join(', ');
  const notes = [
    ...(short.length > 0 ? [t.production.short(named(short))] : []),
    ...(doubtful.length > 0 ? [t.production.doubtful(named(doubtful))] : []),
  ];
  const hot = dice === 6 || dice === 8;
  return (
    <View
      role="row"
      testID={`roll-${dice}`}
      style={[styles.row, { minHeight: height, borderBottomColor: palette.line }]}
    >
      <View
        role="rowheader"
        aria-label={[String(dice), t.production.ways(ways(dice)), ...notes].join(', ')}
        style={styles.number}
      >
        <Type size="figure" tone={hot ? 'accent' : 'ink'}>
          {dice}
        </Type>
        <View style={styles.pips}>
          {Array.from({ length: ways(dice) }, (_, i) => (
            <View
              key={i}
              style={[styles.pip, { backgroundColor: hot ? palette.accent : palette.quiet }]}
            />
          ))}
        </View>
        {[...short, ...doubtful].map((resource) => (
          <View key={resource} style={styles.short}>
            <Type size="small" bold tone="accent">
              {short.includes(resource) ? '×' : '?'}
            </Type>
            <ResourceCard resource={resource} height={15} />
          </View>
        ))}
      </View>
      {dice === 7 ? (
        <View role="cell" style={styles.seven}>
          <Type tone="quiet">{t.production.seven}</Type>
        </View>
      ) : (
        seats.map((colour) => (
          <Cell
            key={colour}
            share={players.get(colour)!}
            trend={trend(colour)}
            testID={`roll-${dice}-${colour}`}
          />
        ))
      )}
    </View>
  );
}

function Cell({
  share,
  trend,
  testID,
}: {
  readonly share: Yield;
  readonly trend: Trend | null;
  readonly testID: string;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const { cards, gold, robbed } = share;
  const kinds = RESOURCES.filter((resource) => (cards[resource] ?? 0) > 0);
  const crowded = kinds.length > 2;
  const spoken = [
    kinds.length > 0 ? t.words.bundle(cards) : '',
    gold > 0 ? t.words.count.gold(gold) : '',
    robbed > 0 ? t.production.robbed(robbed) : '',
    trend ? t.production[trend] : '',
  ].filter(Boolean);
  return (
    <View
      role="cell"
      accessible
      aria-label={spoken.join(', ') || t.production.nothing}
      testID={testID}
      style={[styles.cell, trend && { backgroundColor: palette.well }]}
    >
      {kinds.map((resource) => (
        <View key={resource} style={styles.kind}>
          {cards[resource]! > 1 || !crowded ? (
            <Type size={crowded ? 'body' : 'heading'} serif bold>
              {cards[resource]}
            </Type>
          ) : null}
          <ResourceCard resource={resource} height={crowded ? 22 : 26} />
        </View>
      ))}
      {gold > 0 ? (
        <View style={styles.gold}>
          <Coin size={18} />
        </View>
      ) : null}
      {robbed > 0 ? (
        <Type size="small" bold tone="accent">
          {`−${robbed}`}
        </Type>
      ) : null}
      {trend ? (
        <Type size="small" tone={trend === 'less' ? 'accent' : 'ink'} style={styles.trend}>
          {ARROWS[trend]}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'stretch',
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  number: { width: 52, justifyContent: 'center' },
  pips: { flexDirection: 'row', gap: 2 },
  pip: { width: 4.5, height: 4.5, borderRadius: 2.5 },
  short: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  seven: { flex: 1, justifyContent: 'center' },
  cell: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: 5,
  },
  kind: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  gold: { opacity: 0.7 },
  trend: { position: 'absolute', right: 2, top: 0, fontSize: 10, lineHeight: 13 },
});
