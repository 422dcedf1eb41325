import type { Command } from '@/engine/europe/commands';
import { discardDue } from '@/engine/europe/seven';
import type { State } from '@/engine/europe/state';
import { robbable, robberTargets } from '@/engine/europe/targets';

import { MAIN } from './support/boards';
import { done, eventsOf, expectObjection, objectionTo, only, play } from './support/play';
import { midGame, PLENTY, tableau, THREE, type Tableau } from './support/tables';

const SEVEN: Command = { type: 'roll', dice: 7 };

/** A seven has fallen; the hands are to be counted. */
const sevened = (told: Tableau = {}): State => play(tableau({ phase: 'roll', ...told }), SEVEN);

/** A seven has fallen and nobody owes cards. */
const robbing = (told: Tableau = {}): State => play(sevened(told), { type: 'confirmHands' });

const stocks = (state: State, resource: 'wood' | 'grain' | 'ore') => state.supply![resource];

describe('a seven', () => {
  it('E-SEVEN-1: brings nobody cards or compensation', () => {
    const state = midGame({ phase: 'roll' });
    const { events, state: after } = done(state, SEVEN);
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'phaseBegan']);
    expect(only(events, 'rolled')).toEqual([
      {
        type: 'rolled',
        player: 'red',
        dice: 7,
        hexes: [],
        asks: {},
        because: { rule: 'E-SEVEN-1' },
      },
    ]);
    expect(after.players).toEqual(state.players);
    expect(after.supply).toEqual(state.supply);
    expect(after.phase).toEqual({ name: 'hands' });
  });
});

describe('discards', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 4],
    [9, 4],
    [10, 5],
    [11, 5],
    [19, 9],
  ])('E-SEVEN-2: a hand of %i owes %i', (hand, owes) => {
    expect(discardDue(hand)).toBe(owes);
    const state = play(sevened(), { type: 'confirmHands', hands: { blue: hand } });
    expect(state.phase).toEqual(
      owes === 0 ? { name: 'robber' } : { name: 'discard', due: { blue: owes } },
    );
  });

  it('E-SEVEN-2: the mirror’s own counts hold where the table names none', () => {
    const state = sevened({ hands: { red: PLENTY, blue: { ore: 7 }, white: { salt: 9 } } });
    const { events, state: after } = done(state, { type: 'confirmHands', hands: { blue: 7 } });
    expect(only(events, 'handCounted')).toEqual([]);
    expect(after.phase).toEqual({ name: 'discard', due: { red: 5, white: 4 } });
  });

  it('E-SEVEN-2: a hand counted anew is in the log, and any kind may be the missing one', () => {
    const state = sevened({ hands: { red: { ore: 4 } } });
    const { events, state: after } = done(state, { type: 'confirmHands', hands: { red: 8 } });
    expect(only(events, 'handCounted')).toEqual([
      { type: 'handCounted', player: 'red', from: 4, to: 8, because: { rule: 'E-SEVEN-2' } },
    ]);
    expect(after.players.red.hand).toBe(8);
    expect(stocks(after, 'ore')).toEqual({ min: 11, max: 15 });
    expect(stocks(after, 'wood')).toEqual({ min: 15, max: 19 });
  });

  it('E-SEVEN-2: cards named by kind go back to the supply', () => {
    const state = play(sevened({ hands: { red: { ore: 5, wood: 4 } } }), { type: 'confirmHands' });
    const { events, state: after } = done(state, {
      type: 'discard',
      player: 'red',
      cards: { ore: 1, wood: 3 },
    });
    expect(only(events, 'cardsDiscarded')).toEqual([
      {
        type: 'cardsDiscarded',
        player: 'red',
        count: 4,
        cards: { ore: 1, wood: 3 },
        because: { rule: 'E-SEVEN-2' },
      },
    ]);
    expect(after.players.red.hand).toBe(5);
    expect(stocks(after, 'ore')).toEqual({ min: 15, max: 15 });
    expect(stocks(after, 'wood')).toEqual({ min: 18, max: 18 });
    expect(after.phase).toEqual({ name: 'robber' });
  });

  it('E-SEVEN-2: cards nobody looked at leave the supply a range', () => {
    const state = play(sevened({ hands: { red: { ore: 5, wood: 3, grain: 1 } } }), {
      type: 'confirmHands',
    });
    const after = play(state, { type: 'discard', player: 'red' });
    expect(after.players.red.hand).toBe(5);
    expect(stocks(after, 'ore')).toEqual({ min: 14, max: 18 });
    expect(stocks(after, 'wood')).toEqual({ min: 16, max: 19 });
    expect(stocks(after, 'grain')).toEqual({ min: 18, max: 19 });
    expect(after.supply!.salt).toEqual({ min: 19, max: 19 });
  });

  it('E-SEVEN-2: of a single kind, the discards can only have been that', () => {
    const state = play(sevened({ hands: { red: { ore: 9 } } }), { type: 'confirmHands' });
    const after = play(state, { type: 'discard', player: 'red' });
    expect(stocks(after, 'ore')).toEqual({ min: 14, max: 14 });
  });

  it('E-SEVEN-2: players discard in any order, and the robber waits for the last', () => {
    const state = play(sevened({ hands: { red: PLENTY, blue: { ore: 8 }, white: { salt: 9 } } }), {
      type: 'confirmHands',
    });
    const two = play(
      state,
      { type: 'discard', player: 'white' },
      { type: 'discard', player: 'red' },
    );
    expect(two.phase).toEqual({ name: 'discard', due: { blue: 4 } });
    const all = play(two, { type: 'discard', player: 'blue', cards: { ore: 4 } });
    expect(all.phase).toEqual({ name: 'robber' });
    expect(all.seats.map((colour) => all.players[colour].hand)).toEqual([5, 4, 5, 0]);
  });

  it('E-SEVEN-2: half, no more and no fewer', () => {
    const state = play(sevened({ hands: { red: { ore: 9 } } }), { type: 'confirmHands' });
    for (const ore of [3, 5]) {
      const after = expectObjection(
        state,
        { type: 'discard', player: 'red', cards: { ore } },
        'wrong-discard',
        'E-SEVEN-2',
        { who: 'red', is: ore, needs: 4 },
      );
      expect(after.players.red.hand).toBe(9 - ore);
      expect(after.phase).toEqual({ name: 'robber' });
    }
  });

  it('E-SEVEN-2: only those who owe, and once', () => {
    const state = play(
      sevened({ hands: { red: { ore: 8 }, blue: { wood: 8 }, white: { ore: 2 } } }),
      {
        type: 'confirmHands',
      },
    );
    expectObjection(
      state,
      { type: 'discard', player: 'white', cards: { ore: 1 } },
      'no-discard-due',
      'E-SEVEN-2',
      { who: 'white' },
    );
    const once = play(state, { type: 'discard', player: 'red' });
    expect(objectionTo(once, { type: 'discard', player: 'red' })).toMatchObject({
      code: 'no-discard-due',
      who: 'red',
    });
  });

  it('E-SEVEN-2, E-COMP-2: a kind that lies in the supply cannot be discarded', () => {
    const state = play(sevened({ hands: { red: { ore: 8 } } }), { type: 'confirmHands' });
    const after = expectObjection(
      state,
      { type: 'discard', player: 'red', cards: { ore: 3, wood: 1 } },
      'not-in-hands',
      'E-COMP-2',
      { at: 'wood', is: 0, needs: 1 },
    );
    expect(stocks(after, 'wood')).toEqual({ min: 19, max: 19 });
    expect(stocks(after, 'ore')).toEqual({ min: 15, max: 15 });
    expect(after.players.red.hand).toBe(4);
  });

  it('E-SEVEN-2: hands are counted and discards made at no other time', () => {
    const state = tableau({ hands: { red: PLENTY } });
    expectObjection(state, { type: 'confirmHands' }, 'not-now', 'E-SEVEN-2', { possible: false });
    expectObjection(state, { type: 'discard', player: 'red' }, 'not-now', 'E-SEVEN-2', {
      possible: false,
    });
  });

  it('E-SEVEN-2: hands hold no more than all cards, and only players have hands', () => {
    const state = sevened({ setup: { players: THREE.players } });
    expectObjection(
      state,
      { type: 'confirmHands', hands: { red: 90, blue: 6 } },
      'hands-exceed-cards',
      'E-COMP-2',
      { is: 96, needs: 95 },
    );
    expectObjection(
      state,
      { type: 'confirmHands', hands: { orange: 8 } },
      'not-playing',
      'E-SET-1',
      { who: 'orange' },
    );
  });

  it('E-SEVEN-2: going on with the robber says that the open discards happened', () => {
    const state = play(sevened({ hands: { red: { ore: 8 }, blue: { wood: 9 } } }), {
      type: 'confirmHands',
    });
    const { events, state: after } = done(state, { type: 'moveRobber', to: 'G5' });
    expect(only(events, 'cardsDiscarded')).toMatchObject([
      { player: 'red', count: 4, cards: null },
      { player: 'blue', count: 4, cards: null },
    ]);
    expect(after.seats.map((colour) => after.players[colour].hand)).toEqual([4, 5, 0, 0]);
  });

  it('E-SEVEN-2: moving the robber before the hands are counted takes them as the mirror has them', () => {
    const state = sevened({ hands: { red: { ore: 8 } } });
    const after = expectObjection(
      state,
      { type: 'moveRobber', to: 'G5' },
      'hands-unconfirmed',
      'E-SEVEN-2',
    );
    expect(after.players.red.hand).toBe(4);
    expect(after.robber).toBe('G5');
  });

  it('E-SEVEN-2: a hand corrected before its owner discarded owes what it now holds', () => {
    const state = play(sevened({ hands: { red: { ore: 8 }, blue: { wood: 8 } } }), {
      type: 'confirmHands',
    });
    const more = play(state, { type: 'correct', set: [{ of: 'hand', player: 'red', to: 11 }] });
    expect(more.phase).toEqual({ name: 'discard', due: { red: 5, blue: 4 } });
    const fewer = play(state, {
      type: 'correct',
      set: [
        { of: 'hand', player: 'red', to: 7 },
        { of: 'hand', player: 'blue', to: 3 },
      ],
    });
    expect(fewer.phase).toEqual({ name: 'robber' });
  });

  it('E-SEVEN-2: a correction after one’s discard asks for no second one', () => {
    const state = play(
      sevened({ hands: { red: { ore: 8 }, blue: { wood: 8 } } }),
      { type: 'confirmHands' },
      { type: 'discard', player: 'red' },
      { type: 'correct', set: [{ of: 'hand', player: 'red', to: 9 }] },
    );
    expect(state.phase).toEqual({ name: 'discard', due: { blue: 4 } });
  });

  it('E-SEVEN-2: tracked lightly, the counts say who discards and are not kept', () => {
    const state = sevened({ setup: { tracking: 'light' } });
    const { events, state: after } = done(state, {
      type: 'confirmHands',
      hands: { red: 11, white: 7 },
    });
    expect(only(events, 'handsConfirmed')[0]!.due).toEqual({ red: 5 });
    expect(only(events, 'handCounted')).toEqual([]);
    const discarded = play(after, { type: 'discard', player: 'red' });
    expect(discarded.players.red.hand).toBeNull();
    expect(discarded.phase).toEqual({ name: 'robber' });
  });
});

describe('the robber moves', () => {
  it('E-SEVEN-3: to another hex that has a number, printed or by token', () => {
    const state = robbing({ robber: 'F4' });
    const targets = robberTargets(state);
    const numbered = [...MAIN.hexes.values()].filter(
      ({ id, number }) => id !== 'F4' && (number !== null || state.tokens[id]),
    );
    expect(targets.sort()).toEqual(numbered.map(({ id }) => id).sort());
    for (const hex of ['G6', 'D4', 'G5']) expect(targets).toContain(hex);
    for (const hex of ['F4', 'H6', 'E3']) expect(targets).not.toContain(hex);
    for (const to of ['G6', 'G5']) {
      const { events, state: after } = done(state, { type: 'moveRobber', to });
      expect(only(events, 'robberMoved')).toEqual([
        { type: 'robberMoved', from: 'F4', to, because: { rule: 'E-SEVEN-3', hex: to } },
      ]);
      expect(after.robber).toBe(to);
    }
  });

  it('E-SEVEN-3: it may not stay', () => {
    const after = expectObjection(
      robbing({ robber: 'F4' }),
      { type: 'moveRobber', to: 'F4' },
      'robber-stays',
      'E-SEVEN-3',
      { at: 'F4' },
    );
    expect(after.phase).toEqual({ name: 'action' });
  });

  it('E-SEVEN-3: not to an empty slot, until a token lies there', () => {
    const state = robbing();
    const after = expectObjection(
      state,
      { type: 'moveRobber', to: 'H6' },
      'robber-needs-number',
      'E-SEVEN-3',
      { at: 'H6' },
    );
    expect(after.robber).toBe('H6');
    const turned = robbing({ tokens: { H6: ['green', 4] } });
    expect(play(turned, { type: 'moveRobber', to: 'H6' }).robber).toBe('H6');
  });

  it('E-SEVEN-3: never to sea, nor off the board', () => {
    expectObjection(robbing(), { type: 'moveRobber', to: 'E3' }, 'robber-at-sea', 'E-SEVEN-3', {
      possible: false,
    });
    expectObjection(robbing(), { type: 'moveRobber', to: 'Z9' }, 'unknown-place', 'E-COMP-1', {
      at: 'Z9',
    });
  });

  it('E-SEVEN-3: only after a seven; recorded anyway, the turn is where it was', () => {
    for (const phase of ['roll', 'action'] as const) {
      const state = tableau({ phase, posts: { blue: ['Lyon'] }, hands: { blue: { ore: 1 } } });
      const after = expectObjection(
        state,
        { type: 'moveRobber', to: 'D6', from: 'blue' },
        'not-now',
        'E-SEVEN-3',
        { is: phase },
      );
      expect(after.robber).toBe('D6');
      expect(after.players.red.hand).toBe(1);
      expect(after.phase).toEqual({ name: phase });
    }
  });
});

describe('the theft', () => {
  const table: Tableau = {
    posts: { red: ['Köln'], blue: ['Nürnberg', 'Lyon'], white: ['Berlin'], orange: ['Praha'] },
    hands: { red: { ore: 1 }, blue: { ore: 2 }, white: { grain: 1 }, orange: { ore: 3 } },
  };

  it('E-SEVEN-4: one card, unseen, from an opponent with a post at the hex', () => {
    const state = robbing(table);
    const { events, state: after } = done(state, { type: 'moveRobber', to: 'F4', from: 'blue' });
    expect(only(events, 'cardStolen')).toEqual([
      {
        type: 'cardStolen',
        from: 'blue',
        to: 'red',
        because: { rule: 'E-SEVEN-4', hex: 'F4' },
      },
    ]);
    expect(after.seats.map((colour) => after.players[colour].hand)).toEqual([2, 1, 1, 3]);
    expect(after.supply).toEqual(state.supply);
    expect(after.phase).toEqual({ name: 'action' });
  });

  it('E-SEVEN-4: the roller chooses if there are several', () => {
    const state = play(robbing(table), { type: 'moveRobber', to: 'F4' });
    expect(state.phase).toEqual({ name: 'steal', victims: ['blue', 'white'], then: 'action' });
    expect(robbable(state, 'F4')).toEqual(['blue', 'white']);
    const after = play(state, { type: 'steal', from: 'white' });
    expect(after.players.white.hand).toBe(0);
    expect(after.players.red.hand).toBe(2);
    expect(after.phase).toEqual({ name: 'action' });
  });

  it('E-SEVEN-4: whoever rolled robs, and is not a victim', () => {
    const state = robbing({ ...table, player: 'white' });
    expect(robbable(state, 'F4')).toEqual(['red', 'blue']);
  });

  it('E-SEVEN-4: nothing where nobody else stands', () => {
    for (const to of ['I4', 'E4']) {
      const { events, state } = done(robbing(table), { type: 'moveRobber', to });
      expect(only(events, 'nobodyRobbed')).toMatchObject([
        { player: 'red', because: { rule: 'E-SEVEN-4', hex: to } },
      ]);
      expect(state.phase).toEqual({ name: 'action' });
      expect(state.players.red.hand).toBe(1);
    }
  });

  it('E-SEVEN-4: neutral posts cannot be robbed', () => {
    const state = robbing({
      setup: { players: THREE.players },
      posts: { neutral: ['Nürnberg'], white: ['Berlin'] },
      hands: { white: { ore: 1 } },
    });
    expect(robbable(state, 'F4')).toEqual(['white']);
    expect(robbable(state, 'G5')).toEqual([]);
    expect(only(eventsOf(state, { type: 'moveRobber', to: 'G5' }), 'nobodyRobbed')).toHaveLength(1);
    expectObjection(
      state,
      { type: 'moveRobber', to: 'F4', from: 'orange' },
      'not-playing',
      'E-SET-1',
    );
  });

  it('E-SEVEN-4: a player without cards cannot be robbed', () => {
    const state = robbing({ ...table, hands: { white: { grain: 1 } } });
    expect(robbable(state, 'F4')).toEqual(['white']);
    const after = expectObjection(
      state,
      { type: 'moveRobber', to: 'F4', from: 'blue' },
      'victim-without-cards',
      'E-SEVEN-4',
      { who: 'blue' },
    );
    expect(after.players.blue.hand).toBe(0);
    expect(after.players.red.hand).toBe(1);
  });

  it('E-SEVEN-4: nor one whose posts are elsewhere', () => {
    const after = expectObjection(
      robbing(table),
      { type: 'moveRobber', to: 'F4', from: 'orange' },
      'not-a-victim',
      'E-SEVEN-4',
      { who: 'orange' },
    );
    expect(after.players.orange.hand).toBe(2);
  });

  it('E-SEVEN-4: nobody robs himself, override or not', () => {
    expectObjection(
      robbing(table),
      { type: 'moveRobber', to: 'F4', from: 'red' },
      'not-a-victim',
      'E-SEVEN-4',
      { who: 'red', possible: false },
    );
  });

  it('E-SEVEN-4: who can rob robs', () => {
    const state = play(robbing(table), { type: 'moveRobber', to: 'F4' });
    const after = expectObjection(state, { type: 'steal', from: null }, 'must-steal', 'E-SEVEN-4');
    expect(after.players.red.hand).toBe(1);
    expect(after.phase).toEqual({ name: 'action' });
  });

  it('E-SEVEN-4: there is no theft without a robber moved, override or not', () => {
    expectObjection(tableau(table), { type: 'steal', from: 'blue' }, 'not-now', 'E-SEVEN-4', {
      possible: false,
    });
  });

  it('E-SEVEN-4: the turn does not go on while the theft is open', () => {
    const state = play(robbing(table), { type: 'moveRobber', to: 'F4' });
    expect(objectionTo(state, { type: 'buy', resource: 'ore' })).toMatchObject({
      code: 'not-now',
      is: 'steal',
    });
  });

  it('E-SEVEN-4: a card discarded on the same seven cannot be stolen any more', () => {
    const state = play(
      sevened({ posts: { blue: ['Lyon'] }, hands: { blue: { ore: 8 } } }),
      { type: 'confirmHands' },
      { type: 'moveRobber', to: 'D6', from: 'blue' },
    );
    expect(state.players.blue.hand).toBe(3);
    expect(state.players.red.hand).toBe(1);
  });

  it('E-SEVEN-4: tracked lightly, anyone there may hold cards, and nobody insists', () => {
    const state = robbing({ ...table, setup: { tracking: 'light' } });
    expect(robbable(state, 'F4')).toEqual(['blue', 'white']);
    const stolen = play(state, { type: 'moveRobber', to: 'F4', from: 'blue' });
    expect(stolen.players.blue.hand).toBeNull();
    const spared = play(state, { type: 'moveRobber', to: 'F4', from: null });
    expect(spared.phase).toEqual({ name: 'action' });
  });
});
