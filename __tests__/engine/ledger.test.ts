import type { Correction } from '@/engine/europe/commands';
import { cardsInHands } from '@/engine/europe/ledger';
import type { State } from '@/engine/europe/state';
import type { Supply } from '@/engine/europe/supply';
import { RESOURCES, type PieceId } from '@/engine/europe/vocabulary';

import { MAIN, placesOn } from './support/boards';
import { done, expectObjection, only, play, questionTo } from './support/play';
import { midGame, opened, seated, tableau, THREE, type Tableau } from './support/tables';

const { city, way, next } = placesOn(MAIN);

const correct = (state: State, ...set: readonly Correction[]): State =>
  play(state, { type: 'correct', set });

const LIGHT = { setup: { tracking: 'light' } } as const satisfies Tableau;

/** Whether the ranges allow what the hands leave of the 95 cards. */
function addsUp(state: State): boolean {
  const total = 95 - cardsInHands(state);
  const sum = (end: 'min' | 'max') =>
    RESOURCES.reduce((all, resource) => all + state.supply![resource][end], 0);
  return sum('min') <= total && total <= sum('max');
}

const range = (min: number, max = min) => ({ min, max });
const supplyOf = (
  wood: number,
  wool: number,
  grain: number,
  ore: number,
  salt: number,
): Supply => ({
  wood: range(wood),
  wool: range(wool),
  grain: range(grain),
  ore: range(ore),
  salt: range(salt),
});

describe('anything can be corrected', () => {
  const [path] = way(city('Lyon'), 'w');
  const [free] = way(city('Madrid'), 'e');

  it.each<readonly [string, Correction, (state: State) => unknown, unknown]>([
    ['a hand', { of: 'hand', player: 'white', to: 6 }, (s) => s.players.white.hand, 6],
    ['gold', { of: 'gold', player: 'white', to: 11 }, (s) => s.players.white.gold, 11],
    [
      'goods',
      { of: 'goods', player: 'red', to: { locked: 4, free: 2, delivered: 2 } },
      (s) => s.players.red.goods,
      { locked: 4, free: 2, delivered: 2 },
    ],
    ['development cards', { of: 'cards', player: 'red', to: 0 }, (s) => s.players.red.cards, 0],
    [
      'the reserve of routes',
      { of: 'routesLeft', player: 'blue', to: 7 },
      (s) => s.players.blue.routesLeft,
      7,
    ],
    ['a route', { of: 'route', path: path!, to: 'white' }, (s) => s.routes[path!], 'white'],
    [
      'a post',
      { of: 'post', at: city('Roma'), to: 'neutral' },
      (s) => s.posts[city('Roma')],
      { owner: 'neutral', goods: null },
    ],
    ['a caravan', { of: 'caravan', piece: 'blue-1', to: null }, (s) => s.caravans['blue-1'], null],
    [
      'a merchant',
      { of: 'merchant', piece: 'red-2', to: next(city('Lyon'), 'w') },
      (s) => s.merchants['red-2'],
      next(city('Lyon'), 'w'),
    ],
    ['the robber', { of: 'robber', to: 'H6' }, (s) => s.robber, 'H6'],
    [
      'a token',
      { of: 'token', hex: 'H6', to: { colour: 'green', number: 4 } },
      (s) => s.tokens.H6,
      { colour: 'green', number: 4 },
    ],
    ['a token taken away', { of: 'token', hex: 'G6', to: null }, (s) => s.tokens.G6, undefined],
    [
      'the deck',
      { of: 'deck', left: 10, discarded: 14 },
      (s) => s.deck,
      { left: 10, discarded: 14 },
    ],
  ])('E-COMP-1, E-COMP-4: %s', (_, change, read, value) => {
    const state = midGame();
    expect(read(state)).not.toEqual(value);
    const { events, state: after } = done(state, { type: 'correct', set: [change] });
    expect(read(after)).toEqual(value);
    expect(only(events, 'corrected')).toMatchObject([{ change }]);
    expect(after.phase).toEqual(state.phase);
  });

  it('E-COMP-1: at any time, from the roll for the start to the end of the game', () => {
    const { players } = THREE;
    const begun = seated({ players, start: 'variable', tracking: 'full' });
    expect(begun.phase.name).toBe('startRoll');
    const sevened = play(tableau({ phase: 'roll' }), { type: 'roll', dice: 7 });
    const over = correct(tableau(), {
      of: 'goods',
      player: 'red',
      to: { locked: 0, free: 0, delivered: 8 },
    });
    expect(over.phase).toEqual({ name: 'over', winner: 'red' });
    for (const state of [begun, seated(), sevened, over]) {
      const after = correct(state, { of: 'gold', player: 'red', to: 17 });
      expect(after.players.red.gold).toBe(17);
      expect(after.phase).toEqual(state.phase);
    }
  });

  it('E-COMP-1: several things at once are all done or none', () => {
    const state = midGame();
    const set: Correction[] = [
      { of: 'gold', player: 'red', to: 1 },
      { of: 'robber', to: 'E3' },
    ];
    expectObjection(state, { type: 'correct', set }, 'robber-at-sea', 'E-SEVEN-3');
    expectObjection(state, { type: 'correct', set: [] }, 'nothing-to-correct', 'E-SET-1');
  });

  it('E-COMP-1: a route takes its piece from the reserve and gives it back', () => {
    const state = midGame();
    const { routesLeft } = state.players.white;
    const laid = correct(state, { of: 'route', path: free!, to: 'white' });
    expect(laid.players.white.routesLeft).toBe(routesLeft - 1);
    const other = correct(laid, { of: 'route', path: free!, to: 'blue' });
    expect(other.players.white.routesLeft).toBe(routesLeft);
    expect(other.players.blue.routesLeft).toBe(state.players.blue.routesLeft - 1);
    const gone = correct(other, { of: 'route', path: free!, to: null });
    expect(gone.routes).not.toHaveProperty(free!);
    expect(gone.players.blue.routesLeft).toBe(state.players.blue.routesLeft);
  });

  it('E-COMP-1: a route that is not there leaves no caravan beside it', () => {
    const state = midGame();
    const beside = state.caravans['red-1']!;
    const gone = correct(state, { of: 'route', path: beside, to: null });
    expect(gone.caravans['red-1']).toBeNull();
    expect(gone.caravans['blue-1']).toBe(state.caravans['blue-1']);
    const recoloured = correct(state, { of: 'route', path: beside, to: 'orange' });
    expect(recoloured.caravans['red-1']).toBe(beside);
  });

  it('E-SET-3: a post takes its goods along, out of the warehouse and back', () => {
    const state = midGame();
    const founded = correct(state, { of: 'post', at: city('Roma'), to: 'orange' });
    expect(founded.players.orange.goods).toEqual({ locked: 5, free: 3, delivered: 0 });
    const gone = correct(founded, { of: 'post', at: city('Roma'), to: null });
    expect(gone.players.orange.goods).toEqual(state.players.orange.goods);
    expect(gone.posts).not.toHaveProperty(city('Roma'));
  });

  it('E-SET-3: goods under a post are delivered, and taken back are free again', () => {
    const state = midGame();
    const at = city('Bern');
    const delivered = correct(state, { of: 'post', at, to: 'blue', goods: 'red' });
    expect(delivered.posts[at]).toEqual({ owner: 'blue', goods: 'red' });
    expect(delivered.players.red.goods).toEqual({ locked: 5, free: 2, delivered: 1 });
    const back = correct(delivered, { of: 'post', at, to: 'blue' });
    expect(back.players.red.goods).toEqual(state.players.red.goods);
  });

  it('E-COMP-3: fewer tokens in stock than known are tokens of unknown number', () => {
    const state = tableau();
    const grey = (at: State) => at.stock.filter(({ colour }) => colour === 'grey');
    expect(grey(state).map(({ number }) => number)).toEqual([9, 3].sort());
    const one = correct(state, { of: 'stock', colour: 'grey', to: 1 });
    expect(grey(one)).toEqual([{ colour: 'grey', number: null, arch: false }]);
    const three = correct(state, { of: 'stock', colour: 'grey', to: 3 });
    expect(grey(three).map(({ number }) => number)).toEqual([...[9, 3].sort(), null]);
    expect(three.stock.filter(({ colour }) => colour === 'lime')).toEqual(
      state.stock.filter(({ colour }) => colour === 'lime'),
    );
  });

  it('E-SET-6: whose turn it is, and whether the dice have fallen', () => {
    const bought = play(
      tableau({ gold: { red: 9 } }),
      { type: 'buy', resource: 'ore' },
      { type: 'buy', resource: 'ore' },
    );
    const back = correct(bought, { of: 'turn', player: 'red', phase: 'roll' });
    expect(back.phase).toEqual({ name: 'roll' });
    expect(back.turn.purchases).toBe(2);
    const blue = correct(bought, { of: 'turn', player: 'blue', phase: 'action' });
    expect(blue.turn).toMatchObject({ player: 'blue', purchases: 0, number: bought.turn.number });
    expectObjection(
      seated(),
      { type: 'correct', set: [{ of: 'turn', player: 'blue', phase: 'roll' }] },
      'not-in-setup',
      'E-SET-6',
      { possible: false },
    );
  });

  it('E-END-1: a delivery taken back takes back the victory', () => {
    const won = correct(tableau(), {
      of: 'goods',
      player: 'blue',
      to: { locked: 0, free: 0, delivered: 8 },
    });
    expect(won.phase).toEqual({ name: 'over', winner: 'blue' });
    const open = correct(won, {
      of: 'goods',
      player: 'blue',
      to: { locked: 0, free: 1, delivered: 7 },
    });
    expect(open.phase).toEqual({ name: 'action' });
  });
});

describe('what cannot stand on a table is refused', () => {
  const state = midGame();
  const three = tableau({ setup: { players: THREE.players } });
  const nowhere = way(city('Moskva'), 'w')[0]!;

  it.each<readonly [string, Correction, Parameters<typeof expectObjection>[2], string]>([
    ['a route off the board', { of: 'route', path: 'Z9n', to: 'red' }, 'unknown-place', 'E-COMP-1'],
    [
      'a post where no site is',
      { of: 'post', at: next(city('Lyon'), 'w'), to: 'red' },
      'unknown-place',
      'E-COMP-1',
    ],
    [
      'goods under no post',
      { of: 'post', at: city('Roma'), to: null, goods: 'red' },
      'no-post-there',
      'E-CARA-6',
    ],
    [
      'a caravan beside no route',
      { of: 'caravan', piece: 'red-1', to: nowhere },
      'no-route-there',
      'E-CARA-1',
    ],
    [
      'a merchant off the board',
      { of: 'merchant', piece: 'red-1', to: 'Z9e' },
      'unknown-place',
      'E-COMP-1',
    ],
    ['a robber off the board', { of: 'robber', to: 'Z9' }, 'unknown-place', 'E-COMP-1'],
    ['a robber at sea', { of: 'robber', to: 'E3' }, 'robber-at-sea', 'E-SEVEN-3'],
    [
      'a token on a printed number',
      { of: 'token', hex: 'F4', to: { colour: 'yellow', number: 9 } },
      'printed-number',
      'E-MERCH-8',
    ],
    [
      'no token where none was',
      { of: 'token', hex: 'H6', to: null },
      'token-not-there',
      'E-MERCH-6',
    ],
    [
      'goods that do not add up',
      { of: 'goods', player: 'red', to: { locked: 5, free: 3, delivered: 1 } },
      'goods-total',
      'E-SET-2',
    ],
    [
      'more cards than the deck',
      { of: 'cards', player: 'blue', to: 25 },
      'cards-total',
      'E-COMP-4',
    ],
    [
      'a range upside down',
      { of: 'supply', resource: 'ore', to: { min: 5, max: 4 } },
      'range-upside-down',
      'E-COMP-2',
    ],
    [
      'more cards in hands than there are',
      { of: 'hand', player: 'orange', to: 90 },
      'hands-exceed-cards',
      'E-COMP-2',
    ],
    ['more than 30 routes', { of: 'routesLeft', player: 'red', to: 31 }, 'malformed', 'E-SET-1'],
    [
      'more than 19 cards of a kind',
      { of: 'supply', resource: 'ore', to: 20 },
      'malformed',
      'E-SET-1',
    ],
    [
      'a number no token has',
      { of: 'token', hex: 'H6', to: { colour: 'green', number: 7 } },
      'malformed',
      'E-SET-1',
    ],
  ])('E-COMP-1, E-COMP-2, E-COMP-3, E-COMP-4: %s', (_, change, code, rule) => {
    const command = { type: 'correct', set: [change] } as const;
    expectObjection(state, command, code, rule as never, { possible: false });
  });

  it.each<Correction>([
    { of: 'hand', player: 'orange', to: 1 },
    { of: 'route', path: nowhere, to: 'orange' },
    { of: 'post', at: city('Roma'), to: 'orange' },
    { of: 'post', at: city('Roma'), to: 'red', goods: 'orange' },
    { of: 'caravan', piece: 'orange-1', to: null },
    { of: 'merchant', piece: 'orange-2', to: null },
    { of: 'turn', player: 'orange', phase: 'roll' },
  ])('E-SET-1: anything of a colour nobody plays: %j', (change) => {
    expectObjection(three, { type: 'correct', set: [change] }, 'not-playing', 'E-SET-1', {
      who: 'orange',
      possible: false,
    });
  });
});

describe('the supply is what the hands leave', () => {
  it('E-COMP-2: it follows every card that is taken and laid down', () => {
    const state = play(
      tableau({ phase: 'roll', posts: { red: ['Köln', 'Praha'] }, hands: { red: { ore: 2 } } }),
      { type: 'roll', dice: 5 },
      { type: 'exchange', give: 'ore', get: 'salt' },
    );
    expect(state.supply).toEqual(supplyOf(19, 19, 18, 19, 18));
    expect(cardsInHands(state)).toBe(2);
  });

  it('E-COMP-2: a hand that holds more than the mirror saw may have taken any kind', () => {
    const state = correct(tableau({ hands: { red: { ore: 3 } } }), {
      of: 'hand',
      player: 'red',
      to: 5,
    });
    expect(state.supply).toEqual({
      wood: range(17, 19),
      wool: range(17, 19),
      grain: range(17, 19),
      ore: range(14, 16),
      salt: range(17, 19),
    });
    expect(addsUp(state)).toBe(true);
  });

  it('E-COMP-2: a hand that holds fewer gave back what was out, and nothing else', () => {
    const state = correct(tableau({ hands: { red: { ore: 3 }, blue: { salt: 1 } } }), {
      of: 'hand',
      player: 'red',
      to: 1,
    });
    expect(state.supply).toMatchObject({
      ore: range(17, 18),
      salt: range(18, 19),
      wood: range(19),
    });
    expect(addsUp(state)).toBe(true);
  });

  it('E-COMP-2: a hand counted as it was changes nothing', () => {
    const state = tableau({ hands: { red: { ore: 3 } } });
    expect(correct(state, { of: 'hand', player: 'red', to: 3 }).supply).toEqual(state.supply);
  });

  it('E-COMP-2: a pile counted otherwise puts the others in doubt', () => {
    const state = correct(tableau({ hands: { red: { ore: 3, wood: 1 } } }), {
      of: 'supply',
      resource: 'ore',
      to: 17,
    });
    expect(state.supply!.ore).toEqual(range(17));
    expect(state.supply!.wood).toEqual(range(17, 18));
    expect(state.supply!.salt).toEqual(range(18, 19));
    expect(addsUp(state)).toBe(true);
  });

  it('E-COMP-2: counting the piles one after the other makes everything known again', () => {
    let state = correct(tableau({ hands: { red: { ore: 3 } } }), {
      of: 'hand',
      player: 'red',
      to: 5,
    });
    for (const resource of ['wood', 'wool', 'grain'] as const) {
      state = correct(state, { of: 'supply', resource, to: 19 });
    }
    expect(state.supply).toMatchObject({ ore: range(14, 16), salt: range(17, 19) });
    state = correct(state, { of: 'supply', resource: 'ore', to: 15 });
    // The last pile need not be counted.
    expect(state.supply).toEqual(supplyOf(19, 19, 19, 15, 18));
  });

  it('E-COMP-2: an estimate is kept as such', () => {
    const loose = play(tableau({ ...LIGHT }), {
      type: 'track',
      level: 'full',
      hands: { red: 10, blue: 10, white: 10, orange: 10 },
    });
    const state = correct(loose, { of: 'supply', resource: 'ore', to: { min: 3, max: 6 } });
    expect(state.supply!.ore).toEqual(range(3, 6));
    expect(state.supply!.wood).toEqual(range(0, 19));
  });

  it('E-COMP-2: taking from an uncertain pile proves that the card was there', () => {
    const loose = play(tableau({ ...LIGHT, gold: { red: 4 } }), {
      type: 'track',
      level: 'full',
      hands: { red: 20, blue: 20, white: 0, orange: 0 },
    });
    const state = correct(loose, { of: 'supply', resource: 'ore', to: { min: 0, max: 2 } });
    const after = play(state, { type: 'buy', resource: 'ore' }, { type: 'buy', resource: 'ore' });
    expect(after.supply!.ore).toEqual(range(0));
    expect(play(state, { type: 'buy', resource: 'ore' }).supply!.ore).toEqual(range(0, 1));
  });

  it('E-COMP-2: what moves between hands leaves the supply alone', () => {
    const state = tableau({ hands: { red: { ore: 3 }, blue: { wood: 2 } } });
    const after = play(state, {
      type: 'trade',
      from: 'red',
      to: 'blue',
      give: { cards: 2 },
      get: { cards: 1 },
    });
    expect(after.supply).toEqual(state.supply);
  });
});

describe('overrides', () => {
  it('E-COMP-2: a card from an empty pile: the pile was not empty, and some other count was off', () => {
    const state = tableau({ hands: { blue: { ore: 19 } } });
    const { events, state: after } = done(state, {
      type: 'buy',
      resource: 'ore',
      override: true,
    });
    expect(events.map(({ type }) => type)).toEqual([
      'goldReturned',
      'overridden',
      'supplyKnown',
      'cardsTaken',
      'purchased',
    ]);
    expect(only(events, 'overridden')[0]!.objection).toMatchObject({
      code: 'supply-empty',
      at: 'ore',
    });
    expect(only(events, 'supplyKnown')[0]!.supply.ore.min).toBe(1);
    for (const resource of ['wood', 'wool', 'grain', 'salt'] as const) {
      expect(after.supply![resource]).toEqual(range(18, 19));
    }
    expect(addsUp(after)).toBe(true);
  });

  it('E-COMP-2: cards that lay in the supply: they were in hands after all', () => {
    const state = tableau({ hands: { red: { ore: 5 } } });
    const after = play(state, { type: 'exchange', give: 'wool', get: 'gold', override: true });
    // Three of the five were wool, so only two can have been ore.
    expect(after.supply).toEqual(supplyOf(19, 19, 19, 17, 19));
    expect(after.players.red.hand).toBe(2);
    expect(addsUp(after)).toBe(true);
  });

  it('E-COMP-2: a hand too small: it held what it paid', () => {
    const state = tableau({ hands: { red: { salt: 1 } } });
    const { events, state: after } = done(state, { type: 'buyCard', override: true });
    expect(only(events, 'handCounted')).toMatchObject([{ player: 'red', from: 1, to: 2 }]);
    expect(after.players.red.hand).toBe(0);
    expect(after.supply).toEqual(supplyOf(19, 19, 19, 19, 19));
  });

  it('E-COMP-4: gold too little: there was enough', () => {
    const state = tableau({ gold: { red: 0 } });
    const { events, state: after } = done(state, {
      type: 'buy',
      resource: 'ore',
      override: true,
    });
    expect(only(events, 'goldCounted')).toMatchObject([{ player: 'red', from: 0, to: 2 }]);
    expect(after.players.red.gold).toBe(0);
  });

  it('E-COMP-2, E-TRADE-2: each objection overridden stands in the log, in order', () => {
    const state = play(
      tableau({ gold: { red: 4 }, hands: { blue: { ore: 19 } } }),
      { type: 'buy', resource: 'salt' },
      { type: 'buy', resource: 'salt' },
    );
    const { events } = done(state, { type: 'buy', resource: 'ore', override: true });
    expect(only(events, 'overridden').map(({ objection }) => objection.code)).toEqual([
      'purchase-limit',
      'too-little-gold',
      'supply-empty',
    ]);
  });

  it('E-TRADE-2: an override where nothing is objected to leaves no trace', () => {
    const { events } = done(tableau(), { type: 'buy', resource: 'ore', override: true });
    expect(only(events, 'overridden')).toEqual([]);
  });
});

describe('tracking', () => {
  it('E-COMP-2: light forgets hands and supply, and keeps everything else', () => {
    const state = midGame();
    const light = play(state, { type: 'track', level: 'light' });
    expect(light.supply).toBeNull();
    for (const colour of state.seats) {
      expect(light.players[colour]).toEqual({ ...state.players[colour], hand: null });
    }
    expect(light.posts).toEqual(state.posts);
    expect(light.phase).toEqual(state.phase);
  });

  it('E-COMP-2: full again needs the hands of everybody', () => {
    const state = tableau(LIGHT);
    expectObjection(
      state,
      { type: 'track', level: 'full', hands: { red: 1, blue: 2, orange: 0 } },
      'needs-hands',
      'E-COMP-2',
      { who: 'white', possible: false },
    );
    expectObjection(
      state,
      { type: 'track', level: 'full', hands: { red: 90, blue: 6, white: 0, orange: 0 } },
      'hands-exceed-cards',
      'E-COMP-2',
      { is: 96, needs: 95 },
    );
  });

  it('E-COMP-2: a supply nobody counted is a range, never a guess', () => {
    const state = play(tableau(LIGHT), {
      type: 'track',
      level: 'full',
      hands: { red: 3, blue: 2, white: 0, orange: 0 },
    });
    for (const resource of RESOURCES) expect(state.supply![resource]).toEqual(range(14, 19));
    expect(addsUp(state)).toBe(true);
  });

  it('E-COMP-2: counted piles are known, and the last one follows from the others', () => {
    const state = play(tableau(LIGHT), {
      type: 'track',
      level: 'full',
      hands: { red: 3, blue: 2, white: 0, orange: 0 },
      supply: { wood: 18, wool: 19, grain: 17, ore: 19 },
    });
    expect(state.supply).toEqual(supplyOf(18, 19, 17, 19, 17));
  });

  it('E-COMP-2: hands counted in full tracking change only what they must', () => {
    const state = tableau({ hands: { red: { ore: 3 } } });
    const same = play(state, { type: 'track', level: 'full' });
    expect(same.supply).toEqual(state.supply);
    const more = play(state, { type: 'track', level: 'full', hands: { red: 4 } });
    expect(more.players.red.hand).toBe(4);
    expect(more.supply).toMatchObject({ ore: range(15, 16), salt: range(18, 19) });
    expect(addsUp(more)).toBe(true);
  });

  it('E-COMP-2: hands and supply cannot be set where nobody keeps them', () => {
    const state = tableau(LIGHT);
    for (const change of [
      { of: 'hand', player: 'red', to: 3 },
      { of: 'supply', resource: 'ore', to: 3 },
    ] as const) {
      expectObjection(state, { type: 'correct', set: [change] }, 'needs-tracking', 'E-COMP-2', {
        possible: false,
      });
    }
    expect(correct(state, { of: 'gold', player: 'red', to: 9 }).players.red.gold).toBe(9);
  });

  it('E-COMP-2: tracked lightly, no card is missed: neither hand nor supply object', () => {
    const state = tableau({ ...LIGHT, gold: { red: 4 } });
    const after = play(
      state,
      { type: 'exchange', give: 'ore', get: 'salt' },
      { type: 'buy', resource: 'ore' },
      { type: 'buyCard' },
    );
    expect(after.players.red).toMatchObject({ hand: null, gold: 2, cards: 1 });
    expect(after.supply).toBeNull();
  });

  it('E-SET-1: a game may begin lightly', () => {
    const state = opened({ ...THREE, tracking: 'light' });
    expect(state.supply).toBeNull();
    for (const colour of state.seats) expect(state.players[colour].hand).toBeNull();
  });
});

describe('what is not known is not invented', () => {
  const discarded = (): State =>
    play(
      tableau({
        phase: 'roll',
        posts: { red: ['Köln', 'Nürnberg'] },
        hands: {
          red: { grain: 3, ore: 5 },
          blue: { grain: 7 },
          white: { grain: 1 },
          orange: { grain: 7 },
        },
      }),
      { type: 'roll', dice: 7 },
      { type: 'confirmHands' },
      { type: 'discard', player: 'red' },
      { type: 'moveRobber', to: 'I4' },
    );

  it('E-COMP-2, E-ROLL-3: after discards nobody saw, a roll asks instead of guessing', () => {
    const state = discarded();
    expect(state.supply!.grain).toEqual(range(1, 5));
    const turn = play(
      state,
      { type: 'endTurn' },
      { type: 'correct', set: [{ of: 'turn', player: 'red', phase: 'roll' }] },
    );
    const roll = { type: 'roll', dice: 5 } as const;
    expect(questionTo(turn, roll, 'supply').of).toEqual([{ resource: 'grain', atLeast: 2 }]);
    const answered = play(turn, { ...roll, short: ['grain'] });
    expect(answered.supply!.grain.max).toBe(1);
    expect(addsUp(answered)).toBe(true);
  });

  it('E-COMP-2: ranges always allow what the hands leave', () => {
    let state = discarded();
    expect(addsUp(state)).toBe(true);
    for (const to of [2, 9, 4, 0, 11]) {
      state = correct(state, { of: 'hand', player: 'white', to });
      expect(addsUp(state)).toBe(true);
    }
    for (const resource of RESOURCES) {
      state = correct(state, { of: 'supply', resource, to: 12 });
      expect(state.supply![resource]).toEqual(range(12));
      expect(addsUp(state)).toBe(true);
    }
  });

  it('E-COMP-2: nobody’s cards are named anywhere, only how many there are', () => {
    const state = midGame();
    expect(Object.keys(state.players.red).sort()).toEqual([
      ...['cards', 'gold', 'goods', 'hand', 'name', 'routesLeft'],
    ]);
    expect(typeof state.players.red.hand).toBe('number');
  });

  it('E-COMP-1: corrections touch nobody else’s pieces', () => {
    const state = midGame();
    const after = correct(state, { of: 'caravan', piece: 'red-1', to: null });
    const others = (at: State) =>
      (Object.keys(at.caravans) as PieceId[])
        .filter((piece) => piece !== 'red-1')
        .map((piece) => at.caravans[piece]);
    expect(others(after)).toEqual(others(state));
    expect(after.players).toEqual(state.players);
  });
});
