import type { Board } from '@/engine/europe/board/board';
import { countOf, plus, type Bundle } from '@/engine/europe/bundle';
import type { Command, Correction } from '@/engine/europe/commands';
import { CARDS_PER_RESOURCE, START_GOLD } from '@/engine/europe/components';
import { readSetup, type GameSetup } from '@/engine/europe/setup';
import { begin } from '@/engine/europe/start';
import type { Goods, State } from '@/engine/europe/state';
import { siteTargets, startRouteTargets } from '@/engine/europe/targets';
import {
  RESOURCES,
  type Colour,
  type Owner,
  type PieceId,
  type SlotColour,
} from '@/engine/europe/vocabulary';

import { MAIN, placesOn } from './boards';
import { play } from './play';

export const FOUR: GameSetup = {
  players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'white' }, { colour: 'orange' }],
  first: 'red',
  start: 'variable',
  tracking: 'full',
};
export const THREE: GameSetup = { ...FOUR, players: FOUR.players.slice(0, 3) };

/** The table sat down, nothing placed. */
export function seated(setup: GameSetup = FOUR, board: Board = MAIN): State {
  const { table, problems } = readSetup(setup, board);
  if (!table) throw new Error(JSON.stringify(problems));
  return begin(board, table);
}

/** The command that fulfils the next placement, on the first place that will do. */
export function nextPlacement(state: State): Command {
  if (state.phase.name !== 'placing') throw new Error(`phase ${state.phase.name}`);
  const [step] = state.phase.left;
  if (step?.place === 'route') {
    const [path] = startRouteTargets(state, step.player);
    return { type: 'placeRoute', player: step.player, path: path! };
  }
  const [at] = siteTargets(state);
  return step?.place === 'post'
    ? { type: 'placePost', player: step.player, at: at! }
    : { type: 'placeNeutral', at: at! };
}

/** Everything placed on the first places that will do, by commands only. */
export function opened(setup: GameSetup = FOUR, board: Board = MAIN): State {
  let state = seated(setup, board);
  while (state.phase.name === 'placing') state = play(state, nextPlacement(state));
  return state;
}

export interface Tableau {
  readonly setup?: Partial<GameSetup>;
  readonly board?: Board;
  /** By names of cities. */
  readonly posts?: Readonly<Partial<Record<Owner, readonly string[]>>>;
  /** Under which post of a city whose goods lie. */
  readonly goodsUnder?: Readonly<Record<string, Colour>>;
  readonly routes?: Readonly<Partial<Record<Colour, readonly string[]>>>;
  readonly caravans?: Readonly<Partial<Record<PieceId, string>>>;
  readonly merchants?: Readonly<Partial<Record<PieceId, string>>>;
  readonly hands?: Readonly<Partial<Record<Colour, Bundle>>>;
  readonly gold?: Readonly<Partial<Record<Colour, number>>>;
  readonly goods?: Readonly<Partial<Record<Colour, Goods>>>;
  readonly cards?: Readonly<Partial<Record<Colour, number>>>;
  readonly routesLeft?: Readonly<Partial<Record<Colour, number>>>;
  readonly robber?: string;
  readonly tokens?: Readonly<Record<string, readonly [SlotColour, number] | null>>;
  readonly stock?: Readonly<Partial<Record<SlotColour, number>>>;
  readonly deck?: { readonly left: number; readonly discarded: number };
  readonly player?: Colour;
  readonly phase?: 'roll' | 'action';
}

/**
 * A game as a table might find it: opened by commands, then corrected to what is told. What is
 * not told is as at the start of a game, with empty hands and all cards in the supply.
 */
export function tableau(told: Tableau = {}): State {
  const board = told.board ?? MAIN;
  const setup = { ...FOUR, ...told.setup };
  const { city } = placesOn(board);
  const at = (place: string): string => (board.intersections.has(place) ? place : city(place));
  const start = opened({ ...setup, tracking: 'full' }, board);
  const set: Correction[] = [];
  for (const piece of Object.keys(start.caravans) as PieceId[]) {
    set.push({ of: 'caravan', piece, to: null });
  }
  for (const place of Object.keys(start.posts)) set.push({ of: 'post', at: place, to: null });
  for (const path of Object.keys(start.routes)) set.push({ of: 'route', path, to: null });
  let state = play(start, { type: 'correct', set });

  const laid: Correction[] = [];
  for (const [owner, names] of Object.entries(told.posts ?? {})) {
    for (const name of names) {
      const goods = told.goodsUnder?.[name] ?? null;
      laid.push({ of: 'post', at: at(name), to: owner as Owner, goods });
    }
  }
  for (const [colour, paths] of Object.entries(told.routes ?? {})) {
    for (const path of paths) laid.push({ of: 'route', path, to: colour as Colour });
  }
  for (const [piece, path] of Object.entries(told.caravans ?? {})) {
    laid.push({ of: 'caravan', piece: piece as PieceId, to: path });
  }
  for (const [piece, place] of Object.entries(told.merchants ?? {})) {
    laid.push({ of: 'merchant', piece: piece as PieceId, to: at(place) });
  }
  for (const [hex, token] of Object.entries(told.tokens ?? {})) {
    const to = token && { colour: token[0], number: token[1] };
    laid.push({ of: 'token', hex, to });
  }
  for (const [colour, to] of Object.entries(told.stock ?? {})) {
    laid.push({ of: 'stock', colour: colour as SlotColour, to });
  }
  if (told.robber) laid.push({ of: 'robber', to: told.robber });
  const dealt = Object.values(told.cards ?? {}).reduce((sum, cards) => sum + cards, 0);
  const deck = told.deck ?? { left: state.deck.left - dealt, discarded: 0 };
  laid.push({ of: 'deck', ...deck });
  const each = state.goodsEach;
  for (const player of state.seats) {
    const goods = told.goods?.[player] ?? { locked: each - 1, free: 1, delivered: 0 };
    laid.push({ of: 'goods', player, to: goods });
    laid.push({ of: 'gold', player, to: told.gold?.[player] ?? START_GOLD });
    laid.push({ of: 'cards', player, to: told.cards?.[player] ?? 0 });
    const routesLeft = told.routesLeft?.[player];
    if (routesLeft !== undefined) laid.push({ of: 'routesLeft', player, to: routesLeft });
  }
  const { player = 'red', phase = 'action' } = told;
  laid.push({ of: 'turn', player, phase });
  for (let i = 0; i < laid.length; i += 100) {
    state = play(state, { type: 'correct', set: laid.slice(i, i + 100) });
  }

  const hands: Partial<Record<Colour, number>> = {};
  let held: Bundle = {};
  for (const colour of state.seats) {
    const hand = told.hands?.[colour] ?? {};
    hands[colour] = countOf(hand);
    held = plus(held, hand);
  }
  const supply = Object.fromEntries(
    RESOURCES.map((resource) => [resource, CARDS_PER_RESOURCE - (held[resource] ?? 0)]),
  );
  state = play(state, { type: 'track', level: 'light' });
  return setup.tracking === 'light'
    ? state
    : play(state, { type: 'track', level: 'full', hands, supply });
}

/** Two of everything. */
export const PLENTY: Bundle = { wood: 2, wool: 2, grain: 2, ore: 2, salt: 2 };

const { city, way } = placesOn(MAIN);

/** Some turns into a game on the main practice map: something of everything on the board. */
export function midGame(told: Partial<Tableau> = {}): State {
  const torino = city('Torino');
  const bern = city('Bern');
  return tableau({
    posts: {
      red: ['Lyon', 'Torino', 'Wien', 'Hamburg'],
      blue: ['Bern', 'Praha', 'London', 'Riga'],
      white: ['Köln', 'Bruxelles', 'Madrid'],
      orange: ['Paris', 'Nürnberg', 'Budapest', 'Lisboa'],
    },
    goodsUnder: { Paris: 'blue', Wien: 'white' },
    routes: {
      red: way(torino, 'ne', 'nw'),
      blue: way(bern, 'w'),
      white: way(city('Köln'), 'w'),
      orange: way(city('Paris'), 'se'),
    },
    caravans: { 'red-1': way(torino, 'ne')[0]!, 'blue-1': way(bern, 'w')[0]! },
    merchants: { 'red-1': 'Wien', 'red-2': 'Wroclaw', 'white-1': 'Madrid' },
    hands: { red: PLENTY, blue: { salt: 3, wood: 1 }, white: { grain: 4 } },
    gold: { red: 5, blue: 2, white: 0, orange: 7 },
    goods: {
      red: { locked: 5, free: 3, delivered: 0 },
      blue: { locked: 6, free: 1, delivered: 1 },
      white: { locked: 7, free: 0, delivered: 1 },
      orange: { locked: 6, free: 2, delivered: 0 },
    },
    cards: { red: 1 },
    deck: { left: 23, discarded: 1 },
    robber: 'L5',
    ...told,
  });
}
