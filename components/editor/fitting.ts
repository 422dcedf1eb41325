import { centreOf, parseCell, type Point } from '@/engine/board/grid';
import { fit, type Fitted, type Four } from '@/engine/board/homography';
import type { HexId, Layout } from '@/engine/board/vocabulary';
import { cellId } from '@/engine/board/grid';
import type { Extent } from '@/engine/europe/board/sheet';
import type { Fit, Picture } from '@/store/photos';

/** Handles nearer to each other than this share of the picture cannot tell how it lies. */
const CLOSEST = 0.03;

const middleOf = (hex: HexId, layout: Layout): Point => {
  const cell = parseCell(hex);
  return cell ? centreOf(cell, layout) : { x: 0, y: 0 };
};

/** From the board to the pixels of the picture, or why the handles cannot be right. */
export function fittingOf(
  { pins, points }: Pick<Fit, 'pins' | 'points'>,
  layout: Layout,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Fitted {
  const known = pins.map((pin) => middleOf(pin, layout)) as unknown as Four;
  return fit(known, points as unknown as Four, CLOSEST * Math.min(width, height));
}

/** The corner hexes of the grid, clockwise from the top left. */
export function cornerPins({ columns, rows }: Extent): HexId[] {
  const corners = [
    { column: 1, row: 1 },
    { column: columns, row: 1 },
    { column: columns, row: rows },
    { column: 1, row: rows },
  ];
  return corners.map(cellId);
}

/** A photo of a board usually shows little else. */
export function firstPoints({ width, height }: Pick<Picture, 'width' | 'height'>): Point[] {
  const [left, right, top, bottom] = [0.12 * width, 0.88 * width, 0.12 * height, 0.88 * height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
