import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import type { ClauseId } from '@/engine/europe/clauses';
import type { Command } from '@/engine/europe/commands';
import { allowedNow } from '@/engine/europe/decide';
import { readSetup, type GameSetup } from '@/engine/europe/setup';
import type { Placement, State } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';

import { MAIN, SHORT, boardOf, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, only, play, questionTo } from './support/play';
import { FOUR, THREE, nextPlacement, opened, seated } from './support/tables';

const { city, path, way, next } = placesOn(MAIN);

const left = (state: State): readonly Placement[] =>
  state.phase.name === 'placing' ? state.phase.left : [];
const order = (state: State, place: Placement['place']): Colour[] =>
  left(state)
    .filter((step) => step.place === place)
    .map((step) => step.player);

const FIXED: GameSetup = { ...FOUR, start: 'fixed' };

/** Posts by name in the order of placing, then whatever placements remain. */
function placed(names: readonly string[], setup: GameSetup = FOUR): State {
  return names.reduce((state, name) => {
    const [step] = left(state);
    const at = city(name);
    const command: Command =
      step?.place === 'neutral'
        ? { type: 'placeNeutral', at }
        : { type: 'placePost', player: step!.player, at };
    return play(state, command);
  }, seated(setup));
}

const ALL_POSTS = [
  ...['Paris', 'Bern', 'Köln', 'Lyon'],
  ...['Wien', 'Praha', 'Nürnberg', 'Hamburg'],
  ...['London', 'Roma', 'Madrid', 'Budapest'],
];

describe('who plays', () => {
  it('E-SET-1: three or four players, no fewer and no more', () => {
    for (const players of [[], FOUR.players.slice(0, 2), [...FOUR.players, { colour: 'red' }]]) {
      const { table, problems } = readSetup({ ...FOUR, players }, MAIN);
      expect(table).toBeNull();
      expect(problems).toContainEqual({
        code: 'player-count',
        at: 'setup.players',
        is: players.length,
        expected: '3…4',
      });
    }
    for (const setup of [THREE, FOUR]) expect(readSetup(setup, MAIN).problems).toEqual([]);
  });

  it('E-SET-1: each player begins with 3 gold and no cards', () => {
    for (const colour of ['red', 'blue', 'white', 'orange'] as const) {
      expect(seated().players[colour]).toMatchObject({ gold: 3, hand: 0, cards: 0 });
    }
  });

  it('E-SET-1: two players cannot have one colour', () => {
    const players = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'red' }];
    expect(readSetup({ ...FOUR, players }, MAIN).problems).toEqual([
      { code: 'colour-twice', at: 'setup.players[2]', is: 'red' },
    ]);
  });

  it('E-SET-1: whoever begins sits at the table', () => {
    expect(readSetup({ ...THREE, first: 'orange' }, MAIN).problems).toEqual([
      { code: 'first-not-playing', at: 'setup.first', is: 'orange' },
    ]);
  });

  it('E-SET-1: names are kept without the blanks round them', () => {
    const state = seated({
      ...FOUR,
      players: [{ colour: 'red', name: ' Ada ' }, ...FOUR.players.slice(1)],
    });
    expect(state.players.red.name).toBe('Ada');
    expect(state.players.blue.name).toBe('');
  });

  it.each([
    ['short', 3, 8, 6],
    ['short', 4, 7, 5],
    ['main', 3, 12, 10],
    ['main', 4, 10, 8],
  ] as const)('E-SET-2: %s side, %i players: %i posts and %i goods', (side, n, posts, goods) => {
    const board = side === 'main' ? MAIN : SHORT;
    const state = seated({ ...FOUR, players: FOUR.players.slice(0, n) }, board);
    expect(state.goodsEach).toBe(goods);
    for (const colour of state.seats) {
      const { locked, free, delivered } = state.players[colour].goods;
      expect(locked + free + delivered).toBe(goods);
      expect(locked + order(state, 'post').filter((one) => one === colour).length).toBe(posts);
    }
  });

  it('E-SET-3: one goods token is free at once, a post stands on every other one', () => {
    expect(seated().players.red.goods).toEqual({ locked: 7, free: 1, delivered: 0 });
  });

  it('E-SET-3: three posts are left for the start, and placing them frees no goods', () => {
    const state = seated();
    expect(order(state, 'post').filter((colour) => colour === 'red')).toHaveLength(3);
    expect(opened().players.red.goods).toEqual({ locked: 7, free: 1, delivered: 0 });
  });

  it('E-SET-4: the robber starts where the board says or the table puts it', () => {
    expect(seated().robber).toBe(MAIN.robber);
    expect(seated({ ...FOUR, robber: 'J1' }).robber).toBe('J1');
  });

  it('E-SET-4: not on a printed number, not on a token, not at sea', () => {
    for (const [robber, code] of [
      ['G5', 'robber-on-number'],
      ['D4', 'robber-on-number'],
      ['C2', 'robber-place'],
      ['Z9', 'robber-place'],
    ]) {
      const { table, problems } = readSetup({ ...FOUR, robber }, MAIN);
      expect(table).toBeNull();
      expect(problems).toEqual([{ code, at: 'setup.robber', is: robber }]);
    }
  });
});

describe('the roll for the start', () => {
  const { first: _red, ...undecided } = FOUR;

  it('E-SET-6: comes first when nobody said who begins', () => {
    const state = seated(undecided);
    expect(state.phase).toEqual({
      name: 'startRoll',
      contenders: FOUR.players.map((p) => p.colour),
    });
    expect(allowedNow(state)).toEqual(['rollForStart', 'correct', 'track']);
  });

  it('E-SET-6: the highest roll starts', () => {
    const rolls = { red: 5, blue: 9, white: 4, orange: 8 };
    const { state, events } = done(seated(undecided), { type: 'rollForStart', rolls });
    expect(events[0]).toMatchObject({ type: 'startRolled', best: ['blue'] });
    expect(order(state, 'post').slice(0, 4)).toEqual(['blue', 'white', 'orange', 'red']);
    expect(state.turn.player).toBe('blue');
  });

  it('E-SET-6: ties roll again, the others are out of it', () => {
    const start = seated(undecided);
    const rolls = { red: 9, blue: 9, white: 4, orange: 8 };
    const tied = play(start, { type: 'rollForStart', rolls });
    expect(tied.phase).toEqual({ name: 'startRoll', contenders: ['red', 'blue'] });
    expectObjection(
      tied,
      { type: 'rollForStart', rolls: { red: 2, blue: 3, white: 12 } },
      'not-a-contender',
      'E-SET-6',
      { who: 'white' },
    );
    const again = play(tied, { type: 'rollForStart', rolls: { red: 5, blue: 5 } });
    expect(again.phase).toEqual({ name: 'startRoll', contenders: ['red', 'blue'] });
    const over = play(again, { type: 'rollForStart', rolls: { red: 5, blue: 2 } });
    expect(over.turn.player).toBe('red');
    expect(over.phase.name).toBe('placing');
  });

  it('E-SET-6: every contender rolls', () => {
    const rolls = { red: 9, blue: 3, orange: 8 };
    expectObjection(seated(undecided), { type: 'rollForStart', rolls }, 'roll-missing', 'E-SET-6', {
      who: 'white',
    });
  });

  it('E-SET-6: is over once it is decided', () => {
    const rolls = { red: 9, blue: 3, white: 2, orange: 8 };
    expectObjection(seated(), { type: 'rollForStart', rolls }, 'not-now', 'E-SET-6', {
      possible: false,
    });
  });
});

describe('the variable start', () => {
  it('E-SET-6: posts go clockwise, back, and clockwise again', () => {
    expect(order(seated(), 'post')).toEqual([
      ...['red', 'blue', 'white', 'orange'],
      ...['orange', 'white', 'blue', 'red'],
      ...['red', 'blue', 'white', 'orange'],
    ]);
    expect(order(seated({ ...FOUR, first: 'white' }), 'post').slice(0, 5)).toEqual([
      ...['white', 'orange', 'red', 'blue'],
      'blue',
    ]);
  });

  it('E-SET-6: out of turn is an objection, and overridden it counts for that player', () => {
    const after = expectObjection(
      seated(),
      { type: 'placePost', player: 'white', at: city('Paris') },
      'wrong-order',
      'E-SET-6',
      { who: 'red', needs: 'post' },
    );
    expect(after.posts[city('Paris')]).toEqual({ owner: 'white', goods: null });
    expect(order(after, 'post')[0]).toBe('red');
    expect(order(after, 'post').filter((colour) => colour === 'white')).toHaveLength(2);
  });

  it('E-SET-6: a route before the posts is out of order', () => {
    const state = placed(['Paris']);
    expectObjection(
      state,
      { type: 'placeRoute', player: 'red', path: way(city('Paris'), 'w')[0]! },
      'wrong-order',
      'E-SET-6',
      { who: 'blue', needs: 'post' },
    );
  });

  it('E-SET-6: purple sites only', () => {
    const after = expectObjection(
      seated(),
      { type: 'placePost', player: 'red', at: city('Torino') },
      'site-not-purple',
      'E-SET-6',
      { at: city('Torino') },
    );
    expect(after.posts[city('Torino')]?.owner).toBe('red');
  });

  it('E-SET-6: one post a site', () => {
    expectObjection(
      placed(['Paris']),
      { type: 'placePost', player: 'blue', at: city('Paris') },
      'site-taken',
      'E-SET-6',
    );
  });

  it('E-SET-6: a post needs a site on this board', () => {
    const bare = next(city('Torino'), 'ne');
    expectObjection(
      seated(),
      { type: 'placePost', player: 'red', at: bare },
      'not-a-site',
      'E-SET-6',
    );
    expectObjection(
      seated(),
      { type: 'placePost', player: 'red', at: 'Z9e' },
      'unknown-place',
      'E-COMP-1',
    );
  });

  it('E-SET-6: three posts and no fourth', () => {
    const state = placed(ALL_POSTS);
    expectObjection(
      state,
      { type: 'placePost', player: 'red', at: city('Riga') },
      'nothing-left-to-place',
      'E-SET-3',
      { who: 'red' },
    );
  });

  it('E-SET-6: the start player rolls first when all is placed', () => {
    const state = opened({ ...FOUR, first: 'white' });
    expect(state.phase).toEqual({ name: 'roll' });
    expect(state.turn).toMatchObject({ player: 'white', number: 1, dice: null });
  });

  it('E-SET-6: turns go clockwise', () => {
    let state = opened({ ...FOUR, first: 'white' });
    const players: Colour[] = [];
    for (let i = 0; i < 5; i++) {
      players.push(state.turn.player);
      state = play(state, { type: 'roll', dice: 12 }, { type: 'endTurn' });
    }
    expect(players).toEqual(['white', 'orange', 'red', 'blue', 'white']);
    expect(state.turn.number).toBe(6);
  });

  it('E-SET-7: the third post brings a card per hex round it, numbered or not', () => {
    const names = [...ALL_POSTS.slice(0, 8), 'Wien'];
    const wien = placed(names.filter((name, i) => name !== 'Wien' || i === 8).slice(0, 4));
    expect(wien.players.red.hand).toBe(0);
    const before = placed([
      'Paris',
      'Bern',
      'Köln',
      'Lyon',
      'Roma',
      'Praha',
      'Nürnberg',
      'Hamburg',
    ]);
    const { state, events } = done(before, { type: 'placePost', player: 'red', at: city('Wien') });
    // Mountains, mountains with a token and a forest with an empty slot.
    expect(only(events, 'cardsTaken')).toMatchObject([
      {
        player: 'red',
        cards: { ore: 2, wood: 1 },
        because: { rule: 'E-SET-7', site: city('Wien') },
      },
    ]);
    expect(state.players.red.hand).toBe(3);
    expect(state.supply!.ore).toEqual({ min: 17, max: 17 });
  });

  it('E-SET-7: first and second posts bring none, and the sea brings none', () => {
    const before = placed(ALL_POSTS.slice(0, 8));
    for (const colour of before.seats) expect(before.players[colour].hand).toBe(0);
    // London lies between saltworks and two seas.
    const after = play(before, { type: 'placePost', player: 'red', at: city('London') });
    expect(after.players.red.hand).toBe(1);
    expect(after.supply!.salt).toEqual({ min: 18, max: 18 });
  });

  it('E-SET-7: the third post counts even when an override brings it early', () => {
    const red = (name: string): Command => ({
      type: 'placePost',
      player: 'red',
      at: city(name),
      override: true,
    });
    const state = play(seated(), red('Paris'), red('Bern'));
    expect(state.players.red.hand).toBe(0);
    expect(play(state, red('Köln')).players.red.hand).toBe(3);
  });

  it('E-SET-8: three players place a neutral post each, from the last one clockwise', () => {
    expect(order(seated(THREE), 'neutral')).toEqual(['white', 'red', 'blue']);
    expect(order(seated({ ...THREE, first: 'blue' }), 'neutral')).toEqual(['red', 'blue', 'white']);
    expect(order(seated(FOUR), 'neutral')).toEqual([]);
  });

  it('E-SET-8: on free purple sites, after the third posts', () => {
    const nine = ALL_POSTS.slice(0, 9);
    expectObjection(
      placed(nine.slice(0, 8), THREE),
      { type: 'placeNeutral', at: city('Riga') },
      'wrong-order',
      'E-SET-6',
    );
    const state = placed(nine, THREE);
    expectObjection(
      state,
      { type: 'placeNeutral', at: city('Torino') },
      'site-not-purple',
      'E-SET-6',
    );
    expectObjection(state, { type: 'placeNeutral', at: city('Paris') }, 'site-taken', 'E-SET-6');
    const after = play(state, { type: 'placeNeutral', at: city('Riga') });
    expect(after.posts[city('Riga')]).toEqual({ owner: 'neutral', goods: null });
    expect(order(after, 'neutral')).toEqual(['red', 'blue']);
  });

  it('E-SET-8: four players place none', () => {
    expectObjection(
      placed(ALL_POSTS),
      { type: 'placeNeutral', at: city('Riga') },
      'nothing-left-to-place',
      'E-SET-3',
    );
  });

  it('E-SET-9: routes go counter-clockwise from the player who placed last', () => {
    expect(order(seated(), 'route')).toEqual(['orange', 'white', 'blue', 'red']);
    expect(order(seated({ ...THREE, first: 'blue' }), 'route')).toEqual(['red', 'white', 'blue']);
  });

  it('E-SET-9: one route at an own post, and a caravan beside it', () => {
    const state = placed(ALL_POSTS);
    const route = way(city('Budapest'), 'e')[0]!;
    const after = play(state, { type: 'placeRoute', player: 'orange', path: route });
    expect(after.routes).toEqual({ [route]: 'orange' });
    expect(after.caravans['orange-1']).toBe(route);
    expect(after.caravans['orange-2']).toBeNull();
    expect(after.players.orange.routesLeft).toBe(29);
    expect(after.players.orange.hand).toBe(state.players.orange.hand);
  });

  it('E-SET-9: not away from one’s posts', () => {
    const after = expectObjection(
      placed(ALL_POSTS),
      { type: 'placeRoute', player: 'orange', path: way(city('Paris'), 'w')[0]! },
      'start-route-off-post',
      'E-SET-9',
    );
    expect(after.caravans['orange-1']).toBe(way(city('Paris'), 'w')[0]);
  });

  it('E-SET-9: not so that isolated sites are connected, by one route or by two', () => {
    const state = placed(ALL_POSTS);
    // Köln is white's; Bruxelles next to it is a site without a post.
    const close = play(state, {
      type: 'placeRoute',
      player: 'orange',
      path: way(city('Lyon'), 'w')[0]!,
    });
    expectObjection(
      close,
      { type: 'placeRoute', player: 'white', path: path(city('Köln'), city('Bruxelles')) },
      'start-route-connects',
      'E-SET-9',
    );
    // Lyon and Bern meet in one corner: the first half is fine, the second connects.
    const half = play(state, {
      type: 'placeRoute',
      player: 'orange',
      path: way(city('Lyon'), 'ne')[0]!,
    });
    const white = play(half, {
      type: 'placeRoute',
      player: 'white',
      path: way(city('Köln'), 'ne')[0]!,
    });
    expectObjection(
      white,
      { type: 'placeRoute', player: 'blue', path: way(city('Bern'), 'w')[0]! },
      'start-route-connects',
      'E-SET-9',
    );
  });

  it('E-SET-9: on a free path of this board', () => {
    const state = placed(ALL_POSTS);
    expectObjection(
      state,
      { type: 'placeRoute', player: 'orange', path: 'Z9n' },
      'unknown-place',
      'E-COMP-1',
    );
    const lyon = way(city('Lyon'), 'w')[0]!;
    const after = play(state, { type: 'placeRoute', player: 'orange', path: lyon });
    expectObjection(
      after,
      { type: 'placeRoute', player: 'white', path: lyon },
      'path-taken',
      'E-BUILD-4',
    );
    expectObjection(
      after,
      { type: 'placeRoute', player: 'orange', path: lyon },
      'nothing-left-to-place',
      'E-SET-3',
    );
  });

  it('E-SET-9: a start route on a double arrow gives no further route', () => {
    const state = placed(['Stockholm', ...ALL_POSTS.slice(1)]);
    const three = [0, 1, 2].reduce((at) => play(at, nextPlacement(at)), state);
    const events = eventsOf(three, {
      type: 'placeRoute',
      player: 'red',
      path: way(city('Stockholm'), 'w')[0]!,
    });
    expect(events.map((event) => event.type)).toEqual(['routePlaced', 'turnBegan']);
  });

  it('E-SET-10: start posts bring no coastal gold and no token', () => {
    const state = placed(['Lisboa']);
    expect(state.players.red.gold).toBe(3);
    expect(state.tokens.B7).toBeUndefined();
    expect(state.stock).toHaveLength(10);
  });

  it('E-SET-10: unless the table has chosen the coins', () => {
    const setup = { ...FOUR, options: { startCoins: true } };
    const { state, events } = done(seated(setup), {
      type: 'placePost',
      player: 'red',
      at: city('Lisboa'),
    });
    expect(state.players.red.gold).toBe(5);
    expect(only(events, 'goldTaken')).toMatchObject([{ gold: 2, because: { rule: 'E-SET-10' } }]);
    expect(state.tokens.B7).toBeUndefined();
  });

  it('E-SET-10: or the tokens', () => {
    const setup = { ...FOUR, options: { startTokens: true } };
    const command: Command = { type: 'placePost', player: 'red', at: city('Lisboa') };
    const question = questionTo(seated(setup), command, 'token');
    expect(question.options.map((option) => [option.hex, option.numbers])).toEqual([
      ['B7', [4, 10]],
      ['B8', [9, 11]],
    ]);
    const after = play(seated(setup), { ...command, token: { hex: 'B7', number: 10 } });
    expect(after.tokens.B7).toEqual({ colour: 'green', number: 10 });
    expect(after.players.red.gold).toBe(3);
  });
});

describe('the fixed start', () => {
  it('E-SET-5: is for the short side', () => {
    expect(readSetup(FIXED, MAIN).problems).toEqual([{ code: 'fixed-on-main', at: 'setup.start' }]);
    expect(readSetup(FIXED, SHORT).problems).toEqual([]);
  });

  it('E-SET-5: red goes first, whoever else was named', () => {
    expect(seated({ ...FIXED, first: 'white' }, SHORT).turn.player).toBe('red');
    const noRed = { ...FIXED, players: FOUR.players.slice(1), first: 'white' } as const;
    expect(seated(noRed, SHORT).turn.player).toBe('white');
  });

  it('E-SET-5: the pieces of the board file stand in one go, with the printed cards', () => {
    const { state, events } = done(seated(FIXED, SHORT), { type: 'placeFixed' });
    expect(state.phase).toEqual({ name: 'roll' });
    for (const [colour, pieces] of SHORT.start!) {
      for (const at of pieces.posts)
        expect(state.posts[at]).toEqual({ owner: colour, goods: null });
      expect(state.routes[pieces.route]).toBe(colour);
      expect(state.caravans[`${colour}-1`]).toBe(pieces.route);
    }
    const taken = only(events, 'cardsTaken').map((event) => [event.player, event.cards]);
    expect(Object.fromEntries(taken)).toEqual({
      red: { wood: 1, grain: 1, salt: 1 },
      blue: { salt: 1, wool: 1, ore: 1 },
      white: { wood: 1, grain: 1, wool: 1 },
      orange: { ore: 1, salt: 1, grain: 1 },
    });
    expect(state.supply!.salt).toEqual({ min: 16, max: 16 });
    expect(state.supply!.wool).toEqual({ min: 17, max: 17 });
    expect(state.turn).toMatchObject({ player: 'red', number: 1 });
  });

  it('E-SET-5: or the table enters them in any order, on any site', () => {
    const state = seated(FIXED, SHORT);
    const brown = [...SHORT.sites.values()].find((site) => site.kind === 'brown')!;
    const after = play(state, { type: 'placePost', player: 'white', at: brown.at });
    expect(after.posts[brown.at]?.owner).toBe('white');
    expect(after.players.white.hand).toBe(0);
    expect(allowedNow(after)).toEqual([
      ...['placePost', 'placeRoute', 'placeFixed'],
      ...['correct', 'track'],
    ]);
  });

  it('E-SET-5: what stood already is not placed again', () => {
    const [red] = SHORT.start!.get('red')!.posts;
    const one = play(seated(FIXED, SHORT), { type: 'placePost', player: 'red', at: red! });
    const all = play(one, { type: 'placeFixed' });
    expect(Object.keys(all.posts)).toHaveLength(12);
    expect(all.phase.name).toBe('roll');
  });

  it('E-SET-5: a board without a copied start has none, and neither has a variable game', () => {
    const { start: _none, ...bare } = PRACTICE_SHORT;
    expectObjection(
      seated(FIXED, boardOf(bare)),
      { type: 'placeFixed' },
      'no-fixed-start',
      'E-SET-5',
    );
    expectObjection(seated(FOUR, SHORT), { type: 'placeFixed' }, 'no-fixed-start', 'E-SET-5');
  });

  it('E-SET-8: with three players the fourth colour’s posts stand as neutral, without route and caravan', () => {
    const three = { ...FIXED, players: FOUR.players.slice(0, 3) };
    const state = play(seated(three, SHORT), { type: 'placeFixed' });
    for (const at of SHORT.start!.get('orange')!.posts) {
      expect(state.posts[at]).toEqual({ owner: 'neutral', goods: null });
    }
    expect(Object.values(state.routes).sort()).toEqual(['blue', 'red', 'white']);
    expect(state.caravans).not.toHaveProperty('orange-1');
    expect(state.phase.name).toBe('roll');
  });
});

describe('before the game is open', () => {
  it('E-SET-6: nothing of the game itself can be done, override or not', () => {
    const commands: readonly (readonly [Command, ClauseId])[] = [
      [{ type: 'roll', dice: 5 }, 'E-ROLL-1'],
      [{ type: 'buyCard' }, 'E-BUILD-1'],
      [{ type: 'endTurn' }, 'E-SET-6'],
      [{ type: 'moveRobber', to: 'G5' }, 'E-SEVEN-3'],
    ];
    const { first: _open, ...undecided } = FOUR;
    for (const state of [seated(), seated(undecided)]) {
      for (const [command, clause] of commands) {
        const is = state.phase.name;
        expectObjection(state, command, 'not-now', clause, { possible: false, is });
      }
    }
  });

  it('E-SET-6: the placing commands are over once the game is open', () => {
    const state = opened();
    expectObjection(
      state,
      { type: 'placePost', player: 'red', at: city('Riga') },
      'not-now',
      'E-SET-6',
      { possible: false },
    );
    expectObjection(state, { type: 'placeNeutral', at: city('Riga') }, 'not-now', 'E-SET-8', {
      possible: false,
    });
    expectObjection(
      state,
      { type: 'placeRoute', player: 'red', path: 'E5n' },
      'not-now',
      'E-SET-9',
      { possible: false },
    );
    expectObjection(state, { type: 'placeFixed' }, 'not-now', 'E-SET-5', { possible: false });
  });

  it('E-SET-1: a board file in the wrong hands changes nothing of the practice map', () => {
    expect(boardOf(PRACTICE_MAIN)).toEqual(MAIN);
  });
});
