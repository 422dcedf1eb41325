import { cellId, cornersOf, MAX_GRID, parseCell, sidesOf, type Cell } from '../../board/grid';
import { middlePins } from './pins';
import type { HexId, Layout } from '../../board/vocabulary';
import type { Side } from '../vocabulary';
import { BOARD_VERSION, type BoardFile, type HexEntry } from './file';

/** How far the grid reaches: columns from B on, rows from 1 on. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** A board while it is being drawn. */
export interface Sheet {
  readonly draft: BoardFile;
  readonly extent: Extent;
  /** Hexes somebody has coloured; the others are sea only because a new grid is. */
  readonly coloured: ReadonlySet<HexId>;
  /** Four middles of hexes or crossings that a photo is pinned to; they move along with the grid. */
  readonly pins: readonly string[];
}

/** Two cells stay free, so that the grid can still be moved. */
export const MOST = MAX_GRID - 2;
/** A file takes six hundred hexes. */
export const MOST_HEXES = 600;

export function cellsOf({ columns, rows }: Extent): Cell[] {
  const cells: Cell[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) cells.push({ column, row });
  }
  return cells;
}

export function fits({ columns, rows }: Extent): boolean {
  return (
    columns >= 1 && rows >= 1 && columns <= MOST && rows <= MOST && columns * rows <= MOST_HEXES
  );
}

/** An empty sheet is open sea. */
export function newSheet(
  board: { readonly id: string; readonly name: string; readonly side: Side },
  layout: Layout,
  extent: Extent,
): Sheet {
  const draft: BoardFile = {
    format: 'kontor-board',
    version: BOARD_VERSION,
    ...board,
    layout,
    hexes: cellsOf(extent).map((cell): HexEntry => ({ at: cellId(cell), terrain: 'sea' })),
    sites: [],
    tokens: [],
  };
  return { draft, extent, coloured: new Set(), pins: middlePins(extent) };
}

export function openSheet(draft: BoardFile, pins?: readonly string[]): Sheet {
  const cells = draft.hexes.flatMap(({ at }) => parseCell(at) ?? []);
  const extent: Extent = {
    columns: Math.max(1, ...cells.map(({ column }) => column)),
    rows: Math.max(1, ...cells.map(({ row }) => row)),
  };
  return {
    draft,
    extent,
    coloured: new Set(
      draft.hexes.filter(({ terrain }) => terrain !== 'sea').map(({ at }) => at as HexId),
    ),
    pins: pins ?? middlePins(extent),
  };
}

/** Everything that has lost its ground goes: nobody wants to hunt for what cannot be seen. */
export function tidy(draft: BoardFile): BoardFile {
  const cells = draft.hexes.flatMap(({ at }) => parseCell(at) ?? []);
  const corners = new Set(cells.flatMap((cell) => cornersOf(cell, draft.layout)));
  const sides = new Set(cells.flatMap((cell) => sidesOf(cell, draft.layout)));
  const lands = new Set(
    draft.hexes.filter(({ terrain }) => terrain !== 'sea').map(({ at }) => at as HexId),
  );
  const sites = draft.sites.filter(({ at }) => corners.has(at));
  const cities = new Set(sites.map(({ at }) => at));
  const { paths, robber, start, ...rest } = draft;
  const marks = (paths ?? []).filter(({ at }) => sides.has(at));
  const pieces = Object.entries(start ?? {}).flatMap(([colour, { posts, route }]) => {
    const kept = posts.filter((at) => cities.has(at));
    const laid = sides.has(route) ? route : '';
    return kept.length > 0 || laid !== '' ? [[colour, { posts: kept, route: laid }] as const] : [];
  });
  return {
    ...rest,
    sites,
    ...(marks.length > 0 ? { paths: marks } : {}),
    ...(robber !== undefined && lands.has(robber) ? { robber } : {}),
    ...(pieces.length > 0 ? { start: Object.fromEntries(pieces) } : {}),
  };
}
