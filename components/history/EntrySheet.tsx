import { StyleSheet, View } from 'react-native';

import { BoardView } from '@/components/board/BoardView';
import { useCatalog, useLanguage } from '@/components/language';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import { cityName } from '@/locales/cities';
import { useGame } from '@/store/game';

import type { Entry } from './entries';

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
    </Sheet>
  );
}

const styles = StyleSheet.create({
  board: { height: 300, borderRadius: 12, overflow: 'hidden' },
});
