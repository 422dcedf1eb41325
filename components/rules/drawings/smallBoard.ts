import { buildGraph, type PathMark } from '@/engine/board/graph';
import {
  centreOf,
  cornerPointsOf,
  cornersOf,
  intersectionId,
  parseCell,
  pathId,
} from '@/engine/board/grid';
import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Board, Hex, Site } from '@/engine/europe/board/board';
import type { HexEntry, PathEntry, SiteEntry } from '@/engine/europe/board/file';

const LAYOUT = 'flat';

/** A place may be named from any hex it belongs to; drawings know only the board's own name. */
export const corner = (name: string): IntersectionId => intersectionId(name, LAYOUT)!;
export const path = (name: string): PathId => pathId(name, LAYOUT)!;

/**
 * A few hexes to show one rule on. No game could be played there, so it is built without the
 * checks a board for play has to pass.
 */
export function smallBoard(
  entries: readonly HexEntry[],
  cities: readonly SiteEntry[],
  marked: readonly PathEntry[] = [],
): Board {
  const hexes = new Map<HexId, Hex>();
  const cells = entries.map(({ at, terrain, number, slot, arch }) => {
    const cell = parseCell(at)!;
    hexes.set(at, {
      id: at,
      terrain,
      number: number ?? null,
      slot: slot ? { colour: slot, arch: arch ?? false } : null,
      corners: cornersOf(cell, LAYOUT),
      centre: centreOf(cell, LAYOUT),
      outline: cornerPointsOf(cell, LAYOUT),
    });
    return { id: at, cell, sea: terrain === 'sea' };
  });
  const marks = new Map(
    marked.map(({ at, kind, double }): [PathId, PathMark] => [path(at), { kind, double }]),
  );
  const sites = new Map(
    cities.map(({ at, name, kind, coins }): [IntersectionId, Site] => [
      corner(at),
      { at: corner(at), name, kind, coins: coins ?? 0 },
    ]),
  );
  return {
    id: 'drawing',
    name: '',
    side: 'short',
    practice: true,
    layout: LAYOUT,
    ...buildGraph(cells, LAYOUT, marks),
    hexes,
    sites,
    printed: new Map(),
    tokens: [],
    robber: '',
    start: null,
    deck: [],
  };
}
