import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';

/** A drawer of the cabinet with its label between two brass lines. */
export function Drawer({
  title,
  note,
  children,
  testID,
}: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
  readonly testID: string;
}) {
  const palette = usePalette();
  const line = <View style={[styles.line, { backgroundColor: palette.gold }]} />;
  return (
    <View style={styles.drawer} testID={testID}>
      <View style={styles.head}>
        {line}
        <Type serif bold heading={2} center style={styles.title}>
          {title}
        </Type>
        {line}
      </View>
      {note ? (
        <Type size="small" tone="quiet" center>
          {note}
        </Type>
      ) : null}
      <View style={styles.sheets}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  drawer: { gap: 12, marginBottom: 10 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  title: { letterSpacing: 0.6, flexShrink: 1 },
  line: { flex: 1, height: 1, minWidth: 24, opacity: 0.7 },
  sheets: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 22, rowGap: 24 },
});
