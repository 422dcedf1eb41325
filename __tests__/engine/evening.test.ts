import { odds } from '@/engine/dice';
import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import { EveningBook, eveningOf, type Evening } from '@/engine/europe/evening/evening';
import { storyOf } from '@/engine/europe/evening/story';
import { expectation } from '@/engine/europe/expectation';
import { readGame, replayGame } from '@/engine/europe/file';
import type { Event } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import { replay } from '@/engine/log/log';
import { Bot } from '@/scripts/lib/bot';
import { Rng } from '@/scripts/lib/rng';
import { TableSim } from '@/scripts/lib/table-sim';

import recorded from '../fixtures/evening.json';
import { MAIN } from './support/boards';
import { only } from './support/play';
import { midGame } from './support/tables';

const game = readGame(recorded).game!;
const commands = game.file.commands as readonly Command[];

/** What all headings leave of what came in. */
const balance = (flows: Readonly<Record<string, { in: number; out: number }>>): number =>
  Object.values(flows).reduce((sum, flow) => sum + flow.in - flow.out, 0);

function expectBalanced(evening: Evening, state: State): void {
  for (const colour of state.seats) {
    expect(balance(evening.gold.flows[colour])).toBe(state.players[colour].gold);
    if (state.tracking === 'full') {
      expect(balance(evening.cards.flows[colour])).toBe(state.players[colour].hand);
    }
    const paid = Object.values(evening.gold.tolls[colour]).reduce((sum, gold) => sum + gold, 0);
    expect(evening.gold.flows[colour].toll.out).toBe(paid);
    expect(evening.gold.tolls[colour][colour]).toBe(0);
    const { roll } = evening.cards.flows[colour];
    const harvest = Object.values(evening.cards.harvest[colour]).reduce((sum, n) => sum + n, 0);
    expect(roll.in).toBe(harvest);
  }
}

describe('the recorded evening', () => {
  it('is a whole game that replays without an objection', () => {
    const report = replayGame(game);
    expect(report.objections).toEqual([]);
    expect(report.state.phase.name).toBe('over');
    expect(report.state.board).toBe(MAIN.id);
    expect(report.state.seats).toHaveLength(4);
    expect(commands.length).toBeLessThan(700);
    expect(game.file.cursor).toBe(commands.length);
  });
});

describe('the evening', () => {
  const evening = eveningOf(game.start, commands);
  const { state, entries } = replay(game.start, commands, decide);
  const events: Event[] = entries.flatMap((entry) => [...entry.events]);

  it('balances at every turn', () => {
    for (let end = 0; end <= commands.length; end += 29) {
      const part = commands.slice(0, end);
      expectBalanced(eveningOf(game.start, part), replay(game.start, part, decide).state);
    }
    expectBalanced(evening, state);
  });

  it.each([1, 2, 3, 4])('balances in random game %i, counts and corrections included', (seed) => {
    const table = new TableSim(game, new Rng(seed), { invariants: false });
    const bot = new Bot(table);
    while (table.state.phase.name !== 'over' && table.cursor < 250) {
      const command = bot.next();
      // Hands are compared here, so the table keeps telling all.
      if (command.type !== 'track') table.say(command);
    }
    const played = table.history.log.commands;
    expect(played.some(({ type }) => type === 'correct')).toBe(true);
    expectBalanced(eveningOf(game.start, played), table.state);
  });

  it('grows with the game as if told at its end', () => {
    const book = new EveningBook(game.start);
    for (const { at, events: each } of entries) {
      book.add(at, each);
      if (at % 50 === 0) book.read();
    }
    expect(book.read()).toEqual(evening);
  });

  it('counts the dice beside what was expected', () => {
    const rolled = only(events, 'rolled');
    expect(evening.rolls.rolls).toHaveLength(rolled.length);
    const chosen = evening.rolls.rolls.filter((roll) => roll.chosen).length;
    const fell = evening.rolls.counts.reduce((sum, count) => sum + count.rolled, 0);
    const due = evening.rolls.counts.reduce((sum, count) => sum + count.expected, 0);
    expect(fell).toBe(rolled.length - chosen);
    expect(due).toBeCloseTo(fell);
  });

  it('tells who delivered what where', () => {
    const { deliveries, winner, turns, now } = evening.progress;
    for (const colour of COLOURS) {
      const own = deliveries.filter(({ player }) => player === colour);
      expect(own).toHaveLength(state.players[colour].goods.delivered);
      expect(own.map(({ count }) => count)).toEqual(own.map((_, i) => i + 1));
      for (const { at, to } of own) expect(state.posts[at]).toEqual({ owner: to, goods: colour });
      expect(now[colour].delivered).toBe(own.length);
    }
    expect(state.phase).toEqual({ name: 'over', winner });
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
    const last = turns[turns.length - 1]!;
    expect(last.command + last.length).toBe(commands.length);
  });

  it('shows how everyone stood as a turn began', () => {
    const point = evening.progress.turns[20]!;
    const then = replay(game.start, commands.slice(0, point.command + 1), decide).state;
    expect(then.turn).toMatchObject({ number: 21, player: point.player });
    for (const colour of COLOURS) {
      const { hand, gold, goods } = then.players[colour];
      const routes = Object.values(then.routes).filter((owner) => owner === colour).length;
      const posts = Object.values(then.posts).filter((post) => post.owner === colour).length;
      const standing = { hand, gold, delivered: goods.delivered, posts, routes };
      expect(point.players[colour]).toEqual(standing);
    }
  });

  it('adds up what the robber and shortages cost (E-ROLL-2, E-ROLL-3)', () => {
    for (const colour of COLOURS) {
      const robbed = only(events, 'hexRobbed').filter(({ player }) => player === colour);
      const stolen = only(events, 'cardStolen').filter(({ from }) => from === colour);
      const thrown = only(events, 'cardsDiscarded').filter(({ player }) => player === colour);
      expect(evening.cards.losses[colour]).toEqual({
        robber: robbed.reduce((sum, { cards }) => sum + cards, 0),
        shortage: only(events, 'shortage').reduce((sum, { lost }) => sum + (lost[colour] ?? 0), 0),
        stolen: stolen.length,
        discarded: thrown.reduce((sum, { count }) => sum + count, 0),
      });
      const taken = Object.values(evening.cards.robberies[colour]).reduce((sum, n) => sum + n, 0);
      expect(evening.cards.flows[colour].robbery.in).toBe(taken);
    }
  });
});

describe('luck', () => {
  const start = midGame({ phase: 'roll', robber: 'L5' });
  const round = (...dice: readonly number[]): Command[] =>
    dice.flatMap((each): Command[] => [{ type: 'roll', dice: each }, { type: 'endTurn' }]);

  it('is what came beyond what was to be expected', () => {
    const { luck } = eveningOf(start, round(8, 8)).rolls;
    for (const colour of COLOURS) {
      const expected = 2 * expectation(start).get(colour)!.all;
      expect(luck[colour].expected).toBeCloseTo(expected);
      expect(luck[colour].luck).toBeCloseTo(luck[colour].received - expected);
    }
    const sum = COLOURS.reduce((all, colour) => all + luck[colour].received, 0);
    expect(sum).toBeGreaterThan(0);
  });

  it('spreads as the single rolls do', () => {
    const { luck } = eveningOf(start, round(8)).rolls;
    let mean = 0;
    let squares = 0;
    for (let dice = 2; dice <= 12; dice++) {
      if (dice === 7) continue;
      const got = eveningOf(start, round(dice)).rolls.luck.red.received;
      mean += odds(dice) * got;
      squares += odds(dice) * got ** 2;
    }
    expect(luck.red.expected).toBeCloseTo(mean);
    expect(luck.red.spread).toBeCloseTo(Math.sqrt(squares - mean ** 2));
  });

  it('is not what a card chose', () => {
    const play: Command = { type: 'playCard', effects: { dice: 8 } };
    const { rolls, counts, luck } = eveningOf(start, [play, ...round(8)]).rolls;
    expect(rolls).toEqual([{ command: 1, turn: 1, player: 'red', dice: 8, chosen: true }]);
    expect(counts.every(({ rolled }) => rolled === 0)).toBe(true);
    expect(luck.red).toMatchObject({ received: 0, expected: 0, luck: 0, spread: 0 });
  });

  it('counts the rolls in a row without a card', () => {
    const rolls = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
    const gets = (colour: Colour, dice: number): boolean =>
      eveningOf(start, round(dice)).rolls.luck[colour].received > 0;
    const paying = rolls.find((dice) => gets('red', dice))!;
    const dry = rolls.find((dice) => !gets('red', dice))!;
    const drought = (...dice: readonly number[]): number =>
      eveningOf(start, round(...dice)).rolls.luck.red.drought;
    expect(drought(paying)).toBe(0);
    expect(drought(dry, dry, paying, dry)).toBe(2);
    expect(drought(dry, paying, dry, dry, dry)).toBe(3);
    expect(drought(dry, dry, paying, dry, dry, paying)).toBe(2);
  });
});

describe('the story', () => {
  const evening = eveningOf(game.start, commands);

  it('picks a handful of moments that are true', () => {
    const story = storyOf(evening);
    expect(story.length).toBeGreaterThan(1);
    expect(story.length).toBeLessThanOrEqual(5);
    expect(new Set(story.map(({ code }) => code)).size).toBe(story.length);
    const all = storyOf(evening, 100);
    for (const remark of story) expect(all).toContainEqual(remark);
    const chosen = story.map(({ weight }) => weight);
    const left = all.filter((remark) => !story.some((one) => one.code === remark.code));
    for (const { weight } of left) expect(weight).toBeLessThanOrEqual(Math.min(...chosen));
  });

  it('finds where the winner took the lead for good', () => {
    const turning = storyOf(evening, 100).find(({ code }) => code === 'turning-delivery')!;
    const { deliveries, winner } = evening.progress;
    const out = (upTo: number, colour: Colour): number =>
      deliveries.filter((each, i) => i <= upTo && each.player === colour).length;
    const leads = deliveries.map((_, i) =>
      COLOURS.every((colour) => colour === winner || out(i, colour) < out(i, winner!)),
    );
    const since = leads.lastIndexOf(false) + 1;
    const own = deliveries.findIndex((each, i) => i >= since && each.player === winner);
    expect(turning).toMatchObject({ player: winner, at: deliveries[own]!.at });
    expect(turning.command).toBe(deliveries[own]!.command);
  });

  it('finds the connection that paid most', () => {
    const made = evening.progress.connections;
    const longest = Math.max(...made.map(({ paths }) => paths.length));
    const remark = storyOf(evening, 100).find(({ code }) => code === 'biggest-connection');
    expect(remark).toMatchObject({ gold: longest });
  });

  it('has nothing to tell of a game that has not begun', () => {
    expect(storyOf(eveningOf(game.start, []))).toEqual([]);
  });
});
