import { frameOf, middle, type Frame } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';
import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Board, Hex } from '@/engine/europe/board/board';

/**
 * The scene is drawn a hundred units to a hex side: phones set type badly at sizes below one.
 */
export const SIDE = 100;

export const DISC = 44;
export const SITE = 15;
export const POST = 23;
export const COIN = 13;

/** What a pane has to show at least: every hex, and the marks that stand out over its coast. */
export function frameOnGlass(board: Board): Frame {
  return frameOf(board, 0.3);
}

const n = (value: number) => String(Math.round(value * 10) / 10);
export const xy = (p: Point) => `${n(p.x)} ${n(p.y)}`;

export function toScene(point: Point): Point {
  return { x: point.x * SIDE, y: point.y * SIDE };
}

/** Number below the middle, sign above it. */
export function discAt(hex: Pick<Hex, 'centre'>): Point {
  return { x: hex.centre.x * SIDE, y: hex.centre.y * SIDE + 21 };
}

export function signAt(hex: Pick<Hex, 'centre'>): Point {
  return { x: hex.centre.x * SIDE, y: hex.centre.y * SIDE - 51 };
}

export function outlinePath(hex: Pick<Hex, 'outline'>): string {
  return 'M' + hex.outline.map((point) => xy(toScene(point))).join('L') + 'z';
}

export function cornerAt(board: Board, id: IntersectionId): Point | null {
  const corner = board.intersections.get(id);
  return corner ? toScene(corner.point) : null;
}

export function endsOf(board: Board, id: PathId): readonly [Point, Point] | null {
  const path = board.paths.get(id);
  const a = path && cornerAt(board, path.ends[0]);
  const b = path && cornerAt(board, path.ends[1]);
  return a && b ? [a, b] : null;
}

export function along([a, b]: readonly [Point, Point], share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The part of a path that lies between the pieces at its ends. */
export function barPath(board: Board, id: PathId, inset: number): string {
  const ends = endsOf(board, id);
  return ends ? `M${xy(along(ends, inset))}L${xy(along(ends, 1 - inset))}` : '';
}

/** A line through a run of paths, in whatever order and direction the paths are named. */
export function runPath(board: Board, ids: readonly PathId[]): string {
  return ids.map((id) => barPath(board, id, 0)).join('');
}

export function pointOf(board: Board, id: string): Point | null {
  const hex = board.hexes.get(id as HexId);
  if (hex) return hex.centre;
  const corner = board.intersections.get(id);
  if (corner) return corner.point;
  const path = board.paths.get(id);
  if (!path) return null;
  const [a, b] = path.ends.map((end) => board.intersections.get(end)?.point);
  return a && b ? middle(a, b) : null;
}

/** The sides of land that face water, or the end of the board. */
export function coastOf(board: Board): readonly (readonly [Point, Point])[] {
  const sides = new Map<string, { ends: [Point, Point]; land: number }>();
  for (const hex of board.hexes.values()) {
    if (hex.terrain === 'sea') continue;
    hex.corners.forEach((corner, i) => {
      const next = (i + 1) % 6;
      const key = [corner, hex.corners[next]].sort().join(' ');
      const known = sides.get(key);
      if (known) known.land += 1;
      else {
        const ends: [Point, Point] = [toScene(hex.outline[i]!), toScene(hex.outline[next]!)];
        sides.set(key, { ends, land: 1 });
      }
    });
  }
  return [...sides.values()].filter(({ land }) => land === 1).map(({ ends }) => ends);
}

/** Which way open water lies from a corner, as a unit vector; null inland. */
export function seawards(board: Board, id: IntersectionId): Point | null {
  const corner = board.intersections.get(id);
  if (!corner) return null;
  let x = 0;
  let y = 0;
  let land = 0;
  for (const hexId of corner.hexes) {
    const hex = board.hexes.get(hexId);
    if (!hex || hex.terrain === 'sea') continue;
    land += 1;
    x += corner.point.x - hex.centre.x;
    y += corner.point.y - hex.centre.y;
  }
  const length = Math.hypot(x, y);
  return land === 0 || land === 3 || length < 0.01 ? null : { x: x / length, y: y / length };
}
