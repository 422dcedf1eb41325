import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import type { Catalog } from '@/locales';
import { legible } from '@/locales/legible';

/** A board is called what its file says, but the practice maps speak the user's language. */
export function boardTitle(t: Catalog, name: string): string {
  for (const board of PRACTICE_BOARDS.values()) {
    if (board.name === name) return t.newGame.practice[board.side];
  }
  return legible(name, 80);
}
