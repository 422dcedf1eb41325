import { pointOfPlace, type Point } from '@/engine/board/grid';
import { fit, project, type Fitted, type Four } from '@/engine/board/homography';
import type { Layout } from '@/engine/board/vocabulary';
import type { Fit, Picture } from '@/store/photos';

/** Handles nearer to each other than this share of the picture cannot tell how it lies. */
const CLOSEST = 0.03;

type Size = Pick<Picture, 'width' | 'height'>;
type Held = Pick<Fit, 'pins' | 'points'>;

/** From the board to the pixels of the picture, or why the handles cannot be right. */
export function fittingOf({ pins, points }: Held, layout: Layout, { width, height }: Size): Fitted {
  const known = pins.map((pin) => pointOfPlace(pin, layout) ?? { x: 0, y: 0 });
  const least = CLOSEST * Math.min(width, height);
  return fit(known as unknown as Four, points as unknown as Four, least);
}

export function within({ width, height }: Size, { x, y }: Point): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

/** Other places for the handles, each where the picture shows it by now: the grid does not jump. */
export function pinnedTo(
  held: Held,
  pins: readonly string[],
  layout: Layout,
  size: Size,
): { pins: readonly string[]; points: readonly Point[] } {
  const fitted = fittingOf(held, layout, size);
  const points = held.points.map((point, i) => {
    const place = pins[i] === held.pins[i] ? null : pointOfPlace(pins[i] ?? '', layout);
    const seen = place && 'homography' in fitted ? project(fitted.homography, place) : null;
    return seen ? within(size, seen) : point;
  });
  return { pins, points };
}

/** A photo of a board usually shows little else. */
export function firstPoints({ width, height }: Size): Point[] {
  const [left, right, top, bottom] = [0.12 * width, 0.88 * width, 0.12 * height, 0.88 * height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
