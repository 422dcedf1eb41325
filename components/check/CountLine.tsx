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
      <Type style={styles.label}>{label}</Type>
      {counts.map(({ figure, word }, i) => (
        <View key={i} style={styles.count}>
          <Type size="heading" serif bold>
            {figure}
          </Type>
          {word ? (
            <Type size="small" tone="quiet">
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
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    minHeight: 38,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  half: { flexGrow: 1, flexBasis: '40%' },
  label: { flexGrow: 1 },
  count: { flexDirection: 'row', alignItems: 'baseline', gap: 4 },
});
