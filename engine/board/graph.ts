import { cornerPointsOf, cornersOf, sidesOf, type Cell, type Point } from './grid';
import type { HexId, IntersectionId, Layout, PathId, PathKind } from './vocabulary';

export interface Intersection {
  readonly id: IntersectionId;
  readonly point: Point;
  readonly hexes: readonly HexId[];
  readonly paths: readonly PathId[];
  /** Across `paths[i]` lies `neighbours[i]`. */
  readonly neighbours: readonly IntersectionId[];
}

export interface Path {
  readonly id: PathId;
  readonly ends: readonly [IntersectionId, IntersectionId];
  readonly kind: PathKind;
  readonly double: boolean;
  /** The paths that share an intersection with this one. */
  readonly touching: readonly PathId[];
}

export interface Graph {
  readonly intersections: ReadonlyMap<IntersectionId, Intersection>;
  readonly paths: ReadonlyMap<PathId, Path>;
}

export interface GraphCell {
  readonly id: HexId;
  readonly cell: Cell;
  /** Sides of open water are no paths unless the board says so. */
  readonly sea: boolean;
}

export interface PathMark {
  readonly kind?: PathKind | 'absent' | undefined;
  readonly double?: boolean | undefined;
}

interface Corner extends Intersection {
  readonly hexes: HexId[];
  readonly paths: PathId[];
  readonly neighbours: IntersectionId[];
}

/** Hexes generate the graph; marks remove paths, put them to sea or give them the double arrow. */
export function buildGraph(
  cells: readonly GraphCell[],
  layout: Layout,
  marks: ReadonlyMap<PathId, PathMark>,
): Graph {
  const corners = new Map<IntersectionId, Corner>();
  const sides = new Map<PathId, { ends: [IntersectionId, IntersectionId]; land: boolean }>();

  for (const { id, cell, sea } of cells) {
    const ids = cornersOf(cell, layout);
    const points = cornerPointsOf(cell, layout);
    ids.forEach((corner, i) => {
      const known = corners.get(corner);
      if (known) known.hexes.push(id);
      else {
        const point = points[i] as Point;
        corners.set(corner, { id: corner, point, hexes: [id], paths: [], neighbours: [] });
      }
    });
    sidesOf(cell, layout).forEach((side, i) => {
      const known = sides.get(side);
      if (known) known.land ||= !sea;
      else sides.set(side, { ends: [ids[i]!, ids[(i + 1) % 6]!], land: !sea });
    });
  }

  const kept = new Map<PathId, Omit<Path, 'touching'>>();
  for (const [id, { ends, land }] of sides) {
    const mark = marks.get(id);
    const kind = mark?.kind ?? (land ? 'land' : 'absent');
    if (kind === 'absent') continue;
    kept.set(id, { id, ends, kind, double: mark?.double ?? false });
    const [a, b] = ends;
    corners.get(a)!.paths.push(id);
    corners.get(a)!.neighbours.push(b);
    corners.get(b)!.paths.push(id);
    corners.get(b)!.neighbours.push(a);
  }
  const paths = new Map<PathId, Path>();
  for (const path of kept.values()) {
    const touching = path.ends.flatMap((end) =>
      corners.get(end)!.paths.filter((other) => other !== path.id),
    );
    paths.set(path.id, { ...path, touching });
  }
  return { intersections: corners, paths };
}

/** Every side the cells have, paths or not: what an editor offers to mark. */
export function sidesOfAll(cells: readonly GraphCell[], layout: Layout): Set<PathId> {
  return new Set(cells.flatMap(({ cell }) => sidesOf(cell, layout)));
}

/** Steps along paths from one intersection to every other it can reach, up to a limit. */
export function stepsFrom(
  graph: Graph,
  start: IntersectionId,
  limit = Infinity,
): Map<IntersectionId, number> {
  const steps = new Map([[start, 0]]);
  let edge = [start];
  for (let n = 1; n <= limit && edge.length > 0; n++) {
    const next: IntersectionId[] = [];
    for (const at of edge) {
      for (const to of graph.intersections.get(at)?.neighbours ?? []) {
        if (steps.has(to)) continue;
        steps.set(to, n);
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}
