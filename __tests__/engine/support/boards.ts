import { cellId, cornersOf } from '@/engine/board/grid';
import type { IntersectionId, Layout, PathId } from '@/engine/board/vocabulary';
import type { Board, Hex } from '@/engine/europe/board/board';
import type { BoardFile, HexEntry, SiteEntry } from '@/engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { readBoard } from '@/engine/europe/board/read';
import { SLOT_COLOURS, type Terrain } from '@/engine/europe/vocabulary';

export function boardOf(file: unknown): Board {
  const { board, problems } = readBoard(file);
  if (!board) throw new Error(JSON.stringify(problems));
  return board;
}

export const MAIN = boardOf(PRACTICE_MAIN);
export const SHORT = boardOf(PRACTICE_SHORT);

const LAND: readonly Terrain[] = ['forest', 'pasture', 'field', 'mountains', 'saltworks'];

/** The fifteen tokens, their three numbers to a colour; the first of each colour has the arch. */
export const TOKENS: BoardFile['tokens'] = SLOT_COLOURS.flatMap((colour, i) =>
  [
    [9, 4, 10],
    [3, 5, 11],
    [10, 5, 11],
    [10, 3, 9],
    [4, 9, 11],
  ][i]!.map((number, k) => ({ colour, number, arch: k === 0 })),
);

/** A rectangle of land; its first row carries the arch slots, the last hex an empty slot. */
export function rectangle(
  columns: number,
  rows: number,
  change: Partial<BoardFile> = {},
  layout: Layout = 'flat',
): BoardFile {
  const hexes: HexEntry[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const i = hexes.length;
      const at = cellId({ column, row });
      const terrain = LAND[i % LAND.length]!;
      const last = i === columns * rows - 1;
      const slot = SLOT_COLOURS[i % SLOT_COLOURS.length]!;
      if (i < 5) hexes.push({ at, terrain, slot, arch: true });
      else if (last) hexes.push({ at, terrain, slot });
      else hexes.push({ at, terrain, number: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12][i % 10]! });
    }
  }
  return {
    format: 'kontor-board',
    version: 1,
    id: `rectangle-${columns}-${rows}`,
    name: 'A rectangle',
    side: 'main',
    layout,
    hexes,
    sites: firstSites(columns, rows, 40, layout),
    tokens: TOKENS,
    ...change,
  };
}

/** So many corners of the rectangle as sites, the first twelve of them purple. */
export function firstSites(
  columns: number,
  rows: number,
  count: number,
  layout: Layout = 'flat',
): SiteEntry[] {
  const corners = new Set<string>();
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      for (const corner of cornersOf({ column, row }, layout)) corners.add(corner);
    }
  }
  return [...corners].slice(0, count).map((at, i) => ({
    at,
    name: `Site ${i + 1}`,
    kind: i < 12 ? ('purple' as const) : ('brown' as const),
  }));
}

const DIRECTIONS = {
  w: [-1, 0],
  e: [1, 0],
  nw: [-0.5, -Math.sqrt(3) / 2],
  ne: [0.5, -Math.sqrt(3) / 2],
  sw: [-0.5, Math.sqrt(3) / 2],
  se: [0.5, Math.sqrt(3) / 2],
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** Places of a flat-topped board, by the names people use. */
export function placesOn(board: Board) {
  const city = (name: string): IntersectionId => {
    const site = [...board.sites.values()].find((one) => one.name === name);
    if (!site) throw new Error(`no ${name}`);
    return site.at;
  };
  const next = (from: IntersectionId, direction: Direction): IntersectionId => {
    const corner = board.intersections.get(from)!;
    const [dx, dy] = DIRECTIONS[direction];
    const to = corner.neighbours.find((id) => {
      const { point } = board.intersections.get(id)!;
      return Math.hypot(point.x - corner.point.x - dx, point.y - corner.point.y - dy) < 0.01;
    });
    if (!to) throw new Error(`no path ${direction} of ${from}`);
    return to;
  };
  const path = (a: IntersectionId, b: IntersectionId): PathId => {
    const corner = board.intersections.get(a)!;
    const id = corner.paths[corner.neighbours.indexOf(b)];
    if (!id) throw new Error(`no path ${a}–${b}`);
    return id;
  };
  /** The paths one takes from a corner, one direction after the other. */
  const way = (from: IntersectionId, ...directions: readonly Direction[]): PathId[] => {
    let at = from;
    return directions.map((direction) => {
      const to = next(at, direction);
      const id = path(at, to);
      at = to;
      return id;
    });
  };
  const around = (at: IntersectionId): Hex[] =>
    board.intersections.get(at)!.hexes.map((id) => board.hexes.get(id)!);
  return { city, next, path, way, around };
}
