import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';

import { IconButton } from './Button';
import { Type } from './Type';

/** A page with the way back and a title; what lies below lays itself out. */
export function Page({
  title,
  onBack,
  backLabel,
  actions,
  children,
  testID,
}: {
  readonly title: string;
  readonly onBack: () => void;
  readonly backLabel: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
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
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: 52, paddingHorizontal: 6 },
  title: { flex: 1 },
});
