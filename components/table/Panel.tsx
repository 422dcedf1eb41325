import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';
import { useFontSize } from '@/components/ui/Type';

/**
 * A decision: what one reads, and below it the keys, always in the same place under the thumb.
 * Only very large text makes them scroll, each for itself, so that neither hides the other.
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
  const large = useFontSize()(100) > 130;
  const words = useRef<ScrollView>(null);
  // Also when a panel comes back into sight: what is new stands at the top.
  useLayoutEffect(() => words.current?.scrollTo({ y: 0, animated: false }), []);
  return (
    <View testID={testID} style={styles.panel}>
      <ScrollView
        ref={words}
        style={styles.scroll}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {keys ? (
        <ScrollView
          style={[styles.pad, { backgroundColor: palette.well }, large && styles.largePad]}
          contentContainerStyle={[styles.keys, { paddingBottom: insets.bottom + 10 }]}
          keyboardShouldPersistTaps="handled"
        >
          {keys}
        </ScrollView>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1 },
  scroll: { flex: 1 },
  content: { paddingHorizontal: 14, paddingTop: 8, paddingBottom: 10, gap: 6, flexGrow: 1 },
  pad: { flexGrow: 0, flexShrink: 0 },
  largePad: { maxHeight: '64%' },
  keys: { paddingHorizontal: 12, paddingTop: 10, gap: 7 },
});
