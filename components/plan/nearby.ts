import { stepsFrom } from '@/engine/board/graph';
import type { PathId } from '@/engine/board/vocabulary';
import type { Board } from '@/engine/europe/board/board';

/** The city a path touches, or the nearest one: a name to look for on the table. */
export function cityNear(board: Board, path: PathId): string | null {
  let best: { at: string; steps: number } | null = null;
  for (const end of board.paths.get(path)?.ends ?? []) {
    for (const [at, steps] of stepsFrom(board, end)) {
      if (board.sites.has(at) && steps < (best?.steps ?? Infinity)) best = { at, steps };
    }
  }
  return best?.at ?? null;
}
