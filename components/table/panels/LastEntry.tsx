import { useMemo } from 'react';

import { useCatalog, useLanguage } from '@/components/language';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import { decide } from '@/engine/europe/decide';
import { goTo } from '@/engine/log/history';
import { say as sayOf } from '@/locales/say';

/** What was recorded last, as the history will tell it. */
export function LastEntry() {
  const { open, last, events } = useTable();
  const language = useLanguage();
  const { words, history } = useCatalog();
  const sentence = useMemo(() => {
    if (!last) return '';
    // The sentence speaks from the state before, when the numbers were those rolled for.
    const before = goTo(open.history, open.history.log.cursor - 1, decide).state;
    return history.commandSentence(last, events, sayOf(language, words, before));
  }, [open.history, last, events, history, language, words]);
  return sentence === '' ? null : (
    <Type tone="quiet" testID="last-entry">
      {sentence}
    </Type>
  );
}
