import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { fonts, usePalette } from '@/components/theme';

import { Emblem } from './Emblem';

export function Home() {
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const text = { color: palette.ink };
  const quiet = { color: palette.quiet };

  return (
    <ScrollView
      testID="home"
      style={{ backgroundColor: palette.page }}
      contentContainerStyle={[
        styles.page,
        { paddingTop: insets.top + 32, paddingBottom: insets.bottom + 24 },
      ]}
    >
      <View style={styles.middle}>
        <Emblem size={148} palette={palette} />
        <Text role="heading" aria-level={1} testID="home-title" style={[styles.title, text]}>
          Kontor
        </Text>
        <View style={[styles.rule, { backgroundColor: palette.gold }]} />
        <Text style={[styles.line, text]}>
          Lies on the table, mirrors the board, and answers in one tap what you would otherwise
          count out loud.
        </Text>
      </View>
      <Text testID="home-unofficial" style={[styles.note, quiet, { borderTopColor: palette.line }]}>
        An unofficial companion. Dice, cards and coins stay on the table; nothing leaves this
        device.
      </Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, paddingHorizontal: 28, alignItems: 'center' },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', maxWidth: 420 },
  title: { fontFamily: fonts.serif, fontSize: 60, fontWeight: '700', marginTop: 20 },
  rule: { width: 56, height: 2, marginTop: 12, marginBottom: 20 },
  line: { fontSize: 19, lineHeight: 28, textAlign: 'center' },
  note: {
    alignSelf: 'stretch',
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: 16,
    marginTop: 32,
    fontSize: 14,
    lineHeight: 20,
    textAlign: 'center',
  },
});
