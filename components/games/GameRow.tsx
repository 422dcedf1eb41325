import { Pressable, StyleSheet, View } from 'react-native';

import { boardTitle } from '@/components/boardTitle';
import { Standings } from '@/components/home/Standings';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import { when } from '@/components/when';
import type { SaveHeader } from '@/store/saves';
import { legible } from '@/locales/legible';

/** One saved game: a tap opens it, the dots do everything else. */
export function GameRow({
  save,
  onOpen,
  onMore,
}: {
  readonly save: SaveHeader;
  readonly onOpen: () => void;
  readonly onMore: () => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const { summary } = save;
  const winner = summary.players.find(({ colour }) => colour === summary.winner);
  const state = winner
    ? t.games.won(legible(winner.name) || t.words.colours[winner.colour])
    : t.home.turn(summary.turn);
  const facts = [state, boardTitle(t, summary.board), when(save.updated, t, language)];
  return (
    <View testID={`game-${save.id}`} style={[styles.row, { borderBottomColor: palette.line }]}>
      <Pressable
        testID={`open-${save.id}`}
        role="button"
        aria-label={[save.name, ...facts].join(', ')}
        onPress={onOpen}
        style={({ pressed }) => [styles.open, pressed && { opacity: 0.6 }]}
      >
        <Type size="heading" serif bold lines={2} testID={`title-${save.id}`}>
          {legible(save.name, 80)}
        </Type>
        <Type size="small" tone="quiet">
          {facts.join(' · ')}
        </Type>
        <Standings summary={summary} />
      </Pressable>
      <IconButton
        icon="more"
        label={t.games.more(save.name)}
        onPress={onMore}
        testID={`more-${save.id}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 6,
    paddingVertical: 12,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  open: { flex: 1, gap: 6 },
});
