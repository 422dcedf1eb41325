import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BoardPane } from '@/components/board/BoardPane';
import { entriesOf } from '@/components/history/entries';
import { useCatalog, useLanguage, useSay } from '@/components/language';
import { useInitials } from '@/components/table/initials';
import { IconButton } from '@/components/ui/Button';
import { Slider } from '@/components/ui/Slider';
import { Type } from '@/components/ui/Type';
import { say as sayOf } from '@/locales/say';
import type { OpenGame } from '@/store/game';

/** The whole game on the board, entry by entry. Looking back changes nothing. */
export function Timeline({
  open,
  at,
  onChange,
}: {
  readonly open: OpenGame;
  /** So many entries have happened. */
  readonly at: number;
  readonly onChange: (at: number) => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const { game, history } = open;
  const { commands, cursor } = history.log;
  const entries = useMemo(
    () => entriesOf(game.start, commands.slice(0, cursor)),
    [game.start, commands, cursor],
  );
  const entry = at > 0 ? entries[at - 1] : undefined;
  const state = entry?.after ?? game.start;
  const say = useSay(state);
  const initials = useInitials(say);
  const sentence = entry
    ? t.history.commandSentence(entry.command, entry.events, sayOf(language, t.words, entry.before))
    : t.evening.beginning;
  const rolled = entry?.events.find((event) => event.type === 'rolled');
  const marks = useMemo(() => (rolled ? { producing: new Set(rolled.hexes) } : {}), [rolled]);
  const count = entries.length;
  const spoken = t.evening.entryOf(at, count);
  const step = (to: number) => () => onChange(Math.max(0, Math.min(count, to)));
  return (
    <View style={styles.timeline} testID="timeline">
      <View style={styles.board}>
        <BoardPane
          board={state.board}
          pieces={state}
          initials={initials}
          marks={marks}
          testID="timeline-board"
        />
      </View>
      <View style={styles.row}>
        <IconButton
          icon="back"
          label={t.evening.earlier}
          disabled={at === 0}
          onPress={step(at - 1)}
          testID="timeline-earlier"
        />
        <Slider
          value={at}
          max={count}
          onChange={onChange}
          label={t.evening.timeline}
          spoken={`${spoken}. ${sentence}`}
          testID="timeline-slider"
        />
        <IconButton
          icon="forward"
          label={t.evening.later}
          disabled={at === count}
          onPress={step(at + 1)}
          testID="timeline-later"
        />
      </View>
      <Type size="small" tone="quiet">
        {spoken}
      </Type>
      <Type testID="timeline-sentence" style={styles.sentence}>
        {sentence}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  timeline: { gap: 2 },
  board: { height: 300, borderRadius: 12, overflow: 'hidden' },
  row: { flexDirection: 'row', alignItems: 'center' },
  sentence: { minHeight: 66 },
});
