import type { IntersectionId, PathId } from '@/engine/board/vocabulary';
import { tollsFor } from '@/engine/europe/caravans';
import type { State } from '@/engine/europe/state';
import { deliveriesAlong } from '@/engine/europe/targets';
import { ownerOf, type Colour, type PieceId } from '@/engine/europe/vocabulary';
import { cardsForSteps, shortestWay } from '@/engine/europe/ways';

export interface Journey {
  readonly salt: number;
  readonly freeSteps: number;
  readonly tolls: readonly Colour[];
  /** Posts on the way that take goods. */
  readonly deliveries: readonly IntersectionId[];
}

/** What a traced way costs and what it can deliver. */
export function journeyOf(state: State, caravan: PieceId, along: readonly PathId[]): Journey {
  const from = state.caravans[caravan];
  const { freeCaravanSteps, tollFree } = state.turn;
  const freeSteps = Math.min(freeCaravanSteps, along.length);
  return {
    salt: cardsForSteps(along.length, freeSteps),
    freeSteps,
    tolls: tollFree && freeSteps > 0 ? [] : tollsFor(state, caravan, along),
    deliveries: from ? deliveriesAlong(state, ownerOf(caravan), [from, ...along]) : [],
  };
}

/**
 * The way after a route was touched: the last one again takes it back, a neighbour is added, and
 * a distant one is reached by the shortest way.
 */
export function traceTo(
  state: State,
  caravan: PieceId,
  along: readonly PathId[],
  path: PathId,
): readonly PathId[] {
  const from = state.caravans[caravan];
  if (!from) return along;
  const last = along[along.length - 1] ?? from;
  if (path === last) return along.slice(0, -1);
  if (state.board.paths.get(last)?.touching.includes(path) && state.routes[path]) {
    return [...along, path];
  }
  const way = shortestWay(state, last, path, ownerOf(caravan));
  return way ? [...along, ...way] : along;
}
