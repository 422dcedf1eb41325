import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';

/** What is counted, and the figures to compare it with. */
export function CountLine({
  label,
  counts,
  picture,
  half = false,
  testID,
}: {
  readonly label: string;
  readonly counts: readonly { readonly figure: number | string; readonly word?: string }[];
  readonly picture?: ReactNode;
  /** Shares its line with another. */
  readonly half?: boolean;
  readonly testID: string;
}) {
  const palette = usePalette();
  const spoken = counts.map(({ figure, word }) => (word ? `${figure} ${word}` : String(figure)));
  return (
    <View
      accessible
      aria-label={`${label}: ${spoken.join(', ')}`}
      testID={testID}
      style={[styles.line, half && styles.half, { borderBottomColor: palette.line }]}
    >
      {picture}
      <Type style={styles.label} lines={1}>
        {label}
      </Type>
      {counts.map(({ figure, word }, i) => (
        <View key={i} style={styles.count}>
          <Type size="heading" serif bold>
            {figure}
          </Type>
          {word ? (
            <Type size="small" tone="quiet" lines={1}>
              {word}
            </Type>
          ) : null}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 38,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  half: { flex: 1 },
  label: { flex: 1 },
  count: { flexDirection: 'row', alignItems: 'baseline', gap: 4 },
});
