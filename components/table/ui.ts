import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

import type { Aim } from '@/components/board/aim';
import type { Marks } from '@/components/board/marks';
import type { Hit, HitKind } from '@/engine/board/geometry';
import type { PathId } from '@/engine/board/vocabulary';
import type { Command } from '@/engine/europe/commands';
import type { Objection } from '@/engine/europe/objections';
import type { Question } from '@/engine/europe/questions';
import type { PieceId } from '@/engine/europe/vocabulary';

/** A route that waits for the table to say which connection pays. */
export interface Tie {
  readonly path: PathId;
  readonly free: boolean;
  readonly question: Extract<Question, { readonly ask: 'connection' }>;
}

/** What the active player has taken up; the phase of the game decides everything else. */
export type Mode =
  | { readonly kind: 'none' }
  | { readonly kind: 'route'; readonly tie?: Tie }
  | { readonly kind: 'merchant'; readonly merchant?: PieceId }
  | { readonly kind: 'hire'; readonly at?: string }
  | { readonly kind: 'caravan'; readonly caravan?: PieceId }
  | { readonly kind: 'outfit'; readonly path?: PathId }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'planCaravans'; readonly caravan?: PieceId }
  | { readonly kind: 'planMerchant'; readonly merchant?: PieceId }
  | { readonly kind: 'card' }
  | { readonly kind: 'trade' }
  /** The robber stands elsewhere on the table. */
  | { readonly kind: 'robber' }
  /** A command that was recorded anyway, and what it needs to know. */
  | { readonly kind: 'question'; readonly command: Command; readonly question: Question }
  | { readonly kind: 'place'; readonly hit: Hit };

export interface BoardTouch {
  readonly marks: Marks;
  readonly kinds?: ReadonlySet<HitKind>;
  readonly onTap?: (aim: Aim) => void;
  readonly onTrace?: (path: PathId) => void;
}

/** A command the rules objected to, and how it was to be entered. */
export interface Refusal {
  readonly command: Command;
  readonly objection: Objection;
  readonly revises: boolean;
}

interface TableUi {
  readonly mode: Mode;
  readonly touch: BoardTouch | null;
  readonly refusal: Refusal | null;
  /** A command the table wants to be asked about first. */
  readonly asking: Command | null;
  /** Where the board should zoom to; a new key asks again. */
  readonly focus: { readonly at: string; readonly key: number } | null;
  /** The address to return to while somebody reads the rules; sheets wait out of sight. */
  readonly away: string | null;
  readonly setMode: (mode: Mode) => void;
  readonly refuse: (refusal: Refusal | null) => void;
  readonly askBefore: (command: Command | null) => void;
  readonly lookAt: (at: string) => void;
  readonly goAway: (from: string | null) => void;
  readonly reset: () => void;
}

export const NO_MODE: Mode = { kind: 'none' };

/** What the table screen holds besides the game; forgotten when it is left. */
export const useTableUi = create<TableUi>()((set, get) => ({
  mode: NO_MODE,
  touch: null,
  refusal: null,
  asking: null,
  focus: null,
  away: null,
  setMode: (mode) => set({ mode }),
  refuse: (refusal) => set({ refusal }),
  askBefore: (asking) => set({ asking }),
  lookAt: (at) => set({ focus: { at, key: (get().focus?.key ?? 0) + 1 } }),
  goAway: (away) => set({ away }),
  reset: () =>
    set({ mode: NO_MODE, touch: null, refusal: null, asking: null, focus: null, away: null }),
}));

/**
 * What the board shows and answers to while a panel is there. The board itself stays mounted, so
 * that a change of panel neither redraws it nor loses the zoom. `marks` must be memoised.
 */
export function useBoardTouch(touch: BoardTouch): void {
  const latest = useRef(touch);
  useLayoutEffect(() => {
    latest.current = touch;
  });
  const { marks, kinds } = touch;
  const tappable = touch.onTap !== undefined;
  const traceable = touch.onTrace !== undefined;
  useLayoutEffect(() => {
    const mine: BoardTouch = {
      marks,
      ...(kinds ? { kinds } : {}),
      ...(tappable ? { onTap: (aim: Aim) => latest.current.onTap?.(aim) } : {}),
      ...(traceable ? { onTrace: (path: PathId) => latest.current.onTrace?.(path) } : {}),
    };
    useTableUi.setState({ touch: mine });
    return () => {
      if (useTableUi.getState().touch === mine) useTableUi.setState({ touch: null });
    };
  }, [marks, kinds, tappable, traceable]);
}
