import { buildGraph, sidesOfAll, type GraphCell, type PathMark } from '../../board/graph';
import {
  cellId,
  centreOf,
  cornerPointsOf,
  cornersOf,
  intersectionId,
  parseCell,
  pathId,
} from '../../board/grid';
import type { HexId, IntersectionId, PathId } from '../../board/vocabulary';
import type { Board, Hex, Site } from './board';
import type { HexEntry } from './file';
import { cellsOf, type Sheet } from './sheet';

/** A board of a sheet as far as it is drawn: to look at and to touch, never to play on. */
export function drawable({ draft, extent }: Sheet): Board {
  const { layout } = draft;
  const entries = new Map<HexId, HexEntry>();
  for (const hex of draft.hexes) {
    const cell = parseCell(hex.at);
    if (cell && cell.column > 0 && cell.row > 0) entries.set(hex.at, hex);
  }
  // Cells that are not on the board can still be coloured.
  for (const cell of cellsOf(extent)) {
    const at = cellId(cell);
    if (!entries.has(at)) entries.set(at, { at, terrain: 'sea' });
  }
  const hexes = new Map<HexId, Hex>();
  const cells: GraphCell[] = [];
  for (const [id, hex] of entries) {
    const cell = parseCell(id)!;
    hexes.set(id, {
      id,
      terrain: hex.terrain,
      number: hex.slot ? null : (hex.number ?? null),
      slot: hex.slot ? { colour: hex.slot, arch: hex.arch ?? false } : null,
      corners: cornersOf(cell, layout),
      centre: centreOf(cell, layout),
      outline: cornerPointsOf(cell, layout),
    });
    cells.push({ id, cell, sea: hex.terrain === 'sea' });
  }
  const sides = sidesOfAll(cells, layout);
  const marks = new Map<PathId, PathMark>();
  for (const { at, kind, double } of draft.paths ?? []) {
    const id = pathId(at, layout);
    if (id && sides.has(id)) marks.set(id, { kind, double });
  }
  const graph = buildGraph(cells, layout, marks);
  const sites = new Map<IntersectionId, Site>();
  for (const { at, name, kind, coins } of draft.sites) {
    const id = intersectionId(at, layout);
    if (id && graph.intersections.has(id)) sites.set(id, { at: id, name, kind, coins: coins ?? 0 });
  }
  return {
    id: draft.id,
    name: draft.name,
    side: draft.side,
    practice: draft.practice ?? false,
    layout,
    ...graph,
    hexes,
    sites,
    printed: new Map(),
    tokens: [],
    robber: draft.robber ?? '',
    start: null,
    deck: [],
  };
}

/** The same with every side as a path, so that a finger finds those that are not drawn. */
export function withAllSides(board: Board): Board {
  const cells = [...board.hexes.keys()].map((id): GraphCell => ({
    id,
    cell: parseCell(id)!,
    sea: false,
  }));
  return { ...board, ...buildGraph(cells, board.layout, new Map()) };
}
