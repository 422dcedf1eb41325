import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';

/** The figure everyone looks for, with a line or two beside it. */
export function Hero({
  figure,
  title,
  note,
  trailing,
  testID,
}: {
  readonly figure?: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  readonly trailing?: ReactNode;
  readonly testID?: string;
}) {
  const palette = usePalette();
  return (
    <View style={[styles.hero, { borderBottomColor: palette.line }]} testID={testID}>
      {typeof figure === 'string' || typeof figure === 'number' ? (
        <Type size="hero" style={styles.figure}>
          {figure}
        </Type>
      ) : (
        figure
      )}
      <View style={styles.words}>
        <Type bold live>
          {title}
        </Type>
        {note ? (
          <Type size="small" tone="quiet">
            {note}
          </Type>
        ) : null}
      </View>
      {trailing}
    </View>
  );
}

const styles = StyleSheet.create({
  hero: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    minHeight: 56,
    paddingBottom: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  figure: { lineHeight: 56, minWidth: 34, textAlign: 'center' },
  words: { flex: 1, gap: 1 },
});
