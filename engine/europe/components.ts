import type { Bundle } from './bundle';
import type { Side } from './vocabulary';

/** What is in the box (E-COMP) and what things cost (E-BUILD). */
export const ROUTES_EACH = 30;
export const START_POSTS = 3;
export const START_GOLD = 3;
export const CARDS_PER_RESOURCE = 19;
export const DECK_SIZE = 25;
export const COINS_IN_ALL = 100;
export const HAND_LIMIT = 7;
export const CARAVANS_PER_ROUTE = 2;
export const STEPS_PER_CARD = 3;
export const CARD_PRICE = 2;
export const PURCHASES_A_TURN = 2;
export const EXCHANGE_RATE = 3;
export const TOLL = 1;
/** Numbers on the fifteen tokens, in order. */
export const TOKEN_NUMBERS = [3, 3, 4, 4, 5, 5, 9, 9, 9, 10, 10, 10, 11, 11, 11] as const;

/** E-SET-2: goods a player brings; the warehouse holds one post fewer than goods. */
export const GOODS_EACH: Readonly<Record<Side, Readonly<Record<number, number>>>> = {
  short: { 3: 6, 4: 5 },
  main: { 3: 10, 4: 8 },
};

export const PRICES = {
  card: { salt: 1, wool: 1 },
  merchant: { wool: 1, grain: 1, wood: 1 },
  caravan: { ore: 1, wood: 1, salt: 1 },
  route: { ore: 1, wood: 1 },
} as const satisfies Readonly<Record<string, Bundle>>;
