import type { ArticleId } from './articles';

/** The book's table of contents: every article once, in the order of the book. */
export const CHAPTERS = {
  overview: ['turn', 'prices', 'gold'],
  box: ['pieces', 'terrain', 'tokens'],
  setUp: [
    'shares',
    'warehouse',
    'fixedStart',
    'variableStart',
    'firstCards',
    'neutralPosts',
    'firstRoute',
    'startBonuses',
  ],
  harvest: ['production', 'shortage', 'compensation'],
  seven: ['seven', 'discard', 'robber', 'stealing'],
  trade: ['trading', 'buying', 'threeForOne'],
  investments: ['merchant', 'caravan', 'route', 'doubleArrow'],
  connections: ['isolatedCity', 'connectionGold', 'connectionTie', 'bankEmpty'],
  merchants: ['moveMerchant', 'merchantStop', 'foundPost', 'coastGold', 'foundingToken'],
  caravans: ['moveCaravan', 'caravanStop', 'toll', 'delivery'],
  cards: ['developmentCard', 'playCard', 'cardEffects'],
  end: ['victory'],
} as const satisfies Readonly<Record<string, readonly ArticleId[]>>;

export type ChapterId = keyof typeof CHAPTERS;
export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];

export function chapterOf(article: ArticleId): ChapterId {
  return CHAPTER_IDS.find((id) => (CHAPTERS[id] as readonly ArticleId[]).includes(article))!;
}
