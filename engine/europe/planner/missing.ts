import type { PathId } from '../../board/vocabulary';
import { connectionsMade } from '../connections';
import { STEPS_PER_CARD } from '../components';
import type { ConnectionOption } from '../questions';
import type { State } from '../state';
import { routeTargets } from '../targets';
import { piecesOf } from '../vocabulary';
import { planCaravans, type CaravanPlan, type PlanWish } from './caravans';

export interface MissingRoute {
  readonly path: PathId;
  /** The best plan once the route lies, for the same salt and gold. */
  readonly plan: CaravanPlan;
  /** How many deliveries it adds to what can be done without it. */
  readonly more: number;
  /** What laying it pays, all equally short connections; the player chooses among them. */
  readonly connections: readonly ConnectionOption[];
  /** What the best of them pays to the player who lays it. */
  readonly earns: number;
}

/**
 * The one route that would allow most deliveries beyond those possible now: after the deliveries
 * the cheaper plan counts, then the gold the connection brings. Null when no route helps.
 */
export function missingRoute(state: State, wish: PlanWish): MissingRoute | null {
  const { player } = state.turn;
  const now = planCaravans(state, { ...wish, most: 1 }).plans[0]?.deliveries.length ?? 0;
  if (now === state.players[player].goods.free) return null;
  let best: MissingRoute | null = null;
  for (const path of routesInReach(state, wish)) {
    const routes = { ...state.routes, [path]: player };
    const [plan] = planCaravans({ ...state, routes }, { ...wish, most: 1 }).plans;
    const more = (plan?.deliveries.length ?? 0) - now;
    if (!plan || more <= 0) continue;
    const connections = connectionsMade(state, path, player);
    const earns = Math.max(
      0,
      ...connections.map(({ pays }) => pays.find((one) => one.player === player)?.gold ?? 0),
    );
    const found = { path, plan, more, connections, earns };
    if (!best || isBetter(found, best)) best = found;
  }
  return best;
}

function isBetter(one: MissingRoute, other: MissingRoute): boolean {
  if (one.more !== other.more) return one.more > other.more;
  const cost = (plan: CaravanPlan): number => plan.salt + plan.gold;
  const dearer = cost(one.plan) - cost(other.plan);
  return dearer === 0 ? one.earns > other.earns : dearer < 0;
}

/** The paths the player may build on that a caravan could get to this turn, whatever the tolls. */
function routesInReach(state: State, wish: PlanWish): PathId[] {
  const { player, freeCaravanSteps } = state.turn;
  const limit = wish.salt * STEPS_PER_CARD + freeCaravanSteps;
  const reached = new Set<PathId>();
  for (const piece of wish.caravans ?? piecesOf(player)) {
    const path = state.caravans[piece];
    if (path) reached.add(path);
  }
  const entered = new Set<PathId>();
  let edge = [...reached];
  for (let n = 1; n <= limit; n++) {
    const next: PathId[] = [];
    for (const at of edge) {
      for (const path of state.board.paths.get(at)!.touching) {
        if (!state.routes[path]) entered.add(path);
        else if (!reached.has(path)) {
          reached.add(path);
          next.push(path);
        }
      }
    }
    edge = next;
  }
  return routeTargets(state).filter((path) => entered.has(path));
}
