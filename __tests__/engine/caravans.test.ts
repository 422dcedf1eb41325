import type { PathId } from '@/engine/board/vocabulary';
import type { Command, CommandOf } from '@/engine/europe/commands';
import type { State } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';

import { MAIN, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, only, play } from './support/play';
import { tableau, type Tableau } from './support/tables';

const { city, way } = placesOn(MAIN);

/** Round one hex: Bern, a corner, Paris, Bruxelles, Köln, a corner, and back to Bern. */
const RING = way(city('Bern'), 'w', 'nw', 'ne', 'e', 'se', 'sw');
const [BERN_1, TO_PARIS, TO_BRUXELLES, TO_KOELN, FROM_KOELN, BERN_2] = RING as [
  PathId,
  PathId,
  PathId,
  PathId,
  PathId,
  PathId,
];
/** From the first corner to Lyon: a branch off the ring. */
const TO_LYON = way(city('Lyon'), 'ne')[0]!;
const SALT = { red: { salt: 9 } } as const;

/** Red's caravan at Bern, the ring all red. */
function ring(told: Tableau = {}): State {
  return tableau({
    posts: { red: ['Bern'] },
    routes: { red: RING },
    caravans: { 'red-1': BERN_1 },
    hands: SALT,
    ...told,
  });
}

/** The ring with these owners, in order from Bern over Paris. */
function owned(owners: readonly Colour[], told: Tableau = {}): State {
  const routes: Partial<Record<Colour, PathId[]>> = {};
  owners.forEach((owner, i) => (routes[owner] ??= []).push(RING[i]!));
  return ring({ routes, ...told });
}

function move(
  along: readonly PathId[],
  salt = 1,
  more: Partial<Omit<CommandOf<'moveCaravan'>, 'type'>> = {},
): CommandOf<'moveCaravan'> {
  return { type: 'moveCaravan', caravan: 'red-1', along, salt, ...more };
}
const purses = (state: State) => state.seats.map((colour) => state.players[colour].gold);
const tolls = (state: State, ...commands: readonly Command[]) =>
  only(eventsOf(state, ...commands), 'tollPaid').map(({ caravan, to }) => `${caravan} ${to}`);
const pass: readonly Command[] = (['blue', 'white', 'orange', 'red'] as const).flatMap(() => [
  { type: 'endTurn' },
  { type: 'roll', dice: 2 },
]);

describe('the way of a caravan', () => {
  it('E-CARA-1: a salt is worth up to three routes, told one by one', () => {
    const along = [TO_PARIS, TO_BRUXELLES, TO_KOELN];
    const { state, events } = done(ring(), move(along));
    expect(only(events, 'cardsReturned')).toMatchObject([
      { player: 'red', cards: { salt: 1 }, because: { rule: 'E-CARA-1' } },
    ]);
    expect(only(events, 'caravanMoved')).toEqual([
      {
        type: 'caravanMoved',
        caravan: 'red-1',
        from: BERN_1,
        along,
        freeSteps: 0,
        because: { rule: 'E-CARA-1', piece: 'red-1', paths: along },
      },
    ]);
    expect(state.caravans['red-1']).toBe(TO_KOELN);
    expect(state.players.red.hand).toBe(8);
  });

  it('E-CARA-1: the fourth route needs a second salt', () => {
    const four = [TO_PARIS, TO_BRUXELLES, TO_KOELN, FROM_KOELN];
    const recorded = expectObjection(ring(), move(four), 'too-few-salt', 'E-CARA-1', {
      is: 3,
      needs: 4,
    });
    expect(recorded.caravans['red-1']).toBe(FROM_KOELN);
    expect(play(ring(), move(four, 2)).players.red.hand).toBe(7);
  });

  it('E-CARA-1: three salt are worth nine routes in one move, not ten', () => {
    const nine = [...RING.slice(1), ...RING.slice(0, 4)];
    expect(nine).toHaveLength(9);
    expect(play(ring(), move(nine, 3)).caravans['red-1']).toBe(TO_KOELN);
    const ten = [...nine, FROM_KOELN];
    expectObjection(ring(), move(ten, 3), 'too-few-salt', 'E-CARA-1', { is: 9, needs: 10 });
  });

  it('E-CARA-1: one salt is not split between two caravans', () => {
    const two = ring({ caravans: { 'red-1': BERN_1, 'red-2': BERN_2 } });
    const moved = play(two, move([TO_PARIS]));
    expect(moved.players.red.hand).toBe(8);
    const second = move([FROM_KOELN], 0, { caravan: 'red-2' });
    expectObjection(moved, second, 'too-few-salt', 'E-CARA-1', { is: 0, needs: 1 });
  });

  it('E-CARA-1: only along routes', () => {
    const state = owned(['red', 'red']);
    const gap = move([TO_PARIS, TO_BRUXELLES]);
    expectObjection(state, gap, 'no-route-there', 'E-CARA-1', { at: TO_BRUXELLES });
    expectObjection(state, move(['Z9n']), 'unknown-place', 'E-COMP-1', { at: 'Z9n' });
  });

  it('E-CARA-1: needs a caravan of one’s own on the board, and somewhere to go', () => {
    expectObjection(ring(), move([]), 'caravan-stays', 'E-CARA-1', { at: BERN_1 });
    const second = move([TO_PARIS], 1, { caravan: 'red-2' });
    expectObjection(ring(), second, 'caravan-off-board', 'E-CARA-1', { who: 'red-2' });
    const foreign = move([TO_PARIS], 1, { caravan: 'blue-1' });
    const state = ring({ caravans: { 'blue-1': BERN_1 } });
    expectObjection(state, foreign, 'not-playing', 'E-SET-1', { who: 'blue' });
  });

  it('E-CARA-1: needs the salt, and the right phase', () => {
    const poor = ring({ hands: { red: { salt: 1 } } });
    const details = { is: 1, needs: 2 };
    expectObjection(poor, move([TO_PARIS], 2), 'hand-too-small', 'E-COMP-2', details);
    const grain = ring({ hands: { red: { grain: 1 } } });
    expectObjection(grain, move([TO_PARIS]), 'not-in-hands', 'E-COMP-2', { at: 'salt' });
    const early = ring({ phase: 'roll' });
    expectObjection(early, move([TO_PARIS]), 'not-now', 'E-CARA-1', { is: 'roll' });
  });

  it('E-CARA-8: from route to route where they share an intersection', () => {
    const jump = move([TO_BRUXELLES]);
    const recorded = expectObjection(ring(), jump, 'route-gap', 'E-CARA-8', { at: TO_BRUXELLES });
    expect(recorded.caravans['red-1']).toBe(TO_BRUXELLES);
    const later = move([TO_PARIS, TO_KOELN]);
    expectObjection(ring(), later, 'route-gap', 'E-CARA-8', { at: TO_KOELN });
    const state = ring({ routes: { red: [...RING, TO_LYON] } });
    expect(play(state, move([TO_LYON, TO_PARIS])).caravans['red-1']).toBe(TO_PARIS);
  });

  it('E-CARA-8: turning back is allowed, and every route entered counts', () => {
    const along = [TO_PARIS, BERN_1, BERN_2];
    expect(play(ring(), move(along)).caravans['red-1']).toBe(BERN_2);
    const more = [...along, BERN_1];
    expectObjection(ring(), move(more), 'too-few-salt', 'E-CARA-1', { is: 3, needs: 4 });
  });

  it('E-CARA-2: two caravans of any owners stand beside a route, a third may only pass', () => {
    const one = ring({ caravans: { 'red-1': BERN_1, 'blue-1': TO_PARIS } });
    expect(play(one, move([TO_PARIS])).caravans['red-1']).toBe(TO_PARIS);
    const two = ring({ caravans: { 'red-1': BERN_1, 'blue-1': TO_PARIS, 'white-2': TO_PARIS } });
    const recorded = expectObjection(two, move([TO_PARIS]), 'route-full', 'E-CARA-2', {
      at: TO_PARIS,
    });
    expect(recorded.caravans['red-1']).toBe(TO_PARIS);
    const past = play(two, move([TO_PARIS, TO_BRUXELLES]));
    expect(past.caravans['red-1']).toBe(TO_BRUXELLES);
  });

  it('E-CARA-2: whoever comes back takes no third place', () => {
    const state = ring({ caravans: { 'red-1': BERN_1, 'blue-1': BERN_1 } });
    expect(play(state, move([TO_PARIS, BERN_1])).caravans['red-1']).toBe(BERN_1);
  });
});

describe('tolls', () => {
  it('E-CARA-3: moving onto an opponent’s route costs 1 gold, to that opponent', () => {
    const { state, events } = done(owned(['red', 'blue']), move([TO_PARIS]));
    expect(only(events, 'tollPaid')).toEqual([
      {
        type: 'tollPaid',
        caravan: 'red-1',
        to: 'blue',
        because: { rule: 'E-CARA-3', piece: 'red-1', paths: [TO_PARIS] },
      },
    ]);
    expect(purses(state)).toEqual([2, 4, 3, 3]);
  });

  it('E-CARA-3: passing costs as much as stopping, own routes cost nothing', () => {
    const state = play(owned(['red', 'blue', 'red']), move([TO_PARIS, TO_BRUXELLES]));
    expect(purses(state)).toEqual([2, 4, 3, 3]);
    expect(purses(play(ring(), move([TO_PARIS, TO_BRUXELLES])))).toEqual([3, 3, 3, 3]);
  });

  it('E-CARA-3: once, however many of one owner’s routes are used', () => {
    const state = owned(['red', 'blue', 'red', 'blue', 'blue']);
    expect(purses(play(state, move(RING.slice(1, 5), 2)))).toEqual([2, 4, 3, 3]);
  });

  it('E-CARA-3: every owner is paid', () => {
    const state = owned(['red', 'blue', 'white', 'orange']);
    expect(purses(play(state, move(RING.slice(1, 4))))).toEqual([0, 4, 4, 4]);
  });

  it('E-CARA-3: the second caravan pays again', () => {
    const state = owned(['red', 'blue', 'blue', 'blue', 'blue', 'red'], {
      caravans: { 'red-1': BERN_1, 'red-2': BERN_2 },
    });
    const second = move([FROM_KOELN], 1, { caravan: 'red-2' });
    expect(tolls(state, move([TO_PARIS]), second)).toEqual(['red-1 blue', 'red-2 blue']);
  });

  it('E-CARA-3: so does every new turn', () => {
    const state = owned(['red', 'blue', 'blue']);
    const later = [move([TO_PARIS]), ...pass, move([TO_BRUXELLES])];
    expect(tolls(state, ...later)).toEqual(['red-1 blue', 'red-1 blue']);
  });

  it('E-CARA-8: several moves of one caravan in a turn pay each owner once', () => {
    const state = owned(['red', 'blue', 'blue', 'white']);
    const moves = [TO_PARIS, TO_BRUXELLES, TO_KOELN, TO_BRUXELLES].map((path) => move([path]));
    expect(tolls(state, ...moves)).toEqual(['red-1 blue', 'red-1 white']);
  });

  it('E-CARA-4: leaving a foreign route for an own one costs nothing', () => {
    const state = owned(['blue', 'red']);
    expect(purses(play(state, move([TO_PARIS])))).toEqual([3, 3, 3, 3]);
  });

  it('E-CARA-4: using another route of that player then costs the toll', () => {
    const state = owned(['blue', 'red', 'blue']);
    expect(tolls(state, move([TO_PARIS, TO_BRUXELLES]))).toEqual(['red-1 blue']);
    expect(tolls(owned(['blue', 'blue']), move([TO_PARIS]))).toEqual(['red-1 blue']);
  });

  it('E-CARA-8: entering the starting route again counts as using it', () => {
    const state = owned(['blue', 'red']);
    expect(tolls(state, move([TO_PARIS, BERN_1]))).toEqual(['red-1 blue']);
    expect(tolls(state, move([TO_PARIS]), move([BERN_1]))).toEqual(['red-1 blue']);
  });

  it('E-CARA-5: who cannot pay cannot move, and the last coin is enough', () => {
    const broke = owned(['red', 'blue'], { gold: { red: 0 } });
    const recorded = expectObjection(broke, move([TO_PARIS]), 'cannot-pay-toll', 'E-CARA-5', {
      who: 'red',
      is: 0,
      needs: 1,
    });
    expect(purses(recorded)).toEqual([0, 4, 3, 3]);
    expect(recorded.caravans['red-1']).toBe(TO_PARIS);
    const lastCoin = owned(['red', 'blue'], { gold: { red: 1 } });
    expect(purses(play(lastCoin, move([TO_PARIS])))).toEqual([0, 4, 3, 3]);
  });

  it('E-CARA-5: all owners on the way must be paid', () => {
    const state = owned(['red', 'blue', 'white'], { gold: { red: 1 } });
    const command = move([TO_PARIS, TO_BRUXELLES]);
    expectObjection(state, command, 'cannot-pay-toll', 'E-CARA-5', { is: 1, needs: 2 });
  });

  it('E-CARA-5: an owner paid already asks nothing of an empty purse', () => {
    const state = owned(['red', 'blue', 'blue'], { gold: { red: 1 } });
    const after = play(state, move([TO_PARIS]), move([TO_BRUXELLES]));
    expect(purses(after)).toEqual([0, 4, 3, 3]);
  });

  it('E-CARA-5: tracked lightly, a toll that was paid proves the gold', () => {
    const state = owned(['red', 'blue'], { gold: { red: 0 }, setup: { tracking: 'light' } });
    const { state: after, events } = done(state, move([TO_PARIS]));
    expect(only(events, 'goldCounted')).toMatchObject([{ player: 'red', from: 0, to: 1 }]);
    expect(purses(after)).toEqual([0, 4, 3, 3]);
  });
});

describe('steps for nothing', () => {
  const card = { cards: { red: 1 }, deck: { left: 24, discarded: 0 } } as const;
  const given = (steps: number, tollFree: boolean, owners: readonly Colour[] = ['red', 'blue']) =>
    play(owned(owners, card), { type: 'playCard', effects: { caravanSteps: steps, tollFree } });

  it('E-CARA-1, E-DEV-3: a card’s steps need no salt, and are used up', () => {
    const state = given(2, false);
    const { state: after, events } = done(state, move([TO_PARIS], 0, { freeSteps: 1 }));
    expect(only(events, 'cardsReturned')).toEqual([]);
    expect(after.turn.freeCaravanSteps).toBe(1);
    const tooMany = move([BERN_1], 0, { freeSteps: 2 });
    expectObjection(after, tooMany, 'free-steps', 'E-DEV-3', { is: 1, needs: 2 });
  });

  it('E-CARA-1, E-DEV-3: they come on top of what salt pays', () => {
    const owners = ['red', 'red', 'red', 'red', 'red'] as const;
    const four = RING.slice(1, 5);
    const state = given(1, false, owners);
    expect(play(state, move(four, 1, { freeSteps: 1 })).players.red.hand).toBe(8);
    expectObjection(state, move(four), 'too-few-salt', 'E-CARA-1', { is: 3, needs: 4 });
  });

  it('E-CARA-3, E-DEV-3: tolls are due all the same, unless the card says otherwise', () => {
    const free = move([TO_PARIS], 0, { freeSteps: 1 });
    expect(purses(play(given(1, false), free))).toEqual([2, 4, 3, 3]);
    expect(purses(play(given(1, true), free))).toEqual([3, 3, 3, 3]);
  });

  it('E-CARA-3, E-DEV-3: a toll-free card frees its own steps, no move paid with salt alone', () => {
    expect(purses(play(given(1, true), move([TO_PARIS])))).toEqual([2, 4, 3, 3]);
  });
});

describe('deliveries', () => {
  const PARIS = city('Paris');
  const BRUXELLES = city('Bruxelles');
  const KOELN = city('Köln');
  const BERN = city('Bern');
  /** Three foreign posts on the ring, one of them neutral, and three free goods. */
  const market = (told: Tableau = {}) =>
    ring({
      posts: { red: ['Bern'], blue: ['Paris'], neutral: ['Bruxelles'], white: ['Köln'] },
      goods: { red: { locked: 5, free: 3, delivered: 0 } },
      ...told,
    });

  it('E-CARA-6: one goods token goes under a foreign post beside the route, for nothing', () => {
    const { state, events } = done(market(), move([TO_PARIS], 1, { deliver: [PARIS] }));
    expect(only(events, 'goodsDelivered')).toEqual([
      {
        type: 'goodsDelivered',
        player: 'red',
        at: PARIS,
        caravan: 'red-1',
        because: { rule: 'E-CARA-6', site: PARIS, piece: 'red-1', paths: [TO_PARIS] },
      },
    ]);
    expect(state.posts[PARIS]).toEqual({ owner: 'blue', goods: 'red' });
    expect(state.players.red).toMatchObject({
      goods: { locked: 5, free: 2, delivered: 1 },
      hand: 8,
      gold: 3,
    });
  });

  it('E-CARA-6: nothing is delivered that is not told', () => {
    const { state, events } = done(market(), move([TO_PARIS]));
    expect(only(events, 'goodsDelivered')).toEqual([]);
    expect(state.posts[PARIS]?.goods).toBeNull();
  });

  it('E-CARA-6: on the way and at rest, under neutral posts too, and the caravan goes on', () => {
    const along = [TO_PARIS, TO_BRUXELLES, TO_KOELN];
    const state = play(market(), move(along, 1, { deliver: [PARIS, BRUXELLES, KOELN] }));
    expect(state.caravans['red-1']).toBe(TO_KOELN);
    for (const at of [PARIS, BRUXELLES, KOELN]) expect(state.posts[at]?.goods).toBe('red');
    expect(state.players.red.goods).toEqual({ locked: 5, free: 0, delivered: 3 });
  });

  it('E-CARA-6: also beside the route where the move began', () => {
    const state = market({ caravans: { 'red-1': TO_PARIS } });
    const after = play(state, move([BERN_1], 1, { deliver: [PARIS] }));
    expect(after.posts[PARIS]?.goods).toBe('red');
  });

  it('E-CARA-6: not beside a route that was not used', () => {
    const command = move([TO_PARIS], 1, { deliver: [KOELN] });
    const recorded = expectObjection(market(), command, 'post-not-beside', 'E-CARA-6', {
      at: KOELN,
    });
    expect(recorded.posts[KOELN]?.goods).toBe('red');
  });

  it('E-CARA-6: not under one’s own post', () => {
    const command = move([TO_PARIS], 1, { deliver: [BERN] });
    expectObjection(market(), command, 'own-post', 'E-CARA-6', { at: BERN });
  });

  it('E-CARA-6: not where goods lie, whose ever they are', () => {
    for (const colour of ['red', 'white'] as const) {
      const state = market({
        goodsUnder: { Paris: colour },
        goods: {
          red: { locked: 5, free: 2, delivered: 1 },
          white: { locked: 6, free: 1, delivered: 1 },
        },
      });
      const command = move([TO_PARIS], 1, { deliver: [PARIS] });
      expectObjection(state, command, 'post-has-goods', 'E-CARA-6', { at: PARIS });
    }
    const twice = move([TO_PARIS], 1, { deliver: [PARIS, PARIS] });
    expectObjection(market(), twice, 'post-has-goods', 'E-CARA-6', { at: PARIS });
  });

  it('E-CARA-6: only goods that are free', () => {
    const one = market({ goods: { red: { locked: 7, free: 1, delivered: 0 } } });
    const along = [TO_PARIS, TO_BRUXELLES];
    expect(play(one, move(along, 1, { deliver: [PARIS] })).posts[PARIS]?.goods).toBe('red');
    const both = move(along, 1, { deliver: [PARIS, BRUXELLES] });
    expectObjection(one, both, 'no-free-goods', 'E-CARA-6', { at: BRUXELLES });
  });

  it('E-CARA-6: only under a post', () => {
    const state = market({ posts: { red: ['Bern'] } });
    const command = move([TO_PARIS], 1, { deliver: [PARIS] });
    expectObjection(state, command, 'no-post-there', 'E-CARA-6', { at: PARIS });
    const nowhere = move([TO_PARIS], 1, { deliver: ['Z9w'] });
    expectObjection(market(), nowhere, 'unknown-place', 'E-COMP-1', { at: 'Z9w' });
  });

  it('E-CARA-6: beside a foreign route as well, once its toll is paid', () => {
    const state = market({ routes: { red: [BERN_1], blue: [TO_PARIS] } });
    const after = play(state, move([TO_PARIS], 1, { deliver: [PARIS] }));
    expect(after.posts[PARIS]?.goods).toBe('red');
    expect(purses(after)).toEqual([2, 4, 3, 3]);
  });

  it('E-CARA-7: without moving, when a post was founded next to a standing caravan', () => {
    const standing = market({
      posts: { red: ['Bern'], blue: ['Budapest'] },
      merchants: { 'blue-1': 'Bruxelles' },
      caravans: { 'red-1': TO_PARIS },
      hands: { ...SALT, blue: { grain: 1 } },
    });
    const give: Command = { type: 'deliver', caravan: 'red-1', at: PARIS };
    expectObjection(standing, give, 'no-post-there', 'E-CARA-6', { at: PARIS });
    const set = [{ of: 'turn', player: 'blue', phase: 'action' }] as const;
    const found: Command = { type: 'moveMerchant', merchant: 'blue-1', to: PARIS, grain: 1 };
    const founded = play(standing, { type: 'correct', set }, found);
    expect(founded.posts[PARIS]?.owner).toBe('blue');
    expectObjection(founded, give, 'not-playing', 'E-SET-1', { who: 'red' });

    const mine = play(founded, ...pass.slice(0, 6));
    expect(mine.turn.player).toBe('red');
    const { state, events } = done(mine, give);
    expect(only(events, 'goodsDelivered')).toMatchObject([
      { player: 'red', at: PARIS, because: { rule: 'E-CARA-7', paths: [TO_PARIS] } },
    ]);
    expect(state.caravans['red-1']).toBe(TO_PARIS);
    expect(state.players.red.hand).toBe(mine.players.red.hand);
  });

  it('E-CARA-7: under the same conditions as on the way', () => {
    const state = market({ caravans: { 'red-1': TO_PARIS } });
    const give = (at: string): Command => ({ type: 'deliver', caravan: 'red-1', at });
    expectObjection(state, give(KOELN), 'post-not-beside', 'E-CARA-6', { at: KOELN });
    const atBern = market({ caravans: { 'red-1': BERN_1 } });
    expectObjection(atBern, give(BERN), 'own-post', 'E-CARA-6', { at: BERN });
    const none = market({
      caravans: { 'red-1': TO_PARIS },
      goods: { red: { locked: 8, free: 0, delivered: 0 } },
    });
    expectObjection(none, give(PARIS), 'no-free-goods', 'E-CARA-6', { at: PARIS });
    const away: Command = { type: 'deliver', caravan: 'red-2', at: PARIS };
    expectObjection(state, away, 'caravan-off-board', 'E-CARA-1', { who: 'red-2' });
    const early = market({ caravans: { 'red-1': TO_PARIS }, phase: 'roll' });
    expectObjection(early, give(PARIS), 'not-now', 'E-CARA-7', { is: 'roll' });
  });
});
