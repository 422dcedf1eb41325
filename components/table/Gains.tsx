import { StyleSheet, View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Type, useFontSize } from '@/components/ui/Type';
import type { Bundle } from '@/engine/europe/bundle';
import { RESOURCES } from '@/engine/europe/vocabulary';
import { signed } from '@/locales/language';

import { useTable } from './useTable';

/** Cards and gold with their amounts, large enough to read across the table. */
export function Gains({
  cards = {},
  gold = 0,
  testID,
}: {
  readonly cards?: Bundle;
  readonly gold?: number;
  readonly testID?: string;
}) {
  const { t } = useTable();
  const height = useFontSize()(38);
  const kinds = RESOURCES.filter((resource) => (cards[resource] ?? 0) !== 0);
  const crowded = kinds.length + (gold ? 1 : 0) > 2;
  return (
    <View style={styles.gains} testID={testID}>
      {kinds.map((resource) => (
        <View
          key={resource}
          style={styles.gain}
          accessible
          aria-label={t.words.resourceCount[resource](cards[resource]!)}
        >
          <Type size={crowded ? 'heading' : 'figure'} serif bold>
            {signed(cards[resource]!)}
          </Type>
          <ResourceCard resource={resource} height={crowded ? height * 0.8 : height} />
        </View>
      ))}
      {gold ? (
        <View style={styles.gain} accessible aria-label={t.words.count.gold(gold)}>
          <Type size={crowded ? 'heading' : 'figure'} serif bold>
            {signed(gold)}
          </Type>
          <Coin size={height * 0.86} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  gains: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 10,
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexShrink: 0,
    maxWidth: '58%',
  },
  gain: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
