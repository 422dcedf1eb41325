import { PRACTICE_MAIN } from '@/engine/europe/board/practice';
import { PRICES } from '@/engine/europe/components';
import type { Command } from '@/engine/europe/commands';
import { allowedNow } from '@/engine/europe/decide';
import type { State } from '@/engine/europe/state';
import { exactly } from '@/engine/europe/supply';
import { routeTargets } from '@/engine/europe/targets';

import { MAIN, boardOf, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, expectOnlyObjection, only, play } from './support/play';
import { PLENTY, tableau, type Tableau } from './support/tables';

const { city, path, way, next } = placesOn(MAIN);

const TORINO = city('Torino');
const BERN = city('Bern');
const WARSZAWA = city('Warszawa');
/** From Torino to Bern, where blue has a post, and on from there. */
const [TO_CORNER, TO_BERN] = way(TORINO, 'ne', 'nw') as [string, string];
const [PAST_BERN] = way(BERN, 'ne') as [string];
const [BLUE_ROUTE] = way(BERN, 'w') as [string];
/** From Warszawa over the double arrow to Kaliningrad. */
const [PLAIN, DOUBLE, BEYOND] = way(WARSZAWA, 'w', 'nw', 'ne') as [string, string, string];

const RICH = { wood: 6, wool: 4, grain: 4, ore: 6, salt: 4 };

/** Red at Torino and Wien with two routes, blue at Bern with one. */
function alps(told: Partial<Tableau> = {}): State {
  return tableau({
    posts: { red: ['Torino', 'Wien'], blue: ['Bern', 'Praha'], neutral: ['London'] },
    routes: { red: [TO_CORNER, TO_BERN], blue: [BLUE_ROUTE] },
    hands: { red: PLENTY, blue: PLENTY },
    ...told,
  });
}

/** Blue at Warszawa, one route on the way to the double arrow. */
function baltic(told: Partial<Tableau> = {}): State {
  return tableau({
    posts: { blue: ['Warszawa'] },
    routes: { blue: [PLAIN] },
    hands: { blue: RICH },
    player: 'blue',
    ...told,
  });
}

const hire = (at: string, merchant?: 'red-1' | 'red-2'): Command => ({
  type: 'hireMerchant',
  at: city(at),
  merchant,
});
const outfit = (at: string, caravan?: 'red-1' | 'red-2'): Command => ({
  type: 'outfitCaravan',
  path: at,
  caravan,
});
const lay = (at: string, free?: boolean): Command => ({ type: 'layRoute', path: at, free });

describe('what things cost', () => {
  it.each([
    ['E-BUILD-1: a development card', PRICES.card, { salt: 1, wool: 1 }, { type: 'buyCard' }],
    ['E-BUILD-2: a merchant', PRICES.merchant, { wool: 1, grain: 1, wood: 1 }, hire('Wien')],
    ['E-BUILD-3: a caravan', PRICES.caravan, { ore: 1, wood: 1, salt: 1 }, outfit(TO_CORNER)],
    ['E-BUILD-4: a route', PRICES.route, { ore: 1, wood: 1 }, lay(PAST_BERN)],
  ] as const)('%s', (name, price, expected, command) => {
    expect(price).toEqual(expected);
    const rule = name.split(':')[0]!;
    const count = Object.keys(expected).length;
    const just = alps({ hands: { red: expected } });
    const { state, events } = done(just, command);
    expect(only(events, 'cardsReturned')).toMatchObject([
      { player: 'red', cards: expected, because: { rule } },
    ]);
    expect(state.players.red.hand).toBe(0);
    for (const range of Object.values(state.supply!)) expect(range).toEqual(exactly(19));

    const [one] = Object.keys(expected);
    const tooFew = alps({ hands: { red: { ...expected, [one!]: 0 } } });
    const recorded = expectObjection(tooFew, command, 'hand-too-small', 'E-COMP-2', {
      who: 'red',
      is: count - 1,
      needs: count,
    });
    expect(recorded.players.red.hand).toBe(0);
  });

  it('E-BUILD-2, E-BUILD-4: cards nobody holds cannot be paid with', () => {
    const grain = alps({ hands: { red: { grain: 3 } } });
    expectObjection(grain, hire('Wien'), 'not-in-hands', 'E-COMP-2', {
      at: 'wood',
      is: 0,
      needs: 1,
    });
    const wood = alps({ hands: { red: { wood: 2 } } });
    expectObjection(wood, lay(PAST_BERN), 'not-in-hands', 'E-COMP-2', { at: 'ore' });
  });

  it('E-BUILD-4: somebody else may hold what one pays with, nobody knows', () => {
    const state = alps({ hands: { red: { wood: 2 }, blue: { ore: 1 } } });
    expect(done(state, lay(PAST_BERN)).state.players.red.hand).toBe(0);
  });

  it('E-BUILD-2, E-BUILD-3, E-BUILD-4: tracked lightly, nobody counts cards', () => {
    const state = alps({ setup: { tracking: 'light' } });
    const later = play(state, hire('Wien'), outfit(TO_CORNER), lay(PAST_BERN));
    expect(later.players.red.hand).toBeNull();
    expect(later.routes[PAST_BERN]).toBe('red');
  });

  it.each([
    ['E-BUILD-2', hire('Wien')],
    ['E-BUILD-3', outfit(TO_CORNER)],
    ['E-BUILD-4', lay(PAST_BERN)],
  ] as const)('%s: not before the roll', (rule, command) => {
    expectObjection(alps({ phase: 'roll' }), command, 'not-now', rule, { is: 'roll' });
  });
});

describe('merchants', () => {
  it('E-BUILD-2: come from the reserve to any own post', () => {
    const { state, events } = done(alps(), hire('Wien'));
    expect(only(events, 'merchantHired')).toEqual([
      {
        type: 'merchantHired',
        merchant: 'red-1',
        at: city('Wien'),
        moved: false,
        because: { rule: 'E-BUILD-2', site: city('Wien'), piece: 'red-1' },
      },
    ]);
    expect(state.merchants).toMatchObject({ 'red-1': city('Wien'), 'red-2': null });
    expect(play(state, hire('Torino')).merchants['red-2']).toBe(TORINO);
  });

  it('E-BUILD-2: not to a foreign, a neutral or no post', () => {
    for (const name of ['Bern', 'London', 'Köln']) {
      const recorded = expectObjection(alps(), hire(name), 'no-own-post', 'E-BUILD-2', {
        at: city(name),
      });
      expect(recorded.merchants['red-1']).toBe(city(name));
    }
    const nowhere = { type: 'hireMerchant', at: 'Z9w' } as const;
    expectObjection(alps(), nowhere, 'unknown-place', 'E-COMP-1', { at: 'Z9w' });
  });

  it('E-BUILD-2, E-BUILD-5: with both on the board the same price moves the one that is named', () => {
    const both = alps({ merchants: { 'red-1': 'Wien', 'red-2': 'Roma' } });
    expectObjection(both, hire('Torino'), 'which-merchant', 'E-BUILD-2');
    const { state, events } = done(both, hire('Torino', 'red-2'));
    expect(only(events, 'merchantHired')).toMatchObject([{ merchant: 'red-2', moved: true }]);
    expect(only(events, 'cardsReturned')[0]?.cards).toEqual(PRICES.merchant);
    expect(state.merchants).toMatchObject({ 'red-1': city('Wien'), 'red-2': TORINO });
  });

  it('E-BUILD-2: to another post, not to the one where it stands', () => {
    const both = alps({ merchants: { 'red-1': 'Wien', 'red-2': 'Roma' } });
    expectObjection(both, hire('Wien', 'red-1'), 'same-post', 'E-BUILD-2', { at: city('Wien') });
  });

  it('E-BUILD-2: while one is in the reserve, the other stays where it is', () => {
    const one = alps({ merchants: { 'red-1': 'Roma' } });
    expect(play(one, hire('Wien')).merchants['red-2']).toBe(city('Wien'));
    expect(play(one, hire('Wien', 'red-2')).merchants['red-2']).toBe(city('Wien'));
    expectObjection(one, hire('Wien', 'red-1'), 'merchant-in-reserve', 'E-BUILD-2', {
      who: 'red-2',
    });
  });

  it('E-BUILD-2: only one’s own', () => {
    const command = { type: 'hireMerchant', at: city('Wien'), merchant: 'blue-1' } as const;
    expectObjection(alps(), command, 'not-playing', 'E-SET-1', { who: 'blue' });
  });
});

describe('caravans', () => {
  it('E-BUILD-3: come beside an own route that touches an own post', () => {
    const { state, events } = done(alps(), outfit(TO_CORNER));
    expect(only(events, 'caravanOutfitted')).toEqual([
      {
        type: 'caravanOutfitted',
        caravan: 'red-1',
        path: TO_CORNER,
        moved: false,
        because: { rule: 'E-BUILD-3', paths: [TO_CORNER], piece: 'red-1' },
      },
    ]);
    expect(state.caravans).toMatchObject({ 'red-1': TO_CORNER, 'red-2': null });
  });

  it('E-BUILD-3: not beside an own route that touches only a foreign post', () => {
    const recorded = expectObjection(alps(), outfit(TO_BERN), 'route-off-post', 'E-BUILD-3');
    expect(recorded.caravans['red-1']).toBe(TO_BERN);
  });

  it('E-BUILD-3: not beside a foreign route, even at an own post', () => {
    const [foreign] = way(city('Wien'), 'e') as [string];
    const state = alps({ routes: { red: [TO_CORNER], white: [foreign] } });
    expectObjection(state, outfit(foreign), 'foreign-route', 'E-BUILD-3', { at: foreign });
  });

  it('E-BUILD-3: not beside a bare path, nor beside what is no path', () => {
    const [bare] = way(TORINO, 'w') as [string];
    expectObjection(alps(), outfit(bare), 'no-own-route', 'E-BUILD-3', { at: bare });
    expectObjection(alps(), outfit('Z9n'), 'unknown-place', 'E-COMP-1', { at: 'Z9n' });
  });

  it('E-BUILD-3, E-BUILD-5: with both on the board the same price re-places one', () => {
    const both = alps({ caravans: { 'red-1': TO_BERN, 'red-2': BLUE_ROUTE } });
    expectObjection(both, outfit(TO_CORNER), 'which-caravan', 'E-BUILD-3');
    const { state, events } = done(both, outfit(TO_CORNER, 'red-2'));
    expect(only(events, 'caravanOutfitted')).toMatchObject([{ caravan: 'red-2', moved: true }]);
    expect(only(events, 'cardsReturned')[0]?.cards).toEqual(PRICES.caravan);
    expect(state.caravans).toMatchObject({ 'red-1': TO_BERN, 'red-2': TO_CORNER });
  });

  it('E-BUILD-3: re-placing means another route', () => {
    const both = alps({ caravans: { 'red-1': TO_CORNER, 'red-2': TO_BERN } });
    expectObjection(both, outfit(TO_CORNER, 'red-1'), 'same-route', 'E-BUILD-3');
  });

  it('E-BUILD-3: while one is in the reserve, the other stays where it is', () => {
    const one = alps({ caravans: { 'red-1': TO_BERN } });
    expect(play(one, outfit(TO_CORNER)).caravans['red-2']).toBe(TO_CORNER);
    expectObjection(one, outfit(TO_CORNER, 'red-1'), 'caravan-in-reserve', 'E-BUILD-3', {
      who: 'red-2',
    });
  });

  it('E-BUILD-3, E-CARA-2: a second one fits beside a route, a third does not', () => {
    const one = alps({ caravans: { 'blue-1': TO_CORNER } });
    expect(play(one, outfit(TO_CORNER)).caravans['red-1']).toBe(TO_CORNER);
    const two = alps({ caravans: { 'blue-1': TO_CORNER, 'white-2': TO_CORNER } });
    const recorded = expectObjection(two, outfit(TO_CORNER), 'route-full', 'E-CARA-2');
    expect(recorded.caravans['red-1']).toBe(TO_CORNER);
  });

  it('E-BUILD-3: only one’s own', () => {
    const command = { type: 'outfitCaravan', path: TO_CORNER, caravan: 'blue-2' } as const;
    expectObjection(alps(), command, 'not-playing', 'E-SET-1', { who: 'blue' });
  });
});

describe('routes', () => {
  it('E-BUILD-4: begin at an own post', () => {
    const [fromWien] = way(city('Wien'), 'e') as [string];
    const { state, events } = done(alps(), lay(fromWien));
    expect(only(events, 'routeLaid')).toEqual([
      {
        type: 'routeLaid',
        player: 'red',
        path: fromWien,
        free: false,
        because: { rule: 'E-BUILD-4', paths: [fromWien] },
      },
    ]);
    expect(state.routes[fromWien]).toBe('red');
    expect(state.players.red.routesLeft).toBe(30 - 3);
  });

  it('E-BUILD-4: go on from an own route, though no post is there', () => {
    const corner = next(TORINO, 'ne');
    const on = path(corner, next(corner, 'e'));
    expect(play(alps(), lay(on)).routes[on]).toBe('red');
  });

  it('E-BUILD-4: go on past a foreign post', () => {
    expect(alps().posts[BERN]?.owner).toBe('blue');
    expect(play(alps(), lay(PAST_BERN)).routes[PAST_BERN]).toBe('red');
  });

  it('E-BUILD-4: go to sea, where there is a path', () => {
    const atSea = way(city('London'), 'se')[0]!;
    expect(MAIN.paths.get(atSea)?.kind).toBe('sea');
    const state = alps({ posts: { red: ['London'] } });
    expect(play(state, lay(atSea)).routes[atSea]).toBe('red');
  });

  it('E-BUILD-4: never begin at a foreign post or a foreign route alone', () => {
    const atPraha = way(city('Praha'), 'e')[0]!;
    const atBlue = path(next(BERN, 'w'), city('Lyon'));
    const nowhere = way(city('Madrid'), 'e')[0]!;
    for (const at of [atPraha, atBlue, nowhere]) {
      const recorded = expectObjection(alps(), lay(at), 'route-not-adjacent', 'E-BUILD-4', { at });
      expect(recorded.routes[at]).toBe('red');
    }
  });

  it('E-BUILD-4: need a free path', () => {
    for (const at of [TO_CORNER, BLUE_ROUTE]) {
      expectObjection(alps(), lay(at), 'path-taken', 'E-BUILD-4', { at });
    }
    expectObjection(alps(), lay('Z9n'), 'unknown-place', 'E-COMP-1', { at: 'Z9n' });
  });

  it('E-BUILD-5: the thirtieth can be laid, a thirty-first cannot', () => {
    const last = alps({ routesLeft: { red: 1 } });
    const none = play(last, lay(PAST_BERN));
    expect(none.players.red.routesLeft).toBe(0);
    const [another] = way(city('Wien'), 'e') as [string];
    expectObjection(none, lay(another), 'no-routes-left', 'E-BUILD-5', { at: another });
    expect(routeTargets(none)).toEqual([]);
  });

  it('E-BUILD-5: nor a free one', () => {
    const state = play(baltic({ routesLeft: { blue: 1 } }), lay(DOUBLE));
    expectObjection(state, lay(BEYOND, true), 'no-routes-left', 'E-BUILD-5');
  });
});

describe('a double arrow', () => {
  const granted = play(baltic(), lay(DOUBLE));

  it('E-BUILD-6: allows one more route at once, for nothing', () => {
    const paid = done(baltic(), lay(DOUBLE));
    expect(only(paid.events, 'freeRouteGranted')).toEqual([
      {
        type: 'freeRouteGranted',
        touching: DOUBLE,
        because: { rule: 'E-BUILD-6', paths: [DOUBLE] },
      },
    ]);
    expect(allowedNow(paid.state)).toContain('skipFreeRoute');

    const free = done(paid.state, lay(BEYOND, true));
    expect(only(free.events, 'routeLaid')).toMatchObject([
      { player: 'blue', path: BEYOND, free: true, because: { rule: 'E-BUILD-6' } },
    ]);
    expect(only(free.events, 'cardsReturned')).toEqual([]);
    expect(free.state.players.blue.hand).toBe(paid.state.players.blue.hand);
    expect(free.state.players.blue.routesLeft).toBe(paid.state.players.blue.routesLeft - 1);
    expect(free.state.turn.freeRoutes).toEqual([]);
  });

  it('E-BUILD-6: a path without one allows nothing', () => {
    const { state, events } = done(baltic(), lay(way(WARSZAWA, 'ne')[0]!));
    expect(only(events, 'freeRouteGranted')).toEqual([]);
    expect(allowedNow(state)).not.toContain('skipFreeRoute');
    expectObjection(state, lay(BEYOND, true), 'no-free-route', 'E-BUILD-6', { at: BEYOND });
  });

  it('E-BUILD-6: the free route touches the one just placed, at either end', () => {
    const back = way(next(WARSZAWA, 'w'), 'sw')[0]!;
    expect(play(granted, lay(back, true)).routes[back]).toBe('blue');
    const elsewhere = way(WARSZAWA, 'ne')[0]!;
    const recorded = expectObjection(
      granted,
      lay(elsewhere, true),
      'free-route-not-adjacent',
      'E-BUILD-6',
    );
    expect(recorded.turn.freeRoutes).toEqual([]);
    const onlyTouching = MAIN.paths.get(DOUBLE)!.touching.filter((at) => at !== PLAIN);
    expect([...routeTargets(granted, true)].sort()).toEqual([...onlyTouching].sort());
  });

  it('E-BUILD-6: one route, not two', () => {
    const used = play(granted, lay(BEYOND, true));
    const again = way(next(WARSZAWA, 'w'), 'sw')[0]!;
    expectObjection(used, lay(again, true), 'no-free-route', 'E-BUILD-6');
  });

  it.each([
    ['a purchase', { type: 'buy', resource: 'wood' }],
    ['a hired merchant', { type: 'hireMerchant', at: WARSZAWA }],
    ['a paid route', lay(way(WARSZAWA, 'ne')[0]!)],
    ['the end of the turn', { type: 'endTurn' }],
  ] as const)('E-BUILD-6: %s passes it up', (_what, command) => {
    const { state, events } = done(granted, command);
    expect(events[0]).toEqual({
      type: 'freeRoutesLapsed',
      count: 1,
      because: { rule: 'E-BUILD-6' },
    });
    expect(state.turn.freeRoutes).toEqual([]);
  });

  it('E-BUILD-6: lapsed is lapsed', () => {
    const later = play(granted, { type: 'buy', resource: 'wood' });
    expectObjection(later, lay(BEYOND, true), 'no-free-route', 'E-BUILD-6');
    expect(play(later, lay(BEYOND)).routes[BEYOND]).toBe('blue');
  });

  it('E-BUILD-6: can be passed up in so many words, but only when there is one', () => {
    const { state, events } = done(granted, { type: 'skipFreeRoute' });
    expect(events).toMatchObject([{ type: 'freeRoutesLapsed', count: 1 }]);
    expectObjection(state, { type: 'skipFreeRoute' }, 'no-free-route', 'E-BUILD-6');
    expectObjection(baltic({ phase: 'roll' }), { type: 'skipFreeRoute' }, 'not-now', 'E-BUILD-6');
  });

  it('E-BUILD-6: a correction leaves it open, a refused command as well', () => {
    const corrected = play(granted, {
      type: 'correct',
      set: [{ of: 'gold', player: 'red', to: 9 }],
    });
    expect(play(corrected, lay(BEYOND, true)).routes[BEYOND]).toBe('blue');
    expectOnlyObjection(granted, lay(PLAIN), 'path-taken', 'E-BUILD-4');
    expect(granted.turn.freeRoutes).toEqual([{ touching: DOUBLE }]);
  });

  it('E-BUILD-6: goes with its route when a correction takes that away', () => {
    const gone = play(granted, { type: 'correct', set: [{ of: 'route', path: DOUBLE, to: null }] });
    expect(routeTargets(gone, true)).toEqual([]);
    expectObjection(gone, lay(BEYOND, true), 'no-free-route', 'E-BUILD-6');
  });

  it('E-BUILD-6: is nobody else’s when a correction passes the turn on', () => {
    const turn = { of: 'turn', player: 'red', phase: 'action' } as const;
    const passed = play(granted, { type: 'correct', set: [turn] });
    expectObjection(passed, lay(BEYOND, true), 'no-free-route', 'E-BUILD-6');
    const mine = play(granted, { type: 'correct', set: [{ ...turn, player: 'blue' }] });
    expect(play(mine, lay(BEYOND, true)).routes[BEYOND]).toBe('blue');
  });

  it('E-BUILD-6, E-DEV-3: is used before the routes of a development card, which stay', () => {
    const state = play(
      baltic({ cards: { blue: 1 }, deck: { left: 24, discarded: 0 } }),
      { type: 'playCard', effects: { routes: 2 } },
      lay(DOUBLE),
    );
    expect(state.turn.freeRoutes).toEqual([
      { touching: null },
      { touching: null },
      { touching: DOUBLE },
    ]);
    const [laid] = only(eventsOf(state, lay(BEYOND, true)), 'routeLaid');
    expect(laid?.because.rule).toBe('E-BUILD-6');
    const used = play(state, lay(BEYOND, true));
    expect(used.turn.freeRoutes).toEqual([{ touching: null }, { touching: null }]);
    const lapsed = play(state, { type: 'buy', resource: 'wood' });
    expect(lapsed.turn.freeRoutes).toEqual([{ touching: null }, { touching: null }]);
    const elsewhere = way(WARSZAWA, 'ne')[0]!;
    const card = play(state, lay(elsewhere, true));
    expect(card.turn.freeRoutes).toEqual([{ touching: null }]);
    const [other] = only(eventsOf(lapsed, lay(elsewhere, true)), 'routeLaid');
    expect(other?.because.rule).toBe('E-DEV-3');
    const far = way(city('Madrid'), 'e')[0]!;
    expectObjection(lapsed, lay(far, true), 'route-not-adjacent', 'E-BUILD-4');
  });
});

describe('a free route on another double arrow', () => {
  /** The practice map with one more double arrow, right behind the first. */
  const board = boardOf({
    ...PRACTICE_MAIN,
    id: 'two-arrows',
    paths: [...(PRACTICE_MAIN.paths ?? []), { at: BEYOND, double: true }],
  });
  const third = placesOn(board).way(city('Kaliningrad'), 'e')[0]!;
  const after = (doubleChain: boolean | undefined) =>
    done(
      play(
        baltic({
          board,
          ...(doubleChain === undefined ? {} : { setup: { options: { doubleChain } } }),
        }),
        lay(DOUBLE),
      ),
      lay(BEYOND, true),
    );

  it.each([undefined, true])('E-BUILD-7: allows one more (option %s)', (option) => {
    const { state, events } = after(option);
    expect(only(events, 'freeRouteGranted')).toEqual([
      {
        type: 'freeRouteGranted',
        touching: BEYOND,
        because: { rule: 'E-BUILD-7', paths: [BEYOND] },
      },
    ]);
    const last = done(state, lay(third, true));
    expect(last.state.routes[third]).toBe('blue');
    expect(last.state.turn.freeRoutes).toEqual([]);
  });

  it('E-BUILD-7: unless the table plays without such chains', () => {
    const { state, events } = after(false);
    expect(only(events, 'freeRouteGranted')).toEqual([]);
    expectObjection(state, lay(third, true), 'no-free-route', 'E-BUILD-6');
  });

  it('E-BUILD-7, E-DEV-3: the same for a development card’s route', () => {
    for (const doubleChain of [true, false]) {
      const card = { cards: { blue: 1 }, deck: { left: 24, discarded: 0 } } as const;
      const state = play(baltic({ ...card, setup: { options: { doubleChain } } }), {
        type: 'playCard',
        effects: { routes: 1 },
      });
      const { events } = done(state, lay(DOUBLE, true));
      expect(only(events, 'freeRouteGranted').map((event) => event.because.rule)).toEqual(
        doubleChain ? ['E-BUILD-7'] : [],
      );
    }
  });
});
