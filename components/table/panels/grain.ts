import type { State } from '@/engine/europe/state';

/** Further than this nobody walks in one turn; the rings would cover the board. */
const MOST_GRAIN = 4;

/** How much grain a merchant's reach is drawn for: never more than the hand can hold. */
export function mostGrain({ players, turn }: Pick<State, 'players' | 'turn'>): number {
  const { hand } = players[turn.player];
  return Math.max(1, Math.min(MOST_GRAIN, hand ?? MOST_GRAIN));
}
