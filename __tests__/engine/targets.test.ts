import type { PathId } from '@/engine/board/vocabulary';
import type { Bundle } from '@/engine/europe/bundle';
import type { Command, CommandOf } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import { production, ROLLS } from '@/engine/europe/production';
import type { State } from '@/engine/europe/state';
import {
  caravanReach,
  caravanTargets,
  merchantPosts,
  merchantReach,
  robbable,
  robberTargets,
  routeTargets,
  standingDeliveries,
  whyNot,
} from '@/engine/europe/targets';
import { piecesOf, type Colour, type PieceId } from '@/engine/europe/vocabulary';

import { MAIN, placesOn } from './support/boards';
import { done, eventsOf, only, play } from './support/play';
import { acting, statesOfGame, withCards } from './support/random-states';
import { midGame } from './support/tables';

const { city, way } = placesOn(MAIN);

const allowed = (state: State, command: Command) => whyNot(state, command) === null;
const sorted = (items: Iterable<string>) => [...items].sort();

const SEEDS = [3, 11, 42, 77, 1234];
const RANDOM = SEEDS.flatMap((seed) => statesOfGame(seed, 45));
/** Nothing but the place can be wrong: the active player acts and has cards enough. */
const STATES = [midGame(), ...RANDOM].map((state) => withCards(acting(state)));
const LIGHT = STATES.map((state) => play(state, { type: 'track', level: 'light' }));

/** A card played on top, whatever the deck says. */
function carded(state: State, effects: CommandOf<'playCard'>['effects']): State {
  return play(state, { type: 'playCard', effects, override: true });
}

/** The pieces one may put down: those in reserve, or either when both are out. */
function placeable(places: State['merchants'], player: Colour): PieceId[] {
  const reserve = piecesOf(player).filter((piece) => !places[piece]);
  return reserve.length > 0 ? reserve : [...piecesOf(player)];
}

/** Every second post lies bare, and the active player has goods to deliver. */
function loaded(state: State): State {
  const { player } = state.turn;
  const to = { locked: 0, free: state.goodsEach, delivered: 0 };
  const bare = Object.entries(state.posts)
    .filter(([, post], i) => post.goods === player || i % 2 === 0)
    .map(([at, post]) => ({ of: 'post', at, to: post.owner, goods: null }) as const);
  return play(state, { type: 'correct', set: [...bare, { of: 'goods', player, to }] });
}

describe('the states looked at', () => {
  it('are many, of all kinds of tables', () => {
    expect(STATES.length).toBeGreaterThan(30);
    expect(new Set(STATES.map((state) => state.board.side)).size).toBe(2);
    expect(new Set(STATES.map((state) => state.seats.length)).size).toBe(2);
  });
});

describe('routes', () => {
  const lay = (path: PathId, free = false): Command => ({ type: 'layRoute', path, free });
  const accepted = (state: State, free: boolean) =>
    [...state.board.paths.keys()].filter((path) => allowed(state, lay(path, free)));

  it('E-BUILD-4: a path is a target exactly when a route may be laid there', () => {
    let targets = 0;
    for (const state of STATES) {
      const found = routeTargets(state);
      targets += found.length;
      expect(sorted(found)).toEqual(sorted(accepted(state, false)));
    }
    expect(targets).toBeGreaterThan(300);
  });

  it('E-BUILD-5: with the last route laid nothing is a target', () => {
    for (const state of STATES.slice(0, 10)) {
      const { player } = state.turn;
      const set = [{ of: 'routesLeft', player, to: 0 }] as const;
      const none = play(state, { type: 'correct', set });
      expect(routeTargets(none)).toEqual([]);
      expect(accepted(none, false)).toEqual([]);
    }
  });

  it('E-BUILD-6: without a free route no path takes one', () => {
    for (const state of STATES.slice(0, 10)) {
      const passed = play(state, { type: 'endTurn' });
      const { freeRoutes } = passed.turn;
      expect(freeRoutes).toEqual([]);
      expect(routeTargets(acting(passed), true)).toEqual([]);
      expect(accepted(acting(passed), true)).toEqual([]);
    }
  });

  it('E-BUILD-6: after a double arrow the same paths are free as decide accepts', () => {
    let granted = 0;
    for (const state of STATES) {
      const double = routeTargets(state).find((path) => state.board.paths.get(path)!.double);
      if (!double) continue;
      const answer = decide(state, lay(double));
      if (!('state' in answer)) continue;
      granted++;
      const targets = routeTargets(answer.state, true);
      expect(sorted(targets)).toEqual(sorted(accepted(answer.state, true)));
      const { touching } = state.board.paths.get(double)!;
      if (state.turn.freeRoutes.length === 0) {
        for (const path of targets) expect(touching).toContain(path);
      }
    }
    expect(granted).toBeGreaterThan(3);
  });

  it('E-DEV-3: so they are with a card’s free route', () => {
    for (const state of STATES) {
      const given = carded(state, { routes: 1 });
      expect(sorted(routeTargets(given, true))).toEqual(sorted(accepted(given, true)));
      expect(routeTargets(given, true).length).toBe(routeTargets(state).length);
    }
  });
});

describe('merchants', () => {
  it('E-BUILD-2: a post is a target exactly when a merchant may be hired there', () => {
    let targets = 0;
    for (const state of STATES) {
      for (const merchant of placeable(state.merchants, state.turn.player)) {
        const found = merchantPosts(state, merchant);
        targets += found.length;
        const accepted = [...state.board.sites.keys()].filter((at) =>
          allowed(state, { type: 'hireMerchant', at, merchant }),
        );
        expect(sorted(found)).toEqual(sorted(accepted));
      }
    }
    expect(targets).toBeGreaterThan(100);
  });

  /** One's merchants, and where there are none, one that was hired just now. */
  function onBoard(state: State): State {
    const out = piecesOf(state.turn.player).filter((piece) => state.merchants[piece]);
    const [at] = merchantPosts(state);
    return out.length > 0 || !at ? state : play(state, { type: 'hireMerchant', at });
  }

  const move = (merchant: PieceId, to: string, grain: number, freeSteps = 0): Command => ({
    type: 'moveMerchant',
    merchant,
    to,
    grain,
    freeSteps,
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 2],
    [1, 2],
  ])(
    'E-MERCH-1, E-MERCH-2, E-MERCH-9: for %i grain and %i free steps the reach is what decide accepts',
    (grain, freeSteps) => {
      let stops = 0;
      for (const bare of [...STATES, ...LIGHT.slice(0, 8)].map(onBoard)) {
        const state = freeSteps > 0 ? carded(bare, { merchantSteps: freeSteps }) : bare;
        for (const merchant of piecesOf(state.turn.player)) {
          if (!state.merchants[merchant]) continue;
          const reach = merchantReach(state, merchant, grain, freeSteps);
          stops += reach.length;
          const accepted = [...state.board.intersections.keys()].filter((to) =>
            allowed(state, move(merchant, to, grain, freeSteps)),
          );
          expect(sorted(reach.map((stop) => stop.at))).toEqual(sorted(accepted));
        }
      }
      expect(stops > 100).toBe(grain + freeSteps > 0);
    },
  );

  it('E-MERCH-1, E-MERCH-3: steps, grain and founding are told as they come to pass', () => {
    let founding = 0;
    for (const state of STATES.map(onBoard)) {
      for (const merchant of piecesOf(state.turn.player)) {
        for (const { at, steps, grain, founds } of merchantReach(state, merchant, 2)) {
          expect(grain).toBe(Math.ceil(steps / 3));
          expect(allowed(state, move(merchant, at, grain))).toBe(true);
          expect(whyNot(state, move(merchant, at, grain - 1))).not.toBeNull();
          const answer = decide(state, move(merchant, at, grain));
          // Only a founder is asked for a token.
          const founded =
            'question' in answer ||
            ('events' in answer && only(answer.events, 'postFounded').length > 0);
          expect(founds).toBe(founded);
          if (founds) founding++;
          if ('events' in answer) {
            expect(only(answer.events, 'merchantMoved')[0]?.steps).toBe(steps);
          }
        }
      }
    }
    expect(founding).toBeGreaterThan(30);
  });

  it('E-MERCH-1: off the board it reaches nothing', () => {
    const state = midGame({ merchants: {} });
    expect(merchantReach(state, 'red-1', 3)).toEqual([]);
  });
});

describe('caravans', () => {
  it('E-BUILD-3: a route is a target exactly when a caravan may be fitted out there', () => {
    let targets = 0;
    for (const state of STATES) {
      for (const caravan of placeable(state.caravans, state.turn.player)) {
        const found = caravanTargets(state, caravan);
        targets += found.length;
        const accepted = [...state.board.paths.keys()].filter((path) =>
          allowed(state, { type: 'outfitCaravan', path, caravan }),
        );
        expect(sorted(found)).toEqual(sorted(accepted));
      }
    }
    expect(targets).toBeGreaterThan(30);
  });

  interface Offer {
    readonly salt: number;
    readonly freeSteps: number;
    readonly tollFree: boolean;
  }
  const move = (caravan: PieceId, along: readonly PathId[], offer: Offer, deliver?: string[]) =>
    ({
      type: 'moveCaravan',
      caravan,
      along,
      salt: offer.salt,
      freeSteps: offer.freeSteps,
      ...(deliver ? { deliver } : {}),
    }) satisfies Command;

  /** Every way along neighbouring routes, there and back included. */
  function ways(state: State, from: PathId, most: number): PathId[][] {
    if (most === 0) return [[]];
    const { touching } = state.board.paths.get(from)!;
    const on = touching.filter((path) => state.routes[path]);
    return [
      [],
      ...on.flatMap((path) => ways(state, path, most - 1).map((rest) => [path, ...rest])),
    ];
  }

  const tollsIn = (events: readonly Event[]) => only(events, 'tollPaid').map(({ to }) => to);
  const purse = (state: State, to: number) =>
    play(state, { type: 'correct', set: [{ of: 'gold', player: state.turn.player, to }] });
  const POOR = STATES.flatMap((state) => [purse(state, 0), purse(state, 1)]);

  it.each([
    [{ salt: 1, freeSteps: 0, tollFree: false }],
    [{ salt: 0, freeSteps: 2, tollFree: false }],
    [{ salt: 1, freeSteps: 1, tollFree: true }],
  ])(
    'E-CARA-1, E-CARA-2, E-CARA-3, E-CARA-5: the reach is what decide accepts, for %o',
    (offer) => {
      let stops = 0;
      let refused = 0;
      for (const bare of [...STATES, ...POOR, ...LIGHT.slice(0, 8)]) {
        const { freeSteps: caravanSteps, tollFree } = offer;
        const state = caravanSteps > 0 ? carded(bare, { caravanSteps, tollFree }) : bare;
        for (const caravan of piecesOf(state.turn.player)) {
          const from = state.caravans[caravan];
          if (!from) continue;
          const reach = caravanReach(state, caravan, offer.salt, offer.freeSteps);
          stops += reach.length;
          const accepted = new Set<PathId>();
          for (const along of ways(state, from, offer.salt * 3 + offer.freeSteps)) {
            if (along.length === 0) continue;
            const answer = decide(state, move(caravan, along, offer));
            if (!('events' in answer)) {
              refused++;
              continue;
            }
            const end = along[along.length - 1]!;
            accepted.add(end);
            const tolls = tollsIn(answer.events);
            const asGood = reach.some(
              (stop) =>
                stop.path === end &&
                stop.along.length <= along.length &&
                stop.tolls.every((colour) => tolls.includes(colour)),
            );
            expect(asGood).toBe(true);
          }
          expect(sorted(new Set(reach.map((stop) => stop.path)))).toEqual(sorted(accepted));
        }
      }
      expect(stops).toBeGreaterThan(100);
      expect(refused > 0).toBe(!offer.tollFree);
    },
  );

  it('E-CARA-1, E-CARA-3: salt and tolls of every stop are what the move costs', () => {
    let paid = 0;
    for (const state of STATES) {
      for (const caravan of piecesOf(state.turn.player)) {
        for (const { path, along, salt, tolls } of caravanReach(state, caravan, 3)) {
          expect(along[along.length - 1]).toBe(path);
          const { events } = done(state, { type: 'moveCaravan', caravan, along, salt });
          expect(sorted(tollsIn(events))).toEqual(sorted(tolls));
          paid += tolls.length;
          const cheaper: Command = { type: 'moveCaravan', caravan, along, salt: salt - 1 };
          expect(whyNot(state, cheaper)).not.toBeNull();
        }
      }
    }
    expect(paid).toBeGreaterThan(10);
  });

  it('E-CARA-6: the deliveries of a stop are the posts that take goods on that way', () => {
    let found = 0;
    for (const state of [...STATES, ...STATES.map(loaded)]) {
      for (const caravan of piecesOf(state.turn.player)) {
        for (const { along, salt, deliveries } of caravanReach(state, caravan, 1)) {
          const offer = { salt, freeSteps: 0, tollFree: false };
          const accepted = Object.keys(state.posts).filter((at) =>
            allowed(state, move(caravan, along, offer, [at])),
          );
          expect(sorted(deliveries)).toEqual(sorted(accepted));
          found += deliveries.length;
        }
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it('E-CARA-7: a standing delivery is offered exactly when decide accepts it', () => {
    let found = 0;
    for (const state of [...STATES, ...STATES.map(loaded)]) {
      const accepted = piecesOf(state.turn.player).flatMap((caravan) =>
        [...state.board.sites.keys()]
          .filter((at) => allowed(state, { type: 'deliver', caravan, at }))
          .map((at) => `${caravan} ${at}`),
      );
      const offered = standingDeliveries(state).map(({ caravan, at }) => `${caravan} ${at}`);
      expect(sorted(offered)).toEqual(sorted(accepted));
      found += offered.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('E-CARA-1, E-CARA-3: a route is offered twice when the short way costs a toll', () => {
    const ring = way(city('Bern'), 'w', 'nw', 'ne', 'e', 'se', 'sw');
    const offers = (salt: number, gold: number) =>
      caravanReach(
        midGame({
          routes: { blue: [ring[0]!], red: ring.slice(1) },
          caravans: { 'red-1': ring[5]! },
          gold: { red: gold },
        }),
        'red-1',
        salt,
      )
        .filter((stop) => stop.path === ring[1])
        .map(({ along, tolls }) => [along.length, tolls]);
    expect(offers(2, 1)).toEqual([
      [2, ['blue']],
      [4, []],
    ]);
    expect(offers(1, 1)).toEqual([[2, ['blue']]]);
    expect(offers(2, 0)).toEqual([[4, []]]);
    expect(offers(1, 0)).toEqual([]);
  });
});

describe('the robber', () => {
  /** A seven was rolled, hands are counted and discards made. */
  function robbing(state: State): State {
    const rolled = play(acting(state, 'roll'), { type: 'roll', dice: 7, override: true });
    let next = play(rolled, { type: 'confirmHands', hands: {} });
    while (next.phase.name === 'discard') {
      const [player] = Object.keys(next.phase.due) as Colour[];
      next = play(next, { type: 'discard', player: player! });
    }
    return next;
  }
  const SEVENS = [midGame(), ...RANDOM, ...LIGHT.slice(0, 8)].map(robbing);

  it('E-SEVEN-3: a hex is a target exactly when the robber may go there', () => {
    for (const state of SEVENS) {
      expect(state.phase.name).toBe('robber');
      const accepted = [...state.board.hexes.keys()].filter((to) =>
        allowed(state, { type: 'moveRobber', to }),
      );
      expect(accepted.length).toBeGreaterThan(10);
      expect(sorted(robberTargets(state))).toEqual(sorted(accepted));
    }
  });

  it('E-SEVEN-4: whoever is offered as a victim can be robbed, and nobody else', () => {
    let victims = 0;
    for (const state of SEVENS) {
      for (const to of robberTargets(state)) {
        const offered = robbable(state, to);
        victims += offered.length;
        const accepted = state.seats.filter((from) =>
          allowed(state, { type: 'moveRobber', to, from }),
        );
        expect(sorted(offered)).toEqual(sorted(accepted));
        expect(allowed(state, { type: 'moveRobber', to, from: null })).toBe(
          offered.length === 0 || state.tracking === 'light',
        );
        const { phase } = play(state, { type: 'moveRobber', to });
        expect(phase.name === 'steal' ? phase.victims : []).toEqual(offered);
      }
    }
    expect(victims).toBeGreaterThan(100);
  });
});

describe('production', () => {
  const total = (events: readonly Event[], player: Colour): Bundle => {
    const taken = only(events, 'cardsTaken').filter((event) => event.player === player);
    return taken[0]?.cards ?? {};
  };

  /** Hands so full that supplies run short. */
  function scarce(state: State, left: number): State {
    const hand = Math.floor((95 - 5 * left) / state.seats.length);
    const hands = Object.fromEntries(state.seats.map((player) => [player, hand]));
    const supply = { wood: left, wool: left, grain: left, ore: left, salt: left };
    return play(state, { type: 'track', level: 'full', hands, supply });
  }

  const BEFORE_ROLL = [midGame(), ...RANDOM.filter((_, i) => i % 2 === 0)].map((state) =>
    acting(state, 'roll'),
  );

  it.each([
    ['as they are', (state: State) => state],
    ['with one card of a kind left', (state: State) => scarce(state, 1)],
    ['with nobody knowing the supply', (state: State) => withCards(state, 30)],
    ['tracked lightly', (state: State) => play(state, { type: 'track', level: 'light' })],
    [
      'with all the coins in play',
      (state: State) => {
        const to = Math.floor(100 / state.seats.length);
        const set = state.seats.map((player) => ({ of: 'gold', player, to }) as const);
        return play(state, { type: 'correct', set });
      },
    ],
  ] as const)('E-ROLL-1, E-ROLL-3, E-ROLL-4: foretells every roll, %s', (_how, change) => {
    let cards = 0;
    for (const state of BEFORE_ROLL.map(change)) {
      const foretold = production(state);
      expect(foretold.map(({ dice }) => dice)).toEqual([...ROLLS]);
      for (const { dice, players, short, doubtful } of foretold) {
        // A chosen result binds the dice; that is not what is asked here.
        const free: State = { ...state, turn: { ...state.turn, chosenDice: null } };
        const roll: Command = { type: 'roll', dice };
        const answer = decide(free, roll);
        const asked =
          'question' in answer && answer.question.ask === 'supply' ? answer.question.of : [];
        expect(sorted(asked.map(({ resource }) => resource))).toEqual(sorted(doubtful));
        const events = eventsOf(free, { ...roll, enough: doubtful });
        expect(sorted(only(events, 'shortage').map((event) => event.resource))).toEqual(
          sorted(short),
        );
        for (const player of free.seats) {
          const { cards: due, gold, robbed } = players.get(player)!;
          expect(total(events, player)).toEqual(due);
          cards += Object.keys(due).length;
          const paid = only(events, 'goldTaken').filter((event) => event.player === player);
          expect(paid.map((event) => event.gold)).toEqual(gold > 0 ? [gold] : []);
          const kept = only(events, 'hexRobbed').filter((event) => event.player === player);
          expect(kept.map((event) => event.cards)).toEqual(robbed > 0 ? [robbed] : []);
        }
      }
    }
    expect(cards).toBeGreaterThan(100);
  });
});

describe('why not', () => {
  it('E-BUILD-4: says what decide objects, and nothing to what is accepted or asked back', () => {
    const state = midGame();
    const taken: Command = { type: 'layRoute', path: Object.keys(state.routes)[0]! };
    expect(whyNot(state, taken)).toEqual({
      code: 'path-taken',
      rule: 'E-BUILD-4',
      possible: false,
      at: Object.keys(state.routes)[0],
    });
    expect(decide(state, taken)).toEqual({ objection: whyNot(state, taken) });
    expect(whyNot(state, { type: 'endTurn' })).toBeNull();
    const asks: Command = {
      type: 'moveMerchant',
      merchant: 'red-1',
      to: city('Beograd'),
      grain: 2,
    };
    expect(decide(state, asks)).toHaveProperty('question');
    expect(whyNot(state, asks)).toBeNull();
  });
});
