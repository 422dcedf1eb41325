import { stepsFrom } from '../board/graph';
import type { HexId, IntersectionId, PathId } from '../board/vocabulary';
import { caravanObjection, caravansBeside, routeObjection } from './build';
import { deliveryObjection } from './caravans';
import type { Command } from './commands';
import { CARAVANS_PER_ROUTE, STEPS_PER_CARD } from './components';
import { joinsSites } from './connections';
import { decide } from './decide';
import { merchantEndObjection } from './merchants';
import type { Objection } from './objections';
import { robberObjection, victimsAt } from './seven';
import type { State } from './state';
import { ownerOf, piecesOf, type Colour, type PieceId } from './vocabulary';

/** What the screens ask: where something may go, who may be robbed, why not. */

/** Purple, free sites; in a fixed start any free site will do. */
export function siteTargets(state: State): IntersectionId[] {
  return [...state.board.sites.values()]
    .filter((site) => !state.posts[site.at] && (site.kind === 'purple' || state.start === 'fixed'))
    .map((site) => site.at);
}

export function startRouteTargets(state: State, player: Colour): PathId[] {
  const { board, posts, routes } = state;
  const found: PathId[] = [];
  for (const [at, post] of Object.entries(posts)) {
    if (post.owner !== player) continue;
    for (const path of board.intersections.get(at)!.paths) {
      if (!routes[path] && !joinsSites(board, routes, path)) found.push(path);
    }
  }
  return found;
}

/** Paths next to an own post or route, or those a free route may take. */
export function routeTargets(state: State, free = false): PathId[] {
  const owner = state.turn.player;
  const near = new Set<PathId>();
  for (const at in state.posts) {
    if (state.posts[at]!.owner !== owner) continue;
    for (const path of state.board.intersections.get(at)!.paths) near.add(path);
  }
  for (const route in state.routes) {
    if (state.routes[route] !== owner) continue;
    for (const path of state.board.paths.get(route)!.touching) near.add(path);
  }
  return [...near].filter((path) => routeObjection(state, path, owner, free) === null);
}

export function merchantPosts(state: State, merchant?: PieceId): IntersectionId[] {
  const owner = state.turn.player;
  return Object.keys(state.posts).filter(
    (at) =>
      state.posts[at]!.owner === owner &&
      (merchant === undefined || state.merchants[merchant] !== at),
  );
}

export function caravanTargets(state: State, caravan: PieceId): PathId[] {
  const owner = ownerOf(caravan);
  return Object.keys(state.routes).filter(
    (path) => caravanObjection(state, path, owner, caravan) === null,
  );
}

export interface MerchantStop {
  readonly at: IntersectionId;
  readonly steps: number;
  readonly grain: number;
  /** Ending here founds a post. */
  readonly founds: boolean;
}

/** Where a merchant may end for so much grain, with the steps it takes. */
export function merchantReach(
  state: State,
  merchant: PieceId,
  grain: number,
  freeSteps = 0,
): MerchantStop[] {
  const from = state.merchants[merchant];
  if (!from) return [];
  const stops: MerchantStop[] = [];
  for (const [at, steps] of stepsFrom(state.board, from, grain * STEPS_PER_CARD + freeSteps)) {
    if (at === from || merchantEndObjection(state, at, merchant) !== null) continue;
    stops.push({
      at,
      steps,
      grain: Math.ceil(Math.max(0, steps - freeSteps) / STEPS_PER_CARD),
      founds: state.board.sites.has(at) && state.players[ownerOf(merchant)].goods.locked > 0,
    });
  }
  return stops;
}

export interface CaravanStop {
  readonly path: PathId;
  readonly along: readonly PathId[];
  readonly salt: number;
  readonly tolls: readonly Colour[];
  /** Posts on this way that take goods. */
  readonly deliveries: readonly IntersectionId[];
}

interface Way {
  readonly path: PathId;
  readonly owners: number;
  readonly before: Way | null;
  readonly steps: number;
}

/**
 * Every route a caravan may end beside for so much salt. A route can be worth several entries:
 * fewer steps with more tolls, or the other way round; ways that are worse in both are left out.
 */
export function caravanReach(
  state: State,
  caravan: PieceId,
  salt: number,
  freeSteps = 0,
): CaravanStop[] {
  const from = state.caravans[caravan];
  if (!from) return [];
  const owner = ownerOf(caravan);
  const paid = state.turn.tolls[caravan] ?? [];
  const payees = state.seats.filter((colour) => colour !== owner && !paid.includes(colour));
  const bitOf = (colour: Colour): number => {
    const at = payees.indexOf(colour);
    return at < 0 ? 0 : 1 << at;
  };
  const gold = state.tracking === 'full' ? state.players[owner].gold : Infinity;
  const tollFree = state.turn.tollFree && freeSteps > 0;
  const limit = salt * STEPS_PER_CARD + freeSteps;

  const best = new Map<PathId, Way[]>();
  let edge: Way[] = [{ path: from, owners: 0, before: null, steps: 0 }];
  for (let steps = 1; steps <= limit && edge.length > 0; steps++) {
    const next: Way[] = [];
    for (const way of edge) {
      for (const path of state.board.paths.get(way.path)!.touching) {
        const routeOwner = state.routes[path];
        if (routeOwner === undefined) continue;
        const owners = tollFree ? 0 : way.owners | bitOf(routeOwner);
        if (bitCount(owners) > gold) continue;
        const known = best.get(path) ?? [];
        // An earlier way that pays no one this way would not pay is at least as good.
        if (known.some((other) => (other.owners & ~owners) === 0)) continue;
        const found = { path, owners, before: way, steps };
        best.set(path, [...known, found]);
        next.push(found);
      }
    }
    edge = next;
  }

  const stops: CaravanStop[] = [];
  for (const [path, ways] of best) {
    if (caravansBeside(state, path, caravan) >= CARAVANS_PER_ROUTE) continue;
    for (const way of ways) {
      const along: PathId[] = [];
      for (let at: Way | null = way; at?.before; at = at.before) along.unshift(at.path);
      stops.push({
        path,
        along,
        salt: Math.ceil(Math.max(0, way.steps - freeSteps) / STEPS_PER_CARD),
        tolls: payees.filter((colour) => (way.owners & bitOf(colour)) !== 0),
        deliveries: deliveriesAlong(state, owner, [from, ...along]),
      });
    }
  }
  return stops;
}

function bitCount(bits: number): number {
  let n = 0;
  for (let rest = bits; rest > 0; rest >>= 1) n += rest & 1;
  return n;
}

/** Posts beside these routes that would take goods; how many of them, the free tokens say. */
export function deliveriesAlong(
  state: State,
  player: Colour,
  passed: readonly PathId[],
): IntersectionId[] {
  const found: IntersectionId[] = [];
  for (const path of passed) {
    for (const end of state.board.paths.get(path)!.ends) {
      if (!found.includes(end) && deliveryObjection(state, end, player) === null) found.push(end);
    }
  }
  return found;
}

/** Deliveries that need no move at all (E-CARA-7). */
export function standingDeliveries(
  state: State,
): { readonly caravan: PieceId; readonly at: IntersectionId }[] {
  const player = state.turn.player;
  return piecesOf(player).flatMap((caravan) => {
    const path = state.caravans[caravan];
    return path ? deliveriesAlong(state, player, [path]).map((at) => ({ caravan, at })) : [];
  });
}

export function robberTargets(state: State): HexId[] {
  return [...state.board.hexes.keys()].filter((hex) => robberObjection(state, hex) === null);
}

export function robbable(state: State, hex: HexId): Colour[] {
  return victimsAt(state, hex, state.turn.player);
}

/** Why the rules object to a command, or null when they do not. */
export function whyNot(state: State, command: Command): Objection | null {
  const answer = decide(state, command);
  return 'objection' in answer ? answer.objection : null;
}
