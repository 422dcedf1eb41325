import { CARAVANS_PER_ROUTE } from '../components';
import { trace, type Walks } from './walks';

/** A route to end beside, and the way on to it. */
export interface Rest {
  readonly end: number;
  readonly tail: readonly number[];
  /** No caravan of one's own can be in the way. */
  readonly free: boolean;
}

/**
 * Where a caravan may rest after a stop (E-CARA-2), nearest first: the nearest route with room for
 * whatever else one moves there, and before it those with a last place that may be one's own
 * other caravan's. `taken` counts the caravans by path that stay where they are.
 */
export function restsAfter(
  walks: Walks,
  stop: number,
  taken: Int8Array,
  own: number,
  lattice: { readonly first: Int32Array; readonly touching: Int32Array },
  limit: number,
): Rest[] {
  const at = walks.route[stop]!;
  const isFree = (path: number): boolean => taken[path]! + own <= CARAVANS_PER_ROUTE;
  const stays = walks.steps[stop] === 0;
  if (isFree(at)) return [{ end: at, tail: [], free: true }];
  const rests: Rest[] = [];
  // Whoever does not move may stay, however full the route is.
  if (stays || taken[at]! < CARAVANS_PER_ROUTE) rests.push({ end: at, tail: [], free: false });

  const cameFrom = new Int32Array(taken.length).fill(-1);
  const queue = [at];
  let head = 0;
  for (let n = walks.steps[stop]! + 1; n <= limit && head < queue.length; n++) {
    for (const end = queue.length; head < end; head++) {
      const path = queue[head]!;
      for (let k = lattice.first[path]!; k < lattice.first[path + 1]!; k++) {
        const next = lattice.touching[k]!;
        if (next === at || walks.open[next] === 0 || cameFrom[next]! >= 0) continue;
        cameFrom[next] = path;
        queue.push(next);
        if (taken[next]! >= CARAVANS_PER_ROUTE) continue;
        const tail: number[] = [];
        trace(cameFrom, at, next, tail);
        const free = isFree(next);
        rests.push({ end: next, tail, free });
        if (free) return rests;
      }
    }
  }
  return rests;
}
