import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';

import { read, write, type ShelfFault } from './shelf';

/** Every board a game can be laid on, the practice maps last to be crowded out. */
export function boardsOnShelf(): readonly BoardFile[] {
  return [...PRACTICE_BOARDS.values()];
}

export function boardOnShelf(id: string): BoardFile | undefined {
  return boardsOnShelf().find((board) => board.id === id);
}

/** A practice map is known to everyone; any other board travels with the game. */
export function boardInFile(board: BoardFile): BoardFile | string {
  return PRACTICE_BOARDS.get(board.id) === board ? board.id : board;
}

export function loadBoard(id: string): BoardFile | null {
  const practice = PRACTICE_BOARDS.get(id);
  if (practice) return practice;
  const reading = read(`board.${id}`);
  if ('fault' in reading) return null;
  try {
    return (JSON.parse(reading.value) as { file: BoardFile }).file;
  } catch {
    return null;
  }
}

/** Keeps a board as it was entered, errors and all. A practice map's id is never written over. */
export function saveBoard(file: BoardFile): ShelfFault | null {
  if (PRACTICE_BOARDS.has(file.id)) return 'denied';
  return write(`board.${file.id}`, JSON.stringify({ file }));
}
