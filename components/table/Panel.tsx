import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';

/**
 * A decision: what one reads, and below it the keys, always in the same place under the thumb.
 * Only very large text makes it scroll.
 */
export function Panel({
  children,
  keys,
  testID,
}: {
  readonly children: ReactNode;
  readonly keys?: ReactNode;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  return (
    <View testID={testID} style={styles.panel}>
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {keys ? (
        <View
          style={[
            styles.keys,
            { backgroundColor: palette.well, paddingBottom: insets.bottom + 10 },
          ]}
        >
          {keys}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1 },
  scroll: { flex: 1 },
  content: { paddingHorizontal: 14, paddingTop: 8, paddingBottom: 10, gap: 6, flexGrow: 1 },
  keys: { paddingHorizontal: 12, paddingTop: 10, gap: 7 },
});
