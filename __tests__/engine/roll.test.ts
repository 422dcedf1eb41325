import { countOf } from '@/engine/europe/bundle';
import { allowedNow } from '@/engine/europe/decide';
import { production, productionOf, ROLLS } from '@/engine/europe/production';
import type { State } from '@/engine/europe/state';

import { MAIN, placesOn } from './support/boards';
import {
  done,
  eventsOf,
  expectObjection,
  objectionTo,
  only,
  play,
  questionTo,
} from './support/play';
import { midGame, tableau, THREE, type Tableau } from './support/tables';

const { city } = placesOn(MAIN);
const roll = (dice: number) => ({ type: 'roll', dice }) as const;
const beforeRoll = (told: Tableau): State => tableau({ phase: 'roll', ...told });

/** Who took which cards, and who took gold. */
function outcome(state: State, ...commands: Parameters<typeof play>[1][]) {
  const events = eventsOf(state, ...commands);
  return {
    cards: Object.fromEntries(
      only(events, 'cardsTaken').map(({ player, cards }) => [player, cards]),
    ),
    gold: Object.fromEntries(only(events, 'goldTaken').map(({ player, gold }) => [player, gold])),
  };
}

/** The same table after an evening of light tracking: hands counted, the supply not. */
function uncounted(state: State): State {
  const hands = Object.fromEntries(
    state.seats.map((colour) => [colour, state.players[colour].hand ?? 0]),
  );
  return play(state, { type: 'track', level: 'light' }, { type: 'track', level: 'full', hands });
}

describe('who is due what', () => {
  it('E-ROLL-1, E-ROLL-4: a five at Lyon, Köln and Nürnberg', () => {
    const state = beforeRoll({
      posts: { blue: ['Lyon'], red: ['Nürnberg'], orange: ['Köln'], white: ['Madrid'] },
    });
    const { events, state: after } = done(state, roll(5));
    expect(only(events, 'rolled')).toMatchObject([
      { player: 'red', dice: 5, asks: { wool: 1, grain: 2 }, because: { rule: 'E-ROLL-1' } },
    ]);
    const source = (hex: string, name: string, resource: string) => ({
      rule: 'E-ROLL-1',
      from: [{ hex, at: city(name), resource }],
    });
    expect(only(events, 'cardsTaken')).toEqual([
      {
        type: 'cardsTaken',
        player: 'red',
        cards: { grain: 1 },
        because: source('F4', 'Nürnberg', 'grain'),
      },
      {
        type: 'cardsTaken',
        player: 'blue',
        cards: { wool: 1 },
        because: source('D6', 'Lyon', 'wool'),
      },
      {
        type: 'cardsTaken',
        player: 'orange',
        cards: { grain: 1 },
        because: source('F4', 'Köln', 'grain'),
      },
    ]);
    expect(only(events, 'goldTaken')).toEqual([
      { type: 'goldTaken', player: 'white', gold: 1, because: { rule: 'E-ROLL-4' } },
    ]);
    expect(after.seats.map((colour) => after.players[colour].hand)).toEqual([1, 1, 0, 1]);
    expect(after.seats.map((colour) => after.players[colour].gold)).toEqual([3, 3, 4, 3]);
    expect(after.supply).toMatchObject({
      grain: { min: 17, max: 17 },
      wool: { min: 18, max: 18 },
      ore: { min: 19, max: 19 },
    });
    expect(after.phase).toEqual({ name: 'action' });
    expect(after.turn.dice).toBe(5);
  });

  it.each([
    [['Köln'], 1],
    [['Köln', 'Nürnberg'], 2],
    [['Köln', 'Nürnberg', 'Berlin'], 3],
  ] as const)('E-ROLL-1: posts at %j by one field earn %i grain', (names, grain) => {
    const { cards } = outcome(beforeRoll({ posts: { red: names } }), roll(5));
    expect(cards).toEqual({ red: { grain } });
  });

  it('E-ROLL-1: every hex with the number pays, and a post between two of them twice', () => {
    const state = beforeRoll({
      posts: { red: ['Paris', 'Lyon', 'Budapest'], blue: ['Wien', 'Warszawa'] },
      tokens: { D4: ['yellow', 8] },
    });
    expect(outcome(state, roll(8)).cards).toEqual({ red: { grain: 1, wood: 2, salt: 1 } });
  });

  it('E-ROLL-1: a token counts like a printed number, and an empty slot gives nothing', () => {
    const state = beforeRoll({ posts: { red: ['Wien'], blue: ['Porto'] } });
    expect(outcome(state, roll(10)).cards).toEqual({ red: { ore: 1 } });
    const turned = play(state, {
      type: 'correct',
      set: [
        { of: 'token', hex: 'H6', to: { colour: 'green', number: 4 } },
        { of: 'token', hex: 'G6', to: null },
      ],
    });
    expect(outcome(turned, roll(4)).cards).toEqual({ red: { wood: 1 } });
    expect(outcome(turned, roll(10)).cards).toEqual({});
  });

  it('E-ROLL-1: all players are paid, whoever rolls', () => {
    const posts = { red: ['Köln'], blue: ['Lyon'] } as const;
    for (const player of ['red', 'blue', 'white'] as const) {
      const { cards, gold } = outcome(beforeRoll({ posts, player }), roll(5));
      expect(cards).toEqual({ red: { grain: 1 }, blue: { wool: 1 } });
      expect(gold).toEqual({ white: 1, orange: 1 });
    }
  });

  it('E-ROLL-1: one roll a turn; a second one is recorded when the table insists', () => {
    const once = play(beforeRoll({ posts: { red: ['Köln'] } }), roll(5));
    const twice = expectObjection(once, roll(5), 'not-now', 'E-ROLL-1', { is: 'action' });
    expect(twice.players.red.hand).toBe(2);
  });

  it.each([1, 13, 6.5])('E-ROLL-1: two dice cannot show %s', (dice) => {
    expectObjection(beforeRoll({}), roll(dice), 'malformed', 'E-SET-1', { at: 'command.dice' });
  });

  it('E-ROLL-1, E-ROLL-4: whatever falls but a seven, everyone takes cards or one gold', () => {
    const state = midGame({ phase: 'roll' });
    for (const dice of ROLLS.filter((number) => number !== 7)) {
      const { cards, gold } = outcome(state, roll(dice));
      for (const colour of state.seats) {
        expect(countOf(cards[colour] ?? {}) > 0).toBe(gold[colour] === undefined);
        expect(gold[colour] ?? 1).toBe(1);
      }
    }
  });

  it('E-ROLL-1: the forecast of each number is what that roll then brings', () => {
    const state = midGame({ phase: 'roll', robber: 'E5' });
    for (const { dice, players } of production(state)) {
      const { cards, gold } = outcome(state, roll(dice));
      for (const [colour, forecast] of players) {
        expect(forecast.cards).toEqual(cards[colour] ?? {});
        expect(forecast.gold).toBe(gold[colour] ?? 0);
      }
    }
    expect(productionOf(state, 11).players.get('blue')!.robbed).toBe(1);
  });
});

describe('the robber', () => {
  const posts = { red: ['Köln', 'Nürnberg'], blue: ['Lyon', 'Berlin'] } as const;

  it('E-ROLL-2: its hex produces nothing, other hexes of the number do', () => {
    const { events } = done(beforeRoll({ posts, robber: 'F4' }), roll(5));
    expect(only(events, 'hexRobbed')).toMatchObject([
      { hex: 'F4', player: 'red', cards: 2, because: { rule: 'E-ROLL-2' } },
      { hex: 'F4', player: 'blue', cards: 1, because: { rule: 'E-ROLL-2' } },
    ]);
    expect(only(events, 'cardsTaken')).toMatchObject([{ player: 'blue', cards: { wool: 1 } }]);
  });

  it('E-ROLL-2, E-ROLL-4: who is robbed of everything is compensated', () => {
    const { gold } = outcome(beforeRoll({ posts, robber: 'F4' }), roll(5));
    expect(gold).toEqual({ red: 1, white: 1, orange: 1 });
  });

  it('E-ROLL-2: a token under the robber produces nothing either', () => {
    const state = beforeRoll({ posts: { red: ['Wien'] }, robber: 'G6' });
    expect(outcome(state, roll(10))).toEqual({
      cards: {},
      gold: { red: 1, blue: 1, white: 1, orange: 1 },
    });
  });

  it('E-ROLL-2, E-ROLL-3: what the robber keeps away is not asked of the supply', () => {
    const state = beforeRoll({
      posts: { white: ['Köln'], orange: ['Paris'] },
      tokens: { D4: ['yellow', 5] },
      robber: 'F4',
      hands: { red: { grain: 18 } },
    });
    expect(only(eventsOf(state, roll(5)), 'shortage')).toEqual([]);
    expect(outcome(state, roll(5)).cards.orange).toEqual({ grain: 1 });
  });
});

describe('shortage', () => {
  const posts = { red: ['Köln', 'Praha'], blue: ['Nürnberg'] } as const;

  it('E-ROLL-3: when the supply cannot pay all of a resource, nobody gets any of it', () => {
    const state = beforeRoll({ posts, hands: { white: { grain: 18 } } });
    const { events, state: after } = done(state, roll(5));
    expect(only(events, 'shortage')).toEqual([
      {
        type: 'shortage',
        resource: 'grain',
        due: 2,
        lost: { red: 1, blue: 1 },
        because: { rule: 'E-ROLL-3', resource: 'grain' },
      },
    ]);
    expect(only(events, 'cardsTaken')).toMatchObject([{ player: 'red', cards: { ore: 1 } }]);
    expect(after.supply!.grain).toEqual({ min: 1, max: 1 });
  });

  it('E-ROLL-3, E-ROLL-4: who gets nothing for a shortage takes a gold, who gets something else does not', () => {
    const state = beforeRoll({ posts, hands: { white: { grain: 18 } } });
    expect(outcome(state, roll(5)).gold).toEqual({ blue: 1, white: 1, orange: 1 });
  });

  it('E-ROLL-3: exactly enough is enough', () => {
    const state = beforeRoll({ posts, hands: { white: { grain: 17 } } });
    const { cards } = outcome(state, roll(5));
    expect(cards).toEqual({ red: { ore: 1, grain: 1 }, blue: { grain: 1 } });
    expect(play(state, roll(5)).supply!.grain).toEqual({ min: 0, max: 0 });
  });

  it('E-ROLL-3: a single player is not paid in part either', () => {
    const state = beforeRoll({
      posts: { red: ['Köln', 'Nürnberg'] },
      hands: { white: { grain: 18 } },
    });
    expect(outcome(state, roll(5))).toEqual({
      cards: {},
      gold: { red: 1, blue: 1, white: 1, orange: 1 },
    });
  });

  it('E-ROLL-3: where the supply may or may not do, the table is asked', () => {
    const state = uncounted(
      beforeRoll({ posts, hands: { white: { grain: 19, wool: 19, wood: 19 } } }),
    );
    const question = questionTo(state, roll(5), 'supply');
    expect(question).toEqual({
      ask: 'supply',
      rule: 'E-ROLL-3',
      of: [
        { resource: 'grain', atLeast: 2 },
        { resource: 'ore', atLeast: 1 },
      ],
    });
    expect(productionOf(state, 5).doubtful).toEqual(['grain', 'ore']);
  });

  it('E-ROLL-3: one answer of two leaves the other question open', () => {
    const state = uncounted(
      beforeRoll({ posts, hands: { white: { grain: 19, wool: 19, wood: 19 } } }),
    );
    expect(questionTo(state, { ...roll(5), enough: ['ore'] }, 'supply').of).toEqual([
      { resource: 'grain', atLeast: 2 },
    ]);
  });

  it('E-ROLL-3: enough pays, and so many at least were there', () => {
    const state = uncounted(beforeRoll({ posts, hands: { white: { grain: 19, wool: 19 } } }));
    expect(state.supply!.grain).toEqual({ min: 0, max: 19 });
    const { events, state: after } = done(state, { ...roll(5), enough: ['grain', 'ore'] });
    expect(only(events, 'supplyKnown')[0]!.supply.grain).toEqual({ min: 2, max: 19 });
    expect(only(events, 'supplyKnown')[0]!.because).toEqual({ rule: 'E-ROLL-3' });
    expect(after.supply!.grain).toEqual({ min: 0, max: 17 });
    expect(after.players.red.hand).toBe(2);
  });

  it('E-ROLL-3: short pays nobody, and fewer were there', () => {
    const state = uncounted(beforeRoll({ posts, hands: { white: { grain: 19, wool: 19 } } }));
    const { events, state: after } = done(state, { ...roll(5), short: ['grain'], enough: ['ore'] });
    expect(only(events, 'shortage')).toMatchObject([{ resource: 'grain', due: 2 }]);
    expect(after.supply!.grain).toEqual({ min: 0, max: 1 });
    expect(after.players.blue.gold).toBe(4);
  });

  it('E-ROLL-3: what five resources and the hands add up to is taken into account', () => {
    const state = uncounted(beforeRoll({ posts, hands: { white: { grain: 18 } } }));
    expect(state.supply!.grain).toEqual({ min: 1, max: 19 });
    const short = play(state, { ...roll(5), short: ['grain'] });
    expect(short.supply!.grain).toEqual({ min: 1, max: 1 });
    expect(short.supply!.wood).toEqual({ min: 19, max: 19 });
  });

  it('E-ROLL-3: short against what is known needs an override', () => {
    const state = beforeRoll({ posts });
    const after = expectObjection(
      state,
      { ...roll(5), short: ['grain'] },
      'supply-suffices',
      'E-ROLL-3',
      { at: 'grain', is: 19, needs: 2 },
    );
    expect(after.supply!.grain).toEqual({ min: 0, max: 1 });
    expect(after.players.blue).toMatchObject({ hand: 0, gold: 4 });
  });

  it('E-ROLL-3: enough against what is known needs an override, and others may be off then', () => {
    const state = beforeRoll({ posts, hands: { white: { grain: 18 } } });
    const after = expectObjection(
      state,
      { ...roll(5), enough: ['grain'] },
      'supply-short',
      'E-ROLL-3',
      { at: 'grain', is: 1, needs: 2 },
    );
    expect(after.players.blue).toMatchObject({ hand: 1, gold: 3 });
    expect(after.supply!.grain).toEqual({ min: 0, max: 3 });
    expect(after.supply!.wood).toEqual({ min: 18, max: 19 });
  });

  it('E-ROLL-3: nothing can be short of which nothing is due', () => {
    for (const dice of [5, 7]) {
      expectObjection(
        beforeRoll({ posts }),
        { ...roll(dice), short: ['salt'] },
        'nothing-due',
        'E-ROLL-3',
        { at: 'salt' },
      );
    }
  });

  it('E-ROLL-3: tracked lightly, nothing is asked, and the table tells of a shortage', () => {
    const state = beforeRoll({ posts, setup: { tracking: 'light' } });
    const { events, state: after } = done(state, roll(5));
    expect(only(events, 'rolled')[0]!.asks).toEqual({ grain: 2, ore: 1 });
    expect(only(events, 'cardsTaken')).toHaveLength(2);
    expect(after.supply).toBeNull();
    expect(after.players.red.hand).toBeNull();
    expect(outcome(state, { ...roll(5), short: ['grain'] })).toEqual({
      cards: { red: { ore: 1 } },
      gold: { blue: 1, white: 1, orange: 1 },
    });
  });
});

describe('compensation', () => {
  it('E-ROLL-4: everyone who got no card takes 1 gold, the roller among them', () => {
    const state = beforeRoll({ posts: { blue: ['Lyon'] } });
    expect(outcome(state, roll(5)).gold).toEqual({ red: 1, white: 1, orange: 1 });
    expect(outcome(state, roll(12)).gold).toEqual({ red: 1, blue: 1, white: 1, orange: 1 });
  });

  it('E-ROLL-4: one gold, however much was missed', () => {
    const state = beforeRoll({ posts: { red: ['Köln', 'Nürnberg', 'Berlin'] }, robber: 'F4' });
    expect(outcome(state, roll(5)).gold.red).toBe(1);
  });

  it('E-ROLL-4, E-SEVEN-1: never on a seven', () => {
    expect(outcome(midGame({ phase: 'roll' }), roll(7))).toEqual({ cards: {}, gold: {} });
  });
});

describe('neutral posts', () => {
  it('E-ROLL-5: produce nothing, have no hand and ask nothing of the supply', () => {
    const state = beforeRoll({
      setup: { players: THREE.players },
      posts: { neutral: ['Köln', 'Berlin'], red: ['Nürnberg'] },
      hands: { blue: { grain: 18 } },
    });
    const { events, state: after } = done(state, roll(5));
    expect(only(events, 'rolled')[0]!.asks).toEqual({ grain: 1 });
    expect(only(events, 'cardsTaken')).toMatchObject([{ player: 'red', cards: { grain: 1 } }]);
    expect(only(events, 'goldTaken').map(({ player }) => player)).toEqual(['blue', 'white']);
    expect(Object.keys(after.players)).toEqual(['red', 'blue', 'white']);
  });

  it('E-ROLL-5: are not robbed of anything either', () => {
    const state = beforeRoll({
      setup: { players: THREE.players },
      posts: { neutral: ['Köln'] },
      robber: 'F4',
    });
    expect(only(eventsOf(state, roll(5)), 'hexRobbed')).toEqual([]);
  });
});

describe('before the dice fall', () => {
  it('E-ROLL-6: a card may be played, and the roll is still to come', () => {
    const state = beforeRoll({ cards: { red: 1 } });
    expect(allowedNow(state)).toEqual(['roll', 'playCard', 'correct', 'track']);
    const played = play(state, { type: 'playCard', effects: { gold: 2 } });
    expect(played.phase).toEqual({ name: 'roll' });
    expect(played.players.red.gold).toBe(5);
    expect(allowedNow(played)).toEqual(['roll', 'correct', 'track']);
  });

  it('E-ROLL-6: or passed: the dice fall without it', () => {
    const state = play(beforeRoll({ cards: { red: 1 } }), roll(5));
    expect(state.players.red.cards).toBe(1);
  });

  it('E-ROLL-6: a rider before the roll moves the robber, so that roll is already robbed', () => {
    const state = beforeRoll({ cards: { red: 1 }, posts: { blue: ['Lyon'] } });
    const after = play(state, { type: 'playCard', effects: { robber: { to: 'D6', from: null } } });
    expect(after.phase).toEqual({ name: 'roll' });
    expect(outcome(after, roll(5)).cards).toEqual({});
  });

  it('E-ROLL-6: nothing is traded or built before the roll', () => {
    const state = beforeRoll({ hands: { red: { ore: 3 } } });
    const after = expectObjection(
      state,
      { type: 'exchange', give: 'ore', get: 'gold' },
      'not-now',
      'E-TRADE-3',
      { is: 'roll' },
    );
    expect(after.phase).toEqual({ name: 'roll' });
    expect(objectionTo(state, { type: 'endTurn' })).toMatchObject({ code: 'not-now', is: 'roll' });
  });
});
