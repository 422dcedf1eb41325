import { countTable, type PlayerCount, type TableCount } from './count';
import {
  CARAVANS_PER_ROUTE,
  CARDS_PER_RESOURCE,
  COINS_IN_ALL,
  DECK_SIZE,
  ROUTES_EACH,
  START_POSTS,
} from './components';
import type { State } from './state';
import { RESOURCES, SLOT_COLOURS, type Colour, type Owner } from './vocabulary';

/**
 * What cannot stand on a table, or hardly can. An impossible thing is a mistake somewhere in the
 * log; a doubtful one may be so, but is worth a count.
 */
export const DOUBTS = {
  'routes-beyond-reserve': 'impossible',
  'routes-do-not-add-up': 'impossible',
  'goods-do-not-add-up': 'impossible',
  'goods-on-board-differ': 'impossible',
  'posts-do-not-fit-goods': 'impossible',
  'neutral-posts': 'impossible',
  'cards-beyond-resource': 'impossible',
  'cards-do-not-add-up': 'impossible',
  'gold-beyond-coins': 'doubtful',
  'caravans-at-route': 'impossible',
  'caravan-without-route': 'impossible',
  'tokens-do-not-add-up': 'impossible',
  'deck-does-not-add-up': 'impossible',
  'own-goods-under-post': 'doubtful',
  negative: 'impossible',
  'supply-unsure': 'doubtful',
} as const satisfies Readonly<Record<string, 'impossible' | 'doubtful'>>;

export type DoubtCode = keyof typeof DOUBTS;
export type Severity = (typeof DOUBTS)[DoubtCode];

export interface Doubt {
  readonly code: DoubtCode;
  readonly severity: Severity;
  readonly who?: Owner;
  /** A place, a piece, a resource, a colour of tokens, or the name of what is counted. */
  readonly at?: string;
  readonly is?: number;
  readonly needs?: number;
}

type Say = (code: DoubtCode, about?: Omit<Doubt, 'code' | 'severity'>) => void;

/** A supply known no better than this is worth counting. */
const WIDEST_RANGE = 6;

/** Everything about the mirror's own numbers that does not fit, the impossible first. */
export function doubtsAbout(state: State, count: TableCount = countTable(state)): Doubt[] {
  const found: Doubt[] = [];
  const say: Say = (code, about = {}) => found.push({ code, severity: DOUBTS[code], ...about });
  const playing = state.phase.name !== 'startRoll' && state.phase.name !== 'placing';
  for (const [who, player] of count.players) {
    doubtPlayer(state, who, player, playing, say);
  }
  if (playing) {
    const needs = state.seats.length === 3 ? START_POSTS : 0;
    const is = count.neutralPosts;
    if (is !== needs) say('neutral-posts', { who: 'neutral', is, needs });
  }
  for (const at in state.posts) {
    const { owner, goods } = state.posts[at]!;
    if (goods === owner) say('own-goods-under-post', { who: owner, at });
  }
  doubtCards(count, say);
  doubtPieces(state, count, say);
  return [
    ...found.filter(({ severity }) => severity === 'impossible'),
    ...found.filter(({ severity }) => severity === 'doubtful'),
  ];
}

function doubtPlayer(
  state: State,
  who: Colour,
  count: PlayerCount,
  playing: boolean,
  say: Say,
): void {
  const { goods, routes, posts } = count;
  if (routes.onBoard > ROUTES_EACH) {
    say('routes-beyond-reserve', { who, is: routes.onBoard, needs: ROUTES_EACH });
  } else if (routes.onBoard + routes.inReserve !== ROUTES_EACH) {
    say('routes-do-not-add-up', { who, is: routes.onBoard + routes.inReserve, needs: ROUTES_EACH });
  }
  const all = goods.locked + goods.free + goods.delivered;
  if (all !== state.goodsEach) {
    say('goods-do-not-add-up', { who, is: all, needs: state.goodsEach });
  }
  if (goods.delivered !== count.goodsOnBoard) {
    say('goods-on-board-differ', { who, is: count.goodsOnBoard, needs: goods.delivered });
  }
  // Every post founded since the start has freed one of the goods under the others.
  const founded = state.goodsEach - 1 - goods.locked;
  if (playing && posts.onBoard !== START_POSTS + founded) {
    say('posts-do-not-fit-goods', { who, is: posts.onBoard, needs: START_POSTS + founded });
  }
  const counted = {
    hand: count.hand ?? 0,
    gold: count.gold,
    cards: count.cards,
    routesLeft: routes.inReserve,
    ...goods,
  };
  for (const [at, is] of Object.entries(counted)) if (is < 0) say('negative', { who, at, is });
}

function doubtCards(count: TableCount, say: Say): void {
  const { supply } = count;
  const all = RESOURCES.length * CARDS_PER_RESOURCE;
  if (count.cardsInHands > all) {
    say('cards-do-not-add-up', { is: count.cardsInHands, needs: all });
  }
  if (supply) {
    let least = count.cardsInHands;
    let most = count.cardsInHands;
    for (const at of RESOURCES) {
      const { min, max } = supply[at];
      least += min;
      most += max;
      if (max > CARDS_PER_RESOURCE) {
        say('cards-beyond-resource', { at, is: max, needs: CARDS_PER_RESOURCE });
      }
      if (min < 0) say('negative', { at, is: min });
      if (max - min > WIDEST_RANGE) say('supply-unsure', { at, is: max - min });
    }
    if (least > all) say('cards-do-not-add-up', { is: least, needs: all });
    else if (most < all) say('cards-do-not-add-up', { is: most, needs: all });
  }
  if (count.goldInPlay > COINS_IN_ALL) {
    say('gold-beyond-coins', { is: count.goldInPlay, needs: COINS_IN_ALL });
  }
}

function doubtPieces(state: State, count: TableCount, say: Say): void {
  for (const [at, is] of count.caravansAt) {
    if (is > CARAVANS_PER_ROUTE) say('caravans-at-route', { at, is, needs: CARAVANS_PER_ROUTE });
    if (!state.routes[at]) say('caravan-without-route', { at, is });
  }
  for (const at of SLOT_COLOURS) {
    const { onBoard, inStock, inBox } = count.tokens[at];
    const is = onBoard + inStock;
    if (is !== inBox) say('tokens-do-not-add-up', { at, is, needs: inBox });
  }
  const needs = state.board.deck.reduce((sum, card) => sum + card.count, 0) || DECK_SIZE;
  let is = state.deck.left + state.deck.discarded;
  for (const { cards } of count.players.values()) is += cards;
  if (is !== needs) say('deck-does-not-add-up', { is, needs });
}
