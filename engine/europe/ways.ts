import type { PathId } from '../board/vocabulary';
import { STEPS_PER_CARD } from './components';
import type { State } from './state';
import type { Colour } from './vocabulary';

/**
 * The routes to go along from one route to another: as few as possible, and of equally short
 * ways one that uses fewer foreign owners. Null when no routes lead there.
 */
export function shortestWay(
  state: Pick<State, 'board' | 'routes'>,
  from: PathId,
  to: PathId,
  owner: Colour,
): PathId[] | null {
  if (from === to) return [];
  interface Way {
    readonly path: PathId;
    readonly before: Way | null;
    readonly owners: ReadonlySet<Colour>;
  }
  const best = new Map<PathId, Way>();
  let edge: Way[] = [{ path: from, before: null, owners: new Set() }];
  while (edge.length > 0 && !best.has(to)) {
    const next = new Map<PathId, Way>();
    for (const way of edge) {
      for (const path of state.board.paths.get(way.path)!.touching) {
        const other = state.routes[path];
        if (other === undefined || path === from || best.has(path)) continue;
        const owners = other === owner ? way.owners : new Set([...way.owners, other]);
        const known = next.get(path);
        if (!known || owners.size < known.owners.size)
          next.set(path, { path, before: way, owners });
      }
    }
    for (const [path, way] of next) best.set(path, way);
    edge = [...next.values()];
  }
  const found = best.get(to);
  if (!found) return null;
  const along: PathId[] = [];
  for (let at: Way | null = found; at?.before; at = at.before) along.unshift(at.path);
  return along;
}

/** Cards it takes to go so many steps, after those a development card gave. */
export function cardsForSteps(steps: number, freeSteps: number): number {
  return Math.ceil(Math.max(0, steps - freeSteps) / STEPS_PER_CARD);
}
