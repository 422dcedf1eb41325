import { checkTable, doubtful } from '@/engine/europe/check';
import type { Command } from '@/engine/europe/commands';
import { countTable } from '@/engine/europe/count';
import { decide } from '@/engine/europe/decide';
import { DOUBTS, doubtsAbout, type DoubtCode } from '@/engine/europe/doubts';
import type { Event } from '@/engine/europe/events';
import { readGame } from '@/engine/europe/file';
import type { Player, State } from '@/engine/europe/state';
import { exactly } from '@/engine/europe/supply';
import { RECENT, suspicions } from '@/engine/europe/suspicion';
import { COLOURS, SLOT_COLOURS } from '@/engine/europe/vocabulary';
import { enter, openHistory, type History } from '@/engine/log/history';

import recorded from '../fixtures/evening.json';
import { placesOn, MAIN } from './support/boards';
import { done } from './support/play';
import { midGame, opened } from './support/tables';

const { city, way } = placesOn(MAIN);

describe('the count of the table', () => {
  it('has every piece on the board or in reserve (E-COMP-1)', () => {
    const { players, neutralPosts, tokens } = countTable(opened());
    expect(neutralPosts).toBe(0);
    for (const colour of COLOURS) {
      expect(players.get(colour)).toMatchObject({
        gold: 3,
        goods: { locked: 7, free: 1, delivered: 0 },
        goodsOnBoard: 0,
        posts: { onBoard: 3, inReserve: 7 },
        routes: { onBoard: 1, inReserve: 29 },
        caravans: { onBoard: 1, inReserve: 1 },
        merchants: { onBoard: 0, inReserve: 2 },
        cards: 0,
      });
    }
    for (const colour of SLOT_COLOURS) {
      expect(tokens[colour]).toEqual({ onBoard: 1, inStock: 2, inBox: 3 });
    }
  });

  it('adds up hands, gold and caravans', () => {
    const state = midGame();
    const count = countTable(state);
    expect(count.cardsInHands).toBe(18);
    expect(count.goldInPlay).toBe(14);
    expect(count.supply?.grain).toEqual(exactly(13));
    expect([...count.caravansAt.values()]).toEqual([1, 1]);
    expect(count.players.get('white')?.goodsOnBoard).toBe(1);
  });
});

describe('doubts', () => {
  /** Posts and goods fit, as at a table that has made no mistake. */
  const sound = opened();
  const withRed = (change: Partial<Player>): State => ({
    ...sound,
    players: { ...sound.players, red: { ...sound.players.red, ...change } },
  });
  const site = city('Tirana');
  const route = Object.keys(sound.routes)[0]!;
  const free = way(city('Venezia'), 'e')[0]!;
  const many = Object.fromEntries([...MAIN.paths.keys()].slice(0, 31).map((path) => [path, 'red']));

  it('has none about any moment of a recorded game', () => {
    const { game } = readGame(recorded);
    let state = game!.start;
    for (const command of game!.file.commands) {
      state = done(state, command as Command).state;
      expect(doubtsAbout(state).filter(({ severity }) => severity === 'impossible')).toEqual([]);
    }
  });

  const cases: readonly [DoubtCode, State, object][] = [
    [
      'routes-beyond-reserve',
      { ...sound, routes: many as State['routes'] },
      { who: 'red', is: 31 },
    ],
    ['routes-do-not-add-up', withRed({ routesLeft: 28 }), { who: 'red', is: 29, needs: 30 }],
    [
      'goods-do-not-add-up',
      withRed({ goods: { locked: 7, free: 2, delivered: 0 } }),
      { who: 'red', is: 9, needs: 8 },
    ],
    [
      'goods-on-board-differ',
      withRed({ goods: { locked: 7, free: 0, delivered: 1 } }),
      { who: 'red', is: 0, needs: 1 },
    ],
    [
      'posts-do-not-fit-goods',
      withRed({ goods: { locked: 5, free: 3, delivered: 0 } }),
      { who: 'red', is: 3, needs: 5 },
    ],
    [
      'neutral-posts',
      { ...sound, posts: { ...sound.posts, [site]: { owner: 'neutral', goods: null } } },
      { is: 1, needs: 0 },
    ],
    [
      'cards-beyond-resource',
      { ...sound, supply: { ...sound.supply!, ore: exactly(20) } },
      { at: 'ore', is: 20 },
    ],
    ['cards-do-not-add-up', withRed({ hand: 40 }), { needs: 95 }],
    ['gold-beyond-coins', withRed({ gold: 95 }), { is: 104, needs: 100 }],
    [
      'caravans-at-route',
      {
        ...sound,
        caravans: { 'red-1': route, 'red-2': route, 'blue-1': route },
      },
      { at: route, is: 3, needs: 2 },
    ],
    [
      'caravan-without-route',
      { ...sound, caravans: { ...sound.caravans, 'red-2': free } },
      { at: free },
    ],
    ['tokens-do-not-add-up', { ...sound, stock: sound.stock.slice(1) }, { is: 2, needs: 3 }],
    ['deck-does-not-add-up', { ...sound, deck: { left: 24, discarded: 0 } }, { is: 24, needs: 25 }],
    [
      'own-goods-under-post',
      { ...sound, posts: { ...sound.posts, [site]: { owner: 'red', goods: 'red' } } },
      { who: 'red', at: site },
    ],
    ['negative', withRed({ gold: -1 }), { who: 'red', at: 'gold', is: -1 }],
    [
      'supply-unsure',
      { ...sound, supply: { ...sound.supply!, ore: { min: 5, max: 19 } } },
      { at: 'ore', is: 14 },
    ],
  ];

  it('names every kind of doubt here', () => {
    expect(cases.map(([code]) => code).sort()).toEqual(Object.keys(DOUBTS).sort());
    expect(doubtsAbout(sound)).toEqual([]);
  });

  it.each(cases)('finds %s', (code, state, about) => {
    const { doubts } = checkTable(state);
    expect(doubts).toContainEqual(
      expect.objectContaining({ code, severity: DOUBTS[code], ...about }),
    );
    const severities = doubts.map(({ severity }) => severity);
    expect(severities).toEqual([...severities].sort().reverse());
  });
});

describe('the proposal to count', () => {
  const start = midGame();
  const told = (...commands: readonly Command[]): History<State, Command, Event> =>
    commands.reduce((history, command) => {
      const answer = enter(history, command, decide);
      if (!('history' in answer)) throw new Error(JSON.stringify(answer));
      return answer.history;
    }, openHistory<State, Command, Event>(start));

  const tooMuch: Command = {
    type: 'trade',
    from: 'red',
    to: 'orange',
    give: { cards: 1 },
    get: { cards: 2 },
    override: true,
  };

  it('comes when a hand laid down more than it held', () => {
    const history = told(tooMuch);
    expect(doubtful(history)).toEqual([
      { code: 'hand-overridden', command: 0, player: 'orange', was: 0, needed: 2 },
    ]);
    expect(checkTable(history.state, [{ at: 0, events: history.events }]).suspicions).toHaveLength(
      1,
    );
  });

  it('is settled by the count it asks for', () => {
    const count: Command = { type: 'correct', set: [{ of: 'hand', player: 'orange', to: 3 }] };
    expect(doubtful(told(tooMuch, count))).toEqual([]);
    const another: Command = { type: 'correct', set: [{ of: 'hand', player: 'blue', to: 3 }] };
    expect(doubtful(told(tooMuch, another))).toHaveLength(1);
  });

  it('comes when the supply gave what it did not have', () => {
    const empty: Command = { type: 'correct', set: [{ of: 'supply', resource: 'ore', to: 0 }] };
    const buy: Command = { type: 'buy', resource: 'ore', override: true };
    expect(doubtful(told(empty, buy))).toEqual([
      { code: 'supply-overridden', command: 1, resource: 'ore', was: 0, needed: 1 },
    ]);
  });

  it('comes when gold was paid that was not there', () => {
    const broke: Command = { type: 'correct', set: [{ of: 'gold', player: 'red', to: 1 }] };
    const buy: Command = { type: 'buy', resource: 'ore', override: true };
    expect(doubtful(told(broke, buy))).toEqual([
      { code: 'gold-overridden', command: 1, player: 'red', was: 1, needed: 2 },
    ]);
  });

  it('comes after three overrides, and not when they are long past', () => {
    const early: Command = { type: 'roll', dice: 4, override: true };
    expect(doubtful(told(early, early))).toEqual([]);
    const three = told(early, early, early);
    expect(doubtful(three)).toEqual([{ code: 'many-overrides', command: 2, count: 3 }]);
    const quiet: Command = { type: 'trade', from: 'red', to: 'blue', give: {}, get: {} };
    const later = Array.from({ length: RECENT }, () => quiet);
    expect(doubtful(told(early, early, early, ...later))).toEqual([]);
    expect(doubtful(told(early, early, early, ...later.slice(3)))).toHaveLength(1);
  });

  it('has nothing to propose for no commands', () => {
    expect(suspicions([])).toEqual([]);
    expect(doubtful(openHistory<State, Command, Event>(start))).toEqual([]);
  });
});
