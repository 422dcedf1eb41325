import { Pressable, StyleSheet, View } from 'react-native';

import { BoardView } from '@/components/board/BoardView';
import { useCatalog, useLanguage } from '@/components/language';
import { articlePage, openPage } from '@/components/rules/reading';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import type { ClauseId } from '@/engine/europe/clauses';
import { cityName } from '@/locales/cities';
import { ARTICLE_OF_CLAUSE } from '@/rules/articles';
import { useGame } from '@/store/game';

import { rulesOf, type Entry } from './entries';

/** The board as it stood after an entry, and the way there and back. */
export function EntrySheet({
  entry,
  sentence,
  cursor,
  onClose,
}: {
  readonly entry: Entry;
  readonly sentence: string;
  readonly cursor: number;
  readonly onClose: () => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const here = entry.at + 1;
  const jump = () => {
    useGame.getState().jump(here);
    onClose();
  };
  return (
    <Sheet
      title={t.logbook.entry(here)}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="entry"
      footer={
        here === cursor ? (
          <Type tone="quiet" center>
            {t.logbook.hereNow}
          </Type>
        ) : (
          <Button
            kind="filled"
            label={
              here < cursor ? t.logbook.backTo(cursor - here) : t.logbook.forwardTo(here - cursor)
            }
            onPress={jump}
            testID="entry-jump"
          />
        )
      }
    >
      <Type>{sentence}</Type>
      <View style={styles.board}>
        <BoardView
          board={entry.after.board}
          pieces={entry.after}
          names={(site) => cityName(site.name, language)}
          testID="entry-board"
        />
      </View>
      <View>
        {rulesOf(entry).map((rule) => (
          <RuleLine key={rule} rule={rule} />
        ))}
      </View>
    </Sheet>
  );
}

/** Why it came about: a tap opens the article. */
function RuleLine({ rule }: { readonly rule: ClauseId }) {
  const { clauses, rulebook } = useCatalog();
  const palette = usePalette();
  const { title, gist } = clauses[rule];
  return (
    <Pressable
      testID={`entry-rule-${rule}`}
      role="link"
      accessibilityHint={rulebook.readRule}
      onPress={() => openPage(articlePage(ARTICLE_OF_CLAUSE[rule]))}
      style={[styles.rule, { borderTopColor: palette.line }]}
    >
      <View style={styles.words}>
        <Type size="small" bold>
          {title}
        </Type>
        <Type size="small" tone="quiet">
          {gist}
        </Type>
      </View>
      <Icon name="book" size={22} colour={palette.quiet} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  rule: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    paddingVertical: 8,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1, gap: 2 },
  board: { height: 300, borderRadius: 12, overflow: 'hidden' },
});
