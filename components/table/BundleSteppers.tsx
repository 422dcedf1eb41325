import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Stepper } from '@/components/ui/Stepper';
import { countOf, type Bundle } from '@/engine/europe/bundle';
import { CARDS_PER_RESOURCE } from '@/engine/europe/components';
import { RESOURCES } from '@/engine/europe/vocabulary';

/** So many of each kind, up to a number in all. */
export function BundleSteppers({
  cards,
  most,
  onChange,
  testID,
}: {
  readonly cards: Bundle;
  readonly most: number;
  readonly onChange: (cards: Bundle) => void;
  readonly testID: string;
}) {
  const t = useCatalog();
  const room = most - countOf(cards);
  return (
    <View style={styles.kinds}>
      {RESOURCES.map((resource) => {
        const n = cards[resource] ?? 0;
        return (
          <View key={resource} style={styles.kind}>
            <ResourceCard resource={resource} height={40} />
            <Stepper
              label={t.words.resources[resource]}
              value={n}
              min={0}
              max={Math.min(CARDS_PER_RESOURCE, n + room)}
              testID={`${testID}-${resource}`}
              onChange={(value) => onChange({ ...cards, [resource]: value })}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  kinds: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, paddingVertical: 8 },
  kind: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
