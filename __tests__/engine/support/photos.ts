import { distance } from '@/engine/board/geometry';
import { fit, inverse, project, type Four, type Homography } from '@/engine/board/homography';
import type { Point } from '@/engine/board/grid';
import type { Raster } from '@/engine/board/suggest';
import type { HexId } from '@/engine/board/vocabulary';
import type { Board, Hex } from '@/engine/europe/board/board';
import type { Terrain } from '@/engine/europe/vocabulary';
import { Rng } from '@/scripts/lib/rng';

/** Inks of an invented print, two of them close to another on purpose. */
const INKS: Readonly<Record<Terrain, readonly [number, number, number]>> = {
  forest: [78, 118, 62],
  mountainForest: [104, 122, 92],
  pasture: [158, 190, 92],
  mountainPasture: [172, 184, 128],
  field: [226, 190, 84],
  mountains: [150, 140, 134],
  saltworks: [226, 222, 212],
  sea: [96, 150, 180],
};

export interface PhotoOptions {
  readonly seed: number;
  readonly width?: number;
  /** How much brighter one end of the table is than the other: 1 is even light. */
  readonly light?: number;
  /** Spread of a pixel's noise, of 255. */
  readonly noise?: number;
  /** How much each hex differs from the ink of its kind. */
  readonly print?: number;
  /** How far the corners of the picture are off a rectangle, as a share of its size. */
  readonly tilt?: number;
}

export interface Photo {
  readonly raster: Raster;
  readonly toPicture: Homography;
}

/** A photo of a board on a table: perspective, uneven light, number discs, noise. */
export function photographed(board: Board, options: PhotoOptions): Photo {
  const { seed, width = 240, light = 2, noise = 10, print = 5, tilt = 0.08 } = options;
  const rng = new Rng(seed);
  const hexes = [...board.hexes.values()];
  const xs = hexes.flatMap(({ outline }) => outline.map(({ x }) => x));
  const ys = hexes.flatMap(({ outline }) => outline.map(({ y }) => y));
  const frame = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  const height = Math.round((width * (frame[3] - frame[2])) / (frame[1] - frame[0]));
  const corner = (x: number, y: number): Point => ({
    x: width * (x + (x === 0.1 ? 1 : -1) * rng.next() * tilt),
    y: height * (y + (y === 0.1 ? 1 : -1) * rng.next() * tilt),
  });
  const from: Four = [
    { x: frame[0], y: frame[2] },
    { x: frame[1], y: frame[2] },
    { x: frame[1], y: frame[3] },
    { x: frame[0], y: frame[3] },
  ];
  const to: Four = [corner(0.1, 0.1), corner(0.9, 0.1), corner(0.9, 0.9), corner(0.1, 0.9)];
  const fitted = fit(from, to);
  if (!('homography' in fitted)) throw new Error(fitted.fault);
  const toPicture = fitted.homography;
  const toBoard = inverse(toPicture);
  const inks = new Map<HexId, readonly number[]>(
    hexes.map(({ id, terrain }) => [
      id,
      INKS[terrain].map((part) => part + (rng.next() - 0.5) * 2 * print),
    ]),
  );
  const columns = new Map<number, Hex[]>();
  for (const hex of hexes) {
    const key = Math.round(hex.centre.x);
    columns.set(key, [...(columns.get(key) ?? []), hex]);
  }
  const hexUnder = (at: Point): Hex | null => {
    const key = Math.round(at.x);
    for (const near of [key - 1, key, key + 1]) {
      const found = columns.get(near)?.find((hex) => distance(hex.centre, at) < 0.88);
      if (found) return found;
    }
    return null;
  };
  const angle = rng.next() * 2 * Math.PI;
  const bow = rng.next() * 0.3;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = project(toBoard, { x: x + 0.5, y: y + 0.5 });
      const best = at ? hexUnder(at) : null;
      const away = at && best ? distance(at, best.centre) : 1;
      const table = [92, 70, 52] as const;
      let ink: readonly number[] = best ? inks.get(best.id)! : table;
      if (best && best.terrain !== 'sea' && away < 0.3) {
        ink = (x + y) % 7 === 0 ? [40, 40, 40] : [244, 236, 214];
      }
      const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
      const along = (u * Math.cos(angle) + v * Math.sin(angle)) / 1.4;
      // Light multiplies what falls on the sensor; pictures store its root, or nearly.
      const gain = Math.pow(light, along / 2 - bow * (u * u + v * v) * 0.5);
      for (let c = 0; c < 3; c++) {
        const shade = (rng.next() + rng.next() + rng.next() - 1.5) * 2 * noise;
        data[(y * width + x) * 4 + c] = ink[c]! * Math.pow(gain, 1 / 2.2) + shade;
      }
      data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return { raster: { width, height, data }, toPicture };
}
