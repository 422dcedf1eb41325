import type { Frame } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';

/**
 * Where the board lies on the glass. The scene is drawn once so that the whole board fits its
 * pane; what a person pans and pinches is a magnifying glass over that drawing.
 */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

export interface Stage {
  readonly pane: Pane;
  /** The part of the board that has to stay visible, in board units. */
  readonly frame: Frame;
  /** Pixels per board unit when the whole board fits. */
  readonly unit: number;
  /** The board point in the pane's top left corner when the whole board fits. */
  readonly origin: Point;
}

/** A pixel p of the fitted drawing appears at p · zoom + (x, y). */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const FITTED: View = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 4;
/** From here on the board counts as zoomed; fingers never return to exactly one. */
export const NEARLY_FITTED = 1.02;

export function stageOf(frame: Frame, pane: Pane): Stage {
  const unit = Math.min(pane.width / frame.width, pane.height / frame.height);
  return {
    pane,
    frame,
    unit,
    origin: {
      x: frame.x - (pane.width / unit - frame.width) / 2,
      y: frame.y - (pane.height / unit - frame.height) / 2,
    },
  };
}

/** Along one axis: the frame covers the pane when it can, and is centred when it cannot. */
function clampAxis(offset: number, start: number, length: number, pane: number): number {
  if (length <= pane) return (pane - length) / 2 - start;
  return Math.min(-start, Math.max(pane - length - start, offset));
}

export function clampView(view: View, stage: Stage): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom));
  const scale = stage.unit * zoom;
  const { frame, origin, pane } = stage;
  return {
    zoom,
    x: clampAxis(view.x, (frame.x - origin.x) * scale, frame.width * scale, pane.width),
    y: clampAxis(view.y, (frame.y - origin.y) * scale, frame.height * scale, pane.height),
  };
}

export function panBy(view: View, by: Point, stage: Stage): View {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** What lies under `at` stays there. */
export function zoomAt(view: View, factor: number, at: Point, stage: Stage): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return clampView(
    { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    stage,
  );
}

export type Fingers = readonly [Point, Point];

function between([a, b]: Fingers): { middle: Point; apart: number } {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

/** Two fingers carry the two board points they first touched along with them. */
export function pinch(view: View, from: Fingers, to: Fingers, stage: Stage): View {
  const start = between(from);
  const end = between(to);
  const zoomed = zoomAt(view, end.apart / start.apart, start.middle, stage);
  const by = { x: end.middle.x - start.middle.x, y: end.middle.y - start.middle.y };
  return panBy(zoomed, by, stage);
}

/** Brings a board point to the middle of the pane. */
export function focusOn(at: Point, zoom: number, stage: Stage): View {
  const scale = stage.unit * zoom;
  return clampView(
    {
      zoom,
      x: stage.pane.width / 2 - (at.x - stage.origin.x) * scale,
      y: stage.pane.height / 2 - (at.y - stage.origin.y) * scale,
    },
    stage,
  );
}

/** As long as a finger is wide: closer than that a path need not be brought by itself. */
const ROOMY = 44;
/** What is tapped lies off the edge of the glass by so much, in sides of a hex. */
const MARGIN = 0.9;

/** All these points as large as they fit, but no larger than a finger needs. */
export function closeUpOn(points: readonly Point[], stage: Stage): View {
  const { pane, unit } = stage;
  if (points.length === 0) return FITTED;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const zoom = Math.min(
    pane.width / ((right - left + 2 * MARGIN) * unit),
    pane.height / ((bottom - top + 2 * MARGIN) * unit),
    ROOMY / unit,
  );
  return focusOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.max(1, zoom), stage);
}

export function isInSight(at: Point, view: View, stage: Stage): boolean {
  const { x, y } = toGlass(at, view, stage);
  return x >= 0 && y >= 0 && x <= stage.pane.width && y <= stage.pane.height;
}

export function toBoard(glass: Point, view: View, stage: Stage): Point {
  const scale = stage.unit * view.zoom;
  return {
    x: (glass.x - view.x) / scale + stage.origin.x,
    y: (glass.y - view.y) / scale + stage.origin.y,
  };
}

export function toGlass(at: Point, view: View, stage: Stage): Point {
  const scale = stage.unit * view.zoom;
  return {
    x: (at.x - stage.origin.x) * scale + view.x,
    y: (at.y - stage.origin.y) * scale + view.y,
  };
}

/** Radius of a fingertip: targets are 44 pt wide at any zoom. */
export const FINGER = 22;

export function reachOf(view: View, stage: Stage): number {
  return FINGER / (stage.unit * view.zoom);
}

/** Names are set anew only when the zoom passes one of these. */
export const ZOOM_STEPS = [1, 1.4, 2, 2.8, MAX_ZOOM] as const;

export function zoomStep(zoom: number): number {
  let step = 1;
  for (const next of ZOOM_STEPS) if (zoom >= next - 0.01) step = next;
  return step;
}

/** All of the board that can be brought to the glass at this zoom, in board units. */
export function reachable(stage: Stage, zoom: number): Frame {
  const { frame, pane, unit } = stage;
  const width = Math.max(frame.width, pane.width / (unit * zoom));
  const height = Math.max(frame.height, pane.height / (unit * zoom));
  return {
    x: frame.x - (width - frame.width) / 2,
    y: frame.y - (height - frame.height) / 2,
    width,
    height,
  };
}
