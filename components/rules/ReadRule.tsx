import { useCatalog } from '@/components/language';
import { Button } from '@/components/ui/Button';
import type { ClauseId } from '@/engine/europe/clauses';
import { ARTICLE_OF_CLAUSE } from '@/rules/articles';

import { articlePage, readAtTable } from './reading';

/** From a sentence at the table to the whole article, and back to the same sentence. */
export function ReadRule({ clause }: { readonly clause: ClauseId }) {
  const t = useCatalog();
  return (
    <Button
      label={t.rulebook.readRule}
      icon="book"
      testID="read-rule"
      onPress={() => readAtTable(articlePage(ARTICLE_OF_CLAUSE[clause]))}
    />
  );
}
