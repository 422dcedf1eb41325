import type { Command } from '@/engine/europe/commands';
import { allowedNow, decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import { enter, goTo, openHistory, type History } from '@/engine/log/history';

import { MAIN, SHORT, placesOn } from './support/boards';
import { done, eventsOf, expectObjection, only, play } from './support/play';
import { FOUR, PLENTY, THREE, tableau, type Tableau } from './support/tables';

const { city, way } = placesOn(MAIN);
const PARIS = city('Paris');
const BRUXELLES = city('Bruxelles');
const [AT_BERN, TO_PARIS, TO_BRUXELLES, TO_KOELN] = way(city('Bern'), 'w', 'nw', 'ne', 'e') as [
  string,
  string,
  string,
  string,
];

/** Red is one delivery away from the end, and two foreign posts are on the way. */
function nearEnd(told: Tableau = {}): State {
  return tableau({
    posts: { red: ['Bern'], blue: ['Paris'], white: ['Bruxelles'] },
    routes: { red: [AT_BERN, TO_PARIS, TO_BRUXELLES, TO_KOELN] },
    caravans: { 'red-1': TO_PARIS },
    hands: { red: PLENTY, blue: PLENTY },
    goods: { red: { locked: 0, free: 1, delivered: 7 } },
    ...told,
  });
}

const LAST: Command = { type: 'deliver', caravan: 'red-1', at: PARIS };
const along = (path: readonly string[], ...deliver: readonly string[]): Command => ({
  type: 'moveCaravan',
  caravan: 'red-1',
  along: path,
  salt: 1,
  deliver,
});
const OVER = { name: 'over', winner: 'red' } as const;

describe('the end of the game', () => {
  it('E-END-1: whoever delivers the last of all own goods wins at once', () => {
    const { state, events } = done(nearEnd(), LAST);
    expect(events.map((event) => event.type)).toEqual(['goodsDelivered', 'gameWon']);
    expect(events[1]).toEqual({ type: 'gameWon', player: 'red', because: { rule: 'E-END-1' } });
    expect(state.phase).toEqual(OVER);
    expect(state.players.red.goods).toEqual({ locked: 0, free: 0, delivered: 8 });
  });

  it('E-END-1: the last but one does not end it', () => {
    const { state, events } = done(
      nearEnd({ goods: { red: { locked: 0, free: 2, delivered: 6 } } }),
      LAST,
    );
    expect(only(events, 'goodsDelivered')).toHaveLength(1);
    expect(only(events, 'gameWon')).toEqual([]);
    expect(state.phase.name).toBe('action');
  });

  it('E-END-1: goods still locked in the warehouse have to be delivered, too', () => {
    const state = nearEnd({ goods: { red: { locked: 1, free: 1, delivered: 6 } } });
    expect(play(state, LAST).phase.name).toBe('action');
  });

  it.each([
    ['main', 4, 8],
    ['main', 3, 10],
    ['short', 4, 5],
    ['short', 3, 6],
  ] as const)('E-END-1: %s side, %i players: the %ith delivery wins', (side, players, each) => {
    const board = side === 'main' ? MAIN : SHORT;
    const { name, at } = [...board.sites.values()].find((site) => site.kind === 'purple')!;
    const path = board.intersections.get(at)!.paths[0]!;
    const state = tableau({
      board,
      setup: players === 3 ? THREE : FOUR,
      posts: { blue: [name] },
      routes: { red: [path] },
      caravans: { 'red-1': path },
      goods: { red: { locked: 0, free: 1, delivered: each - 1 } },
    });
    expect(state.goodsEach).toBe(each);
    expect(play(state, { type: 'deliver', caravan: 'red-1', at }).phase).toEqual(OVER);
  });

  it('E-END-1: on the way just as at rest', () => {
    const { state, events } = done(nearEnd(), along([TO_BRUXELLES, TO_KOELN], PARIS));
    expect(only(events, 'gameWon')).toHaveLength(1);
    expect(state.phase).toEqual(OVER);
    expect(state.caravans['red-1']).toBe(TO_KOELN);
  });

  it('E-END-1: two deliveries of one move may be the last two', () => {
    const state = nearEnd({ goods: { red: { locked: 0, free: 2, delivered: 6 } } });
    const events = eventsOf(state, along([TO_BRUXELLES], PARIS, BRUXELLES));
    expect(events.slice(-3).map((event) => event.type)).toEqual([
      'goodsDelivered',
      'goodsDelivered',
      'gameWon',
    ]);
  });

  it('E-END-1: nothing is delivered after the last', () => {
    const command = along([TO_BRUXELLES], PARIS, BRUXELLES);
    expectObjection(nearEnd(), command, 'game-over', 'E-END-1', { at: BRUXELLES });
  });

  it('E-END-1: founding, gold and cards win nothing', () => {
    const rich = nearEnd({
      gold: { red: 60 },
      goods: { red: { locked: 0, free: 1, delivered: 7 } },
    });
    expect(play(rich, { type: 'buy', resource: 'ore' }).phase.name).toBe('action');
  });
});

describe('after the end', () => {
  const over = play(nearEnd(), LAST);

  it('E-END-1: nothing more is played, with or without override', () => {
    const commands: readonly Command[] = [
      { type: 'endTurn' },
      { type: 'roll', dice: 8 },
      { type: 'buy', resource: 'ore' },
      { type: 'buyCard' },
      { type: 'layRoute', path: way(PARIS, 'w')[0]! },
      { type: 'hireMerchant', at: city('Bern') },
      { type: 'outfitCaravan', path: AT_BERN },
      { type: 'deliver', caravan: 'red-1', at: BRUXELLES },
      { type: 'playCard', effects: { gold: 3 } },
      { type: 'steal', from: 'blue' },
      along([TO_BRUXELLES], BRUXELLES),
    ];
    for (const command of commands) expectObjection(over, command, 'game-over', 'E-END-1');
    expect(allowedNow(over)).toEqual(['correct', 'track']);
  });

  it('E-END-1: a correction that takes the delivery back reopens the game', () => {
    const set = [{ of: 'post', at: PARIS, to: 'blue', goods: null }] as const;
    const { state, events } = done(over, { type: 'correct', set });
    expect(only(events, 'phaseBegan')).toEqual([
      { type: 'phaseBegan', phase: { name: 'action' }, because: { rule: 'E-END-1' } },
    ]);
    expect(state.phase.name).toBe('action');
    expect(state.turn.player).toBe('red');
    expect(state.players.red.goods).toEqual({ locked: 0, free: 1, delivered: 7 });
    expect(play(state, LAST).phase).toEqual(OVER);
  });

  it('E-END-1: a correction of the goods alone reopens it as well', () => {
    const to = { locked: 0, free: 1, delivered: 7 };
    const state = play(over, { type: 'correct', set: [{ of: 'goods', player: 'red', to }] });
    expect(state.phase.name).toBe('action');
    expect(play(state, { type: 'endTurn' }).turn.player).toBe('blue');
  });

  it('E-END-1: any other correction leaves it over', () => {
    const gold = { of: 'gold', player: 'blue', to: 9 } as const;
    expect(play(over, { type: 'correct', set: [gold] }).phase).toEqual(OVER);
    const turn = { of: 'turn', player: 'blue', phase: 'action' } as const;
    expect(play(over, { type: 'correct', set: [turn] }).phase).toEqual(OVER);
  });

  it('E-END-1: a correction that completes the deliveries ends the game', () => {
    const to = { locked: 0, free: 0, delivered: 8 };
    const { state, events } = done(nearEnd(), {
      type: 'correct',
      set: [{ of: 'goods', player: 'blue', to }],
    });
    expect(only(events, 'gameWon')).toMatchObject([{ player: 'blue' }]);
    expect(state.phase).toEqual({ name: 'over', winner: 'blue' });
  });

  it('E-END-1: undone, the game goes on; redone, it is over again', () => {
    const start: History<State, Command, Event> = openHistory(nearEnd());
    const answer = enter(start, LAST, decide);
    if (!('history' in answer)) throw new Error(JSON.stringify(answer));
    const { history } = answer;
    expect(history.state.phase).toEqual(OVER);
    const undone = goTo(history, 0, decide);
    expect(undone.state.phase.name).toBe('action');
    expect(play(undone.state, { type: 'endTurn' }).turn.player).toBe('blue');
    expect(goTo(undone, 1, decide).state.phase).toEqual(OVER);
  });
});
