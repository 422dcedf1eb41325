import type { CommandOf, TokenChoice } from '@/engine/europe/commands';
import type { State } from '@/engine/europe/state';
import { merchantReach } from '@/engine/europe/targets';
import type { PieceId } from '@/engine/europe/vocabulary';

import { MAIN, placesOn } from './support/boards';
import {
  done,
  eventsOf,
  expectObjection,
  expectOnlyObjection,
  only,
  play,
  questionTo,
} from './support/play';
import { tableau, type Tableau } from './support/tables';

const { city, next } = placesOn(MAIN);

const at = (place: string) => (MAIN.intersections.has(place) ? place : city(place));

function move(
  to: string,
  grain = 1,
  more: { merchant?: PieceId; token?: TokenChoice; freeSteps?: number } = {},
): CommandOf<'moveMerchant'> {
  return { type: 'moveMerchant', merchant: 'red-1', to: at(to), grain, ...more };
}

const PRAHA = city('Praha');
const KALININGRAD = city('Kaliningrad');
const BEOGRAD = city('Beograd');
/** The corner east of Wroclaw, three steps from Praha and three from Kaliningrad. */
const EAST_OF_WROCLAW = next(city('Wroclaw'), 'e');
/** The empty slots round Kaliningrad and Beograd, and two more for mountains. */
const SALT = 'J2';
const FIELD = 'I6';
const MOUNTAINS = 'I7';
const OTHER_MOUNTAINS = 'D7';

/** A red merchant at Praha, where red has a post. */
function praha(told: Tableau = {}): State {
  return tableau({
    posts: { red: ['Praha', 'Wien'], blue: ['Budapest'] },
    merchants: { 'red-1': 'Praha' },
    hands: { red: { grain: 6 } },
    ...told,
  });
}

describe('the way of a merchant', () => {
  it('E-MERCH-1: a grain is worth up to three intersections', () => {
    const { state, events } = done(praha(), move(EAST_OF_WROCLAW));
    expect(only(events, 'cardsReturned')).toMatchObject([
      { player: 'red', cards: { grain: 1 }, because: { rule: 'E-MERCH-1' } },
    ]);
    expect(only(events, 'merchantMoved')).toEqual([
      {
        type: 'merchantMoved',
        merchant: 'red-1',
        from: PRAHA,
        to: EAST_OF_WROCLAW,
        steps: 3,
        freeSteps: 0,
        because: { rule: 'E-MERCH-1', piece: 'red-1' },
      },
    ]);
    expect(state.merchants['red-1']).toBe(EAST_OF_WROCLAW);
    expect(state.players.red.hand).toBe(5);
  });

  it('E-MERCH-1: fewer steps cost the whole grain, and what is left over is lost', () => {
    const short = play(praha(), move(next(PRAHA, 'e')));
    expect(short.players.red.hand).toBe(5);
    expectObjection(short, move(EAST_OF_WROCLAW, 0), 'too-far', 'E-MERCH-1', { is: 0, needs: 2 });
  });

  it('E-MERCH-1: one grain is not split between two merchants', () => {
    const two = praha({ merchants: { 'red-1': 'Praha', 'red-2': 'Wien' } });
    const moved = play(two, move(next(PRAHA, 'e')));
    const other = move(next(city('Wien'), 'e'), 0, { merchant: 'red-2' });
    expectObjection(moved, other, 'too-far', 'E-MERCH-1', { is: 0, needs: 1 });
    expect(play(moved, { ...other, grain: 1 }).players.red.hand).toBe(4);
  });

  it('E-MERCH-1: the fourth step needs a second grain', () => {
    const fourth = next(EAST_OF_WROCLAW, 'ne');
    const recorded = expectObjection(praha(), move(fourth), 'too-far', 'E-MERCH-1', {
      at: fourth,
      is: 3,
      needs: 4,
    });
    expect(recorded.merchants['red-1']).toBe(fourth);
    expect(play(praha(), move(fourth, 2)).players.red.hand).toBe(4);
  });

  it('E-MERCH-1: three grain are worth nine intersections in one move, not ten', () => {
    const steps = new Map(merchantReach(praha(), 'red-1', 4).map((stop) => [stop.at, stop.steps]));
    const far = (n: number) =>
      [...steps].find(([place, count]) => count === n && !MAIN.sites.has(place))![0];
    expect(only(eventsOf(praha(), move(far(9), 3)), 'merchantMoved')[0]?.steps).toBe(9);
    expectObjection(praha(), move(far(10), 3), 'too-far', 'E-MERCH-1', { is: 9, needs: 10 });
  });

  it('E-MERCH-1: goes along paths at sea, built or not', () => {
    const state = praha({ merchants: { 'red-1': 'Dublin' } });
    const across = next(city('Dublin'), 'e');
    expect(state.routes).toEqual({});
    expect(play(state, move(across)).merchants['red-1']).toBe(across);
  });

  it('E-MERCH-1: nothing leads where there are no paths', () => {
    const bare = [...MAIN.intersections.values()].find((one) => one.paths.length === 0)!.id;
    const recorded = expectObjection(praha(), move(bare, 6), 'no-way', 'E-MERCH-1', { at: bare });
    expect(recorded.merchants['red-1']).toBe(bare);
  });

  it('E-MERCH-1: needs a merchant of one’s own on the board, and another place', () => {
    const other = { merchant: 'blue-1' } as const;
    expectObjection(praha(), move('Köln', 1, other), 'not-playing', 'E-SET-1', { who: 'blue' });
    const second = { merchant: 'red-2' } as const;
    expectObjection(praha(), move('Köln', 1, second), 'merchant-off-board', 'E-MERCH-1');
    expectObjection(praha(), move('Praha'), 'merchant-stays', 'E-MERCH-1');
    const nowhere = { type: 'moveMerchant', merchant: 'red-1', to: 'Z9w', grain: 1 } as const;
    expectObjection(praha(), nowhere, 'unknown-place', 'E-COMP-1', { at: 'Z9w' });
  });

  it('E-MERCH-1: needs the grain', () => {
    const one = praha({ hands: { red: { grain: 1 } } });
    const two = { who: 'red', is: 1, needs: 2 };
    expectObjection(one, move(EAST_OF_WROCLAW, 2), 'hand-too-small', 'E-COMP-2', two);
    const salt = praha({ hands: { red: { salt: 2 } } });
    expectObjection(salt, move(EAST_OF_WROCLAW), 'not-in-hands', 'E-COMP-2', { at: 'grain' });
  });

  it('E-MERCH-1, E-DEV-3: a card’s free steps come on top, as many as it gave', () => {
    const card = { cards: { red: 1 }, deck: { left: 24, discarded: 0 } } as const;
    const state = play(praha(card), { type: 'playCard', effects: { merchantSteps: 2 } });
    const fourth = next(EAST_OF_WROCLAW, 'ne');
    const moved = play(state, move(fourth, 1, { freeSteps: 1 }));
    expect(moved.players.red.hand).toBe(5);
    expect(moved.turn.freeMerchantSteps).toBe(1);
    const back = move(next(fourth, 'nw'), 0, { freeSteps: 2 });
    expectObjection(moved, back, 'free-steps', 'E-DEV-3', { is: 1, needs: 2 });
    expect(play(moved, { ...back, freeSteps: 1 }).turn.freeMerchantSteps).toBe(0);
  });
});

describe('where a merchant may end', () => {
  it('E-MERCH-2: passes posts and merchants', () => {
    const state = praha({
      posts: { red: ['Praha'], blue: ['Wroclaw'] },
      merchants: { 'red-1': 'Praha', 'white-1': next(PRAHA, 'e') },
    });
    expect(play(state, move(EAST_OF_WROCLAW)).merchants['red-1']).toBe(EAST_OF_WROCLAW);
  });

  it.each([
    ['own', 'Wien'],
    ['foreign', 'Budapest'],
    ['neutral', 'Nürnberg'],
  ])('E-MERCH-2: not at a post: %s', (_whose, name) => {
    const state = praha({
      posts: { red: ['Praha', 'Wien'], blue: ['Budapest'], neutral: ['Nürnberg'] },
    });
    const place = city(name);
    const recorded = expectObjection(state, move(name, 2), 'ends-on-post', 'E-MERCH-2', {
      at: place,
    });
    expect(recorded.merchants['red-1']).toBe(place);
    expect(recorded.posts[place]).toEqual(state.posts[place]);
  });

  it('E-MERCH-2: not at a merchant, be it one’s own', () => {
    for (const piece of ['red-2', 'white-1'] as const) {
      const state = praha({ merchants: { 'red-1': 'Praha', [piece]: EAST_OF_WROCLAW } });
      const taken = { at: EAST_OF_WROCLAW };
      const command = move(EAST_OF_WROCLAW);
      const recorded = expectObjection(state, command, 'ends-on-merchant', 'E-MERCH-2', taken);
      expect(recorded.merchants['red-1']).toBe(EAST_OF_WROCLAW);
    }
  });

  it('E-MERCH-2: not in a city where a merchant waits; overridden, no post is founded', () => {
    const state = praha({ merchants: { 'red-1': 'Praha', 'white-1': 'Wroclaw' } });
    const recorded = expectObjection(state, move('Wroclaw'), 'ends-on-merchant', 'E-MERCH-2');
    expect(recorded.posts[city('Wroclaw')]).toBeUndefined();
  });

  it('E-MERCH-2: routes do not matter', () => {
    const along = [...MAIN.intersections.get(next(PRAHA, 'e'))!.paths];
    const state = praha({ routes: { blue: along } });
    const { state: after, events } = done(state, move(EAST_OF_WROCLAW));
    expect(after.merchants['red-1']).toBe(EAST_OF_WROCLAW);
    expect(after.players.red.gold).toBe(3);
    expect(events.map((event) => event.type)).toEqual(['cardsReturned', 'merchantMoved']);
  });

  it('E-MERCH-10: several are hired beside one post and all start there', () => {
    const state = praha({
      hands: { red: { grain: 6, wool: 2, wood: 2 } },
      merchants: { 'red-1': 'Praha' },
    });
    const both = play(state, { type: 'hireMerchant', at: PRAHA });
    expect(both.merchants).toMatchObject({ 'red-1': PRAHA, 'red-2': PRAHA });
    for (const merchant of ['red-1', 'red-2'] as const) {
      const [event] = only(eventsOf(both, move(EAST_OF_WROCLAW, 1, { merchant })), 'merchantMoved');
      expect(event).toMatchObject({ from: PRAHA, steps: 3 });
    }
  });

  it('E-MERCH-10: once away, none comes back to it by moving', () => {
    const away = play(praha(), move(next(PRAHA, 'e')));
    expectObjection(away, move('Praha'), 'ends-on-post', 'E-MERCH-2');
  });
});

describe('founding a post', () => {
  const WROCLAW = city('Wroclaw');

  it('E-MERCH-3: ending in a free city founds a post there and then, for no more than the grain', () => {
    const { state, events } = done(praha(), move('Wroclaw'));
    expect(only(events, 'postFounded')).toEqual([
      {
        type: 'postFounded',
        player: 'red',
        at: WROCLAW,
        merchant: 'red-1',
        because: { rule: 'E-MERCH-3', site: WROCLAW, piece: 'red-1' },
      },
    ]);
    expect(state.posts[WROCLAW]).toEqual({ owner: 'red', goods: null });
    expect(state.merchants['red-1']).toBeNull();
    expect(state.players.red).toMatchObject({ hand: 5, gold: 3 });
  });

  it('E-MERCH-3: in a purple city just as in a brown one', () => {
    expect(MAIN.sites.get(city('Nürnberg'))?.kind).toBe('purple');
    const { state } = done(praha(), move('Nürnberg'));
    expect(state.posts[city('Nürnberg')]?.owner).toBe('red');
  });

  it('E-MERCH-3: ending elsewhere founds nothing', () => {
    const { state, events } = done(praha(), move(EAST_OF_WROCLAW));
    expect(only(events, 'postFounded')).toEqual([]);
    expect(Object.keys(state.posts)).toHaveLength(3);
  });

  it('E-MERCH-4: the post uncovers its goods, which are free for delivery', () => {
    const { state, events } = done(praha(), move('Wroclaw'));
    expect(only(events, 'goodsFreed')).toEqual([
      { type: 'goodsFreed', player: 'red', because: { rule: 'E-MERCH-4', site: WROCLAW } },
    ]);
    expect(praha().players.red.goods).toEqual({ locked: 7, free: 1, delivered: 0 });
    expect(state.players.red.goods).toEqual({ locked: 6, free: 2, delivered: 0 });
  });

  it('E-MERCH-4: the last post of the warehouse uncovers the last goods', () => {
    const last = praha({ goods: { red: { locked: 1, free: 3, delivered: 4 } } });
    const goods = { locked: 0, free: 4, delivered: 4 };
    expect(play(last, move('Wroclaw')).players.red.goods).toEqual(goods);
  });

  it.each([
    ['Brest', 1],
    ['Edinburgh', 2],
    ['Bergen', 3],
  ])('E-MERCH-5: %s pays its founder %i gold', (name, coins) => {
    const beside = MAIN.intersections.get(city(name))!.neighbours[0]!;
    const { state, events } = done(praha({ merchants: { 'red-1': beside } }), move(name));
    expect(only(events, 'goldTaken')).toEqual([
      {
        type: 'goldTaken',
        player: 'red',
        gold: coins,
        because: { rule: 'E-MERCH-5', site: city(name) },
      },
    ]);
    expect(state.players.red.gold).toBe(3 + coins);
  });

  it('E-MERCH-9: with no post left a merchant may not end in a free city', () => {
    const none = praha({ goods: { red: { locked: 0, free: 4, delivered: 4 } } });
    const recorded = expectObjection(none, move('Wroclaw'), 'no-post-left', 'E-MERCH-9', {
      at: WROCLAW,
    });
    expect(recorded.posts[WROCLAW]).toBeUndefined();
    expect(recorded.merchants['red-1']).toBe(WROCLAW);
    expect(recorded.players.red.goods).toEqual(none.players.red.goods);
    expect(play(none, move(EAST_OF_WROCLAW)).merchants['red-1']).toBe(EAST_OF_WROCLAW);
  });

  it('E-MERCH-9: unless the table lets it wait there', () => {
    const goods = { red: { locked: 0, free: 4, delivered: 4 } };
    const none = praha({ goods, setup: { options: { merchantWaits: true } } });
    const { state, events } = done(none, move('Wroclaw'));
    expect(events.map((event) => event.type)).toEqual(['cardsReturned', 'merchantMoved']);
    expect(state.merchants['red-1']).toBe(WROCLAW);
    expect(state.posts[WROCLAW]).toBeUndefined();
  });

  it('E-MERCH-9: the option does not keep a merchant from founding while posts are left', () => {
    const state = praha({ setup: { options: { merchantWaits: true } } });
    expect(play(state, move('Wroclaw')).posts[WROCLAW]?.owner).toBe('red');
  });
});

describe('the token of a new post', () => {
  /** Red east of Wroclaw, a grain away from Kaliningrad, where one white slot is empty. */
  const near = (told: Tableau = {}) => praha({ merchants: { 'red-1': EAST_OF_WROCLAW }, ...told });
  const found = (token?: TokenChoice) => move('Kaliningrad', 1, token ? { token } : {});

  it('E-MERCH-6: is asked for, with what the stock may hold', () => {
    expect(questionTo(near(), found(), 'token')).toEqual({
      ask: 'token',
      rule: 'E-MERCH-6',
      options: [{ hex: SALT, colour: 'white', inStock: 2, numbers: [9, 11], movable: [] }],
    });
    const unturned = questionTo(near(), found({ hex: SALT }), 'token');
    expect(unturned.options.map(({ hex }) => hex)).toEqual([SALT]);
  });

  it('E-MERCH-6: comes from the stock and is turned up', () => {
    const { state, events } = done(near(), found({ hex: SALT, number: 11 }));
    expect(only(events, 'tokenTurned')).toEqual([
      {
        type: 'tokenTurned',
        hex: SALT,
        colour: 'white',
        number: 11,
        because: { rule: 'E-MERCH-6', site: KALININGRAD, hex: SALT },
      },
    ]);
    expect(state.tokens[SALT]).toEqual({ colour: 'white', number: 11 });
    const left = state.stock.filter(({ colour }) => colour === 'white');
    expect(left).toMatchObject([{ number: 9 }]);
    expect(state.stock).toHaveLength(near().stock.length - 1);
  });

  it('E-MERCH-6: produces from then on', () => {
    const state = play(near(), found({ hex: SALT, number: 11 }));
    const later = play(state, { type: 'endTurn' }, { type: 'roll', dice: 11 });
    const salt = { salt: 1 };
    expect(
      only(eventsOf(play(state, { type: 'endTurn' }), { type: 'roll', dice: 11 }), 'cardsTaken'),
    ).toMatchObject([{ player: 'red', cards: salt }]);
    expect(later.players.red.hand).toBe(state.players.red.hand! + 1);
  });

  it('E-MERCH-6: cannot show a number the stock does not have', () => {
    const wrong = found({ hex: SALT, number: 4 });
    const recorded = expectObjection(near(), wrong, 'token-number', 'E-COMP-3', {
      at: SALT,
      is: 4,
      needs: '9 11',
    });
    expect(recorded.tokens[SALT]?.number).toBe(4);
  });

  it('E-MERCH-6: shows any number when nobody knows the face-down ones', () => {
    const state = play(
      near(),
      { type: 'correct', set: [{ of: 'stock', colour: 'white', to: 0 }] },
      { type: 'correct', set: [{ of: 'stock', colour: 'white', to: 1 }] },
    );
    expect(questionTo(state, found(), 'token').options).toMatchObject([
      { inStock: 1, numbers: [] },
    ]);
    const after = play(state, found({ hex: SALT, number: 3 }));
    expect(after.tokens[SALT]?.number).toBe(3);
    expect(after.stock.some(({ colour }) => colour === 'white')).toBe(false);
  });

  const OUT = { stock: { white: 0 }, tokens: { L5: ['white', 9], B8: ['white', 11] } } as const;

  it('E-MERCH-6: with the colour out of stock any token of it is moved here', () => {
    const state = near(OUT);
    const { options } = questionTo(state, found(), 'token');
    expect(options).toMatchObject([{ hex: SALT, inStock: 0, numbers: [] }]);
    expect(options[0]!.movable).toHaveLength(3);
    expect(options[0]!.movable).toEqual(
      expect.arrayContaining([
        { hex: 'G4', number: 4 },
        { hex: 'L5', number: 9 },
        { hex: 'B8', number: 11 },
      ]),
    );
    const { state: after, events } = done(state, found({ hex: SALT, from: 'G4' }));
    expect(only(events, 'tokenMoved')).toEqual([
      {
        type: 'tokenMoved',
        from: 'G4',
        to: SALT,
        colour: 'white',
        number: 4,
        because: { rule: 'E-MERCH-6', site: KALININGRAD, hex: SALT },
      },
    ]);
    expect(after.tokens[SALT]).toEqual({ colour: 'white', number: 4 });
    expect(after.tokens['G4']).toBeUndefined();
  });

  it('E-MERCH-6: naming the slot alone asks from where', () => {
    const asked = questionTo(near(OUT), found({ hex: SALT, number: 9 }), 'token');
    expect(asked.options[0]!.movable).toHaveLength(3);
  });

  it('E-MERCH-6: while the stock has the colour, none is moved', () => {
    const state = near({ tokens: { L5: ['white', 9] }, stock: { white: 1 } });
    const command = found({ hex: SALT, from: 'L5' });
    expectObjection(state, command, 'token-in-stock', 'E-MERCH-6', { at: SALT, is: 'white' });
  });

  it('E-MERCH-6: colours must match, and there must be a token to move', () => {
    const grey = found({ hex: SALT, from: 'G6' });
    const details = { at: 'G6', is: 'grey', needs: 'white' };
    expectObjection(near(OUT), grey, 'token-colour', 'E-COMP-3', details);
    const nothing = found({ hex: SALT, from: 'J1' });
    expectObjection(near(OUT), nothing, 'token-not-there', 'E-MERCH-6', { at: 'J1' });
  });

  it('E-MERCH-6: only to an empty slot beside the post', () => {
    const far = found({ hex: 'L5', number: 9 });
    expectObjection(near(), far, 'slot-not-adjacent', 'E-MERCH-6', { at: 'L5' });
    const filled = near({ tokens: { [SALT]: ['white', 9] } });
    const full = found({ hex: SALT, number: 11 });
    expectObjection(filled, full, 'slot-not-empty', 'E-MERCH-6', { at: SALT });
    expectObjection(near(), found({ hex: 'Z9', number: 9 }), 'unknown-place', 'E-COMP-1');
  });

  it('E-MERCH-6: no empty slot, no token and no question', () => {
    const filled = near({ tokens: { [SALT]: ['white', 9] } });
    const { state, events } = done(filled, found());
    expect(only(events, 'postFounded')).toHaveLength(1);
    expect(state.tokens).toEqual(filled.tokens);
  });

  it('E-MERCH-6: no token of the colour anywhere, no token', () => {
    const state = near({ stock: { white: 0 }, tokens: { G4: null } });
    expect(only(eventsOf(state, found()), 'postFounded')).toHaveLength(1);
    const command = found({ hex: SALT, number: 9 });
    expectObjection(state, command, 'token-out-of-stock', 'E-MERCH-6', { at: SALT, is: 'white' });
  });

  it('E-MERCH-8: printed numbers never move, nor give way to a token', () => {
    const from = found({ hex: SALT, from: 'H2' });
    expect(MAIN.hexes.get('H2')).toMatchObject({ terrain: 'saltworks', number: 11 });
    expectObjection(near(OUT), from, 'token-not-there', 'E-MERCH-6', { at: 'H2' });
    const printed = found({ hex: 'J3', number: 9 });
    expectObjection(near(), printed, 'printed-number', 'E-MERCH-8', { at: 'J3' });
  });

  it('E-MERCH-8: the robber stays when a token leaves from under it', () => {
    const { state, events } = done(
      near({ ...OUT, robber: 'G4' }),
      found({ hex: SALT, from: 'G4' }),
    );
    expect(state.robber).toBe('G4');
    expect(only(events, 'robberMoved')).toEqual([]);
  });

  it('E-MERCH-8: the robber stays when a token arrives under it', () => {
    const state = play(near({ robber: SALT }), found({ hex: SALT, number: 9 }));
    expect(state.robber).toBe(SALT);
    expect(state.tokens[SALT]?.number).toBe(9);
  });

  it('E-MERCH-8: where the table says so, it follows the token it stands on, and no other', () => {
    const setup = { options: { robberFollows: true } };
    const { state, events } = done(
      near({ ...OUT, setup, robber: 'G4' }),
      found({ hex: SALT, from: 'G4' }),
    );
    expect(only(events, 'robberMoved')).toEqual([
      { type: 'robberMoved', from: 'G4', to: SALT, because: { rule: 'E-MERCH-8', hex: SALT } },
    ]);
    expect(state.robber).toBe(SALT);
    const elsewhere = near({ ...OUT, setup, robber: 'L5' });
    expect(play(elsewhere, found({ hex: SALT, from: 'G4' })).robber).toBe('L5');
  });
});

describe('the examples of the rulebook, played', () => {
  it('E-MERCH-1, E-MERCH-6: from Praha for one grain, and blue is at Kaliningrad first', () => {
    let state = tableau({
      posts: { white: ['Praha', 'Köln'], blue: ['Warszawa'] },
      hands: { white: { wool: 1, grain: 2, wood: 1 } },
      merchants: { 'blue-1': 'Warszawa' },
      tokens: { L5: ['white', 9] },
      player: 'white',
    });
    state = play(state, {
      type: 'correct',
      set: [
        { of: 'stock', colour: 'white', to: 0 },
        { of: 'stock', colour: 'white', to: 1 },
      ],
    });
    state = play(
      state,
      { type: 'hireMerchant', at: PRAHA },
      move(EAST_OF_WROCLAW, 1, { merchant: 'white-1' }),
    );
    expect(state.players.white.hand).toBe(0);
    expect(state.merchants['white-1']).toBe(EAST_OF_WROCLAW);

    const turn = { of: 'turn', player: 'blue', phase: 'action' } as const;
    state = play(state, { type: 'correct', set: [turn] }, { type: 'buy', resource: 'grain' });
    expect(state.players.blue).toMatchObject({ gold: 1, hand: 1 });
    const token = { hex: SALT, number: 11 };
    state = play(state, move('Kaliningrad', 1, { merchant: 'blue-1', token }));
    expect(state.posts[KALININGRAD]?.owner).toBe('blue');
    expect(state.tokens[SALT]).toEqual({ colour: 'white', number: 11 });
    expect(state.stock.filter(({ colour }) => colour === 'white')).toEqual([]);

    const back = { of: 'turn', player: 'white', phase: 'action' } as const;
    const late = play(state, { type: 'correct', set: [back] }, { type: 'buy', resource: 'grain' });
    const command = move('Kaliningrad', 1, { merchant: 'white-1' });
    expectOnlyObjection(late, command, 'ends-on-post', 'E-MERCH-2');
  });

  it('E-MERCH-1, E-MERCH-3: without blue it is white’s, three more steps and one more grain', () => {
    const state = praha({ hands: { red: { grain: 2 } } });
    const token = { hex: SALT, number: 9 };
    const after = play(state, move(EAST_OF_WROCLAW), move('Kaliningrad', 1, { token }));
    expect(after.posts[KALININGRAD]?.owner).toBe('red');
    expect(after.players.red.hand).toBe(0);
    expectObjection(state, move('Kaliningrad', 1, { token }), 'too-far', 'E-MERCH-1', { needs: 6 });
  });

  /** The mountains' tokens all lie elsewhere; the field's are in stock. */
  const beograd = () =>
    tableau({
      posts: { red: ['Budapest'] },
      merchants: { 'red-1': 'Budapest' },
      hands: { red: { grain: 1 } },
      tokens: { [OTHER_MOUNTAINS]: ['grey', 9], M5: ['grey', 3] },
      stock: { grey: 0 },
    });

  it('E-MERCH-7: Beograd has two empty slots: the founder is asked for one', () => {
    const { options } = questionTo(beograd(), move('Beograd'), 'token');
    expect(options).toHaveLength(2);
    expect(options).toContainEqual({
      hex: FIELD,
      colour: 'yellow',
      inStock: 2,
      numbers: [5, 11],
      movable: [],
    });
    const mountains = options.find(({ hex }) => hex === MOUNTAINS)!;
    expect(mountains).toMatchObject({ colour: 'grey', inStock: 0, numbers: [] });
    expect(mountains.movable.map(({ hex }) => hex).sort()).toEqual(['D7', 'G6', 'M5']);
  });

  it('E-MERCH-7: red takes the nine from other mountains, though the field’s colour is in stock', () => {
    const token = { hex: MOUNTAINS, from: OTHER_MOUNTAINS };
    const { state, events } = done(beograd(), move('Beograd', 1, { token }));
    expect(only(events, 'tokenMoved')).toMatchObject([
      { from: OTHER_MOUNTAINS, to: MOUNTAINS, number: 9, because: { rule: 'E-MERCH-7' } },
    ]);
    expect(state.posts[BEOGRAD]?.owner).toBe('red');
    expect(state.tokens[MOUNTAINS]).toEqual({ colour: 'grey', number: 9 });
    expect(state.tokens[OTHER_MOUNTAINS]).toBeUndefined();
  });

  it('E-MERCH-7: one token only: the other slot stays empty', () => {
    const token = { hex: FIELD, number: 11 };
    const state = play(beograd(), move('Beograd', 1, { token }));
    expect(state.tokens[FIELD]).toEqual({ colour: 'yellow', number: 11 });
    expect(state.tokens[MOUNTAINS]).toBeUndefined();
    expect(state.tokens[OTHER_MOUNTAINS]).toEqual({ colour: 'grey', number: 9 });
  });
});
