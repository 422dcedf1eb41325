import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import { yieldChanges, type YieldChange } from '@/engine/europe/expectation';
import type { State } from '@/engine/europe/state';
import { RESOURCES, type Colour } from '@/engine/europe/vocabulary';
import { goTo, type History } from '@/engine/log/history';

export type Trend = 'more' | 'less' | 'other';

export interface Changes {
  /** Whose turn began where the comparison starts. */
  readonly since: Colour;
  readonly of: (dice: number, player: Colour) => Trend | null;
}

/** More or less cards; gold only where the cards are the same, since it stands in for them. */
export function trendOf({ cards, gold }: YieldChange): Trend {
  const more = RESOURCES.some((resource) => (cards[resource] ?? 0) > 0);
  const less = RESOURCES.some((resource) => (cards[resource] ?? 0) < 0);
  if (more && less) return 'other';
  if (more) return 'more';
  return less || gold < 0 ? 'less' : 'more';
}

/**
 * What has changed since the turn began. Before its roll nothing can have: then since the turn
 * before it, which the one about to roll has just watched.
 */
export function changesIn(history: History<State, Command, Event>): Changes | null {
  const { commands, cursor } = history.log;
  const { state } = history;
  const ends = commands
    .slice(0, cursor)
    .flatMap(({ type }, at) => (type === 'endTurn' ? [at] : []));
  const back = state.phase.name === 'roll' ? 2 : 1;
  const end = ends[ends.length - back];
  if (end === undefined) return null;
  const before = goTo(history, end + 1, decide).state;
  const found = new Map(
    yieldChanges(before, state).map((change) => [
      `${change.dice}-${change.player}`,
      trendOf(change),
    ]),
  );
  return {
    since: before.turn.player,
    of: (dice, player) => found.get(`${dice}-${player}`) ?? null,
  };
}
