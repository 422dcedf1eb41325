import { act } from '@testing-library/react-native';

import type { BoardPaneProps } from '@/components/board/BoardPane';
import type { Hit } from '@/engine/board/geometry';
import type { PathId } from '@/engine/board/vocabulary';

/** Stands in for the drawn board: keeps what it was told, and taps as a finger would. */
let latest: BoardPaneProps | null = null;

export function BoardPane(props: BoardPaneProps): null {
  latest = props;
  return null;
}

export function board(): BoardPaneProps {
  if (!latest) throw new Error('no board on the screen');
  return latest;
}

export function tapBoard(kind: Hit['kind'], id: string): void {
  const { kinds, onTap } = board();
  if (kinds && !kinds.has(kind)) throw new Error(`the board does not answer to a ${kind}`);
  act(() => onTap?.({ hit: { kind, id }, legal: false }));
}

export function traceBoard(...paths: readonly PathId[]): void {
  for (const path of paths) act(() => board().onTrace?.(path));
}
