import type { ClauseId } from '@/engine/europe/clauses';
import type { CommandType } from '@/engine/europe/commands';
import type { Options } from '@/engine/europe/setup';
import type { PhaseName } from '@/engine/europe/state';

import type { GlanceId } from './pages';

/** In the order of a book about the game: overviews, the box, the set-up, then a turn from roll to victory. */
export const ARTICLE_IDS = [
  'turn',
  'prices',
  'gold',
  'pieces',
  'terrain',
  'tokens',
  'shares',
  'warehouse',
  'fixedStart',
  'variableStart',
  'firstCards',
  'neutralPosts',
  'firstRoute',
  'startBonuses',
  'production',
  'shortage',
  'compensation',
  'seven',
  'discard',
  'robber',
  'stealing',
  'trading',
  'buying',
  'threeForOne',
  'merchant',
  'caravan',
  'route',
  'doubleArrow',
  'isolatedCity',
  'connectionGold',
  'connectionTie',
  'bankEmpty',
  'moveMerchant',
  'merchantStop',
  'foundPost',
  'coastGold',
  'foundingToken',
  'moveCaravan',
  'caravanStop',
  'toll',
  'delivery',
  'developmentCard',
  'playCard',
  'cardEffects',
  'victory',
] as const;
export type ArticleId = (typeof ARTICLE_IDS)[number];

export const DRAWING_IDS = [
  'production',
  'shortage',
  'connectionTie',
  'doubleArrow',
  'merchantReach',
  'foundingToken',
  'tolls',
  'deliveryOnTheWay',
  'seven',
] as const;
export type DrawingId = (typeof DRAWING_IDS)[number];

interface Entry {
  /** Overviews have none: each clause belongs to the one article that settles it. */
  readonly clauses: readonly ClauseId[];
  readonly related: readonly ArticleId[];
  readonly drawing?: DrawingId;
  readonly glance?: GlanceId;
  /** Section of the Russian rulebook; its page where the rulebook itself names one. */
  readonly source?: string;
  /** What the table may choose where the rulebook is silent. */
  readonly options?: readonly (keyof Options)[];
  readonly phases?: readonly PhaseName[];
  readonly commands?: readonly CommandType[];
}

export interface Article extends Entry {
  readonly id: ArticleId;
}

/** What a language says about an article. */
export interface ArticleText {
  readonly title: string;
  readonly body: readonly string[];
  /** What people really say when they mean it. */
  readonly aliases: readonly string[];
}
export type ArticleTexts = Readonly<Record<ArticleId, ArticleText>>;

const ENTRIES: Readonly<Record<ArticleId, Entry>> = {
  turn: {
    clauses: [],
    related: ['production', 'seven', 'trading', 'prices'],
    glance: 'turn',
    source: 'Краткий обзор игры',
    phases: ['roll', 'action'],
    commands: ['endTurn'],
  },
  prices: {
    clauses: [],
    related: ['route', 'caravan', 'merchant', 'developmentCard'],
    glance: 'prices',
    source: 'Вложения',
    phases: ['action'],
  },
  gold: {
    clauses: [],
    related: ['connectionGold', 'compensation', 'coastGold', 'buying', 'toll', 'bankEmpty'],
    glance: 'gold',
  },

  pieces: {
    clauses: ['E-COMP-1', 'E-COMP-4', 'E-BUILD-5'],
    related: ['shares', 'warehouse', 'route'],
    source: 'Состав игры',
  },
  terrain: {
    clauses: ['E-COMP-5'],
    related: ['production', 'tokens'],
    source: 'Игровое поле',
  },
  tokens: {
    clauses: ['E-COMP-3', 'E-MERCH-8'],
    related: ['foundingToken', 'robber', 'production'],
    options: ['robberFollows'],
    source: 'Подготовка к игре',
  },

  shares: {
    clauses: ['E-SET-1', 'E-SET-2'],
    related: ['warehouse', 'fixedStart', 'variableStart', 'pieces'],
    source: 'Подготовка к игре',
    phases: ['startRoll', 'placing'],
  },
  warehouse: {
    clauses: ['E-SET-3', 'E-MERCH-4'],
    related: ['foundPost', 'delivery', 'victory'],
    source: 'Подготовка к короткой игре',
    phases: ['placing'],
  },
  fixedStart: {
    clauses: ['E-SET-5'],
    related: ['variableStart', 'neutralPosts', 'shares'],
    source: 'Начальная расстановка в короткой игре',
    phases: ['placing'],
    commands: ['placeFixed'],
  },
  variableStart: {
    clauses: ['E-SET-6'],
    related: ['firstCards', 'neutralPosts', 'firstRoute', 'startBonuses'],
    source: 'Переменная начальная расстановка, с. 10',
    phases: ['startRoll', 'placing'],
    commands: ['placePost', 'rollForStart'],
  },
  firstCards: {
    clauses: ['E-SET-7'],
    related: ['variableStart', 'fixedStart', 'terrain'],
    source: 'Переменная начальная расстановка, с. 10',
    phases: ['placing'],
    commands: ['placePost'],
  },
  neutralPosts: {
    clauses: ['E-SET-8', 'E-ROLL-5'],
    related: ['variableStart', 'delivery', 'production'],
    source: 'Переменная начальная расстановка, с. 10',
    phases: ['placing'],
    commands: ['placeNeutral'],
  },
  firstRoute: {
    clauses: ['E-SET-9'],
    related: ['variableStart', 'isolatedCity', 'route'],
    source: 'Переменная начальная расстановка, с. 10',
    phases: ['placing'],
    commands: ['placeRoute'],
  },
  startBonuses: {
    clauses: ['E-SET-10'],
    related: ['variableStart', 'coastGold', 'foundingToken'],
    options: ['startCoins', 'startTokens'],
    phases: ['placing'],
    commands: ['placePost'],
  },

  production: {
    clauses: ['E-ROLL-1'],
    related: ['compensation', 'shortage', 'robber', 'terrain'],
    drawing: 'production',
    source: 'Фаза сбора сырья, с. 5',
    phases: ['roll'],
    commands: ['roll'],
  },
  shortage: {
    clauses: ['E-COMP-2', 'E-ROLL-3'],
    related: ['production', 'compensation', 'buying'],
    drawing: 'shortage',
    source: 'Фаза сбора сырья, с. 5',
    phases: ['roll'],
    commands: ['roll'],
  },
  compensation: {
    clauses: ['E-ROLL-4'],
    related: ['production', 'shortage', 'gold', 'seven'],
    source: 'Фаза сбора сырья, с. 5',
    phases: ['roll'],
    commands: ['roll'],
  },

  seven: {
    clauses: ['E-SEVEN-1'],
    related: ['discard', 'robber', 'stealing', 'compensation'],
    drawing: 'seven',
    glance: 'seven',
    source: 'Фаза сбора сырья, с. 5',
    phases: ['hands', 'discard', 'robber', 'steal'],
    commands: ['confirmHands'],
  },
  discard: {
    clauses: ['E-SEVEN-2'],
    related: ['seven', 'robber'],
    glance: 'seven',
    source: 'Фаза сбора сырья, с. 5',
    phases: ['hands', 'discard'],
    commands: ['confirmHands', 'discard'],
  },
  robber: {
    clauses: ['E-SET-4', 'E-ROLL-2', 'E-SEVEN-3'],
    related: ['seven', 'stealing', 'tokens', 'compensation'],
    source: 'Фаза сбора сырья, с. 5',
    phases: ['robber'],
    commands: ['moveRobber'],
  },
  stealing: {
    clauses: ['E-SEVEN-4'],
    related: ['robber', 'seven', 'neutralPosts'],
    source: 'Фаза сбора сырья, с. 5',
    phases: ['robber', 'steal'],
    commands: ['steal', 'moveRobber'],
  },

  trading: {
    clauses: ['E-TRADE-1'],
    related: ['buying', 'threeForOne', 'turn'],
    source: 'Фаза действий, с. 6: торговля',
    phases: ['action'],
    commands: ['trade'],
  },
  buying: {
    clauses: ['E-TRADE-2'],
    related: ['threeForOne', 'trading', 'gold'],
    source: 'Фаза действий, с. 6: торговля',
    phases: ['action'],
    commands: ['buy'],
  },
  threeForOne: {
    clauses: ['E-TRADE-3'],
    related: ['buying', 'trading', 'gold'],
    source: 'Фаза действий, с. 6: торговля',
    phases: ['action'],
    commands: ['exchange'],
  },

  merchant: {
    clauses: ['E-BUILD-2', 'E-MERCH-10'],
    related: ['moveMerchant', 'foundPost', 'prices'],
    source: 'Вложения',
    phases: ['action'],
    commands: ['hireMerchant'],
  },
  caravan: {
    clauses: ['E-BUILD-3'],
    related: ['moveCaravan', 'caravanStop', 'delivery', 'prices'],
    source: 'Вложения',
    phases: ['action'],
    commands: ['outfitCaravan'],
  },
  route: {
    clauses: ['E-BUILD-4'],
    related: ['doubleArrow', 'connectionGold', 'pieces', 'prices'],
    source: 'Вложения',
    phases: ['action'],
    commands: ['layRoute'],
  },
  doubleArrow: {
    clauses: ['E-BUILD-6', 'E-BUILD-7'],
    related: ['route', 'connectionGold'],
    drawing: 'doubleArrow',
    options: ['doubleChain'],
    source: 'Торговые пути приносят золото',
    phases: ['action'],
    commands: ['layRoute', 'skipFreeRoute'],
  },
  isolatedCity: {
    clauses: ['E-GOLD-1', 'E-GOLD-4'],
    related: ['connectionGold', 'connectionTie', 'firstRoute'],
    source: 'Торговые пути приносят золото',
    phases: ['action'],
    commands: ['layRoute'],
  },
  connectionGold: {
    clauses: ['E-GOLD-2', 'E-GOLD-5'],
    related: ['isolatedCity', 'connectionTie', 'route', 'gold'],
    source: 'Торговые пути приносят золото',
    phases: ['action'],
    commands: ['layRoute'],
  },
  connectionTie: {
    clauses: ['E-GOLD-3'],
    related: ['connectionGold', 'isolatedCity'],
    drawing: 'connectionTie',
    source: 'Торговые пути приносят золото',
    phases: ['action'],
    commands: ['layRoute'],
  },
  bankEmpty: {
    clauses: ['E-GOLD-6'],
    related: ['gold', 'pieces', 'connectionGold'],
    options: ['bankLimited'],
  },

  moveMerchant: {
    clauses: ['E-MERCH-1'],
    related: ['merchantStop', 'foundPost', 'merchant'],
    drawing: 'merchantReach',
    source: 'Движение',
    phases: ['action'],
    commands: ['moveMerchant'],
  },
  merchantStop: {
    clauses: ['E-MERCH-2', 'E-MERCH-9'],
    related: ['moveMerchant', 'foundPost', 'warehouse'],
    options: ['merchantWaits'],
    source: 'Движение',
    phases: ['action'],
    commands: ['moveMerchant'],
  },
  foundPost: {
    clauses: ['E-MERCH-3'],
    related: ['warehouse', 'coastGold', 'foundingToken', 'moveMerchant'],
    source: 'Движение',
    phases: ['action'],
    commands: ['moveMerchant'],
  },
  coastGold: {
    clauses: ['E-MERCH-5'],
    related: ['foundPost', 'startBonuses', 'gold'],
    source: 'Движение',
    phases: ['action'],
    commands: ['moveMerchant'],
  },
  foundingToken: {
    clauses: ['E-MERCH-6', 'E-MERCH-7'],
    related: ['tokens', 'foundPost', 'startBonuses'],
    drawing: 'foundingToken',
    source: 'Движение',
    phases: ['action'],
    commands: ['moveMerchant'],
  },

  moveCaravan: {
    clauses: ['E-CARA-1', 'E-CARA-8'],
    related: ['toll', 'delivery', 'caravanStop', 'caravan'],
    source: 'Доставка',
    phases: ['action'],
    commands: ['moveCaravan'],
  },
  caravanStop: {
    clauses: ['E-CARA-2'],
    related: ['moveCaravan', 'caravan', 'toll'],
    source: 'Доставка',
    phases: ['action'],
    commands: ['moveCaravan', 'outfitCaravan'],
  },
  toll: {
    clauses: ['E-CARA-3', 'E-CARA-4', 'E-CARA-5'],
    related: ['moveCaravan', 'gold', 'delivery'],
    drawing: 'tolls',
    source: 'Доставка',
    phases: ['action'],
    commands: ['moveCaravan'],
  },
  delivery: {
    clauses: ['E-CARA-6', 'E-CARA-7'],
    related: ['warehouse', 'moveCaravan', 'toll', 'victory'],
    drawing: 'deliveryOnTheWay',
    source: 'Доставка, с. 9',
    phases: ['action'],
    commands: ['deliver', 'moveCaravan'],
  },

  developmentCard: {
    clauses: ['E-BUILD-1', 'E-DEV-2'],
    related: ['playCard', 'cardEffects', 'prices'],
    source: 'Вложения',
    phases: ['action'],
    commands: ['buyCard'],
  },
  playCard: {
    clauses: ['E-ROLL-6', 'E-DEV-1'],
    related: ['cardEffects', 'developmentCard', 'turn'],
    source: 'Развитие, с. 9',
    phases: ['roll', 'action'],
    commands: ['playCard'],
  },
  cardEffects: {
    clauses: ['E-DEV-3'],
    related: ['playCard', 'developmentCard'],
    source: 'Развитие, с. 9',
    commands: ['playCard'],
  },
  victory: {
    clauses: ['E-END-1'],
    related: ['delivery', 'warehouse', 'shares'],
    glance: 'end',
    source: 'Конец игры',
    phases: ['over'],
    commands: ['deliver'],
  },
};

export const ARTICLES: readonly Article[] = ARTICLE_IDS.map((id) => ({ id, ...ENTRIES[id] }));

export function articleOf(id: ArticleId): Article {
  return { id, ...ENTRIES[id] };
}

/** The one article that settles a clause. */
export const ARTICLE_OF_CLAUSE = Object.fromEntries(
  ARTICLES.flatMap(({ id, clauses }) => clauses.map((clause) => [clause, id])),
) as Readonly<Record<ClauseId, ArticleId>>;

/** The one article that tells what a table may choose. */
export const ARTICLE_OF_OPTION = Object.fromEntries(
  ARTICLES.flatMap(({ id, options = [] }) => options.map((option) => [option, id])),
) as Readonly<Record<keyof Options, ArticleId>>;
