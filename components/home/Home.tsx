import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/Icon';
import { useWide } from '@/components/ui/layout';
import { Type } from '@/components/ui/Type';
import { NewVersion } from '@/components/update/NewVersion';
import type { Catalog } from '@/locales';
import { useLibrary } from '@/store/library';

import { Chart } from './Chart';
import { Emblem } from './Emblem';
import { IntroOffer } from './IntroOffer';
import { RunningGame } from './RunningGame';

interface Entry {
  readonly page: string;
  readonly icon: IconName;
  readonly label: (t: Catalog) => string;
}

/** What the book holds besides the game at hand; another page is another line here. */
const CONTENTS: readonly Entry[] = [
  { page: '/games', icon: 'list', label: (t) => t.home.savedGames },
  { page: '/players', icon: 'people', label: (t) => t.record.entry },
  { page: '/boards', icon: 'map', label: (t) => t.boards.title },
  { page: '/rules', icon: 'book', label: (t) => t.rulebook.title },
  { page: '/settings', icon: 'gear', label: (t) => t.home.settings },
  { page: '/about', icon: 'info', label: (t) => t.home.about },
];

const INSET = 13;

/** The title page of the chart book. */
export function Home() {
  const t = useCatalog();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const router = useRouter();
  const wide = useWide();
  const running = useLibrary((library) => library.saves).find(({ summary }) => !summary.winner);
  useFocusEffect(useCallback(() => useLibrary.getState().refresh(), []));
  const emblem = wide ? 168 : 104;
  const [rose, setRose] = useState<{ x: number; y: number } | null>(null);
  const settle = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setRose({ x: layout.x + layout.width / 2, y: layout.y + emblem / 2 + INSET });
  const go = (page: string) => () => router.push(page as never);

  const title = (
    <View style={[styles.title, wide && styles.titleWide]} onLayout={settle}>
      <Emblem size={emblem} palette={palette} />
      <Type size="hero" heading={1} testID="home-title" style={styles.name} center>
        Kontor
      </Type>
      <View style={[styles.rule, { backgroundColor: palette.gold }]} />
      <Type tone="quiet" serif bold={false} center>
        {t.home.subtitle}
      </Type>
    </View>
  );
  const contents = (
    <View style={styles.contents}>
      <NewVersion />
      {running ? <RunningGame save={running} onPress={go(`/game/${running.id}`)} /> : null}
      <Button
        label={t.home.newGame}
        icon="plus"
        kind={running ? 'outlined' : 'filled'}
        onPress={go('/new')}
        testID="home-new"
        style={styles.new}
      />
      <IntroOffer />
      <View style={[styles.list, { borderTopColor: palette.line }]}>
        {CONTENTS.map(({ page, icon, label }) => (
          <Pressable
            key={page}
            testID={`home-${page.slice(1)}`}
            role="link"
            aria-label={label(t)}
            onPress={go(page)}
            style={({ pressed }) => [
              styles.entry,
              { borderBottomColor: palette.line },
              pressed && { opacity: 0.6 },
            ]}
          >
            <Icon name={icon} size={22} colour={palette.quiet} />
            <Type size="heading" serif bold={false} style={styles.label}>
              {label(t)}
            </Type>
            <Icon name="forward" size={18} colour={palette.quiet} />
          </Pressable>
        ))}
      </View>
      <Type testID="home-unofficial" size="small" tone="quiet" center style={styles.note}>
        {t.home.unofficial}
      </Type>
    </View>
  );

  return (
    <View
      testID="home"
      style={[
        styles.page,
        { backgroundColor: palette.page, paddingTop: insets.top, paddingBottom: insets.bottom },
      ]}
    >
      <View style={styles.sheet}>
        {rose ? <Chart {...rose} radius={emblem * 0.68} /> : null}
        <ScrollView
          style={styles.scroll}
          contentContainerStyle={[styles.content, wide && styles.contentWide]}
          showsVerticalScrollIndicator={false}
        >
          {title}
          {contents}
        </ScrollView>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  sheet: { flex: 1, margin: 4 },
  // Clear of the border, so that nothing scrolls across it.
  scroll: { marginVertical: INSET },
  content: { flexGrow: 1, paddingHorizontal: 26, paddingTop: 26, gap: 14, alignItems: 'center' },
  contentWide: { flexDirection: 'row', alignItems: 'center', gap: 40, paddingHorizontal: 48 },
  title: { alignItems: 'center', gap: 2 },
  titleWide: { flex: 1 },
  name: { letterSpacing: 2, lineHeight: undefined },
  rule: { width: 56, height: 2, marginVertical: 4 },
  contents: { flex: 1, alignSelf: 'stretch', justifyContent: 'center', gap: 12, maxWidth: 520 },
  new: { minHeight: 56 },
  list: { borderTopWidth: StyleSheet.hairlineWidth },
  entry: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    minHeight: 54,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  label: { flex: 1 },
  note: { paddingBottom: 6 },
});
