import { pointOfPlace } from '../../board/grid';
import { sameSpots } from './pins';
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

/**
 * The photo lies anew: that is no stroke, so it holds in every sheet. Where the grid had not grown
 * yet, the same spots are called otherwise.
 */
export function repin({ past, now, future }: Strokes, pins: readonly string[]): Strokes {
  const { layout } = now.draft;
  const known = pointOfPlace(now.pins[0] ?? '', layout);
  const told = (sheet: Sheet): Sheet => {
    const there = pointOfPlace(sheet.pins[0] ?? '', layout);
    const by = known && there ? { x: there.x - known.x, y: there.y - known.y } : { x: 0, y: 0 };
    return { ...sheet, pins: sameSpots(pins, by, sheet.extent, layout) };
  };
  return { past: past.map(told), now: { ...now, pins }, future: future.map(told) };
}
