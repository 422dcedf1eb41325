import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';

import { IconButton } from './Button';
import { useWide } from './layout';
import { Type } from './Type';

/** A sheet over the screen: from below on a phone, beside the board on a tablet. */
export function Sheet({
  title,
  onClose,
  closeLabel,
  children,
  footer,
  testID,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const wide = useWide();
  return (
    <Modal transparent visible animationType="fade" onRequestClose={onClose}>
      <View style={[styles.veil, wide ? styles.right : styles.bottom]}>
        <Pressable
          style={StyleSheet.absoluteFill}
          onPress={onClose}
          aria-label={closeLabel}
          tabIndex={-1}
        />
        <View
          testID={testID}
          role="dialog"
          aria-label={title}
          style={[
            wide ? styles.side : styles.sheet,
            { backgroundColor: palette.page, paddingBottom: insets.bottom + 12 },
          ]}
        >
          <View style={styles.head}>
            <Type size="heading" serif bold heading={2} style={styles.title}>
              {title}
            </Type>
            <IconButton icon="close" label={closeLabel} onPress={onClose} testID="sheet-close" />
          </View>
          <ScrollView
            style={styles.scroll}
            contentContainerStyle={styles.content}
            keyboardShouldPersistTaps="handled"
          >
            {children}
          </ScrollView>
          {footer ? (
            <View style={[styles.footer, { borderTopColor: palette.line }]}>{footer}</View>
          ) : null}
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  veil: { flex: 1, backgroundColor: 'rgba(10, 14, 20, 0.45)' },
  bottom: { justifyContent: 'flex-end' },
  right: { flexDirection: 'row', justifyContent: 'flex-end' },
  sheet: { borderTopLeftRadius: 22, borderTopRightRadius: 22, maxHeight: '88%' },
  side: { width: 420, maxWidth: '100%', height: '100%' },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: 18, paddingTop: 8 },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { padding: 18, paddingTop: 6, gap: 12 },
  footer: {
    paddingHorizontal: 18,
    paddingTop: 12,
    gap: 8,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
});
