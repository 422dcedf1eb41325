import { distance } from '../../board/geometry';
import {
  cellId,
  cornerPointsOf,
  cornersOf,
  parseCell,
  pointOfPlace,
  type Cell,
  type Point,
} from '../../board/grid';
import type { HexId, IntersectionId, Layout } from '../../board/vocabulary';
import type { Extent } from './sheet';

/** What a handle of the photo is laid on: a hex has a middle, a crossing is known by its city. */
export const PIN_KINDS = ['middle', 'crossing'] as const;
export type PinKind = (typeof PIN_KINDS)[number];

export const pinKindOf = (pin: string | undefined): PinKind =>
  pin !== undefined && parseCell(pin) ? 'middle' : 'crossing';

/** The corner hexes of the grid, clockwise from the top left. */
function cornerCells({ columns, rows }: Extent): Cell[] {
  return [
    { column: 1, row: 1 },
    { column: columns, row: 1 },
    { column: columns, row: rows },
    { column: 1, row: rows },
  ];
}

export const middlePins = (extent: Extent): HexId[] => cornerCells(extent).map(cellId);

/** The outermost corners of the map, in the same order. */
function outerPins(extent: Extent, layout: Layout): IntersectionId[] {
  const outwards = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  return cornerCells(extent).map((cell, i) => {
    const way = outwards[i]!;
    const far = cornerPointsOf(cell, layout).map(({ x, y }) => x * way.x + y * way.y);
    return cornersOf(cell, layout)[far.indexOf(Math.max(...far))]!;
  });
}

export const firstPins = (kind: PinKind, extent: Extent, layout: Layout): string[] =>
  kind === 'middle' ? middlePins(extent) : outerPins(extent, layout);

/** A grid that grew on the left or above has moved: the same places have other names. */
export function sameSpots(
  pins: readonly string[],
  by: Point,
  extent: Extent,
  layout: Layout,
): string[] {
  if (Math.hypot(by.x, by.y) < 1e-6) return [...pins];
  const places = new Map<string, Point>();
  for (let row = 0; row <= extent.rows + 1; row++) {
    for (let column = 0; column <= extent.columns + 1; column++) {
      const cell = { column, row };
      for (const at of [cellId(cell), ...cornersOf(cell, layout)]) {
        const point = pointOfPlace(at, layout);
        if (point) places.set(at, point);
      }
    }
  }
  return pins.map((pin) => {
    const from = pointOfPlace(pin, layout);
    if (!from) return pin;
    const to = { x: from.x + by.x, y: from.y + by.y };
    const found = [...places].find(([, point]) => distance(point, to) < 1e-3);
    return found?.[0] ?? pin;
  });
}
