import { distance, hitTest, type Hit, type HitKind } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';
import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Board } from '@/engine/europe/board/board';

/** Places the board offers: rings to tap, or hexes that produced. */
export interface Places {
  readonly hexes?: ReadonlySet<HexId> | undefined;
  readonly intersections?: ReadonlySet<IntersectionId> | undefined;
  readonly paths?: ReadonlySet<PathId> | undefined;
}

const INSIDE = Math.sqrt(3) / 2;

function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const share = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, share));
  return distance(p, { x: a.x + t * dx, y: a.y + t * dy });
}

/** The nearest place on offer a finger can have meant. */
export function nearestLegal(board: Board, at: Point, reach: number, legal: Places): Hit | null {
  let best: Hit | null = null;
  let bestAt = reach;
  const offer = (hit: Hit, d: number) => {
    if (d <= bestAt) [best, bestAt] = [hit, d];
  };
  // Larger things first: of two equally near the smaller one was meant.
  for (const id of legal.hexes ?? []) {
    const hex = board.hexes.get(id);
    if (hex) offer({ kind: 'hex', id }, Math.max(0, distance(at, hex.centre) - INSIDE));
  }
  if (best !== null) bestAt = reach;
  for (const id of legal.paths ?? []) {
    const [a, b] = board.paths.get(id)?.ends.map((end) => board.intersections.get(end)) ?? [];
    if (a && b) offer({ kind: 'path', id }, toSegment(at, a.point, b.point));
  }
  for (const id of legal.intersections ?? []) {
    const corner = board.intersections.get(id);
    const kind = board.sites.has(id) ? 'site' : 'intersection';
    if (corner) offer({ kind, id }, distance(at, corner.point));
  }
  return best;
}

export interface Aim {
  readonly hit: Hit;
  /** The finger was drawn to a place on offer. */
  readonly legal: boolean;
}

export function aim(
  board: Board,
  at: Point,
  reach: number,
  legal: Places | null,
  kinds?: ReadonlySet<HitKind>,
): Aim | null {
  const offered = legal ? nearestLegal(board, at, reach, legal) : null;
  if (offered) return { hit: offered, legal: true };
  const hit = hitTest(board, at, reach, kinds);
  return hit ? { hit, legal: false } : null;
}
