import type { Command } from '@/engine/europe/commands';
import type { Placement, State } from '@/engine/europe/state';
import { siteTargets, startRouteTargets } from '@/engine/europe/targets';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import type { Places } from '@/components/board/aim';

const NEUTRAL = 'neutral';

/** Which piece it is, whoever places it: "red post", "red route", "neutral". */
export function pieceOf(step: Placement): string {
  return step.place === 'neutral' ? NEUTRAL : `${step.player} ${step.place}`;
}

export interface PieceLeft {
  readonly piece: string;
  readonly step: Placement;
  readonly left: number;
}

const KINDS: readonly Placement['place'][] = ['post', 'route', 'neutral'];

/** The pieces still to be placed, each kind once: posts before routes, by the order of the seats. */
export function piecesLeft(left: readonly Placement[], seats: readonly Colour[]): PieceLeft[] {
  const found = new Map<string, PieceLeft>();
  for (const step of left) {
    const piece = pieceOf(step);
    const known = found.get(piece);
    found.set(piece, { piece, step: known?.step ?? step, left: (known?.left ?? 0) + 1 });
  }
  const rank = ({ step }: PieceLeft) =>
    KINDS.indexOf(step.place) * seats.length + seats.indexOf(step.player);
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** Three posts and a route each, and with three at the table three neutral posts. */
export function placementsInAll(state: State): number {
  const seats = state.seats.length;
  return seats * 4 + (seats === 3 ? 3 : 0);
}

/** Where the piece may go by the rules. */
export function placesFor(state: State, step: Placement): Places {
  if (step.place === 'route') return { paths: new Set(startRouteTargets(state, step.player)) };
  return { intersections: new Set(siteTargets(state)) };
}

export type PlacingCommand = Extract<
  Command,
  { readonly type: 'placePost' | 'placeNeutral' | 'placeRoute' }
>;

export function placing(step: Placement, at: string): PlacingCommand {
  switch (step.place) {
    case 'post':
      return { type: 'placePost', player: step.player, at };
    case 'neutral':
      return { type: 'placeNeutral', at };
    case 'route':
      return { type: 'placeRoute', player: step.player, path: at };
  }
}

/** The next piece of the printed start that does not stand yet; null when all do. */
export function nextPrinted(state: State): PlacingCommand | null {
  const { board, posts, routes, seats } = state;
  for (const player of COLOURS) {
    const pieces = board.start?.get(player);
    if (!pieces) continue;
    const plays = seats.includes(player);
    const at = pieces.posts.find((site) => !posts[site]);
    if (at) return plays ? { type: 'placePost', player, at } : { type: 'placeNeutral', at };
    if (plays && !routes[pieces.route]) return { type: 'placeRoute', player, path: pieces.route };
  }
  return null;
}
