import { PRACTICE_MAIN } from '@/engine/europe/board/practice';
import type { Command, PlayedEffects } from '@/engine/europe/commands';
import { allowedNow } from '@/engine/europe/decide';
import type { State } from '@/engine/europe/state';

import { MAIN, boardOf, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, objectionTo, only, play } from './support/play';
import { seated, tableau, type Tableau } from './support/tables';

const { city, way, next } = placesOn(MAIN);

const BUY: Command = { type: 'buyCard' };
const card = (effects: PlayedEffects = {}): Command => ({ type: 'playCard', effects });
const holding = (told: Tableau = {}): State => tableau({ cards: { red: 1 }, ...told });
const cardsOf = (state: State): number =>
  state.deck.left +
  state.deck.discarded +
  state.seats.reduce((sum, colour) => sum + state.players[colour].cards, 0);

describe('buying a development card', () => {
  it('E-BUILD-1: costs 1 salt and 1 wool', () => {
    const { events, state } = done(tableau({ hands: { red: { salt: 1, wool: 1 } } }), BUY);
    expect(events).toEqual([
      {
        type: 'cardsReturned',
        player: 'red',
        cards: { salt: 1, wool: 1 },
        because: { rule: 'E-BUILD-1' },
      },
      { type: 'cardBought', player: 'red', because: { rule: 'E-BUILD-1' } },
    ]);
    expect(state.players.red).toMatchObject({ hand: 0, cards: 1 });
    expect(state.deck).toEqual({ left: 24, discarded: 0 });
  });

  it('E-BUILD-1, E-COMP-2: of salt and wool that are in somebody’s hand', () => {
    expectObjection(tableau({ hands: { red: { salt: 1 } } }), BUY, 'hand-too-small', 'E-COMP-2', {
      who: 'red',
      is: 1,
      needs: 2,
    });
    expectObjection(tableau({ hands: { red: { salt: 2 } } }), BUY, 'not-in-hands', 'E-COMP-2', {
      at: 'wool',
      is: 0,
      needs: 1,
    });
  });

  it('E-BUILD-1: in the action phase, as often as one can pay', () => {
    const table: Tableau = { hands: { red: { salt: 3, wool: 3 } } };
    expect(play(tableau(table), BUY, BUY, BUY).players.red.cards).toBe(3);
    expectObjection(tableau({ ...table, phase: 'roll' }), BUY, 'not-now', 'E-BUILD-1');
  });
});

describe('when a card may be played', () => {
  it('E-DEV-1: before the roll or in the action phase', () => {
    for (const phase of ['roll', 'action'] as const) {
      const state = holding({ phase });
      expect(allowedNow(state)).toContain('playCard');
      const { events, state: after } = done(state, {
        type: 'playCard',
        card: 'Tax',
        effects: { gold: 2 },
      });
      expect(only(events, 'cardPlayed')).toEqual([
        {
          type: 'cardPlayed',
          player: 'red',
          card: 'Tax',
          effects: { gold: 2 },
          because: { rule: 'E-DEV-1' },
        },
      ]);
      expect(after.players.red.cards).toBe(0);
      expect(after.phase).toEqual({ name: phase });
    }
  });

  it('E-DEV-1: not while a seven is being settled', () => {
    const state = play(holding({ phase: 'roll' }), { type: 'roll', dice: 7 });
    const after = expectObjection(state, card(), 'not-now', 'E-DEV-1', { is: 'hands' });
    expect(after.phase).toEqual({ name: 'hands' });
    const robber = play(state, { type: 'confirmHands' });
    expectObjection(robber, card(), 'not-now', 'E-DEV-1', { is: 'robber' });
  });

  it('E-DEV-1: one a turn, whether before the roll or after it', () => {
    const state = play(holding({ phase: 'roll', cards: { red: 3 } }), card());
    expect(allowedNow(state)).not.toContain('playCard');
    expectObjection(state, card(), 'card-played', 'E-DEV-1', { who: 'red' });
    const rolled = play(state, { type: 'roll', dice: 12 });
    const after = expectObjection(rolled, card(), 'card-played', 'E-DEV-1');
    expect(after.players.red.cards).toBe(1);
  });

  it('E-DEV-1: one again on the next turn', () => {
    const state = play(holding({ cards: { red: 1, blue: 1 } }), card(), { type: 'endTurn' });
    expect(play(state, card()).players.blue.cards).toBe(0);
  });

  it('E-DEV-1: never on the turn it was bought', () => {
    const state = play(tableau({ hands: { red: { salt: 1, wool: 1 } } }), BUY);
    expect(allowedNow(state)).not.toContain('playCard');
    const after = expectObjection(state, card(), 'card-new', 'E-DEV-1', { who: 'red' });
    expect(after.players.red.cards).toBe(0);
  });

  it('E-DEV-1: an older card may be played beside a new one', () => {
    const state = play(holding({ hands: { red: { salt: 1, wool: 1 } } }), BUY);
    expect(play(state, card()).players.red.cards).toBe(1);
  });

  it('E-DEV-1: a bought card waits until one’s own next turn', () => {
    let state = play(tableau({ hands: { red: { salt: 1, wool: 1 } } }), BUY);
    for (let turn = 0; turn < 4; turn++) {
      state = play(state, { type: 'endTurn' });
      if (turn < 3) state = play(state, { type: 'roll', dice: 12 });
    }
    expect(state.turn.player).toBe('red');
    expect(play(state, card()).players.red.cards).toBe(0);
  });

  it('E-DEV-1, E-COMP-4: who has none plays none; recorded anyway, it came out of the deck', () => {
    const after = expectObjection(tableau(), card({ gold: 1 }), 'no-card', 'E-DEV-1', {
      who: 'red',
    });
    expect(after.players.red).toMatchObject({ cards: 0, gold: 4 });
    expect(after.deck).toEqual({ left: 24, discarded: 1 });
    expect(cardsOf(after)).toBe(25);
    // Whatever was recorded, anything can still be corrected.
    const corrected = play(after, { type: 'correct', set: [{ of: 'gold', player: 'red', to: 3 }] });
    expect(corrected.players.red.gold).toBe(3);
  });

  it('E-DEV-1, E-COMP-4: recorded anyway while others hold them all, there are no more than 25', () => {
    const state = tableau({ cards: { blue: 25 } });
    const after = expectObjection(state, card({ gold: 1 }), 'no-card', 'E-DEV-1');
    expect(after.deck).toEqual({ left: 0, discarded: 0 });
    expect(cardsOf(after)).toBe(25);
  });
});

describe('the deck', () => {
  it('E-DEV-2: played cards are discarded', () => {
    const state = play(holding(), card());
    expect(state.deck).toEqual({ left: 24, discarded: 1 });
    expect(cardsOf(state)).toBe(25);
  });

  it('E-DEV-2: bought out, the discards become the new deck', () => {
    const state = tableau({
      hands: { red: { salt: 2, wool: 2 } },
      cards: { blue: 19 },
      deck: { left: 1, discarded: 5 },
    });
    const { events, state: after } = done(state, BUY);
    expect(only(events, 'deckReshuffled')).toEqual([
      { type: 'deckReshuffled', cards: 5, because: { rule: 'E-DEV-2' } },
    ]);
    expect(after.deck).toEqual({ left: 5, discarded: 0 });
    expect(play(after, BUY).deck).toEqual({ left: 4, discarded: 0 });
  });

  it('E-DEV-2: before that the discards stay where they are', () => {
    const state = tableau({
      hands: { red: { salt: 1, wool: 1 } },
      cards: { blue: 18 },
      deck: { left: 2, discarded: 5 },
    });
    expect(play(state, BUY).deck).toEqual({ left: 1, discarded: 5 });
  });

  it('E-DEV-2: a deck the table found empty is shuffled before a card is drawn', () => {
    const state = tableau({
      hands: { red: { salt: 1, wool: 1 } },
      cards: { blue: 20 },
      deck: { left: 0, discarded: 5 },
    });
    const { events, state: after } = done(state, BUY);
    expect(only(events, 'deckReshuffled')).toMatchObject([{ cards: 5 }]);
    expect(after.deck).toEqual({ left: 4, discarded: 0 });
  });

  it('E-DEV-2: with every card in a hand none can be bought, until one is played', () => {
    const state = tableau({
      hands: { red: { salt: 1, wool: 1 } },
      cards: { red: 1, blue: 24 },
      deck: { left: 0, discarded: 0 },
    });
    expectObjection(state, BUY, 'deck-empty', 'E-DEV-2', { possible: false });
    const played = play(state, card());
    expect(played.deck).toEqual({ left: 1, discarded: 0 });
    expect(play(played, BUY).deck).toEqual({ left: 0, discarded: 0 });
  });
});

describe('what a card does', () => {
  it('E-DEV-3: a card may do nothing the mirror has to follow', () => {
    const state = holding();
    const after = play(state, card());
    expect(after.players.red).toEqual({ ...state.players.red, cards: 0 });
    expect(after.supply).toEqual(state.supply);
  });

  it('E-DEV-3: move the robber and steal', () => {
    const state = holding({ posts: { blue: ['Lyon'] }, hands: { blue: { ore: 2 } } });
    const { events, state: after } = done(state, card({ robber: { to: 'D6', from: 'blue' } }));
    expect(only(events, 'robberMoved')).toMatchObject([
      { to: 'D6', because: { rule: 'E-DEV-3', hex: 'D6' } },
    ]);
    expect(after.players.red.hand).toBe(1);
    expect(after.players.blue.hand).toBe(1);
    expect(after.phase).toEqual({ name: 'action' });
  });

  it('E-DEV-3, E-SEVEN-2: nobody discards for it', () => {
    const state = holding({ hands: { red: { ore: 9 } } });
    expect(play(state, card({ robber: { to: 'D6' } })).players.red.hand).toBe(9);
  });

  it('E-DEV-3, E-ROLL-6: before the roll the theft may follow, and then the dice', () => {
    const state = holding({
      phase: 'roll',
      posts: { blue: ['Lyon'], white: ['Marseille'] },
      hands: { blue: { ore: 2 }, white: { ore: 1 } },
    });
    const open = play(state, card({ robber: { to: 'D6' } }));
    expect(open.phase).toEqual({ name: 'steal', victims: ['blue', 'white'], then: 'roll' });
    const after = play(open, { type: 'steal', from: 'white' });
    expect(after.phase).toEqual({ name: 'roll' });
    expect(play(after, { type: 'roll', dice: 12 }).phase).toEqual({ name: 'action' });
  });

  it('E-DEV-3, E-SEVEN-3: the robber’s own rules hold', () => {
    expectObjection(holding(), card({ robber: { to: 'H6' } }), 'robber-needs-number', 'E-SEVEN-3');
    expectObjection(holding(), card({ robber: { to: 'E3' } }), 'robber-at-sea', 'E-SEVEN-3');
    expectObjection(
      holding({ posts: { blue: ['Lyon'] } }),
      card({ robber: { to: 'D6', from: 'blue' } }),
      'victim-without-cards',
      'E-SEVEN-4',
    );
  });

  it('E-DEV-3: take gold', () => {
    const { events, state } = done(holding(), card({ gold: 4 }));
    expect(only(events, 'goldTaken')).toEqual([
      { type: 'goldTaken', player: 'red', gold: 4, because: { rule: 'E-DEV-3' } },
    ]);
    expect(state.players.red.gold).toBe(7);
  });

  it('E-DEV-3: take cards from the supply', () => {
    const state = play(holding(), card({ cards: { ore: 2, salt: 1 } }));
    expect(state.players.red.hand).toBe(3);
    expect(state.supply).toMatchObject({ ore: { min: 17 }, salt: { max: 18 }, wood: { min: 19 } });
    expect(state.turn.purchases).toBe(0);
    expectObjection(
      holding({ hands: { blue: { ore: 18 } } }),
      card({ cards: { ore: 2 } }),
      'supply-empty',
      'E-COMP-2',
      { at: 'ore', is: 1, needs: 2 },
    );
  });

  describe('free routes', () => {
    const [first, second, third] = way(city('Lyon'), 'w', 'sw', 'se');
    const lay = (path: string, free = true): Command => ({ type: 'layRoute', path, free });

    it('E-DEV-3: as many as the card gives, without paying', () => {
      const state = play(holding({ posts: { red: ['Lyon'] } }), card({ routes: 2 }));
      expect(state.turn.freeRoutes).toHaveLength(2);
      const { events, state: after } = done(state, lay(first!));
      expect(only(events, 'routeLaid')).toMatchObject([
        { path: first, free: true, because: { rule: 'E-DEV-3' } },
      ]);
      expect(only(events, 'cardsReturned')).toEqual([]);
      const both = play(after, lay(second!));
      expect(both.turn.freeRoutes).toEqual([]);
      expect(both.players.red).toMatchObject({ hand: 0, routesLeft: 28 });
      expect(objectionTo(both, lay(third!)).code).toBe('no-free-route');
    });

    it('E-DEV-3, E-BUILD-4: where one may build at all', () => {
      const state = play(holding({ posts: { red: ['Lyon'] } }), card({ routes: 1 }));
      expectObjection(state, lay(third!), 'route-not-adjacent', 'E-BUILD-4', { at: third! });
    });

    it('E-DEV-3: they wait for the dice and for other actions, but not for another turn', () => {
      const state = play(
        holding({ phase: 'roll', posts: { red: ['Lyon'] } }),
        card({ routes: 1 }),
        { type: 'roll', dice: 12 },
        { type: 'buy', resource: 'ore' },
      );
      expect(state.turn.freeRoutes).toHaveLength(1);
      expect(play(state, lay(first!)).routes[first!]).toBe('red');
      expect(play(state, { type: 'endTurn' }).turn.freeRoutes).toEqual([]);
    });
  });

  describe('free steps', () => {
    it('E-DEV-3: of a merchant, without grain and beside it', () => {
      const table: Tableau = {
        posts: { red: ['Praha'] },
        merchants: { 'red-1': 'Praha' },
        hands: { red: { grain: 1 } },
      };
      const one = next(city('Praha'), 'e');
      const state = play(holding(table), card({ merchantSteps: 2 }));
      expect(state.turn.freeMerchantSteps).toBe(2);
      const move = { type: 'moveMerchant', merchant: 'red-1', to: one, grain: 0 } as const;
      const after = play(state, { ...move, freeSteps: 1 });
      expect(after.merchants['red-1']).toBe(one);
      expect(after.players.red.hand).toBe(1);
      expect(after.turn.freeMerchantSteps).toBe(1);
      expect(objectionTo(state, move)).toMatchObject({ code: 'too-far', is: 0, needs: 1 });
    });

    it('E-DEV-3: no more than the card gave', () => {
      const table: Tableau = { posts: { red: ['Praha'] }, merchants: { 'red-1': 'Praha' } };
      const state = play(holding(table), card({ merchantSteps: 1 }));
      expectObjection(
        state,
        {
          type: 'moveMerchant',
          merchant: 'red-1',
          to: next(city('Praha'), 'e'),
          grain: 0,
          freeSteps: 2,
        },
        'free-steps',
        'E-DEV-3',
        { is: 1, needs: 2 },
      );
    });

    const [near, far, farther] = way(city('Lyon'), 'w', 'sw', 'se');
    const road: Tableau = {
      posts: { red: ['Lyon'] },
      routes: { red: [near!], blue: [far!, farther!] },
      caravans: { 'red-1': near! },
    };
    const go = { type: 'moveCaravan', caravan: 'red-1', along: [far!, farther!], salt: 0 } as const;

    it('E-DEV-3, E-CARA-3: of a caravan, with tolls', () => {
      const state = play(holding(road), card({ caravanSteps: 2 }));
      const after = play(state, { ...go, freeSteps: 2 });
      expect(after.caravans['red-1']).toBe(farther);
      expect(after.turn.freeCaravanSteps).toBe(0);
      expect(after.players.red.gold).toBe(2);
      expect(after.players.blue.gold).toBe(4);
    });

    it('E-DEV-3: or without tolls', () => {
      const state = play(holding(road), card({ caravanSteps: 2, tollFree: true }));
      const { events, state: after } = done(state, { ...go, freeSteps: 2 });
      expect(only(events, 'tollPaid')).toEqual([]);
      expect(after.players.red.gold).toBe(3);
    });

    it('E-DEV-3, E-CARA-3: a move paid with salt pays its tolls all the same', () => {
      const state = play(
        holding({ ...road, hands: { red: { salt: 1 } } }),
        card({ caravanSteps: 2, tollFree: true }),
      );
      expect(only(eventsOf(state, { ...go, salt: 1 }), 'tollPaid')).toHaveLength(1);
    });

    it('E-DEV-3: caravan steps are counted, too, and end with the turn', () => {
      const state = play(holding(road), card({ caravanSteps: 1, merchantSteps: 1 }));
      expectObjection(state, { ...go, freeSteps: 2 }, 'free-steps', 'E-DEV-3', { is: 1, needs: 2 });
      expect(play(state, { type: 'endTurn' }).turn).toMatchObject({
        freeCaravanSteps: 0,
        freeMerchantSteps: 0,
      });
    });
  });

  describe('the dice chosen', () => {
    it('E-DEV-3: the roll is what the card made it', () => {
      const state = play(holding({ phase: 'roll', posts: { red: ['Lyon'] } }), card({ dice: 5 }));
      expect(state.turn.chosenDice).toBe(5);
      const after = play(state, { type: 'roll', dice: 5 });
      expect(after.players.red.hand).toBe(1);
      expect(after.turn.chosenDice).toBeNull();
    });

    it('E-DEV-3: and nothing else, unless the table insists', () => {
      const state = play(holding({ phase: 'roll', posts: { red: ['Lyon'] } }), card({ dice: 5 }));
      const after = expectObjection(state, { type: 'roll', dice: 8 }, 'dice-chosen', 'E-DEV-3', {
        is: 8,
        needs: 5,
      });
      expect(after.turn.dice).toBe(8);
    });

    it('E-DEV-3: after the roll it is too late', () => {
      expectObjection(holding(), card({ dice: 5 }), 'dice-too-late', 'E-DEV-3', {
        possible: false,
      });
    });
  });

  it('E-DEV-3: several effects of one card happen together', () => {
    const state = holding({ posts: { blue: ['Lyon'] }, hands: { blue: { ore: 1 } } });
    const after = play(
      state,
      card({ gold: 1, cards: { wood: 1 }, routes: 1, robber: { to: 'D6', from: 'blue' } }),
    );
    expect(after.players.red).toMatchObject({ gold: 4, hand: 2, cards: 0 });
    expect(after.turn.freeRoutes).toHaveLength(1);
    expect(after.robber).toBe('D6');
  });

  it('E-DEV-3: the table may enter its own deck', () => {
    const deck = [
      { name: 'Rider', count: 20, effects: { robber: true } },
      { name: 'Tax', count: 5, effects: { gold: 2 } },
    ];
    const board = boardOf({ ...PRACTICE_MAIN, deck });
    expect(board.deck).toEqual(deck);
    expect(seated(undefined, board).deck).toEqual({ left: 25, discarded: 0 });
    const { events } = done(tableau({ board, cards: { red: 1 } }), {
      type: 'playCard',
      card: 'Tax',
      effects: { gold: 2 },
    });
    expect(only(events, 'cardPlayed')[0]!.card).toBe('Tax');
  });
});
