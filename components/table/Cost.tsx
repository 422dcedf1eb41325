import { StyleSheet, View } from 'react-native';

import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Type } from '@/components/ui/Type';
import type { Bundle } from '@/engine/europe/bundle';
import { RESOURCES } from '@/engine/europe/vocabulary';

import { useTable } from './useTable';

/** A price as the cards one lays down for it. */
export function Cost({ cards, height = 34 }: { readonly cards: Bundle; readonly height?: number }) {
  const { t } = useTable();
  return (
    <View style={styles.cost} accessible role="img" aria-label={t.words.bundle(cards)}>
      {RESOURCES.flatMap((resource) => {
        const n = cards[resource] ?? 0;
        if (n === 0) return [];
        return [
          <View key={resource} style={styles.kind}>
            {n > 1 ? (
              <Type serif bold>
                {n}
              </Type>
            ) : null}
            <ResourceCard resource={resource} height={height} />
          </View>,
        ];
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cost: { flexDirection: 'row', gap: 5, alignItems: 'center' },
  kind: { flexDirection: 'row', gap: 3, alignItems: 'center' },
});
