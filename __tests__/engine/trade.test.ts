import type { Command } from '@/engine/europe/commands';
import type { State } from '@/engine/europe/state';
import { RESOURCES } from '@/engine/europe/vocabulary';

import { done, expectObjection, objectionTo, only, play } from './support/play';
import { tableau, THREE } from './support/tables';

const hands = (state: State) => state.seats.map((colour) => state.players[colour].hand);
const gold = (state: State) => state.seats.map((colour) => state.players[colour].gold);

const buy = (resource: (typeof RESOURCES)[number]): Command => ({ type: 'buy', resource });
const exchange = (
  give: (typeof RESOURCES)[number],
  get: (typeof RESOURCES)[number] | 'gold',
): Command => ({ type: 'exchange', give, get });

describe('trade among players', () => {
  const table = { hands: { red: { ore: 3 }, blue: { wood: 2 }, white: { salt: 1 } } } as const;

  it('E-TRADE-1: cards and gold change hands with the active player', () => {
    const state = tableau(table);
    const { events, state: after } = done(state, {
      type: 'trade',
      from: 'red',
      to: 'blue',
      give: { cards: 2, gold: 1 },
      get: { cards: 1 },
    });
    expect(only(events, 'cardsHanded')).toEqual([
      {
        type: 'cardsHanded',
        from: 'red',
        to: 'blue',
        count: 2,
        because: { rule: 'E-TRADE-1' },
      },
      {
        type: 'cardsHanded',
        from: 'blue',
        to: 'red',
        count: 1,
        because: { rule: 'E-TRADE-1' },
      },
    ]);
    expect(hands(after)).toEqual([2, 3, 1, 0]);
    expect(gold(after)).toEqual([2, 4, 3, 3]);
    expect(after.supply).toEqual(state.supply);
  });

  it('E-TRADE-1: the active player may also be the one who is offered something', () => {
    const after = play(tableau(table), {
      type: 'trade',
      from: 'white',
      to: 'red',
      give: { cards: { salt: 1 } },
      get: { gold: 3 },
    });
    expect(hands(after)).toEqual([4, 2, 0, 0]);
    expect(gold(after)).toEqual([0, 3, 6, 3]);
  });

  it('E-TRADE-1: two others may not trade', () => {
    const after = expectObjection(
      tableau(table),
      { type: 'trade', from: 'blue', to: 'white', give: { cards: 1 }, get: { cards: 1 } },
      'not-with-active',
      'E-TRADE-1',
      { who: 'red' },
    );
    expect(hands(after)).toEqual([3, 2, 1, 0]);
  });

  it('E-TRADE-1: when the turn passes, so does the right to trade', () => {
    const state = play(
      tableau(table),
      { type: 'endTurn' },
      { type: 'correct', set: [{ of: 'turn', player: 'blue', phase: 'action' }] },
    );
    const withBlue: Command = {
      type: 'trade',
      from: 'white',
      to: 'blue',
      give: { cards: 1 },
      get: { cards: 1 },
    };
    expect(hands(play(state, withBlue))).toEqual([3, 2, 1, 0]);
    expect(objectionTo(state, { ...withBlue, to: 'red' }).code).toBe('not-with-active');
  });

  it('E-TRADE-1: nobody trades with himself or with a colour that does not play', () => {
    const give = { cards: 1 };
    const state = tableau({ ...table, setup: { players: THREE.players } });
    expectObjection(
      state,
      { type: 'trade', from: 'red', to: 'red', give, get: {} },
      'trade-with-self',
      'E-TRADE-1',
      { possible: false },
    );
    expectObjection(
      state,
      { type: 'trade', from: 'red', to: 'orange', give, get: {} },
      'not-playing',
      'E-SET-1',
      { who: 'orange' },
    );
  });

  it('E-TRADE-1, E-COMP-2: nobody hands over cards he does not hold, not even those he is about to get', () => {
    const after = expectObjection(
      tableau(table),
      { type: 'trade', from: 'red', to: 'blue', give: { cards: 1 }, get: { cards: { wood: 3 } } },
      'hand-too-small',
      'E-COMP-2',
      { who: 'blue', is: 2, needs: 3 },
    );
    expect(hands(after)).toEqual([5, 1, 1, 0]);
  });

  it('E-TRADE-1: nor gold he does not have', () => {
    const state = tableau({ gold: { red: 2, blue: 1 } });
    const after = expectObjection(
      state,
      { type: 'trade', from: 'red', to: 'blue', give: { gold: 1 }, get: { gold: 2 } },
      'too-little-gold',
      'E-TRADE-1',
      { who: 'blue', is: 1, needs: 2 },
    );
    expect(gold(after).slice(0, 2)).toEqual([3, 1]);
  });

  it('E-TRADE-1: in the action phase only', () => {
    const state = tableau({ ...table, phase: 'roll' });
    const after = expectObjection(
      state,
      { type: 'trade', from: 'red', to: 'blue', give: { cards: 1 }, get: { cards: 1 } },
      'not-now',
      'E-TRADE-1',
      { is: 'roll' },
    );
    expect(after.phase).toEqual({ name: 'roll' });
  });

  it('E-TRADE-1: tracked lightly, gold that is paid was there', () => {
    const state = tableau({ setup: { tracking: 'light' }, gold: { red: 1 } });
    const { events, state: after } = done(state, {
      type: 'trade',
      from: 'red',
      to: 'blue',
      give: { gold: 3 },
      get: { cards: 2 },
    });
    expect(only(events, 'goldCounted')).toMatchObject([{ player: 'red', from: 1, to: 3 }]);
    expect(gold(after).slice(0, 2)).toEqual([0, 6]);
    expect(hands(after)).toEqual([null, null, null, null]);
  });
});

describe('buying cards', () => {
  it('E-TRADE-2: 2 gold for a card of choice from the supply', () => {
    for (const resource of RESOURCES) {
      const { events, state } = done(tableau(), buy(resource));
      expect(only(events, 'goldReturned')).toMatchObject([{ player: 'red', gold: 2 }]);
      expect(only(events, 'cardsTaken')).toEqual([
        {
          type: 'cardsTaken',
          player: 'red',
          cards: { [resource]: 1 },
          because: { rule: 'E-TRADE-2' },
        },
      ]);
      expect(state.players.red).toMatchObject({ hand: 1, gold: 1 });
      expect(state.supply![resource]).toEqual({ min: 18, max: 18 });
    }
  });

  it('E-TRADE-2: at most 2 cards a turn that way, of whatever kind', () => {
    const state = play(tableau({ gold: { red: 9 } }), buy('ore'), buy('salt'));
    const after = expectObjection(state, buy('wood'), 'purchase-limit', 'E-TRADE-2', {
      is: 2,
      needs: 2,
    });
    expect(after.players.red).toMatchObject({ hand: 3, gold: 3 });
  });

  it('E-TRADE-2: two more on the next turn', () => {
    const state = play(
      tableau({ gold: { red: 9, blue: 9 } }),
      buy('ore'),
      buy('ore'),
      { type: 'endTurn' },
      { type: 'roll', dice: 12 },
      buy('ore'),
      buy('ore'),
    );
    expect(state.turn.player).toBe('blue');
    expect(objectionTo(state, buy('ore')).code).toBe('purchase-limit');
  });

  it('E-TRADE-2: 2 gold are needed, 1 is too little', () => {
    expect(play(tableau({ gold: { red: 2 } }), buy('ore')).players.red.gold).toBe(0);
    const after = expectObjection(
      tableau({ gold: { red: 1 } }),
      buy('ore'),
      'too-little-gold',
      'E-TRADE-2',
      { who: 'red', is: 1, needs: 2 },
    );
    expect(after.players.red).toMatchObject({ gold: 0, hand: 1 });
  });

  it('E-TRADE-2, E-COMP-2: from a supply that has none, nothing is bought', () => {
    const state = tableau({ hands: { blue: { ore: 19 } } });
    const after = expectObjection(state, buy('ore'), 'supply-empty', 'E-COMP-2', {
      at: 'ore',
      is: 0,
      needs: 1,
    });
    expect(after.players.red).toMatchObject({ hand: 1, gold: 1 });
  });

  it('E-TRADE-2: before the roll nothing is sold', () => {
    expectObjection(tableau({ phase: 'roll' }), buy('ore'), 'not-now', 'E-TRADE-2');
  });
});

describe('exchange', () => {
  const table = { hands: { red: { ore: 6, wood: 2 } } } as const;

  it('E-TRADE-3: 3 equal cards for 1 gold', () => {
    const { events, state } = done(tableau(table), exchange('ore', 'gold'));
    expect(events).toEqual([
      {
        type: 'cardsReturned',
        player: 'red',
        cards: { ore: 3 },
        because: { rule: 'E-TRADE-3' },
      },
      { type: 'goldTaken', player: 'red', gold: 1, because: { rule: 'E-TRADE-3' } },
    ]);
    expect(state.players.red).toMatchObject({ hand: 5, gold: 4 });
    expect(state.supply!.ore).toEqual({ min: 16, max: 16 });
  });

  it('E-TRADE-3: or for 1 card of another resource, as often as one likes', () => {
    const state = play(tableau(table), exchange('ore', 'wood'), exchange('ore', 'grain'));
    expect(state.players.red.hand).toBe(4);
    expect(state.supply).toMatchObject({
      ore: { min: 19, max: 19 },
      wood: { min: 16, max: 16 },
      grain: { min: 18, max: 18 },
    });
  });

  it('E-TRADE-3: never for the same resource', () => {
    const after = expectObjection(
      tableau(table),
      exchange('ore', 'ore'),
      'same-resource',
      'E-TRADE-3',
      { at: 'ore' },
    );
    expect(after.players.red.hand).toBe(6);
    expect(after.supply!.ore).toEqual({ min: 15, max: 15 });
  });

  it('E-TRADE-3, E-COMP-2: three cards are needed in hand', () => {
    const after = expectObjection(
      tableau({ hands: { red: { ore: 2 } } }),
      exchange('ore', 'gold'),
      'hand-too-small',
      'E-COMP-2',
      { who: 'red', is: 2, needs: 3 },
    );
    expect(after.players.red).toMatchObject({ hand: 0, gold: 4 });
  });

  it('E-TRADE-3, E-COMP-2: three equal ones, as far as the supply tells', () => {
    const state = tableau(table);
    expectObjection(state, exchange('wood', 'ore'), 'not-in-hands', 'E-COMP-2', {
      at: 'wood',
      is: 2,
      needs: 3,
    });
    // Somebody else's wood might be red's by now.
    const among = tableau({ hands: { red: { ore: 6, wood: 2 }, blue: { wood: 1 } } });
    expect(play(among, exchange('wood', 'ore')).players.red.hand).toBe(6);
  });

  it('E-TRADE-3, E-COMP-2: not for a card the supply does not have', () => {
    const state = tableau({ hands: { red: { ore: 3 }, blue: { salt: 19 } } });
    const after = expectObjection(state, exchange('ore', 'salt'), 'supply-empty', 'E-COMP-2', {
      at: 'salt',
      is: 0,
      needs: 1,
    });
    expect(after.players.red.hand).toBe(1);
  });

  it('E-TRADE-3: exchanges do not count as purchases', () => {
    const state = play(
      tableau({ ...table, gold: { red: 4 } }),
      exchange('ore', 'gold'),
      exchange('ore', 'salt'),
      buy('ore'),
      buy('ore'),
    );
    expect(state.turn.purchases).toBe(2);
  });

  it('E-TRADE-3: in the action phase only', () => {
    const state = tableau({ ...table, phase: 'roll' });
    expectObjection(state, exchange('ore', 'gold'), 'not-now', 'E-TRADE-3');
  });
});
