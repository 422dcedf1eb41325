import type { ArticleId } from '../articles';

/** What somebody asks across the table, and the article that answers it. */
export interface Question {
  readonly ask: string;
  readonly article: ArticleId;
}

/** Questions by the article that answers them. */
export function questions(
  asked: Readonly<Partial<Record<ArticleId, readonly string[]>>>,
): Question[] {
  return (Object.keys(asked) as ArticleId[]).flatMap((article) =>
    asked[article]!.map((ask) => ({ ask, article })),
  );
}
