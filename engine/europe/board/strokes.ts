import type { Sheet } from './sheet';

/** The sheets before and after this one. A stroke drawn in one go is one step back. */
export interface Strokes {
  readonly past: readonly Sheet[];
  readonly now: Sheet;
  readonly future: readonly Sheet[];
}

const REMEMBERED = 200;

export function firstStroke(now: Sheet): Strokes {
  return { past: [], now, future: [] };
}

/** `joins` carries on the stroke before instead of beginning a new one. */
export function draw(strokes: Strokes, sheet: Sheet, joins = false): Strokes {
  if (sheet === strokes.now) return strokes;
  const past = joins ? strokes.past : [...strokes.past, strokes.now].slice(-REMEMBERED);
  return { past, now: sheet, future: [] };
}

export function undo({ past, now, future }: Strokes): Strokes {
  const before = past[past.length - 1];
  return before
    ? { past: past.slice(0, -1), now: before, future: [now, ...future] }
    : { past, now, future };
}

export function redo({ past, now, future }: Strokes): Strokes {
  const [after, ...later] = future;
  return after ? { past: [...past, now], now: after, future: later } : { past, now, future };
}
