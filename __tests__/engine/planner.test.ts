import fc from 'fast-check';

import { stepsFrom } from '@/engine/board/graph';
import { odds } from '@/engine/dice';
import { decide } from '@/engine/europe/decide';
import { expectation } from '@/engine/europe/expectation';
import { planCaravans, type CaravanPlan } from '@/engine/europe/planner/caravans';
import { planMerchant } from '@/engine/europe/planner/merchants';
import { missingRoute } from '@/engine/europe/planner/missing';
import type { State } from '@/engine/europe/state';
import { exactly, FULL_SUPPLY } from '@/engine/europe/supply';
import { routeTargets } from '@/engine/europe/targets';
import { piecesOf, RESOURCES, type Colour, type PieceId } from '@/engine/europe/vocabulary';
import { Rng } from '@/scripts/lib/rng';

import { boardOf, firstSites, MAIN, placesOn, rectangle } from './support/boards';
import { bruteForce } from './support/caravan-oracle';
import { play } from './support/play';
import { FOUR, midGame, seated, tableau, type Tableau } from './support/tables';

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
    ['one caravan', ['red-1'] as const, 11],
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
    expect(plans).toBeGreaterThan(200);
  });

  it('puts more deliveries first, then less salt and gold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const { state, salt, gold } = smallCase(seed, 9);
        const { plans } = planCaravans(state, { salt, gold });
        const rank = (plan: CaravanPlan) => [-plan.deliveries.length, plan.salt + plan.gold];
        plans.slice(1).forEach((plan, i) => {
          const [count, cost] = rank(plan) as [number, number];
          const [countBefore, costBefore] = rank(plans[i]!) as [number, number];
          expect(countBefore < count || (countBefore === count && costBefore <= cost)).toBe(true);
        });
        const few = planCaravans(state, { salt, gold, most: 2 });
        expect(few.plans).toEqual(plans.slice(0, 2));
        expect(few.complete).toBe(plans.length <= 2);
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

const { city, way } = placesOn(MAIN);
/** Three routes eastward and on from Torino to Venezia, the last two of another player. */
const TORINO = city('Torino');
const TO_VENEZIA = way(TORINO, 'ne', 'e', 'se');

describe('a caravan on its way from Torino to Venezia', () => {
  const scene = (told: Partial<Tableau> = {}): State =>
    tableau({
      posts: { red: ['Torino'], blue: ['Venezia'] },
      routes: { red: TO_VENEZIA.slice(0, 1), blue: TO_VENEZIA.slice(1) },
      caravans: { 'red-1': TO_VENEZIA[0]! },
      hands: { red: { salt: 3 } },
      gold: { red: 2 },
      ...told,
    });

  it('pays an owner once for two routes (E-CARA-3)', () => {
    const state = scene();
    const { plans } = planCaravans(state, { salt: 1 });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toEqual({
      deliveries: [city('Venezia')],
      salt: 1,
      gold: 1,
      moves: [
        {
          caravan: 'red-1',
          along: TO_VENEZIA.slice(1),
          ends: TO_VENEZIA[2],
          salt: 1,
          freeSteps: 0,
          tolls: ['blue'],
          deliveries: [city('Venezia')],
        },
      ],
      commands: [
        {
          type: 'moveCaravan',
          caravan: 'red-1',
          along: TO_VENEZIA.slice(1),
          salt: 1,
          deliver: [city('Venezia')],
        },
      ],
    });
    expectCarriedOut(state, plans[0]!);
  });

  it('goes nowhere without the toll (E-CARA-5), without salt or without goods', () => {
    expect(planCaravans(scene(), { salt: 1, gold: 0 }).plans).toEqual([]);
    expect(planCaravans(scene(), { salt: 0 }).plans).toEqual([]);
    const bare = scene({ goods: { red: { locked: 7, free: 0, delivered: 1 } } });
    expect(planCaravans(bare, { salt: 3 })).toEqual({ plans: [], complete: true });
  });

  it('pays nobody twice in a turn (E-CARA-8), nor for where it stands (E-CARA-4)', () => {
    const state = scene({ caravans: { 'red-1': TO_VENEZIA[1]! } });
    expect(planCaravans(state, { salt: 1 }).plans[0]?.gold).toBe(1);
    const paid: State = { ...state, turn: { ...state.turn, tolls: { 'red-1': ['blue'] } } };
    expect(planCaravans(paid, { salt: 1 }).plans[0]?.gold).toBe(0);
    const there = scene({ caravans: { 'red-1': TO_VENEZIA[2]! } });
    const [plan] = planCaravans(there, { salt: 0, gold: 0 }).plans;
    expect(plan?.commands).toEqual([{ type: 'deliver', caravan: 'red-1', at: city('Venezia') }]);
    expectCarriedOut(there, plan!);
  });

  it('looks for a place where the last route is full (E-CARA-2)', () => {
    const on = [...way(city('Venezia'), 'e')];
    const full = {
      caravans: {
        'red-1': TO_VENEZIA[0]!,
        'blue-1': TO_VENEZIA[2]!,
        'white-1': TO_VENEZIA[2]!,
      },
    } as const;
    const back = planCaravans(scene(full), { salt: 1 }).plans;
    expect(back.map(({ moves }) => moves[0]!.ends)).toEqual([TO_VENEZIA[1]]);
    const wider = scene({
      ...full,
      routes: { red: TO_VENEZIA.slice(0, 1), blue: [...TO_VENEZIA.slice(1), ...on] },
    });
    for (const plan of planCaravans(wider, { salt: 1 }).plans) {
      expect(plan.moves[0]!.ends).not.toBe(TO_VENEZIA[2]);
      expectCarriedOut(wider, plan);
    }
  });

  it('uses the steps of a card, and spares the toll where the card does', () => {
    const state = scene({ hands: {} });
    const given = (tollFree: boolean): State => ({
      ...state,
      turn: { ...state.turn, freeCaravanSteps: 2, tollFree },
    });
    const [paid] = planCaravans(given(false), { salt: 0 }).plans;
    expect(paid).toMatchObject({ salt: 0, gold: 1, moves: [{ freeSteps: 2, tolls: ['blue'] }] });
    expectCarriedOut(given(false), paid!);
    const [spared] = planCaravans(given(true), { salt: 0, gold: 0 }).plans;
    expect(spared).toMatchObject({ salt: 0, gold: 0, moves: [{ freeSteps: 2, tolls: [] }] });
    expectCarriedOut(given(true), spared!);
  });

  it('counts on gold the table has not told of when it tells little', () => {
    const light = scene({ gold: { red: 0 }, setup: { tracking: 'light' } });
    expect(planCaravans(light, { salt: 1 }).plans[0]?.gold).toBe(1);
  });

  it('knows the route that is missing, and what it pays (E-GOLD-2)', () => {
    const open = scene({
      routes: { red: TO_VENEZIA.slice(0, 2) },
      hands: { red: { salt: 1, ore: 1, wood: 1 } },
    });
    expect(planCaravans(open, { salt: 1 }).plans).toEqual([]);
    const missing = missingRoute(open, { salt: 1 })!;
    expect(missing).toMatchObject({ path: TO_VENEZIA[2], more: 1, earns: 3 });
    expect(missing.connections).toHaveLength(1);
    expect(missing.connections[0]!.pays).toEqual([{ player: 'red', gold: 3 }]);
    const laid = play(open, { type: 'layRoute', path: missing.path });
    expectCarriedOut(laid, missing.plan);
    expect(missingRoute(laid, { salt: 1 })).toBeNull();
  });
});

/** Without one of the routes nobody stands beside. */
function withGap(state: State, seed: number): State {
  const standing = Object.values(state.caravans);
  const open = Object.keys(state.routes).filter((path) => !standing.includes(path));
  if (open.length === 0) return state;
  const { [new Rng(seed).pick(open)]: _gone, ...routes } = state.routes;
  return { ...state, routes };
}

describe('the missing route', () => {
  it('adds as much as trying every route and every walk says', () => {
    let helped = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const whole = smallCase(seed, 7);
        const { salt, gold } = whole;
        const state = withGap(whole.state, seed);
        const count = (each: State): number =>
          Math.max(0, ...bruteForce(each, ['red-1'], salt, gold).map((s) => s.deliveries.length));
        const now = count(state);
        const most = Math.max(
          now,
          ...routeTargets(state).map((path) =>
            count({ ...state, routes: { ...state.routes, [path]: 'red' } }),
          ),
        );
        const missing = missingRoute(state, { caravans: ['red-1'], salt, gold });
        expect(missing?.more ?? 0).toBe(most - now);
        if (missing) helped++;
      }),
      { numRuns: 200, seed: 5 },
    );
    expect(helped).toBeGreaterThan(10);
  });
});

describe('the merchant planner', () => {
  const state = midGame();

  it('lists every free site in reach with its price (E-MERCH-1)', () => {
    const from = state.merchants['red-1']!;
    const steps = stepsFrom(MAIN, from, 9);
    const plans = planMerchant(state, 'red-1', { grain: 3 });
    const free = [...steps.keys()].filter((at) => MAIN.sites.has(at) && !state.posts[at]);
    const taken = Object.values(state.merchants);
    expect(plans.map(({ at }) => at).sort()).toEqual(
      free.filter((at) => !taken.includes(at)).sort(),
    );
    for (const plan of plans) {
      expect(plan.steps).toBe(steps.get(plan.at));
      expect(plan.grain).toBe(Math.ceil(plan.steps / 3));
      expect(plan.coins).toBe(MAIN.sites.get(plan.at)!.coins);
    }
    expect(plans.map(({ grain }) => grain)).toEqual(plans.map(({ grain }) => grain).sort());
    const near = planMerchant(state, 'red-1', { grain: 1 });
    expect(near).toEqual(plans.filter(({ grain }) => grain <= 1));
    expect(near.length).toBeLessThan(plans.length);
  });

  it('expects of a post what the rules then give (E-ROLL-1)', () => {
    const rich: State = {
      ...state,
      players: { ...state.players, red: { ...state.players.red, hand: 8 } },
      supply: { ...state.supply!, grain: exactly(10) },
    };
    const before = expectation(rich).get('red')!;
    let founded = 0;
    let asked = 0;
    for (const plan of planMerchant(rich, 'red-1', { grain: 4 })) {
      const answer = decide(rich, plan.command);
      if ('question' in answer) {
        expect(plan.tokens.length).toBeGreaterThan(0);
        const [token] = plan.tokens;
        const [number] = token!.numbers;
        const choice = { hex: token!.hex, number: number! };
        const after = play(rich, { ...plan.command, token: choice });
        const more = expectation(after).get('red')!.all - before.all;
        const worth = token!.robbed ? 0 : odds(number!);
        // Hexes other posts of red share gain from the token, too.
        expect(more).toBeGreaterThanOrEqual(plan.all + worth - 1e-9);
        asked++;
        continue;
      }
      expect(plan.tokens).toEqual([]);
      const after = play(rich, plan.command);
      const now = expectation(after).get('red')!;
      for (const resource of RESOURCES) {
        expect(now.cards[resource] - before.cards[resource]).toBeCloseTo(plan.cards[resource]);
      }
      expect(after.players.red.goods.free - rich.players.red.goods.free).toBe(plan.goods);
      expect(after.players.red.gold - rich.players.red.gold).toBe(plan.coins);
      founded++;
    }
    expect(founded).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(0);
  });

  it('leaves the robber out of account on request (E-ROLL-2)', () => {
    const [plan] = planMerchant(state, 'red-1', { grain: 3 }).filter(({ all }) => all > 0);
    const { hex, number, resource } = plan!.neighbours[0]!;
    const robbed: State = { ...state, robber: hex };
    const find = (ignoreRobber: boolean) =>
      planMerchant(robbed, 'red-1', { grain: 3, ignoreRobber }).find(({ at }) => at === plan!.at)!;
    expect(find(true).cards).toEqual(plan!.cards);
    expect(find(false).cards[resource]).toBeCloseTo(plan!.cards[resource] - odds(number));
    expect(find(false).neighbours[0]).toMatchObject({ robbed: true, odds: 0 });
  });

  it('tells whose number a token would be taken from (E-MERCH-6)', () => {
    const plans = planMerchant(state, 'red-1', { grain: 4 });
    const { tokens } = plans.find((plan) => plan.tokens.length > 0)!;
    const { colour, hex } = tokens[0]!;
    const out: State = { ...state, stock: state.stock.filter((token) => token.colour !== colour) };
    const chance = planMerchant(out, 'red-1', { grain: 4 })
      .flatMap((plan) => plan.tokens)
      .find((token) => token.hex === hex)!;
    expect(chance).toMatchObject({ inStock: 0, odds: null });
    for (const token of chance.movable) {
      expect(out.tokens[token.hex]).toMatchObject({ colour, number: token.number });
      expect(token.odds).toBe(odds(token.number));
      const posts = MAIN.hexes.get(token.hex)!.corners.filter((at) => out.posts[at]).length;
      expect(token.loses.reduce((sum, each) => sum + each.posts, 0)).toBe(posts);
    }
    expect(chance.movable.length).toBeGreaterThan(0);
  });

  it('takes the steps of a card before grain', () => {
    const given: State = { ...state, turn: { ...state.turn, freeMerchantSteps: 2 } };
    const plans = planMerchant(given, 'red-1', { grain: 1 });
    for (const plan of plans) {
      expect(plan.grain * 3 + plan.freeSteps).toBeGreaterThanOrEqual(plan.steps);
      expect(plan.freeSteps).toBeLessThanOrEqual(2);
      expect('objection' in decide(given, plan.command)).toBe(false);
    }
    expect(plans.some((plan) => plan.steps > 3)).toBe(true);
  });
});
