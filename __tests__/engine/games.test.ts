import fc from 'fast-check';

import { CARDS_PER_RESOURCE, START_GOLD } from '@/engine/europe/components';
import { decide } from '@/engine/europe/decide';
import { readGame, replayGame, resume, type GameFile } from '@/engine/europe/file';
import { plain, type State } from '@/engine/europe/state';
import { RESOURCES, type PieceId } from '@/engine/europe/vocabulary';
import { goTo, openHistory, enter } from '@/engine/log/history';
import { replay } from '@/engine/log/log';
import { ruleFlaws, structuralFlaws } from '@/scripts/lib/invariants';
import { playGame, type Played, type Wanted } from '@/scripts/lib/random-game';

/** The same games every time; `npm run soak` looks for others. */
const SEED = 20250101;

/** 200 games in all; those on the main map last more than twice as long. */
const TABLES: readonly (Required<Wanted> & { readonly count: number })[] = [
  { side: 'main', players: 4, count: 40 },
  { side: 'main', players: 3, count: 40 },
  { side: 'short', players: 4, count: 60 },
  { side: 'short', players: 3, count: 60 },
];

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

/** A game that failed once is not made smaller by another seed. */
const games = (numRuns: number) => ({ numRuns, seed: SEED, endOnFailure: true });

/** Games to leaf through, played without checks. */
const finished: Played[] = TABLES.flatMap((wanted, i) =>
  [1, 2, 3].map((n) => playGame(10 * i + n, wanted, { invariants: false })),
);

describe('random games to the end', () => {
  it.each(TABLES)(
    '$side map, $players players, $count games: the mirror agrees with the table after every command',
    (wanted) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { table, winner } = playGame(seed, wanted);
          const { state, truth } = table;
          expect(state.seats).toHaveLength(wanted.players);
          expect(state.board.side).toBe(wanted.side);

          for (const resource of RESOURCES) {
            let held = 0;
            for (const colour of state.seats) held += truth.hands[colour][resource];
            expect(table.supplyOf(resource) + held).toBe(CARDS_PER_RESOURCE);
            expect(table.supplyOf(resource)).toBeGreaterThanOrEqual(0);
          }
          let gold = 0;
          for (const colour of state.seats) gold += state.players[colour].gold;
          expect(gold).toBe(START_GOLD * wanted.players + truth.fromBank);

          const all = { locked: 0, free: 0, delivered: state.goodsEach };
          expect(state.players[winner].goods).toEqual(all);
          const before = goTo(table.history, table.cursor - 1, decide).state;
          expect(before.phase.name).not.toBe('over');
        }),
        games(wanted.count),
      );
    },
    120_000,
  );
});

describe('the log of a whole game', () => {
  const points = fc.record({
    game: fc.constantFrom(...finished),
    stops: fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 8 }),
  });

  it('leads to one state at every point, however one gets there', () => {
    fc.assert(
      fc.property(points, ({ game, stops }) => {
        const { history } = game.table;
        const { commands } = history.log;
        const { start } = game.table.game;
        let there = history;
        for (const stop of stops) {
          const at = stop % (commands.length + 1);
          there = goTo(there, at, decide);
          const plainly = replay(start, commands.slice(0, at), decide);
          expect(there.log.cursor).toBe(at);
          expect(plain(there.state)).toEqual(plain(plainly.state));
          expect(there.events).toEqual(plainly.entries.at(-1)?.events ?? []);
        }
      }),
      { numRuns: 25, seed: SEED },
    );
  });

  it('undone and redone at any point is what it was', () => {
    fc.assert(
      fc.property(points, ({ game, stops }) => {
        const { history } = game.table;
        for (const stop of stops) {
          const here = goTo(history, 1 + (stop % history.log.commands.length), decide);
          const undone = goTo(here, here.log.cursor - 1, decide);
          const redone = goTo(undone, here.log.cursor, decide);
          expect(plain(redone.state)).toEqual(plain(here.state));
          expect(redone.events).toEqual(here.events);
          expect(redone.log).toEqual(here.log);
          const again = goTo(redone, undone.log.cursor, decide);
          expect(plain(again.state)).toEqual(plain(undone.state));
          expect(goTo(undone, history.log.cursor, decide).state).toEqual(history.state);
        }
      }),
      { numRuns: 25, seed: SEED },
    );
  });

  it('replays to the same events and the same state every time', () => {
    for (const { table } of finished) {
      const { game } = readGame(table.file());
      const once = replayGame(game!);
      expect(replayGame(readGame(table.file()).game!)).toEqual(once);
      expect(once.objections).toEqual([]);
      expect(once.state).toEqual(plain(table.state));
      // What is printed is all there is: nothing is lost on the way through JSON.
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
    }
  });

  it('says the same when every command is entered anew', () => {
    const { table } = finished[0]!;
    let history = openHistory<State, GameFile['commands'][number], unknown>(table.game.start);
    for (const command of table.history.log.commands) {
      const answer = enter(history, command, decide);
      if (!('history' in answer)) throw new Error(JSON.stringify(answer));
      ({ history } = answer);
    }
    expect(history).toEqual(table.history);
  });
});

describe('the file of a game', () => {
  it('brings the same game back from JSON, redo included, wherever it was left', () => {
    fc.assert(
      fc.property(fc.constantFrom(...finished), fc.nat({ max: 5000 }), ({ table }, stop) => {
        const left = goTo(table.history, stop % (table.cursor + 1), decide);
        const file: GameFile = { ...table.file(), cursor: left.log.cursor };
        const { game, problems } = readGame(JSON.parse(JSON.stringify(file)));
        expect(problems).toEqual([]);
        expect(game!.file).toEqual(file);
        const resumed = resume(game!);
        expect(plain(resumed.state)).toEqual(plain(left.state));
        expect(resumed.events).toEqual(left.events);
        expect(resumed.log).toEqual(left.log);
        const redone = goTo(resumed, file.commands.length, decide);
        expect(plain(redone.state)).toEqual(plain(table.state));
      }),
      { numRuns: 40, seed: SEED },
    );
  });
});

describe('the invariants notice', () => {
  const { state, winner } = { state: finished[0]!.table.state, winner: finished[0]!.winner };
  const [other] = state.seats.filter((colour) => colour !== winner);
  const { [other!]: player } = state.players;
  const [path] = Object.keys(state.routes);
  const changed = (change: Partial<State>): State => ({ ...state, ...change });
  const withOther = (change: Partial<typeof player>): State =>
    changed({ players: { ...state.players, [other!]: { ...player, ...change } } });

  it('nothing in a sound state', () => {
    expect(structuralFlaws(state)).toEqual([]);
    expect(ruleFlaws(state)).toEqual([]);
  });

  it.each<[string, State]>([
    ['a route too many in the reserve', withOther({ routesLeft: player.routesLeft + 1 })],
    ['goods too many', withOther({ goods: { ...player.goods, free: player.goods.free + 1 } })],
    ['a purse below nothing', withOther({ gold: -1 })],
    ['half a coin', withOther({ gold: 0.5 })],
    ['a development card from nowhere', withOther({ cards: player.cards + 1 })],
    ['a lost caravan', changed({ caravans: {} })],
    ['a lost token', changed({ tokens: {}, stock: [] })],
    ['a robber at sea', changed({ robber: 'A0' })],
    ['a route off the board', changed({ routes: { ...state.routes, Z99n: other! } })],
    [
      'a post off every site',
      changed({ posts: { ...state.posts, A0w: { owner: other!, goods: null } } }),
    ],
  ])('%s', (_, broken) => {
    expect(structuralFlaws(broken)).not.toEqual([]);
  });

  it.each<[string, State]>([
    [
      'three caravans beside a route',
      changed({
        caravans: Object.fromEntries(
          Object.keys(state.caravans).map((piece, i) => [piece as PieceId, i < 3 ? path! : null]),
        ),
      }),
    ],
    ['a game that goes on after the last delivery', changed({ phase: { name: 'action' } })],
    ['a winner with goods left', changed({ phase: { name: 'over', winner: other! } })],
    ['a missing post', changed({ posts: {} })],
  ])('%s', (_, broken) => {
    expect(ruleFlaws(broken)).not.toEqual([]);
  });
});
