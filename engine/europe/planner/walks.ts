import type { Network } from './network';

/** A search beyond this is cut off, longest walks first. */
const MOST_STOPS = 30_000;

/**
 * Where a caravan has come beside a post it had not passed before, as columns: the route, the set
 * of posts passed so far, the steps, the stop before, and the routes entered since then
 * (`trail[from]` up to, not including, `trail[to]`).
 */
export interface Walks {
  readonly start: number;
  readonly route: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly steps: readonly number[];
  readonly before: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly trail: readonly number[];
  /** Stops that no other stop on the same route is better than. */
  readonly kept: readonly number[];
  readonly complete: boolean;
  /** By path: whether it may be entered. */
  readonly open: Uint8Array;
}

/**
 * All ways of passing posts within a limit, over own routes and those of the owners in `mask`.
 * Between two posts only the fewest steps matter, so each stop looks for the next new posts around
 * it; stops are taken up in order of steps, and one that passed no more posts than an earlier one
 * beside the same route leads nowhere better.
 */
export function walksFrom(
  network: Network,
  tolls: Int8Array,
  start: number,
  mask: number,
  limit: number,
): Walks {
  const { lattice, owner } = network;
  const { first, touching } = lattice;
  const size = owner.length;
  const open = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    if (owner[i]! >= 0 && (tolls[i]! & ~mask) === 0) open[i] = 1;
  }

  const route = [start];
  const low = [network.low[start]!];
  const high = [network.high[start]!];
  const steps = [0];
  const before = [-1];
  const from = [0];
  const to = [0];
  const trail: number[] = [];
  const kept: number[] = [];
  const due: number[][] = Array.from({ length: limit + 1 }, () => []);
  due[0]!.push(0);

  const newest = new Int32Array(size).fill(-1);
  const older: number[] = [];
  const seen = new Int32Array(size).fill(-1);
  const cameFrom = new Int32Array(size);
  const queue = new Int32Array(size);
  const complete = (): boolean => route.length < MOST_STOPS;

  for (let t = 0; t <= limit && complete(); t++) {
    for (const stop of due[t]!) {
      const here = route[stop]!;
      const lowHere = low[stop]!;
      const highHere = high[stop]!;
      let other = newest[here]!;
      while (other >= 0 && ((lowHere & ~low[other]!) | (highHere & ~high[other]!)) !== 0) {
        other = older[other]!;
      }
      if (other >= 0) continue;
      older[stop] = newest[here]!;
      newest[here] = stop;
      kept.push(stop);

      seen[here] = stop;
      queue[0] = here;
      let head = 0;
      let tail = 1;
      for (let n = 1; t + n <= limit && head < tail; n++) {
        for (const end = tail; head < end; head++) {
          const at = queue[head]!;
          const last = first[at + 1]!;
          for (let k = first[at]!; k < last; k++) {
            const next = touching[k]!;
            if (open[next] === 0 || seen[next] === stop) continue;
            seen[next] = stop;
            cameFrom[next] = at;
            const lowNext = network.low[next]!;
            const highNext = network.high[next]!;
            if (((lowNext & ~lowHere) | (highNext & ~highHere)) === 0) {
              queue[tail++] = next;
              continue;
            }
            due[t + n]!.push(route.length);
            route.push(next);
            low.push(lowHere | lowNext);
            high.push(highHere | highNext);
            steps.push(t + n);
            before.push(stop);
            from.push(trail.length);
            trace(cameFrom, here, next, trail);
            to.push(trail.length);
          }
        }
      }
      if (!complete()) break;
    }
  }
  return {
    start,
    route,
    low,
    high,
    steps,
    before,
    from,
    to,
    trail,
    kept,
    complete: complete(),
    open,
  };
}

/** Adds the way to a route, as a search round `from` found it. */
export function trace(cameFrom: Int32Array, from: number, to: number, trail: number[]): void {
  const begin = trail.length;
  for (let path = to; path !== from; path = cameFrom[path]!) trail.push(path);
  for (let i = begin, k = trail.length - 1; i < k; i++, k--) {
    const path = trail[i]!;
    trail[i] = trail[k]!;
    trail[k] = path;
  }
}

/** The routes entered up to a stop, in order. */
export function trailTo(walks: Walks, stop: number): number[] {
  const parts: number[][] = [];
  for (let at = stop; at > 0; at = walks.before[at]!) {
    parts.push(walks.trail.slice(walks.from[at]!, walks.to[at]!));
  }
  return parts.reverse().flat();
}
