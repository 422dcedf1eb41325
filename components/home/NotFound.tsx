import { Link } from 'expo-router';
import { StyleSheet, Text, View } from 'react-native';

import { fonts, usePalette } from '@/components/theme';

export function NotFound() {
  const palette = usePalette();
  return (
    <View testID="not-found" style={[styles.page, { backgroundColor: palette.page }]}>
      <Text role="heading" aria-level={1} style={[styles.title, { color: palette.ink }]}>
        Off the chart
      </Text>
      <Text style={[styles.line, { color: palette.quiet }]}>There is no page at this address.</Text>
      <Link href="/" replace testID="not-found-home" style={[styles.link, { color: palette.ink }]}>
        Back to the start
      </Link>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: 28 },
  title: { fontFamily: fonts.serif, fontSize: 34, fontWeight: '700', textAlign: 'center' },
  line: { fontSize: 17, lineHeight: 26, marginTop: 12, textAlign: 'center' },
  link: { fontSize: 17, lineHeight: 44, marginTop: 16, textDecorationLine: 'underline' },
});
