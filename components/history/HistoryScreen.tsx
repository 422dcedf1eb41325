import { useIsFocused } from 'expo-router';
import { useMemo, useState } from 'react';
import { FlatList, Pressable, StyleSheet, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { usePalette } from '@/components/theme';
import { Chip } from '@/components/ui/Chip';
import { Icon } from '@/components/ui/Icon';
import { Page } from '@/components/ui/Page';
import { Type } from '@/components/ui/Type';
import type { Colour } from '@/engine/europe/vocabulary';
import { say as sayOf } from '@/locales/say';
import type { OpenGame } from '@/store/game';
import { legible } from '@/locales/legible';

import { entriesOf, involved, type Entry } from './entries';
import { EntrySheet } from './EntrySheet';

interface Line extends Entry {
  readonly sentence: string;
  readonly actor: Colour;
}

/** Every entry a sentence, the latest first; each opens the board as it stood then. */
export function HistoryScreen({
  open,
  onBack,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const [only, setOnly] = useState<Colour | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  // While somebody reads a rule the sheet steps aside, and is there again afterwards.
  const focused = useIsFocused();
  const { log, state } = open.history;
  const { start } = open.game;
  const lines = useMemo(
    () =>
      entriesOf(start, log.commands)
        .map((entry): Line => {
          const say = sayOf(language, t.words, entry.before);
          const { command, events, before } = entry;
          const actor = 'player' in command ? command.player : before.turn.player;
          return { ...entry, actor, sentence: t.history.commandSentence(command, events, say) };
        })
        .reverse(),
    [start, log.commands, language, t],
  );
  const kept = only ? lines.filter((line) => involved(line).has(only)) : lines;
  const marks = new Map(open.header.marks.map((mark) => [mark.at, legible(mark.name, 80)]));
  const entry = shown === null ? null : lines.find((line) => line.at === shown);
  const names = sayOf(language, t.words, state);

  return (
    <Page title={t.logbook.title} backLabel={t.common.back} onBack={onBack} testID="history">
      <View style={styles.filters}>
        {state.seats.map((colour) => (
          <Chip
            key={colour}
            testID={`history-only-${colour}`}
            label={names.player(colour)}
            on={only === colour}
            onPress={() => setOnly(only === colour ? null : colour)}
          />
        ))}
      </View>
      <FlatList
        data={kept}
        keyExtractor={(line) => String(line.at)}
        initialNumToRender={24}
        contentContainerStyle={styles.list}
        ListEmptyComponent={<Type tone="quiet">{t.logbook.nothing}</Type>}
        renderItem={({ item }) => {
          const undone = item.at >= log.cursor;
          const mark = marks.get(item.at + 1);
          return (
            <Pressable
              testID={`entry-${item.at}`}
              role="button"
              accessibilityHint={t.logbook.openHint}
              onPress={() => setShown(item.at)}
              style={[styles.line, { borderBottomColor: palette.line }, undone && styles.undone]}
            >
              <Type size="small" tone="quiet" style={styles.number}>
                {item.at + 1}
              </Type>
              <PlayerMark
                owner={item.actor}
                size={28}
                initial={initialOf(names.player(item.actor))}
              />
              <View style={styles.words}>
                {mark ? (
                  <View style={styles.mark}>
                    <Icon name="flag" size={16} colour={palette.gold} />
                    <Type size="small" bold>
                      {mark}
                    </Type>
                  </View>
                ) : null}
                <Type>{item.sentence}</Type>
                {undone ? (
                  <Type size="small" tone="accent">
                    {t.logbook.undone}
                  </Type>
                ) : null}
              </View>
            </Pressable>
          );
        }}
      />
      {entry && focused ? (
        <EntrySheet
          entry={entry}
          sentence={entry.sentence}
          cursor={log.cursor}
          onClose={() => setShown(null)}
        />
      ) : null}
    </Page>
  );
}

const styles = StyleSheet.create({
  filters: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 8,
    paddingHorizontal: 16,
    paddingBottom: 8,
  },
  list: {
    paddingHorizontal: 16,
    paddingBottom: 24,
    width: '100%',
    maxWidth: 760,
    alignSelf: 'center',
  },
  line: {
    flexDirection: 'row',
    gap: 10,
    alignItems: 'flex-start',
    paddingVertical: 10,
    minHeight: 48,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  undone: { opacity: 0.6 },
  number: { minWidth: 30, textAlign: 'right', paddingTop: 3 },
  words: { flex: 1, gap: 2 },
  mark: { flexDirection: 'row', gap: 6, alignItems: 'center' },
});
