import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';

import { Page } from './Page';

/** A page one scrolls, with the last word in a footer that stays. */
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
    <Page
      title={title}
      onBack={onBack}
      backLabel={backLabel}
      actions={actions}
      {...(testID ? { testID } : {})}
    >
      <ScrollView
        testID={testID && `${testID}-scroll`}
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
    </Page>
  );
}

const styles = StyleSheet.create({
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
