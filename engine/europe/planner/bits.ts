/** Sets of posts as two words of 32 bits: small enough to compare in a step, large enough for a box. */

export function bitCount(word: number): number {
  let n = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export const sizeOf = (low: number, high: number): number => bitCount(low) + bitCount(high);

/** One number for both words: exact, since the high word stays below 21 bits. */
export const keyOf = (low: number, high: number): number => (low >>> 0) + high * 4294967296;

export const hasBit = (low: number, high: number, bit: number): boolean =>
  ((bit < 32 ? low : high) & (1 << bit)) !== 0;
