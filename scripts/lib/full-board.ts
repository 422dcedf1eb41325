import type { Board } from '@/engine/europe/board/board';
import { PRACTICE_MAIN } from '@/engine/europe/board/practice';
import { readBoard } from '@/engine/europe/board/read';
import { ROUTES_EACH } from '@/engine/europe/components';
import { readSetup } from '@/engine/europe/setup';
import { begin } from '@/engine/europe/start';
import type { Post, State } from '@/engine/europe/state';
import { COLOURS, piecesOf, type Colour, type PieceId } from '@/engine/europe/vocabulary';

import type { Rng } from './rng';

const POSTS_EACH = 10;
const GOLD = 5;

function mainBoard(): Board {
  const { board, problems } = readBoard(PRACTICE_MAIN);
  if (!board) throw new Error(JSON.stringify(problems));
  return board;
}

/** The heaviest table there can be: every route and every post of four players on the main map. */
export function fullBoard(rng: Rng, goods: number): State {
  const board = mainBoard();
  const { table } = readSetup(
    {
      players: COLOURS.map((colour) => ({ colour })),
      first: 'red',
      start: 'variable',
      tracking: 'full',
    },
    board,
  );
  const start = begin(board, table!);
  const sites = rng.shuffled([...board.sites.keys()]);
  const posts: Record<string, Post> = {};
  const routes: Record<string, Colour> = {};
  const left = new Map(COLOURS.map((colour) => [colour, ROUTES_EACH]));
  COLOURS.forEach((owner, i) => {
    for (const at of sites.slice(i * POSTS_EACH, (i + 1) * POSTS_EACH)) {
      posts[at] = { owner, goods: null };
    }
  });
  // Networks grow from the middle of the map, so that they meet as late networks do.
  const middle = [...board.paths.keys()];
  const first = middle[Math.floor(middle.length / 2)]!;
  const edge = [first];
  while (edge.length > 0) {
    const path = edge.splice(rng.below(Math.min(edge.length, 8)), 1)[0]!;
    if (routes[path]) continue;
    const open = COLOURS.filter((colour) => left.get(colour)! > 0);
    if (open.length === 0) break;
    const near = board.paths.get(path)!.touching;
    const kin = open.filter((colour) => near.some((other) => routes[other] === colour));
    const owner = kin.length > 0 && rng.chance(0.8) ? rng.pick(kin) : rng.pick(open);
    routes[path] = owner;
    left.set(owner, left.get(owner)! - 1);
    edge.push(...near);
  }
  const caravans: Partial<Record<PieceId, string>> = {};
  for (const colour of COLOURS) {
    const own = Object.keys(routes).filter((path) => routes[path] === colour);
    for (const piece of piecesOf(colour)) caravans[piece] = rng.pick(own);
  }
  const players = { ...start.players };
  for (const colour of COLOURS) {
    players[colour] = {
      ...players[colour],
      hand: 6,
      gold: GOLD,
      routesLeft: left.get(colour)!,
      goods: { locked: 0, free: goods, delivered: start.goodsEach - goods },
    };
  }
  const turn = { ...start.turn, number: 90, player: 'red' as const };
  return { ...start, phase: { name: 'action' }, turn, players, posts, routes, caravans };
}
