import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import { useCatalog } from '@/components/language';

import { turnTo } from './reading';

export interface Neighbour {
  readonly page: string;
  readonly title: string;
}

/** The pages before and after, by name, at the foot of the page. */
export function Leafing({
  previous,
  next,
}: {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}) {
  const t = useCatalog();
  return (
    <View style={styles.foot}>
      {previous ? (
        <Pressable
          role="link"
          aria-label={`${t.rulebook.previous}: ${previous.title}`}
          testID="previous"
          onPress={() => turnTo(previous.page)}
          style={styles.side}
        >
          <Icon name="back" size={18} />
          <Type size="small" lines={2} style={styles.title}>
            {previous.title}
          </Type>
        </Pressable>
      ) : (
        <View style={styles.side} />
      )}
      {next ? (
        <Pressable
          role="link"
          aria-label={`${t.rulebook.next}: ${next.title}`}
          testID="next"
          onPress={() => turnTo(next.page)}
          style={[styles.side, styles.right]}
        >
          <Type size="small" lines={2} style={[styles.title, styles.rightTitle]}>
            {next.title}
          </Type>
          <Icon name="forward" size={18} />
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', gap: 12 },
  side: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 44 },
  right: { justifyContent: 'flex-end' },
  title: { flexShrink: 1 },
  rightTitle: { textAlign: 'right' },
});
