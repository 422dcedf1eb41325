import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { CLAUSES } from '@/engine/europe/clauses';
import {
  CARDS_PER_RESOURCE,
  COINS_IN_ALL,
  DECK_SIZE,
  GOODS_EACH,
  PRICES,
  TOKEN_NUMBERS,
} from '@/engine/europe/components';
import { OBJECTIONS } from '@/engine/europe/objections';
import { COLOURS, RESOURCES, TERRAINS, YIELD, piecesOf } from '@/engine/europe/vocabulary';

import { MAIN, boardOf, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, only, play } from './support/play';
import { FOUR, opened, seated, tableau } from './support/tables';

const { city, way } = placesOn(MAIN);

describe('what is in the box', () => {
  it('E-COMP-1: each colour has 30 routes, 2 caravans and 2 merchants, none of them on the board', () => {
    const state = seated();
    expect(state.seats).toEqual(COLOURS);
    for (const colour of COLOURS) {
      expect(state.players[colour].routesLeft).toBe(30);
      for (const piece of piecesOf(colour)) {
        expect(state.caravans[piece]).toBeNull();
        expect(state.merchants[piece]).toBeNull();
      }
    }
    expect(Object.keys(state.caravans)).toHaveLength(8);
    expect(Object.keys(state.merchants)).toHaveLength(8);
  });

  it('E-COMP-1: no set-up hands out more than the 12 posts of a colour', () => {
    for (const side of ['short', 'main'] as const) {
      for (const players of [3, 4]) {
        expect(GOODS_EACH[side][players]! - 1 + 3).toBeLessThanOrEqual(12);
      }
    }
    expect(GOODS_EACH.main[3]! - 1 + 3).toBe(12);
  });

  it('E-COMP-1: pieces of a colour nobody plays do not exist', () => {
    const state = seated({ ...FOUR, players: FOUR.players.slice(0, 3) });
    expect(state.caravans['orange-1']).toBeUndefined();
    expectObjection(
      opened({ ...FOUR, players: FOUR.players.slice(0, 3) }),
      { type: 'correct', set: [{ of: 'gold', player: 'orange', to: 3 }] },
      'not-playing',
      'E-SET-1',
    );
  });

  it('E-COMP-2: the supply holds 19 cards of each of five resources', () => {
    const { supply } = seated();
    expect(Object.keys(supply!)).toEqual(['wood', 'wool', 'grain', 'ore', 'salt']);
    for (const resource of RESOURCES) expect(supply![resource]).toEqual({ min: 19, max: 19 });
    expect(CARDS_PER_RESOURCE).toBe(19);
  });

  it('E-COMP-2: a hand cannot lay down more cards than it holds', () => {
    const own = tableau({ hands: { red: { ore: 1 } }, posts: { red: ['Lyon'] } });
    expectObjection(
      own,
      { type: 'layRoute', path: way(city('Lyon'), 'w')[0]! },
      'hand-too-small',
      'E-COMP-2',
      { who: 'red', is: 1, needs: 2 },
    );
  });

  it('E-COMP-2: overriding a small hand counts it anew before the cards are paid', () => {
    const own = tableau({ hands: { red: { ore: 1 } }, posts: { red: ['Lyon'] } });
    const { events, state } = done(own, {
      type: 'layRoute',
      path: way(city('Lyon'), 'w')[0]!,
      override: true,
    });
    expect(only(events, 'handCounted')).toMatchObject([{ player: 'red', from: 1, to: 2 }]);
    expect(state.players.red.hand).toBe(0);
  });

  it('E-COMP-2: nobody can pay a card that lies in the supply', () => {
    const state = tableau({ hands: { red: { ore: 5 } } });
    const after = expectObjection(
      state,
      { type: 'exchange', give: 'wool', get: 'gold' },
      'not-in-hands',
      'E-COMP-2',
      { at: 'wool', is: 0, needs: 3 },
    );
    expect(after.supply!.wool).toEqual({ min: 19, max: 19 });
  });

  it('E-COMP-2: nobody can take a card that the supply does not have', () => {
    const state = tableau({ hands: { blue: { ore: 19 } }, gold: { red: 4 } });
    const after = expectObjection(
      state,
      { type: 'buy', resource: 'ore' },
      'supply-empty',
      'E-COMP-2',
      { at: 'ore', is: 0, needs: 1 },
    );
    expect(after.players.red.hand).toBe(1);
    expect(after.supply!.ore.min).toBe(0);
  });

  it('E-COMP-3: the fifteen tokens are 3 3 4 4 5 5 9 9 9 10 10 10 11 11 11', () => {
    expect(TOKEN_NUMBERS.join(' ')).toBe('3 3 4 4 5 5 9 9 9 10 10 10 11 11 11');
  });

  it('E-COMP-3: five tokens start on the arch slots of their colour, ten lie face down', () => {
    const state = seated();
    expect(state.tokens).toEqual({
      D4: { colour: 'yellow', number: 10 },
      G4: { colour: 'white', number: 4 },
      K4: { colour: 'green', number: 9 },
      G6: { colour: 'grey', number: 10 },
      C7: { colour: 'lime', number: 3 },
    });
    for (const hex in state.tokens) {
      expect(MAIN.hexes.get(hex)!.slot).toEqual({ colour: state.tokens[hex]!.colour, arch: true });
    }
    expect(state.stock).toHaveLength(10);
    expect(state.stock.some((token) => token.arch)).toBe(false);
  });

  it('E-COMP-3: a token of another colour does not fit a slot', () => {
    const state = tableau({
      posts: { red: ['Budapest'] },
      merchants: { 'red-1': 'Budapest' },
      hands: { red: { grain: 1 } },
      stock: { grey: 0 },
    });
    const after = expectObjection(
      state,
      {
        type: 'moveMerchant',
        merchant: 'red-1',
        to: city('Beograd'),
        grain: 1,
        token: { hex: 'I7', from: 'D4' },
      },
      'token-colour',
      'E-COMP-3',
      { at: 'D4', is: 'yellow', needs: 'grey' },
    );
    expect(after.tokens.I7).toEqual({ colour: 'yellow', number: 10 });
  });

  it('E-COMP-3: a turned token shows one of the numbers that are face down', () => {
    const state = tableau({
      posts: { red: ['Budapest'] },
      merchants: { 'red-1': 'Budapest' },
      hands: { red: { grain: 1 } },
    });
    const after = expectObjection(
      state,
      {
        type: 'moveMerchant',
        merchant: 'red-1',
        to: city('Beograd'),
        grain: 1,
        token: { hex: 'I7', number: 4 },
      },
      'token-number',
      'E-COMP-3',
      { at: 'I7', is: 4, needs: '3 9' },
    );
    expect(after.tokens.I7).toEqual({ colour: 'grey', number: 4 });
    expect(after.stock.filter((token) => token.colour === 'grey')).toHaveLength(1);
  });

  it('E-COMP-3: a turned token whose number nobody had entered is the unknown one', () => {
    const file = {
      ...PRACTICE_MAIN,
      tokens: PRACTICE_MAIN.tokens.map((token) =>
        token.colour === 'grey' && token.number === 3 ? { colour: token.colour } : token,
      ),
    };
    const state = tableau({
      board: boardOf(file),
      posts: { red: ['Budapest'] },
      merchants: { 'red-1': 'Budapest' },
      hands: { red: { grain: 1 } },
    });
    const after = play(state, {
      type: 'moveMerchant',
      merchant: 'red-1',
      to: city('Beograd'),
      grain: 1,
      token: { hex: 'I7', number: 3 },
    });
    expect(after.stock.filter((token) => token.colour === 'grey')).toEqual([
      { colour: 'grey', number: 9, arch: false },
    ]);
  });

  it('E-COMP-4: 25 development cards lie in the deck, and there are 100 gold', () => {
    expect(seated().deck).toEqual({ left: 25, discarded: 0 });
    expect(DECK_SIZE).toBe(25);
    expect(COINS_IN_ALL).toBe(52 + 16 * 3);
  });

  it('E-COMP-4: a deck the table entered has as many cards as it entered', () => {
    const deck = [
      { name: 'Rider', count: 3, effects: { robber: true } },
      { name: 'Tax', count: 4, effects: { gold: 2 } },
    ];
    expect(seated(FOUR, boardOf({ ...PRACTICE_MAIN, deck })).deck.left).toBe(7);
  });

  it('E-COMP-4: the goods of four players are never more than the 40 tokens', () => {
    for (const side of ['short', 'main'] as const) {
      for (const players of [3, 4]) {
        expect(GOODS_EACH[side][players]! * players).toBeLessThanOrEqual(40);
      }
    }
  });

  it('E-COMP-4: gold one does not have cannot be spent', () => {
    const state = tableau({ gold: { red: 1 } });
    const after = expectObjection(
      state,
      { type: 'trade', from: 'red', to: 'blue', give: { gold: 2 }, get: {} },
      'too-little-gold',
      'E-TRADE-1',
      { who: 'red', is: 1, needs: 2 },
    );
    expect(after.players.red.gold).toBe(0);
    expect(after.players.blue.gold).toBe(5);
  });

  it('E-COMP-5: every terrain gives its resource, and the sea none', () => {
    expect(TERRAINS.map((terrain) => [terrain, YIELD[terrain]])).toEqual([
      ['forest', 'wood'],
      ['mountainForest', 'wood'],
      ['pasture', 'wool'],
      ['mountainPasture', 'wool'],
      ['field', 'grain'],
      ['mountains', 'ore'],
      ['saltworks', 'salt'],
      ['sea', null],
    ]);
  });

  it.each([
    ['Paris', 8, { wood: 1 }],
    ['Bern', 4, { wood: 1 }],
    ['Lyon', 5, { wool: 1 }],
    ['Bern', 3, { wool: 1 }],
    ['Köln', 5, { grain: 1 }],
    ['Praha', 5, { ore: 1 }],
    ['Budapest', 8, { salt: 1 }],
  ] as const)('E-COMP-5: a post at %s earns on a %i what the hex is', (name, dice, cards) => {
    const state = tableau({ phase: 'roll', posts: { red: [name] } });
    const taken = only(eventsOf(state, { type: 'roll', dice }), 'cardsTaken');
    expect(taken.map((event) => [event.player, event.cards])).toEqual([['red', cards]]);
  });
});

describe('prices', () => {
  it('E-BUILD-1, E-BUILD-2, E-BUILD-3, E-BUILD-4: are those of the price card', () => {
    expect(PRICES).toEqual({
      card: { salt: 1, wool: 1 },
      merchant: { wool: 1, grain: 1, wood: 1 },
      caravan: { ore: 1, wood: 1, salt: 1 },
      route: { ore: 1, wood: 1 },
    });
  });
});

describe('objections', () => {
  it.each(Object.entries(OBJECTIONS))('%s cites a clause that exists', (_, { rule }) => {
    expect(Object.keys(CLAUSES)).toContain(rule);
  });
});

describe('sides', () => {
  it('E-SET-1: the practice maps are one of each side', () => {
    expect([PRACTICE_SHORT.side, PRACTICE_MAIN.side]).toEqual(['short', 'main']);
  });
});
