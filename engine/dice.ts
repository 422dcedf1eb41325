/** Two dice. */
export const DICE_SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const DICE_WAYS = 36;

/** In how many of the 36 ways two dice show a sum. */
export function ways(sum: number): number {
  return Math.max(0, 6 - Math.abs(7 - sum));
}

export function odds(sum: number): number {
  return ways(sum) / DICE_WAYS;
}

/** Rolls by sum, with how many of each were to be expected. */
export interface DiceCount {
  readonly sum: number;
  readonly rolled: number;
  readonly expected: number;
}

export function diceCounts(rolls: readonly number[]): DiceCount[] {
  return DICE_SUMS.map((sum) => ({
    sum,
    rolled: rolls.filter((roll) => roll === sum).length,
    expected: rolls.length * odds(sum),
  }));
}
