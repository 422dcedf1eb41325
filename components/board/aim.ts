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

/** How far along from a to b the nearest spot of the line lies, and how far away it is. */
function beside(p: Point, a: Point, b: Point): { share: number; away: number } {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return { share, away: distance(p, { x: a.x + share * dx, y: a.y + share * dy }) };
}

function pathEnds(board: Board, id: PathId): readonly [Point, Point] | null {
  const [a, b] = board.paths.get(id)?.ends.map((end) => board.intersections.get(end)) ?? [];
  return a && b ? [a.point, b.point] : null;
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
    const ends = pathEnds(board, id);
    if (ends) offer({ kind: 'path', id }, beside(at, ...ends).away);
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

/** A finger that draws a way is on a path between its ends; at a corner it is on none yet. */
const ON_PATH = { from: 0.22, to: 0.78, away: 0.3 };
const STRIDE = 0.12;

function pathUnder(board: Board, at: Point): PathId | null {
  for (const id of board.paths.keys()) {
    const ends = pathEnds(board, id);
    if (!ends) continue;
    const { share, away } = beside(at, ...ends);
    if (away <= ON_PATH.away && share >= ON_PATH.from && share <= ON_PATH.to) return id;
  }
  return null;
}

/** Fast fingers are followed in strides. */
function strides(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.ceil(distance(from, to) / STRIDE));
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** The paths or hexes a finger has come along, one after the other. */
export function placesBetween(
  board: Board,
  kind: 'hex' | 'path',
  from: Point,
  to: Point,
): string[] {
  const entered: string[] = [];
  for (const at of strides(from, to)) {
    const place = kind === 'path' ? pathUnder(board, at) : hitTest(board, at, 0, HEXES_ONLY)?.id;
    if (place && place !== entered[entered.length - 1]) entered.push(place);
  }
  return entered;
}

const HEXES_ONLY: ReadonlySet<HitKind> = new Set(['hex']);

export function pathsBetween(board: Board, from: Point, to: Point): PathId[] {
  return placesBetween(board, 'path', from, to);
}
