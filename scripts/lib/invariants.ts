import {
  CARAVANS_PER_ROUTE,
  CARDS_PER_RESOURCE,
  DECK_SIZE,
  ROUTES_EACH,
  START_POSTS,
} from '@/engine/europe/components';
import type { State } from '@/engine/europe/state';
import { ownerOf, RESOURCES, SLOT_COLOURS, type PieceId } from '@/engine/europe/vocabulary';

/** What must be true of every state, as a list of what is not. */

type Say = (flaw: string) => void;

/** Freezes what is not frozen yet; states share their parts, so that is little. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** Parts found sound before; states share most of theirs. */
const sound = new WeakSet<object>();

/** Nothing undefined, no number that counts nothing. */
function unsound(value: unknown, at: string, say: Say): void {
  if (value === undefined) say(`${at} is undefined`);
  else if (typeof value === 'number') {
    if (!Number.isInteger(value) || value < 0) say(`${at} is ${value}`);
  } else if (typeof value === 'object' && value !== null && !sound.has(value)) {
    let flawless = true;
    for (const key of Object.keys(value)) {
      if (key === 'board') continue;
      unsound((value as Record<string, unknown>)[key], `${at}.${key}`, (flaw) => {
        flawless = false;
        say(flaw);
      });
    }
    if (flawless) sound.add(value);
  }
}

/** Holds whatever the table recorded, overrides included, as long as it corrected nothing. */
export function structuralFlaws(state: State): string[] {
  const flaws: string[] = [];
  const say: Say = (flaw) => flaws.push(flaw);
  const { board, players, seats } = state;
  unsound(state, 'state', say);

  const laid: Record<string, number> = {};
  for (const path in state.routes) {
    const owner = state.routes[path]!;
    laid[owner] = (laid[owner] ?? 0) + 1;
    if (!board.paths.has(path)) say(`route on ${path}, which is no path`);
    if (!seats.includes(owner)) say(`route of ${owner}, who does not play`);
  }
  const delivered: Record<string, number> = {};
  for (const at in state.posts) {
    const { owner, goods } = state.posts[at]!;
    if (!board.sites.has(at)) say(`post at ${at}, which is no site`);
    if (owner !== 'neutral' && !seats.includes(owner)) say(`post of ${owner}, who does not play`);
    if (goods !== null) delivered[goods] = (delivered[goods] ?? 0) + 1;
  }
  for (const colour of seats) {
    const { goods, routesLeft, hand } = players[colour];
    if (goods.locked + goods.free + goods.delivered !== state.goodsEach) {
      say(`goods of ${colour} do not add up to ${state.goodsEach}`);
    }
    if (goods.delivered !== (delivered[colour] ?? 0)) {
      say(`${colour} delivered ${goods.delivered}, ${delivered[colour] ?? 0} lie on the board`);
    }
    if ((laid[colour] ?? 0) + routesLeft !== ROUTES_EACH) {
      say(`routes of ${colour}: ${laid[colour] ?? 0} laid, ${routesLeft} left`);
    }
    if ((hand === null) !== (state.tracking === 'light')) say(`hand of ${colour} is ${hand}`);
  }

  if ((state.supply === null) !== (state.tracking === 'light')) say('supply does not fit tracking');
  for (const resource of RESOURCES) {
    const range = state.supply?.[resource];
    if (range && (range.min > range.max || range.max > CARDS_PER_RESOURCE)) {
      say(`supply of ${resource} is ${range.min}…${range.max}`);
    }
  }

  for (const piece of Object.keys(state.caravans) as PieceId[]) {
    const path = state.caravans[piece] ?? null;
    if (!seats.includes(ownerOf(piece))) say(`${piece} of nobody`);
    if (path !== null && !state.routes[path]) say(`${piece} stands beside no route`);
    const stop = state.merchants[piece] ?? null;
    if (stop !== null && !board.intersections.has(stop)) say(`${piece} stands nowhere`);
  }
  const pieces = seats.length * 2;
  if (Object.keys(state.caravans).length !== pieces) say('caravans lost or found');
  if (Object.keys(state.merchants).length !== pieces) say('merchants lost or found');

  for (const colour of SLOT_COLOURS) {
    const inBox = board.tokens.filter((token) => token.colour === colour).length;
    const stock = state.stock.filter((token) => token.colour === colour).length;
    let placed = 0;
    for (const hex in state.tokens) if (state.tokens[hex]!.colour === colour) placed++;
    if (stock + placed !== inBox) say(`${colour} tokens: ${stock} in stock, ${placed} placed`);
  }
  for (const hex in state.tokens) if (!board.hexes.get(hex)?.slot) say(`token on ${hex}`);

  const deck = board.deck.reduce((sum, card) => sum + card.count, 0) || DECK_SIZE;
  const held = seats.reduce((sum, colour) => sum + players[colour].cards, 0);
  const cards = state.deck.left + state.deck.discarded + held;
  if (cards !== deck) say(`${cards} of ${deck} development cards`);

  const terrain = board.hexes.get(state.robber)?.terrain;
  if (terrain === undefined || terrain === 'sea') say(`robber at ${state.robber}`);
  return flaws;
}

/** Holds as long as everyone keeps to the rules. */
export function ruleFlaws(state: State): string[] {
  const flaws: string[] = [];
  const say: Say = (flaw) => flaws.push(flaw);
  const { seats, players, board } = state;
  const posts: Record<string, number> = {};
  for (const at in state.posts) {
    const { owner, goods } = state.posts[at]!;
    posts[owner] = (posts[owner] ?? 0) + 1;
    if (goods === owner) say(`goods of ${goods} under its own post at ${at}`);
  }
  if (state.phase.name !== 'startRoll' && state.phase.name !== 'placing') {
    for (const colour of seats) {
      const founded = state.goodsEach - 1 - players[colour].goods.locked;
      if (posts[colour] !== START_POSTS + founded) {
        say(`${colour} has ${posts[colour]} posts and ${players[colour].goods.locked} in store`);
      }
    }
    const neutral = seats.length === 3 ? START_POSTS : 0;
    if ((posts.neutral ?? 0) !== neutral) say(`${posts.neutral ?? 0} neutral posts`);
  }

  const beside: Record<string, number> = {};
  for (const piece in state.caravans) {
    const path = state.caravans[piece as PieceId];
    if (path) beside[path] = (beside[path] ?? 0) + 1;
  }
  for (const path in beside) {
    if (beside[path]! > CARAVANS_PER_ROUTE) say(`${beside[path]} caravans beside ${path}`);
  }
  for (const hex in state.tokens) {
    if (board.hexes.get(hex)?.slot?.colour !== state.tokens[hex]!.colour) {
      say(`token of another colour on ${hex}`);
    }
  }
  const done = seats.filter((colour) => players[colour].goods.delivered === state.goodsEach);
  const winner = state.phase.name === 'over' ? state.phase.winner : null;
  if ((done[0] ?? null) !== winner || done.length > 1) {
    say(`delivered everything: ${done.join(', ') || 'nobody'}; winner: ${winner ?? 'nobody'}`);
  }
  return flaws;
}
