import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';

import { IconButton } from './Button';
import { Type } from './Type';

/** A plain page: a bar with the way back and a title, and quiet paper below. */
export function Screen({
  title,
  onBack,
  backLabel,
  actions,
  children,
  footer,
  testID,
}: {
  readonly title: string;
  readonly onBack: () => void;
  readonly backLabel: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  return (
    <View
      testID={testID}
      style={[styles.page, { backgroundColor: palette.page, paddingTop: insets.top }]}
    >
      <View style={styles.bar}>
        <IconButton icon="back" label={backLabel} onPress={onBack} testID="back" />
        <Type size="heading" serif bold heading={1} style={styles.title}>
          {title}
        </Type>
        {actions}
      </View>
      <ScrollView
        contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + 24 }]}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {footer ? (
        <View
          style={[
            styles.footer,
            { borderTopColor: palette.line, paddingBottom: insets.bottom + 12 },
          ]}
        >
          {footer}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: 52, paddingHorizontal: 6 },
  title: { flex: 1 },
  content: {
    padding: 18,
    gap: 14,
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
  },
  footer: {
    padding: 12,
    gap: 8,
    borderTopWidth: StyleSheet.hairlineWidth,
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
  },
});
