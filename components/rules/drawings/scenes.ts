import type { Marks } from '@/components/board/marks';
import type { Pieces } from '@/components/board/standing';
import { stepsFrom } from '@/engine/board/graph';
import type { Board } from '@/engine/europe/board/board';
import type { HexEntry, SiteEntry } from '@/engine/europe/board/file';
import type { Bundle } from '@/engine/europe/bundle';
import { STEPS_PER_CARD } from '@/engine/europe/components';
import type { Colour, Owner, PieceId } from '@/engine/europe/vocabulary';
import type { DrawingId } from '@/rules/articles';

import { corner, path, smallBoard } from './smallBoard';

/** What somebody takes or pays in the case that is drawn. */
export interface Effect {
  readonly player: Colour;
  readonly cards?: Bundle;
  readonly gold?: number;
}

export interface DrawnCase {
  readonly board: Board;
  readonly pieces: Pieces;
  readonly marks: Marks;
  readonly dice?: number;
  readonly effects: readonly Effect[];
}

interface Laid {
  readonly posts?: Readonly<Record<string, Owner>>;
  readonly goods?: Readonly<Record<string, Colour>>;
  readonly routes?: Readonly<Record<string, Colour>>;
  readonly caravans?: Travellers;
  readonly merchants?: Travellers;
  readonly robber?: string;
}

type Travellers = Readonly<Partial<Record<PieceId, string>>>;

function standing(pieces: Travellers, place: (name: string) => string): Travellers {
  return Object.fromEntries(Object.entries(pieces).map(([piece, at]) => [piece, place(at)]));
}

function laid(told: Laid): Pieces {
  const { posts = {}, goods = {}, routes = {}, caravans = {}, merchants = {}, robber = '' } = told;
  return {
    posts: Object.fromEntries(
      Object.entries(posts).map(([at, owner]) => [corner(at), { owner, goods: goods[at] ?? null }]),
    ),
    routes: Object.fromEntries(Object.entries(routes).map(([at, owner]) => [path(at), owner])),
    caravans: standing(caravans, path),
    merchants: standing(merchants, corner),
    robber,
    tokens: {},
  };
}

/** Four hexes round the path in the middle, from B2e to D2w. */
function four(
  west: Omit<HexEntry, 'at'>,
  north: Omit<HexEntry, 'at'>,
  south: Omit<HexEntry, 'at'>,
  east: Omit<HexEntry, 'at'>,
): HexEntry[] {
  return [
    { at: 'B2', ...west },
    { at: 'C2', ...north },
    { at: 'C3', ...south },
    { at: 'D2', ...east },
  ];
}

/** Named only where the words below the drawing speak of it. */
const city = (at: string, name = ''): SiteEntry => ({ at, name, kind: 'brown' });

const HARVEST_CITIES = ['B2e', 'C2nw', 'D2w', 'D2e'].map((at) => city(at));

/** Six hexes in a row of four columns, for longer ways. */
const LONG: readonly HexEntry[] = [
  { at: 'B2', terrain: 'forest', number: 5 },
  { at: 'C2', terrain: 'field', number: 9 },
  { at: 'C3', terrain: 'mountains', number: 3 },
  { at: 'D2', terrain: 'pasture', number: 8 },
  { at: 'E2', terrain: 'forest', number: 10 },
  { at: 'E3', terrain: 'saltworks', number: 4 },
];
const LONG_CITIES = ['B2e', 'C3e', 'D2e', 'E2e'].map((at) => city(at));
const long = () => smallBoard(LONG, LONG_CITIES);

function production(): DrawnCase {
  return {
    board: smallBoard(
      four(
        { terrain: 'forest', number: 5 },
        { terrain: 'field', number: 8 },
        { terrain: 'mountains', number: 10 },
        { terrain: 'pasture', number: 8 },
      ),
      HARVEST_CITIES,
    ),
    pieces: laid({
      posts: { B2e: 'red', C2nw: 'red', D2w: 'blue', D2e: 'blue' },
      robber: 'D2',
    }),
    marks: { producing: new Set(['C2']) },
    dice: 8,
    effects: [
      { player: 'red', cards: { grain: 2 } },
      { player: 'blue', cards: { grain: 1 } },
    ],
  };
}

function shortage(): DrawnCase {
  return {
    board: smallBoard(
      four(
        { terrain: 'forest', number: 5 },
        { terrain: 'field', number: 6 },
        { terrain: 'pasture', number: 10 },
        { terrain: 'mountains', number: 6 },
      ),
      HARVEST_CITIES,
    ),
    pieces: laid({ posts: { B2e: 'red', C2nw: 'red', D2w: 'blue' } }),
    marks: { producing: new Set(['C2', 'D2']) },
    dice: 6,
    effects: [
      { player: 'red', gold: 1 },
      { player: 'blue', cards: { ore: 1 } },
    ],
  };
}

function connectionTie(): DrawnCase {
  return {
    board: smallBoard(
      four(
        { terrain: 'pasture', number: 4 },
        { terrain: 'mountains', number: 9 },
        { terrain: 'field', number: 5 },
        { terrain: 'forest', number: 10 },
      ),
      [city('B2e', 'Bern'), city('C2e', 'Torino'), city('C3e', 'Venezia')],
    ),
    pieces: laid({ routes: { C2s: 'red', C2se: 'blue', C3ne: 'red' } }),
    marks: {
      band: [
        [path('C2s'), path('C2se')],
        [path('C2s'), path('C3ne')],
      ],
      chosen: 1,
    },
    effects: [{ player: 'red', gold: 2 }],
  };
}

function doubleArrow(): DrawnCase {
  const board = smallBoard(
    four(
      { terrain: 'field', number: 3 },
      { terrain: 'forest', number: 11 },
      { terrain: 'pasture', number: 6 },
      { terrain: 'mountains', number: 8 },
    ),
    [city('B2e'), city('C2e')],
    [
      { at: 'C2s', double: true },
      { at: 'B2s', double: true },
    ],
  );
  const laidNow = path('C2s');
  return {
    board,
    pieces: laid({ posts: { B2e: 'red' }, routes: { C2s: 'red' } }),
    marks: { legal: { paths: new Set(board.paths.get(laidNow)!.touching) } },
    effects: [],
  };
}

function merchantReach(): DrawnCase {
  const board = long();
  const start = corner('B2e');
  const taken = new Set([start, corner('D2e')]);
  const rings = new Map(
    [...stepsFrom(board, start, 2 * STEPS_PER_CARD)]
      .filter(([at]) => !taken.has(at))
      .map(([at, steps]): [string, number] => [at, Math.ceil(steps / STEPS_PER_CARD)]),
  );
  return {
    board,
    pieces: laid({ posts: { B2e: 'red', D2e: 'blue' }, merchants: { 'red-1': 'B2e' } }),
    marks: { rings },
    effects: [],
  };
}

function foundingToken(): DrawnCase {
  return {
    board: smallBoard(
      four(
        { terrain: 'forest', number: 8 },
        { terrain: 'field', slot: 'yellow' },
        { terrain: 'mountains', slot: 'grey' },
        { terrain: 'pasture', number: 5 },
      ),
      [city('B2w'), city('D2w')],
    ),
    pieces: laid({ posts: { D2w: 'red', B2w: 'blue' } }),
    marks: {
      legal: { hexes: new Set(['C2', 'C3']) },
      selected: { kind: 'site', id: corner('D2w') },
    },
    effects: [],
  };
}

function tolls(): DrawnCase {
  return {
    board: long(),
    pieces: laid({
      posts: { B2e: 'red' },
      routes: { C2s: 'red', C3ne: 'blue', D2s: 'blue', E3nw: 'white' },
      caravans: { 'red-1': 'C2s' },
    }),
    marks: { trace: [path('C3ne'), path('D2s'), path('E3nw')] },
    effects: [
      { player: 'red', gold: -2 },
      { player: 'blue', gold: 1 },
      { player: 'white', gold: 1 },
    ],
  };
}

function deliveryOnTheWay(): DrawnCase {
  return {
    board: long(),
    pieces: laid({
      posts: { B2e: 'red', C3e: 'blue' },
      goods: { C3e: 'red' },
      routes: { C2s: 'red', C3ne: 'red', D2s: 'red', D2se: 'red' },
      caravans: { 'red-1': 'C2s' },
    }),
    marks: { trace: [path('C3ne'), path('D2s'), path('D2se')] },
    effects: [],
  };
}

function seven(): DrawnCase {
  return {
    board: smallBoard(
      four(
        { terrain: 'forest', slot: 'green' },
        { terrain: 'field', number: 8 },
        { terrain: 'mountains', number: 4 },
        { terrain: 'pasture', number: 6 },
      ),
      HARVEST_CITIES,
    ),
    pieces: laid({ posts: { C2nw: 'red', D2w: 'blue', D2e: 'orange' }, robber: 'D2' }),
    marks: { selected: { kind: 'hex', id: 'D2' } },
    dice: 7,
    effects: [],
  };
}

/** Each rule on the smallest board that shows it. */
const SCENES: Readonly<Record<DrawingId, () => DrawnCase>> = {
  production,
  shortage,
  connectionTie,
  doubleArrow,
  merchantReach,
  foundingToken,
  tolls,
  deliveryOnTheWay,
  seven,
};

const drawn = new Map<DrawingId, DrawnCase>();

/** Set up when first looked at, and kept: the board compares what it shows by identity. */
export function caseOf(id: DrawingId): DrawnCase {
  const known = drawn.get(id);
  if (known) return known;
  const fresh = SCENES[id]();
  drawn.set(id, fresh);
  return fresh;
}
