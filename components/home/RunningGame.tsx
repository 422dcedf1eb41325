import { Pressable, StyleSheet, View } from 'react-native';

import { boardTitle } from '@/components/boardTitle';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import { when } from '@/components/when';
import type { SaveHeader } from '@/store/saves';
import { legible } from '@/locales/legible';

import { Standings } from './Standings';

/** The game one most likely came for: who plays, how far they are, one tap to go on. */
export function RunningGame({
  save,
  onPress,
}: {
  readonly save: SaveHeader;
  readonly onPress: () => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const { summary } = save;
  const turn = t.home.turn(summary.turn);
  return (
    <Pressable
      testID="continue"
      role="button"
      aria-label={`${t.home.continue}: ${legible(save.name, 80)}, ${turn}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        { backgroundColor: palette.card, borderColor: palette.line },
        pressed && { opacity: 0.75 },
      ]}
    >
      <View style={styles.head}>
        <View style={styles.words}>
          <Type size="small" tone="quiet" lines={1}>
            {boardTitle(t, summary.board)} · {when(save.updated, t, language)}
          </Type>
          <Type size="title" lines={1}>
            {turn}
          </Type>
        </View>
      </View>
      <Standings summary={summary} />
      <View style={[styles.go, { backgroundColor: palette.ink }]}>
        <Type bold tone="page">
          {t.home.continue}
        </Type>
        <Icon name="forward" size={20} colour={palette.page} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: 16, padding: 16, gap: 12, alignSelf: 'stretch' },
  head: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, gap: 2 },
  go: {
    minHeight: 52,
    borderRadius: 14,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
  },
});
