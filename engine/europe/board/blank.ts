import { cellId } from '../../board/grid';
import type { Layout } from '../../board/vocabulary';
import type { Side } from '../vocabulary';
import { BOARD_VERSION, type BoardFile } from './file';

/** No printed board comes near either; together they stay within what a file may hold. */
export const MOST_COLUMNS = 30;
export const MOST_ROWS = 20;

export interface BlankBoard {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly layout: Layout;
  readonly columns: number;
  readonly rows: number;
}

/** Open sea to draw land on. */
export function blankBoard({ columns, rows, ...head }: BlankBoard): BoardFile {
  const hexes = Array.from({ length: columns * rows }, (_, i) => ({
    // Column A and row 0 stay empty.
    at: cellId({ column: 1 + (i % columns), row: 1 + Math.floor(i / columns) }),
    terrain: 'sea' as const,
  }));
  return { format: 'kontor-board', version: BOARD_VERSION, ...head, hexes, sites: [], tokens: [] };
}
