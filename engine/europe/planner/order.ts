import { CARAVANS_PER_ROUTE } from '../components';

interface Going {
  readonly end: number;
  readonly steps: number;
}

/**
 * Which of two caravans goes first so that both find room where they end (E-CARA-2); null when
 * neither order will do. `taken` counts the caravans that stay where they are.
 */
export function orderOf(
  taken: Int8Array,
  starts: readonly [number, number],
  going: readonly [Going, Going],
): readonly [0, 1] | readonly [1, 0] | null {
  const works = (first: 0 | 1, second: 0 | 1): boolean => {
    const { end, steps } = going[first];
    const then = going[second];
    const room = taken[end]! + (starts[second] === end ? 1 : 0) < CARAVANS_PER_ROUTE;
    if (steps > 0 && !room) return false;
    return then.steps === 0 || taken[then.end]! + (end === then.end ? 1 : 0) < CARAVANS_PER_ROUTE;
  };
  if (works(0, 1)) return [0, 1];
  return works(1, 0) ? [1, 0] : null;
}
