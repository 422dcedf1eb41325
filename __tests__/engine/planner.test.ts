import fc from 'fast-check';

import { planCaravans, type CaravanPlan } from '@/engine/europe/planner/caravans';
import type { State } from '@/engine/europe/state';
import { exactly, FULL_SUPPLY } from '@/engine/europe/supply';
import { piecesOf, type Colour, type PieceId } from '@/engine/europe/vocabulary';
import { Rng } from '@/scripts/lib/rng';

import { boardOf, firstSites, rectangle } from './support/boards';
import { bruteForce } from './support/caravan-oracle';
import { play } from './support/play';
import { FOUR, seated } from './support/tables';

const BOARD = boardOf(rectangle(6, 4, { sites: firstSites(6, 4, 60) }));
const SEATED = seated(FOUR, BOARD);

/** A small network with caravans, posts and a purse, all by chance. */
function smallCase(seed: number, routes: number): { state: State; salt: number; gold: number } {
  const rng = new Rng(seed);
  const owners: readonly Colour[] = rng.pick([
    ['red', 'blue'],
    ['red', 'red', 'blue', 'white', 'orange'],
    ['blue', 'white'],
  ]);
  const first = rng.pick([...BOARD.paths.keys()]);
  const laid: Record<string, Colour> = { [first]: rng.pick(owners) };
  while (Object.keys(laid).length < routes) {
    const from = rng.pick(Object.keys(laid));
    laid[rng.pick(BOARD.paths.get(from)!.touching)] = rng.pick(owners);
  }
  const paths = Object.keys(laid);
  const corners = [...new Set(paths.flatMap((path) => BOARD.paths.get(path)!.ends))];
  const posts: Record<string, State['posts'][string]> = {};
  for (const at of corners) {
    if (!BOARD.sites.has(at) || rng.chance(0.45)) continue;
    const owner = rng.pick(['red', 'blue', 'white', 'orange', 'neutral'] as const);
    posts[at] = { owner, goods: rng.chance(0.15) ? 'white' : null };
  }
  const caravans: Partial<Record<PieceId, string | null>> = { ...SEATED.caravans };
  for (const piece of Object.keys(caravans) as PieceId[]) {
    caravans[piece] = rng.chance(0.75) ? rng.pick(paths) : null;
  }
  // Crowded networks, so that the last place at a route matters.
  if (rng.chance(0.4)) for (const piece of piecesOf('blue')) caravans[piece] = rng.pick(paths);
  const salt = rng.below(3);
  const gold = rng.below(4);
  const freeCaravanSteps = rng.chance(0.25) ? rng.between(1, 2) : 0;
  const goods = { locked: 0, free: rng.between(1, 4), delivered: 0 };
  const red = {
    ...SEATED.players.red,
    gold,
    hand: salt,
    goods: { ...goods, locked: 8 - goods.free },
  };
  const state: State = {
    ...SEATED,
    phase: { name: 'action' },
    turn: {
      ...SEATED.turn,
      player: 'red',
      freeCaravanSteps,
      tollFree: freeCaravanSteps > 0 && rng.chance(0.5),
      tolls: rng.chance(0.3) ? { 'red-1': ['blue'] } : {},
    },
    players: {
      ...SEATED.players,
      red,
      blue: { ...SEATED.players.blue, hand: 0 },
      white: { ...SEATED.players.white, hand: 0 },
      orange: { ...SEATED.players.orange, hand: 0 },
    },
    supply: { ...FULL_SUPPLY, salt: exactly(19 - salt) },
    routes: laid,
    posts,
    caravans,
  };
  return { state, salt, gold };
}

const scoreOf = ({ deliveries, salt, gold }: Pick<CaravanPlan, 'deliveries' | 'salt' | 'gold'>) =>
  `${[...deliveries].sort().join(' ')} for ${salt} salt, ${gold} gold`;

/** Says the commands of a plan to the rules, and compares what came of it with what it says. */
function expectCarriedOut(state: State, plan: CaravanPlan): void {
  const after = play(state, ...plan.commands);
  const { player } = state.turn;
  expect(state.players[player].gold - after.players[player].gold).toBe(plan.gold);
  expect(state.players[player].hand! - after.players[player].hand!).toBe(plan.salt);
  const delivered = Object.keys(after.posts).filter(
    (at) => after.posts[at]!.goods === player && state.posts[at]!.goods !== player,
  );
  expect(delivered.sort()).toEqual([...plan.deliveries].sort());
  for (const move of plan.moves) expect(after.caravans[move.caravan]).toBe(move.ends);
}

describe('the caravan planner', () => {
  it.each([
    ['one caravan', ['red-1'] as const, 9],
    ['both caravans', ['red-1', 'red-2'] as const, 7],
  ])('finds with %s what trying every walk finds', (_name, pieces, most) => {
    let plans = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 2, max: most }), (seed, routes) => {
        const { state, salt, gold } = smallCase(seed, routes);
        const found = planCaravans(state, { caravans: pieces, salt, gold });
        expect(found.complete).toBe(true);
        const scores = found.plans.map(scoreOf);
        expect([...scores].sort()).toEqual(
          bruteForce(state, pieces, salt, gold).map(scoreOf).sort(),
        );
        for (const plan of found.plans) expectCarriedOut(state, plan);
        plans += found.plans.length;
      }),
      { numRuns: 250, seed: 7 },
    );
    expect(plans).toBeGreaterThan(250);
  });
});
