import { cellId, cornersOf, parseCell, sidesOf, type Cell } from '../../board/grid';
import type { Layout } from '../../board/vocabulary';
import type { BoardFile, HexEntry } from './file';
import { cellsOf, fits, tidy, type Extent, type Sheet } from './sheet';

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

type Move = (cell: Cell) => Cell;

const flip = ({ column, row }: Cell): Cell => ({ column: row, row: column });
const within = ({ column, row }: Cell) => column >= 0 && row >= 0;

/**
 * Moves along the axis on which every second line sits half a hex lower. A single step swaps the
 * lower lines with the higher ones, so the whole map also moves half a hex down (`half` 1) or up
 * (−1): only then does it keep its shape.
 */
function sidestep(by: 1 | -1, half: 1 | -1, layout: Layout): Move {
  const move: Move = ({ column, row }) => {
    const odd = column % 2 === 1;
    const down = half === 1 ? (odd ? 1 : 0) : odd ? 0 : -1;
    return { column: column + by, row: row + down };
  };
  return layout === 'flat' ? move : (cell) => flip(move(flip(cell)));
}

function straight(columns: number, rows: number): Move {
  return ({ column, row }) => ({ column: column + columns, row: row + rows });
}

const PLACE = /^([A-Z]{1,2}\d{1,2})\.?([a-z]*)$/;

/** Compass points survive a move, so a corner or a side goes where its hex goes. */
function moved(place: string, move: Move): string | null {
  const [, hex = '', part = ''] = PLACE.exec(place) ?? [];
  const cell = parseCell(hex);
  const to = cell && move(cell);
  return to && within(to) ? cellId(to) + part : null;
}

function entriesMoved<T extends { readonly at: string }>(entries: readonly T[], move: Move): T[] {
  return entries.flatMap((entry) => {
    const at = moved(entry.at, move);
    return at === null ? [] : [{ ...entry, at }];
  });
}

function draftMoved(draft: BoardFile, move: Move): BoardFile {
  const { paths, robber, start, ...rest } = draft;
  const robberAt = robber === undefined ? null : moved(robber, move);
  return {
    ...rest,
    hexes: entriesMoved(draft.hexes, move),
    sites: entriesMoved(draft.sites, move),
    ...(paths ? { paths: entriesMoved(paths, move) } : {}),
    ...(robberAt === null ? {} : { robber: robberAt }),
    ...(start
      ? {
          start: Object.fromEntries(
            Object.entries(start).map(([colour, { posts, route }]) => [
              colour,
              {
                posts: posts.flatMap((at) => moved(at, move) ?? []),
                route: moved(route, move) ?? '',
              },
            ]),
          ),
        }
      : {}),
  };
}

const inside = ({ columns, rows }: Extent, cell: Cell) =>
  cell.column >= 1 && cell.row >= 1 && cell.column <= columns && cell.row <= rows;

/** Sea that nobody has drawn anything on. */
function openWater({ draft, coloured }: Sheet): (cell: Cell) => boolean {
  const marked = new Set([
    ...(draft.paths ?? []).map(({ at }) => at),
    ...draft.sites.map(({ at }) => at),
  ]);
  const hexes = new Map(draft.hexes.map((hex) => [hex.at, hex]));
  return (cell) => {
    const hex = hexes.get(cellId(cell));
    if (!hex) return true;
    const around = [...sidesOf(cell, draft.layout), ...cornersOf(cell, draft.layout)];
    return hex.terrain === 'sea' && !coloured.has(hex.at) && !around.some((at) => marked.has(at));
  };
}

/** New cells are sea; cells outside go, with everything on them. Holes stay holes. */
function relaid(sheet: Sheet, move: Move, extent: Extent): Sheet {
  const draft = draftMoved(sheet.draft, move);
  const kept = draft.hexes.filter(({ at }) => inside(extent, parseCell(at)!));
  const old = new Set(cellsOf(sheet.extent).map((cell) => cellId(move(cell))));
  const added = cellsOf(extent)
    .map(cellId)
    .filter((at) => !old.has(at))
    .map((at): HexEntry => ({ at, terrain: 'sea' }));
  const hexes = [...kept, ...added];
  const there = new Set(hexes.map(({ at }) => at));
  const coloured = [...sheet.coloured]
    .flatMap((at) => moved(at, move) ?? [])
    .filter((at) => there.has(at));
  const pins = sheet.pins.map((at) => moved(at, move) ?? at);
  return { draft: tidy({ ...draft, hexes }), extent, coloured: new Set(coloured), pins };
}

/** One more column or row, or one fewer; null when the grid cannot go on in that way. */
export function grow(sheet: Sheet, edge: Edge, by: 1 | -1): Sheet | null {
  const { draft, extent } = sheet;
  const across = edge === 'left' || edge === 'right';
  const grown: Extent = across
    ? { ...extent, columns: extent.columns + by }
    : { ...extent, rows: extent.rows + by };
  if (!fits(grown)) return null;
  if (edge === 'right' || edge === 'bottom') return relaid(sheet, straight(0, 0), grown);

  // Lines sit lower by turns along the columns of flat hexes and along the rows of pointy ones.
  const zigzag = (edge === 'left') === (draft.layout === 'flat');
  if (!zigzag) return relaid(sheet, edge === 'left' ? straight(by, 0) : straight(0, by), grown);

  // Half a hex down undoes half a hex up, so that a column added and taken away leaves no trace.
  const water = openWater(sheet);
  const halves = by === 1 ? ([1, -1] as const) : ([-1, 1] as const);
  for (const half of halves) {
    const move = sidestep(by, half, draft.layout);
    const pushedOut = cellsOf(extent).filter((cell) => {
      const to = move(cell);
      const line = across ? to.column : to.row;
      return line >= 1 && !inside(grown, to);
    });
    if (pushedOut.every(water)) return relaid(sheet, move, grown);
  }
  const taller: Extent = across
    ? { ...grown, rows: grown.rows + 1 }
    : { ...grown, columns: grown.columns + 1 };
  return fits(taller) ? relaid(sheet, sidestep(by, 1, draft.layout), taller) : null;
}
