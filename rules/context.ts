import type { ClauseId } from '@/engine/europe/clauses';
import type { CommandType } from '@/engine/europe/commands';
import type { PhaseName } from '@/engine/europe/state';

import { ARTICLES, ARTICLE_OF_CLAUSE, articleOf, type ArticleId } from './articles';

/** What may be selected on the board. */
export const SELECTIONS = [
  'hex',
  'city',
  'path',
  'route',
  'post',
  'merchant',
  'caravan',
  'robber',
  'token',
] as const;
export type Selection = (typeof SELECTIONS)[number];

export interface Situation {
  readonly phase: PhaseName;
  /** The action being prepared. */
  readonly command?: CommandType | undefined;
  readonly selection?: Selection | undefined;
  /** The clause of an objection or of a payout that was tapped. */
  readonly clause?: ClauseId | undefined;
}

const ABOUT: Readonly<Record<Selection, readonly ArticleId[]>> = {
  hex: ['terrain', 'production', 'robber', 'tokens'],
  city: ['foundPost', 'coastGold', 'isolatedCity', 'merchantStop'],
  path: ['route', 'doubleArrow', 'connectionGold'],
  route: ['moveCaravan', 'toll', 'caravanStop', 'connectionGold'],
  post: ['delivery', 'production', 'merchant', 'neutralPosts'],
  merchant: ['moveMerchant', 'merchantStop', 'foundPost', 'merchant'],
  caravan: ['moveCaravan', 'toll', 'delivery', 'caravanStop', 'caravan'],
  robber: ['robber', 'stealing', 'seven'],
  token: ['tokens', 'foundingToken', 'production'],
};

/**
 * The articles for the moment, most pressing first: the clause in question, the action in hand,
 * what is selected, the phase, and then what the first of these lead on to.
 */
export function articlesFor({ phase, command, selection, clause }: Situation): ArticleId[] {
  const pressing = [
    ...(clause ? [ARTICLE_OF_CLAUSE[clause]] : []),
    ...(command ? ofCommand(command) : []),
    ...(selection ? ABOUT[selection] : []),
  ];
  const ofPhase = ARTICLES.filter(({ phases }) => phases?.includes(phase)).map(({ id }) => id);
  const further = (pressing.length > 0 ? pressing : ofPhase).flatMap((id) => articleOf(id).related);
  return [...new Set([...pressing, ...ofPhase, ...further])];
}

/** The article that is about this very action comes before those that only touch on it. */
function ofCommand(command: CommandType): ArticleId[] {
  return ARTICLES.filter(({ commands }) => commands?.includes(command))
    .sort((a, b) => a.commands!.indexOf(command) - b.commands!.indexOf(command))
    .map(({ id }) => id);
}
