import type { IntersectionId, PathId } from '../../board/vocabulary';
import type { Command } from '../commands';
import type { State } from '../state';
import { piecesOf, type Colour, type PieceId } from '../vocabulary';
import { choicesIn, sceneOf } from './choices';
import { spread } from './spread';
import { told } from './told';

/** What one caravan does in a plan. */
export interface CaravanMove {
  readonly caravan: PieceId;
  /** Empty when it delivers where it stands. */
  readonly along: readonly PathId[];
  readonly ends: PathId;
  readonly salt: number;
  readonly freeSteps: number;
  /** Whom it pays a toll, one gold each. */
  readonly tolls: readonly Colour[];
  readonly deliveries: readonly IntersectionId[];
}

export interface CaravanPlan {
  readonly deliveries: readonly IntersectionId[];
  readonly salt: number;
  readonly gold: number;
  /** In the order they are to be made; at most one for each caravan. */
  readonly moves: readonly CaravanMove[];
  /** The same as the table would tell it. */
  readonly commands: readonly Command[];
}

export interface PlanWish {
  /** One's own caravans to be moved; left out, both. */
  readonly caravans?: readonly PieceId[] | undefined;
  readonly salt: number;
  /** Left out, what the player has; without bound where gold is only lightly tracked. */
  readonly gold?: number | undefined;
  readonly most?: number | undefined;
}

export interface CaravanPlans {
  /** Best first: more deliveries, then less salt and gold together, then less gold. */
  readonly plans: readonly CaravanPlan[];
  /** False when there are more plans than were asked for, or more ways than can be searched. */
  readonly complete: boolean;
}

const MOST_PLANS = 300;

/**
 * The deliveries the active player can make this turn: every plan that no other plan equals or
 * betters in the posts delivered to, the salt and the gold. Each caravan moves once at most,
 * which loses nothing except where two caravans would have to make room for each other.
 */
export function planCaravans(state: State, wish: PlanWish): CaravanPlans {
  const player = state.turn.player;
  const goods = state.players[player].goods.free;
  if (goods === 0) return { plans: [], complete: true };
  const known = state.tracking === 'full' ? state.players[player].gold : Infinity;
  const purse = { salt: wish.salt, gold: wish.gold ?? known };
  const pieces = wish.caravans ?? piecesOf(player);
  const scene = sceneOf(state, pieces, purse);
  const { chosen, all } = spread(choicesIn(scene, purse), goods, wish.most ?? MOST_PLANS);
  return {
    plans: chosen.map((each) => told(scene, each)),
    complete: all && scene.journeys.every((each) => each.complete),
  };
}
