import * as fc from 'fast-check';
import { UndirectedGraph } from 'graphology';
import { brandes, singleSourceLength } from 'graphology-shortest-path';

import { stepsFrom } from '@/engine/board/graph';
import type { IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Board } from '@/engine/europe/board/board';
import type { Command, CommandOf } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import { goldInPlay } from '@/engine/europe/ledger';
import type { ConnectionOption } from '@/engine/europe/questions';
import type { State } from '@/engine/europe/state';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';

import { MAIN, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, only, play, questionTo } from './support/play';
import { tableau, type Tableau } from './support/tables';

const { city, next, path, way } = placesOn(MAIN);

const lay = (
  at: string,
  more: { free?: boolean; choose?: string } = {},
): CommandOf<'layRoute'> => ({
  type: 'layRoute',
  path: at,
  ...more,
});
const turnOf = (player: Colour): Command => ({
  type: 'correct',
  set: [{ of: 'turn', player, phase: 'action' }],
});
const purses = (state: State) => state.seats.map((colour) => state.players[colour].gold);

const TORINO = city('Torino');
const BERN = city('Bern');
const VENEZIA = city('Venezia');
const [TORINO_CORNER, CORNER_EAST, EAST_VENEZIA] = way(TORINO, 'ne', 'e', 'se') as [
  PathId,
  PathId,
  PathId,
];
const BERN_CORNER = way(BERN, 'se')[0]!;

/** Cards are no concern here. */
function lightly(told: Tableau): State {
  return tableau({ ...told, setup: { tracking: 'light', ...told.setup } });
}

describe('the first connection of a site', () => {
  const alps = (told: Tableau = {}) =>
    lightly({ routes: { blue: [CORNER_EAST, EAST_VENEZIA] }, posts: { red: ['Torino'] }, ...told });

  it('E-GOLD-1, E-GOLD-2: pays every player 1 gold for each own route on it', () => {
    const { state, events } = done(alps(), lay(TORINO_CORNER));
    const [made] = only(events, 'connectionMade');
    expect([made?.from, made?.to].sort()).toEqual([TORINO, VENEZIA].sort());
    expect([...made!.paths].sort()).toEqual([TORINO_CORNER, CORNER_EAST, EAST_VENEZIA].sort());
    expect(made?.because.rule).toBe('E-GOLD-2');
    expect(only(events, 'goldTaken')).toMatchObject([
      { player: 'red', gold: 1, because: { rule: 'E-GOLD-2', paths: [TORINO_CORNER] } },
      { player: 'blue', gold: 2, because: { rule: 'E-GOLD-2' } },
    ]);
    expect(purses(state)).toEqual([4, 5, 3, 3]);
  });

  it('E-GOLD-1: needs no posts at either site', () => {
    const state = alps({ posts: { red: ['Lyon'] } });
    const events = eventsOf(state, { ...lay(TORINO_CORNER), override: true });
    expect(only(events, 'connectionMade')).toHaveLength(1);
  });

  it('E-GOLD-1: a way that ends at no site connects nothing', () => {
    const state = alps({ routes: { red: [TORINO_CORNER] } });
    const events = eventsOf(state, lay(CORNER_EAST));
    expect(only(events, 'routeLaid')).toHaveLength(1);
    expect(only(events, 'connectionMade')).toEqual([]);
    expect(only(events, 'goldTaken')).toEqual([]);
  });

  it('E-GOLD-1, E-GOLD-2: the last route may lie anywhere on the way', () => {
    const state = alps({ routes: { red: [TORINO_CORNER], white: [EAST_VENEZIA] } });
    expect(purses(done(state, lay(CORNER_EAST)).state)).toEqual([5, 3, 4, 3]);
  });

  it('E-GOLD-2: neighbours are connected by a single route', () => {
    const state = lightly({ posts: { red: ['Paris'] } });
    const { state: after, events } = done(state, lay(way(city('Paris'), 'ne')[0]!));
    expect(only(events, 'connectionMade')).toHaveLength(1);
    expect(purses(after)).toEqual([4, 3, 3, 3]);
  });

  it('E-GOLD-2: a free route pays just as well', () => {
    const state = play(alps({ cards: { red: 1 }, deck: { left: 24, discarded: 0 } }), {
      type: 'playCard',
      effects: { routes: 1 },
    });
    expect(purses(done(state, lay(TORINO_CORNER, { free: true })).state)).toEqual([4, 5, 3, 3]);
  });

  it('E-GOLD-2: a detour of more routes does not pay', () => {
    // Paris hangs on a short way to Lyon and on a long one to Bordeaux.
    const paris = city('Paris');
    const last = way(paris, 'se')[0]!;
    const toLyon = way(next(paris, 'se'), 'sw')[0]!;
    const longWay = way(city('Lyon'), 'w', 'nw');
    const state = lightly({
      posts: { red: ['Paris'] },
      routes: { blue: [toLyon], white: longWay },
    });
    expect(purses(done(state, lay(last)).state)).toEqual([4, 4, 3, 3]);
  });

  it('E-GOLD-2: a second way to a connected site pays nothing', () => {
    const state = alps({ routes: { red: [TORINO_CORNER, BERN_CORNER], blue: way(BERN, 'w') } });
    const ring = [way(city('Lyon'), 'ne')[0]!, ...way(city('Lyon'), 'se', 'e')];
    const joined = play(state, turnOf('blue'), lay(ring[0]!), lay(ring[1]!));
    const { state: closed, events } = done(joined, lay(ring[2]!));
    expect(only(events, 'connectionMade')).toEqual([]);
    expect(purses(closed)).toEqual(purses(joined));
  });

  it('E-GOLD-1: in a correction routes pay nothing, for the table has settled it', () => {
    const set = [{ of: 'route', path: TORINO_CORNER, to: 'red' }] as const;
    const { state, events } = done(alps(), { type: 'correct', set });
    expect(only(events, 'goldTaken')).toEqual([]);
    expect(state.routes[TORINO_CORNER]).toBe('red');
  });
});

describe('networks', () => {
  const [atParis, atBern, atLyon] = [
    way(city('Paris'), 'se')[0]!,
    way(BERN, 'w')[0]!,
    way(city('Lyon'), 'ne')[0]!,
  ];

  it('E-GOLD-4: two isolated sites joined to each other pay once', () => {
    const state = lightly({ posts: { red: ['Lyon'] }, routes: { blue: [atParis] } });
    const { state: after, events } = done(state, lay(atLyon));
    expect(only(events, 'connectionMade')).toHaveLength(1);
    expect(purses(after)).toEqual([4, 4, 3, 3]);
  });

  it('E-GOLD-4: two networks of two sites each pay nothing when they are joined', () => {
    // Paris–Lyon on one side, Bern–Torino on the other.
    const state = lightly({
      posts: { red: ['Bern'] },
      routes: { red: [BERN_CORNER, TORINO_CORNER], blue: [atParis, atLyon] },
    });
    const { state: after, events } = done(state, lay(atBern));
    expect(only(events, 'routeLaid')).toHaveLength(1);
    expect(only(events, 'connectionMade')).toEqual([]);
    expect(purses(after)).toEqual([3, 3, 3, 3]);
  });

  it('E-GOLD-4: an isolated site pays for itself when it joins a network', () => {
    const state = lightly({
      posts: { red: ['Venezia'] },
      routes: { red: [EAST_VENEZIA], blue: [BERN_CORNER, TORINO_CORNER] },
    });
    const question = questionTo(state, lay(CORNER_EAST), 'connection');
    expect(question.options.map((option) => option.from)).toEqual([VENEZIA, VENEZIA]);
  });
});

describe('the worked examples, played', () => {
  it('E-GOLD-5: Torino–Venezia pays red 1 and blue 2, then Bern pays red 2 and nothing else', () => {
    let state = lightly({ posts: { red: ['Torino'], blue: ['Venezia'] }, player: 'blue' });
    state = play(state, lay(EAST_VENEZIA), lay(CORNER_EAST));
    expect(purses(state)).toEqual([3, 3, 3, 3]);

    const torino = done(play(state, turnOf('red')), lay(TORINO_CORNER));
    expect(only(torino.events, 'connectionMade')).toHaveLength(1);
    expect(only(torino.events, 'connectionMade')[0]?.paths).toHaveLength(3);
    expect(purses(torino.state)).toEqual([4, 5, 3, 3]);

    const bern = done(torino.state, lay(BERN_CORNER));
    const [made, ...more] = only(bern.events, 'connectionMade');
    expect(more).toEqual([]);
    expect(made).toMatchObject({ from: BERN, to: TORINO });
    expect([...made!.paths].sort()).toEqual([BERN_CORNER, TORINO_CORNER].sort());
    expect(only(bern.events, 'goldTaken')).toMatchObject([{ player: 'red', gold: 2 }]);
    expect(purses(bern.state)).toEqual([6, 5, 3, 3]);
  });

  it('E-GOLD-5: Kaliningrad over a double arrow, by blue’s third route: blue 3', () => {
    const [plain, double, beyond] = way(city('Warszawa'), 'w', 'nw', 'ne') as [string, ...string[]];
    let state = lightly({ posts: { blue: ['Warszawa'] }, player: 'blue' });
    state = play(state, lay(plain), lay(double!));
    expect(purses(state)).toEqual([3, 3, 3, 3]);
    const { state: after, events } = done(state, lay(beyond!, { free: true }));
    expect(only(events, 'connectionMade')[0]?.paths).toHaveLength(3);
    expect(only(events, 'goldTaken')).toMatchObject([{ player: 'blue', gold: 3 }]);
    expect(purses(after)).toEqual([3, 6, 3, 3]);
  });
});

describe('equally short connections', () => {
  const lyon = city('Lyon');
  const [toCorner] = way(lyon, 'ne') as [PathId];
  const corner = next(lyon, 'ne');
  const toParis = path(corner, city('Paris'));
  const toBern = path(corner, BERN);
  /** Lyon is as far from Paris as from Bern, which are connected already. */
  const fork = (told: Tableau = {}) =>
    lightly({
      posts: { red: ['Lyon'] },
      routes: { white: [toParis], blue: [toBern] },
      ...told,
    });
  const id = (...paths: readonly PathId[]) => paths.join('+');

  it('E-GOLD-3: the active player is asked, and sees what each pays to whom', () => {
    const { rule, options } = questionTo(fork(), lay(toCorner), 'connection');
    expect(rule).toBe('E-GOLD-3');
    const sorted = [...options].sort((a, b) => a.to.localeCompare(b.to));
    const byTarget = [
      {
        id: id(toCorner, toParis),
        from: lyon,
        to: city('Paris'),
        paths: [toCorner, toParis],
        pays: [
          { player: 'red', gold: 1 },
          { player: 'white', gold: 1 },
        ],
      },
      {
        id: id(toCorner, toBern),
        from: lyon,
        to: BERN,
        paths: [toCorner, toBern],
        pays: [
          { player: 'red', gold: 1 },
          { player: 'blue', gold: 1 },
        ],
      },
    ].sort((a, b) => a.to.localeCompare(b.to));
    expect(sorted).toEqual(byTarget);
  });

  it('E-GOLD-3: only the chosen one pays', () => {
    const toWhite = done(fork(), lay(toCorner, { choose: id(toCorner, toParis) }));
    expect(purses(toWhite.state)).toEqual([4, 3, 4, 3]);
    expect(only(toWhite.events, 'connectionMade')).toMatchObject([
      { to: city('Paris'), because: { rule: 'E-GOLD-3' } },
    ]);
    const toBlue = done(fork(), lay(toCorner, { choose: id(toCorner, toBern) }));
    expect(purses(toBlue.state)).toEqual([4, 4, 3, 3]);
  });

  it('E-GOLD-3: two ways round to one and the same site are two choices', () => {
    const kaliningrad = city('Kaliningrad');
    const entry = way(kaliningrad, 'sw')[0]!;
    const ring = next(kaliningrad, 'sw');
    const north = way(ring, 'w', 'sw', 'se');
    const south = way(ring, 'se', 'sw', 'w');
    const state = lightly({
      posts: { red: ['Kaliningrad'] },
      routes: { blue: north, white: south },
    });
    const { options } = questionTo(state, lay(entry), 'connection');
    const sites = [kaliningrad, city('Wroclaw')].sort();
    for (const { from, to } of options) expect([from, to].sort()).toEqual(sites);
    expect(options.map(({ pays }) => pays)).toEqual(
      expect.arrayContaining([
        [
          { player: 'red', gold: 1 },
          { player: 'blue', gold: 3 },
        ],
        [
          { player: 'red', gold: 1 },
          { player: 'white', gold: 3 },
        ],
      ]),
    );
    expect(options).toHaveLength(2);
  });

  it('E-GOLD-3: what was no choice cannot be chosen', () => {
    const wrong = lay(toCorner, { choose: id(toCorner) });
    expectObjection(fork(), wrong, 'no-such-connection', 'E-GOLD-3', { at: toCorner });
    const nothing = lay(way(lyon, 'w')[0]!, { choose: id(toCorner, toBern) });
    expectObjection(fork(), nothing, 'no-such-connection', 'E-GOLD-3');
  });

  it('E-GOLD-3: where there is but one, it may be named and needs no question', () => {
    const state = fork({ routes: { white: [toParis] } });
    const named = lay(toCorner, { choose: id(toCorner, toParis) });
    const other = lay(toCorner, { choose: id(toParis, toCorner) });
    const answers = [named, other].filter((command) => 'state' in decide(state, command));
    expect(answers).toHaveLength(1);
    expect(purses(play(state, answers[0]!))).toEqual([4, 3, 4, 3]);
    expect(purses(play(state, lay(toCorner)))).toEqual([4, 3, 4, 3]);
  });
});

describe('the bank', () => {
  const rich = (red: number, limited = false) =>
    lightly({
      setup: { tracking: 'light', options: { bankLimited: limited } },
      posts: { red: ['Torino'] },
      routes: { blue: [CORNER_EAST, EAST_VENEZIA] },
      gold: { red, blue: 0, white: 0, orange: 0 },
    });

  it('E-GOLD-6: never runs out; past 100 gold the app says so, once', () => {
    const { state, events } = done(rich(99), lay(TORINO_CORNER));
    expect(only(events, 'bankOverdrawn')).toEqual([
      { type: 'bankOverdrawn', inPlay: 102, because: { rule: 'E-GOLD-6' } },
    ]);
    expect(goldInPlay(state)).toBe(102);
    expect(only(eventsOf(state, lay(BERN_CORNER)), 'goldTaken')).toHaveLength(1);
    expect(only(eventsOf(state, lay(BERN_CORNER)), 'bankOverdrawn')).toEqual([]);
  });

  it('E-GOLD-6: all 100 in play is not past 100', () => {
    const { state, events } = done(rich(97), lay(TORINO_CORNER));
    expect(goldInPlay(state)).toBe(100);
    expect(only(events, 'bankOverdrawn')).toEqual([]);
  });

  it('E-GOLD-6: a table may say that the bank pays only what it has', () => {
    const { state, events } = done(rich(98, true), lay(TORINO_CORNER));
    expect(purses(state)).toEqual([99, 1, 0, 0]);
    expect(only(events, 'bankEmpty')).toEqual([
      { type: 'bankEmpty', player: 'blue', unpaid: 1, because: { rule: 'E-GOLD-6' } },
    ]);
    expect(only(events, 'bankOverdrawn')).toEqual([]);
    const dry = done(rich(100, true), lay(TORINO_CORNER));
    expect(purses(dry.state)).toEqual([100, 0, 0, 0]);
    expect(only(dry.events, 'goldTaken')).toEqual([]);
    expect(only(dry.events, 'bankEmpty').map(({ unpaid }) => unpaid)).toEqual([1, 2]);
  });
});

describe('random networks, against a library of graphs', () => {
  type Routes = Record<PathId, Colour>;
  interface Case {
    readonly board: Board;
    readonly routes: Routes;
    readonly last: PathId;
  }
  const PATHS = [...MAIN.paths.keys()];
  const SITES = [...MAIN.sites.values()];

  /**
   * Any routes, any of the cities and one more route. In most cases a surrounding without
   * routes but for that one makes an island of a city, so that gold flows, and by loops in ties.
   */
  const network: fc.Arbitrary<Case> = fc
    .record({
      routes: fc.integer({ min: 5, max: 95 }),
      cities: fc.integer({ min: 10, max: 100 }),
      ofPath: fc.array(fc.nat(99), { minLength: PATHS.length, maxLength: PATHS.length }),
      ofSite: fc.array(fc.nat(99), { minLength: SITES.length, maxLength: SITES.length }),
      last: fc.nat(PATHS.length - 1),
      island: fc.option(
        fc.record({ city: fc.nat(SITES.length - 1), radius: fc.integer({ min: 1, max: 4 }) }),
        { freq: 5 },
      ),
    })
    .map(({ routes: share, cities, ofPath, ofSite, last, island }) => {
      const routes: Routes = {};
      const dense = island ? 50 + share / 2 : share;
      PATHS.forEach((id, i) => {
        if (ofPath[i]! < dense) routes[id] = COLOURS[ofPath[i]! % COLOURS.length]!;
      });
      let sites = SITES.filter((_, i) => ofSite[i]! < cities);
      let shore = PATHS;
      if (island) {
        const centre = SITES[island.city]!;
        const inside = new Set(stepsFrom(MAIN, centre.at, island.radius).keys());
        sites = [centre, ...sites.filter((site) => !inside.has(site.at))];
        shore = PATHS.filter((id) => {
          const [a, b] = MAIN.paths.get(id)!.ends;
          return inside.has(a) !== inside.has(b);
        });
        for (const id of shore) delete routes[id];
      }
      const added = shore[last % shore.length]!;
      delete routes[added];
      const board = { ...MAIN, sites: new Map(sites.map((site) => [site.at, site])) };
      return { board, routes, last: added };
    });

  function graphOf(board: Board, routes: Routes): UndirectedGraph {
    const graph = new UndirectedGraph();
    for (const at of board.intersections.keys()) graph.addNode(at);
    for (const id of Object.keys(routes)) {
      graph.addUndirectedEdgeWithKey(id, ...board.paths.get(id)!.ends);
    }
    return graph;
  }

  /** The nearest other cities, by the library's distances. */
  function nearest(board: Board, graph: UndirectedGraph, from: IntersectionId): IntersectionId[] {
    const steps = singleSourceLength(graph, from);
    const others = Object.keys(steps).filter((at) => at !== from && board.sites.has(at));
    const least = Math.min(...others.map((at) => steps[at]!));
    return others.filter((at) => steps[at] === least);
  }

  /** Every shortest way to the nearest cities, by the library's predecessors; ends do not matter. */
  function expectedWays({ board, routes, last }: Case, owner: Colour): Map<string, string> {
    const before = graphOf(board, routes);
    const laid = { ...routes, [last]: owner };
    const after = graphOf(board, laid);
    const connected = [...board.sites.keys()].find(
      (at) => nearest(board, before, at).length === 0 && nearest(board, after, at).length > 0,
    );
    const ways = new Map<string, string>();
    if (connected === undefined) return ways;
    const [, predecessors, counts] = brandes(after, connected);
    let expected = 0;
    for (const to of nearest(board, after, connected)) {
      expected += counts[to]!;
      const back = (at: string, used: readonly PathId[]): void => {
        if (at === connected) ways.set([...used].sort().join(' '), payout(laid, used));
        for (const one of predecessors[at]!) back(one, [...used, after.edge(one, at)!]);
      };
      back(to, []);
    }
    expect(ways.size).toBe(expected);
    return ways;
  }

  function payout(routes: Routes, used: readonly PathId[]): string {
    return COLOURS.map((colour) => used.filter((id) => routes[id] === colour).length).join(' ');
  }

  const START = lightly({});

  it('E-GOLD-1, E-GOLD-2, E-GOLD-3, E-GOLD-4: every payout and every tie is what the library says', () => {
    let paid = 0;
    let tied = 0;
    fc.assert(
      fc.property(fc.noBias(network), (one) => {
        const state: State = { ...START, board: one.board, routes: one.routes };
        const expected = expectedWays(one, 'red');
        const command = { ...lay(one.last), override: true } as const;
        const gains = (choose?: string): string => {
          const after = play(state, choose === undefined ? command : { ...command, choose });
          return COLOURS.map((c) => after.players[c].gold - state.players[c].gold).join(' ');
        };
        if (expected.size > 0) paid++;
        if (expected.size < 2) {
          expect(gains()).toBe([...expected.values()][0] ?? '0 0 0 0');
          const made = only(eventsOf(state, command), 'connectionMade');
          expect(made.map(({ paths }) => [...paths].sort().join(' '))).toEqual([
            ...expected.keys(),
          ]);
          return;
        }
        tied++;
        const { options } = questionTo(state, command, 'connection');
        const asked = new Map(
          options.map(({ id, paths }: ConnectionOption) => [
            [...paths].sort().join(' '),
            gains(id),
          ]),
        );
        expect(options).toHaveLength(expected.size);
        expect([...asked].sort()).toEqual([...expected].sort());
      }),
      { numRuns: 600 },
    );
    // Otherwise nothing was proved.
    expect(paid).toBeGreaterThan(150);
    expect(tied).toBeGreaterThan(20);
  });
});
