import { useMemo } from 'react';

import { useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { articlesFor } from '@/rules/context';

import { ArticleRow } from './ArticleRow';
import { situationOf } from './moment';
import { articlePage, readAtTable, RULES_PAGE } from './reading';

/** More than these are found faster by asking. */
const LISTED = 8;

/** The rules for what the table is doing right now, the most pressing first. */
export function RulesSheet({ onClose }: { readonly onClose: () => void }) {
  const { state, events, t } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const away = useTableUi((ui) => ui.away);
  const articles = useMemo(
    () => articlesFor(situationOf(state, mode, events)).slice(0, LISTED),
    [state, mode, events],
  );
  if (away !== null) return null;
  return (
    <Sheet
      title={t.rulebook.now}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="rules-sheet"
      footer={
        <Button
          label={t.rulebook.allRules}
          icon="search"
          testID="all-rules"
          onPress={() => readAtTable(`${RULES_PAGE}?ask=1`)}
        />
      }
    >
      {articles.map((article) => (
        <ArticleRow
          key={article}
          article={article}
          snippet
          onPress={() => readAtTable(articlePage(article))}
        />
      ))}
    </Sheet>
  );
}
