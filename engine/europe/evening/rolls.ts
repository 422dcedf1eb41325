import { DICE_SUMS, diceCounts, odds, type DiceCount } from '../../dice';
import { countOf } from '../bundle';
import { harvest } from '../roll';
import type { State } from '../state';
import type { Colour } from '../vocabulary';
import { perPlayer, type Chapter } from './chapter';

/** How the dice treated a player. */
export interface Luck {
  /** Cards that came in from rolls. */
  readonly received: number;
  /** Cards the dice gave, but the supply did not. */
  readonly short: number;
  /** What posts, numbers and robber let expect, roll by roll. */
  readonly expected: number;
  /** Received and short beyond what was expected. */
  readonly luck: number;
  /** The size of luck that is nothing special: one standard deviation. */
  readonly spread: number;
  /** The most rolls in a row, sevens included, without a card. */
  readonly drought: number;
}

export interface RollTold {
  readonly command: number;
  readonly turn: number;
  readonly player: Colour;
  readonly dice: number;
  /** By a card's choice, not by chance: such rolls count for no luck. */
  readonly chosen: boolean;
}

export interface RollsTold {
  readonly rolls: readonly RollTold[];
  /** How often each number fell, choices aside. */
  readonly counts: readonly DiceCount[];
  readonly luck: Readonly<Record<Colour, Luck>>;
}

interface Outlook {
  readonly posts: State['posts'];
  readonly tokens: State['tokens'];
  readonly robber: State['robber'];
  /** Mean and variance of the cards one roll gives. */
  readonly mean: Readonly<Record<Colour, number>>;
  readonly variance: Readonly<Record<Colour, number>>;
}

function outlookOf(state: State): Outlook {
  const mean = perPlayer(state.seats, () => 0);
  const squares = perPlayer(state.seats, () => 0);
  for (const dice of DICE_SUMS) {
    if (dice === 7) continue;
    for (const [colour, sources] of harvest(state, dice).sources) {
      mean[colour] += odds(dice) * sources.length;
      squares[colour] += odds(dice) * sources.length ** 2;
    }
  }
  const { posts, tokens, robber } = state;
  const variance = perPlayer(state.seats, (colour) => squares[colour] - mean[colour] ** 2);
  return { posts, tokens, robber, mean, variance };
}

/** Boards share what does not change, so most rolls find the outlook of the one before. */
function stillHolds(outlook: Outlook, state: State): boolean {
  const { posts, tokens, robber } = outlook;
  return posts === state.posts && tokens === state.tokens && robber === state.robber;
}

export function rollsChapter(start: State): Chapter<RollsTold> {
  const { seats } = start;
  const rolls: RollTold[] = [];
  const sums = perPlayer(seats, () => ({ received: 0, short: 0, expected: 0, variance: 0 }));
  const dry = perPlayer(seats, () => ({ now: 0, longest: 0 }));
  let outlook = outlookOf(start);
  let byChance = false;
  return {
    take: ({ event, before, command }) => {
      if (event.type === 'rolled') {
        const { dice, player } = event;
        byChance = before.turn.chosenDice === null;
        const turn = before.turn.number;
        rolls.push({ command, turn, player, dice, chosen: !byChance });
        for (const colour of seats) dry[colour].now++;
        if (!byChance) return;
        if (!stillHolds(outlook, before)) outlook = outlookOf(before);
        for (const colour of seats) {
          sums[colour].expected += outlook.mean[colour];
          sums[colour].variance += outlook.variance[colour];
        }
      } else if (event.type === 'cardsTaken' && event.because.rule === 'E-ROLL-1') {
        const drought = dry[event.player];
        // The roll that pays is none of those without a card.
        drought.longest = Math.max(drought.longest, drought.now - 1);
        drought.now = 0;
        if (byChance) sums[event.player].received += countOf(event.cards);
      } else if (event.type === 'shortage' && byChance) {
        for (const colour of seats) sums[colour].short += event.lost[colour] ?? 0;
      }
    },
    read: () => ({
      rolls: [...rolls],
      counts: diceCounts(rolls.filter(({ chosen }) => !chosen).map(({ dice }) => dice)),
      luck: perPlayer(seats, (colour) => {
        const { received, short, expected, variance } = sums[colour];
        return {
          received,
          short,
          expected,
          luck: received + short - expected,
          spread: Math.sqrt(variance),
          drought: Math.max(dry[colour].longest, dry[colour].now),
        };
      }),
    }),
  };
}
