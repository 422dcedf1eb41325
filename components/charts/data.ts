import type { Owner } from '@/engine/europe/vocabulary';

/** The same numbers as rows and columns, for whoever cannot see a drawing. */
export interface TableData {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One player's course; null where nobody counted. */
export interface Course {
  readonly owner: Owner;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A round number not below the largest value, that halves well. */
export function roundTop(largest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [2, 4, 6, 8, 10, 12, 16]) if (step * power >= largest) return step * power;
  }
}

/** Labels pushed apart, so that none covers another; the order stays. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let last = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(wanted[i]!, last + gap, low);
    last = placed[i]!;
  }
  let next = Infinity;
  for (const i of [...order].reverse()) {
    placed[i] = Math.min(placed[i]!, next - gap, high);
    next = placed[i]!;
  }
  return placed;
}

/** A line through the counted points, as steps or straight; gaps stay gaps. */
export function linePath(
  points: readonly ({ readonly x: number; readonly y: number } | null)[],
  steps: boolean,
): string {
  let d = '';
  let before: { readonly x: number; readonly y: number } | null = null;
  for (const point of points) {
    if (point) {
      const to = `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
      if (!before) d += `M${to}`;
      else d += steps ? `H${point.x.toFixed(1)}V${point.y.toFixed(1)}` : `L${to}`;
    }
    before = point;
  }
  return d;
}
