import type { IntersectionId, PathId } from '../board/vocabulary';
import type { Board } from './board/board';
import type { ConnectionOption } from './questions';
import type { State } from './state';
import type { Colour } from './vocabulary';

type Routes = State['routes'];

/** The sites one finds along routes from a place without using one path; two are enough to know. */
function firstSites(
  board: Board,
  routes: Routes,
  start: IntersectionId,
  without: PathId,
  stopAt: IntersectionId,
): { sites: IntersectionId[]; meets: boolean } {
  const seen = new Set([start]);
  const queue = [start];
  const sites: IntersectionId[] = [];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    if (board.sites.has(at)) {
      sites.push(at);
      if (sites.length === 2) break;
    }
    const { paths, neighbours } = board.intersections.get(at)!;
    for (let k = 0; k < paths.length; k++) {
      const path = paths[k]!;
      if (path === without || routes[path] === undefined) continue;
      const to = neighbours[k]!;
      if (to === stopAt) return { sites, meets: true };
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return { sites, meets: false };
}

/** Would a route here join sites that no route joined before? */
export function joinsSites(board: Board, routes: Routes, path: PathId): boolean {
  return newlyConnected(board, routes, path) !== null;
}

/** The isolated site that a route on this path connects for the first time (E-GOLD-1, E-GOLD-4). */
function newlyConnected(board: Board, routes: Routes, path: PathId): IntersectionId | null {
  const [a, b] = board.paths.get(path)!.ends;
  const left = firstSites(board, routes, a, path, b);
  if (left.meets || left.sites.length === 0) return null;
  const right = firstSites(board, routes, b, path, a);
  if (right.meets || right.sites.length === 0) return null;
  if (left.sites.length === 1) return left.sites[0]!;
  return right.sites.length === 1 ? right.sites[0]! : null;
}

/** All shortest ways along routes from a site to any other site. */
function shortestConnections(
  board: Board,
  routes: Routes,
  from: IntersectionId,
): { to: IntersectionId; paths: PathId[] }[] {
  const steps = new Map([[from, 0]]);
  const cameFrom = new Map<IntersectionId, [IntersectionId, PathId][]>();
  let edge = [from];
  let found: IntersectionId[] = [];
  for (let n = 1; edge.length > 0 && found.length === 0; n++) {
    const next: IntersectionId[] = [];
    for (const at of edge) {
      const { paths, neighbours } = board.intersections.get(at)!;
      for (let k = 0; k < paths.length; k++) {
        const path = paths[k]!;
        if (routes[path] === undefined) continue;
        const to = neighbours[k]!;
        const known = steps.get(to);
        if (known === undefined) {
          steps.set(to, n);
          cameFrom.set(to, [[at, path]]);
          next.push(to);
        } else if (known === n) cameFrom.get(to)!.push([at, path]);
      }
    }
    found = next.filter((at) => board.sites.has(at));
    edge = next;
  }

  const ways: { to: IntersectionId; paths: PathId[] }[] = [];
  const trace = (at: IntersectionId, to: IntersectionId, paths: PathId[]): void => {
    if (at === from) ways.push({ to, paths });
    else for (const [before, path] of cameFrom.get(at)!) trace(before, to, [path, ...paths]);
  };
  for (const to of found) trace(to, to, []);
  return ways;
}

/**
 * What a route on this path earns: every equally short connection of the site it brings into the
 * network, with what it pays to whom. Empty when nothing is connected for the first time.
 */
export function connectionsMade(
  state: Pick<State, 'board' | 'routes' | 'seats'>,
  path: PathId,
  owner: Colour,
): ConnectionOption[] {
  const { board } = state;
  const site = newlyConnected(board, state.routes, path);
  if (site === null) return [];
  const routes = { ...state.routes, [path]: owner };
  return shortestConnections(board, routes, site).map(({ to, paths }) => ({
    id: paths.join('+'),
    from: site,
    to,
    paths,
    pays: state.seats
      .map((player) => ({ player, gold: paths.filter((each) => routes[each] === player).length }))
      .filter(({ gold }) => gold > 0),
  }));
}
