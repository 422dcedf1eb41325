import type { Graph } from './graph';
import type { Point } from './grid';
import type { HexId, IntersectionId, PathId } from './vocabulary';

/** What stands under a finger. */
export type Hit =
  | { readonly kind: 'site'; readonly id: IntersectionId }
  | { readonly kind: 'intersection'; readonly id: IntersectionId }
  | { readonly kind: 'path'; readonly id: PathId }
  | { readonly kind: 'hex'; readonly id: HexId };

export type HitKind = Hit['kind'];

export interface Drawn extends Graph {
  readonly hexes: ReadonlyMap<HexId, { readonly id: HexId; readonly centre: Point }>;
  readonly sites: ReadonlyMap<IntersectionId, unknown>;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return distance(p, { x: a.x + t * dx, y: a.y + t * dy });
}

/** The rectangle that holds every hex, in units of a hex side. */
export function frameOf(board: Pick<Drawn, 'intersections'>, margin = 0): Frame {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { point } of board.intersections.values()) {
    left = Math.min(left, point.x);
    right = Math.max(right, point.x);
    top = Math.min(top, point.y);
    bottom = Math.max(bottom, point.y);
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

const ALL_KINDS: ReadonlySet<HitKind> = new Set(['site', 'intersection', 'path', 'hex']);

/** Share of a path, at each end, that belongs to the intersection when both could be meant. */
const END_SHARE = 0.28;

/**
 * The one hit-test of the app: site before intersection before path before hex. `reach` is the
 * finger's radius in board units, so that targets keep their size on the glass at any zoom; of
 * several targets in reach the nearest wins.
 */
export function hitTest(
  board: Drawn,
  at: Point,
  reach: number,
  kinds: ReadonlySet<HitKind> = ALL_KINDS,
): Hit | null {
  const nearestOf = (ids: Iterable<IntersectionId>, within: number): IntersectionId | null => {
    let best: IntersectionId | null = null;
    let bestAt = within;
    for (const id of ids) {
      const d = distance(at, board.intersections.get(id)!.point);
      if (d <= bestAt) {
        best = id;
        bestAt = d;
      }
    }
    return best;
  };

  const wantsPath = kinds.has('path');
  const cornerReach = wantsPath ? Math.min(reach, END_SHARE) : reach;
  if (kinds.has('site')) {
    const site = nearestOf(board.sites.keys(), cornerReach);
    if (site) return { kind: 'site', id: site };
  }
  if (kinds.has('intersection')) {
    const corner = nearestOf(board.intersections.keys(), cornerReach);
    if (corner) return { kind: 'intersection', id: corner };
  }
  if (wantsPath) {
    let best: PathId | null = null;
    let bestAt = kinds.has('hex') ? Math.min(reach, END_SHARE) : reach;
    for (const path of board.paths.values()) {
      const a = board.intersections.get(path.ends[0])!.point;
      const b = board.intersections.get(path.ends[1])!.point;
      const d = distanceToSegment(at, a, b);
      if (d <= bestAt) {
        best = path.id;
        bestAt = d;
      }
    }
    if (best) return { kind: 'path', id: best };
  }
  if (kinds.has('hex')) {
    let best: HexId | null = null;
    let bestAt = 1;
    for (const hex of board.hexes.values()) {
      const d = distance(at, hex.centre);
      if (d <= bestAt) {
        best = hex.id;
        bestAt = d;
      }
    }
    if (best) return { kind: 'hex', id: best };
  }
  return null;
}
