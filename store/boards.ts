import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';

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
