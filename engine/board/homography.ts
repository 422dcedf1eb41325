import { distance } from './geometry';
import type { Point } from './grid';

type Triple = readonly [number, number, number];

/** Rows of a 3×3 matrix that carries points of one plane to another in perspective. */
export type Homography = readonly [...Triple, ...Triple, ...Triple];

/** Four known points and where they are seen. */
export type Four = readonly [Point, Point, Point, Point];

export type HandlesFault =
  /** Three of them lie on a line, or nearly. */
  | 'in-line'
  /** In another order round the middle than the points they stand for. */
  | 'crossed'
  | 'too-close';

export type Fitted = { readonly homography: Homography } | { readonly fault: HandlesFault };

/** Twice the area of a triangle; its sign tells which way round the corners go. */
function area(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

const TRIPLES = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
] as const;

/** Height over the longest side, below which three points count as lying on a line. */
const FLATTEST = 0.04;

function triangles(four: Four): { area: number; flat: number }[] {
  return TRIPLES.map(([i, j, k]) => {
    const [a, b, c] = [four[i], four[j], four[k]];
    const longest = Math.max(distance(a, b), distance(b, c), distance(a, c));
    const twice = area(a, b, c);
    return { area: twice, flat: Math.abs(twice) / (longest * longest || 1) };
  });
}

function shortest(four: Four): number {
  let least = Infinity;
  for (let i = 0; i < 4; i++) {
    for (let j = i + 1; j < 4; j++) least = Math.min(least, distance(four[i]!, four[j]!));
  }
  return least;
}

/**
 * What carries the four points `from` to `to`, exactly. `least` is how far apart the points seen
 * have to be.
 */
export function fit(from: Four, to: Four, least = 0): Fitted {
  if (shortest(to) <= least || shortest(from) === 0) return { fault: 'too-close' };
  const [known, seen] = [triangles(from), triangles(to)];
  if ([...known, ...seen].some(({ flat }) => flat < FLATTEST)) return { fault: 'in-line' };
  // A view in perspective never turns a triangle over: no photo is a mirror.
  if (known.some((triangle, i) => triangle.area * seen[i]!.area < 0)) return { fault: 'crossed' };

  // Seen from the middle of the four, so that the number set to one is never near nothing.
  const mid = { x: mean(from.map(({ x }) => x)), y: mean(from.map(({ y }) => y)) };
  const rows: number[][] = [];
  for (let i = 0; i < 4; i++) {
    const x = from[i]!.x - mid.x;
    const y = from[i]!.y - mid.y;
    const { x: u, y: v } = to[i]!;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  const solved = solve(rows);
  if (!solved) return { fault: 'in-line' };
  const lines = [0, 3, 6].map((i): Triple => {
    const [a = 0, b = 0, c = 1] = solved.slice(i, i + 3);
    return [a, b, c - a * mid.x - b * mid.y];
  });
  return { homography: lines.flat() as unknown as Homography };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Gauss with the largest pivot; each row ends with its right-hand side. */
export function solve(rows: readonly (readonly number[])[]): number[] | null {
  const n = rows.length;
  const m = rows.map((row) => [...row]);
  const scale = Math.max(1e-300, ...m.flat().map(Math.abs));
  for (let column = 0; column < n; column++) {
    let best = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(m[row]![column]!) > Math.abs(m[best]![column]!)) best = row;
    }
    const pivot = m[best]!;
    if (Math.abs(pivot[column]!) < scale * 1e-13) return null;
    [m[column], m[best]] = [pivot, m[column]!];
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const times = m[row]![column]! / pivot[column]!;
      if (times === 0) continue;
      for (let k = column; k <= n; k++) m[row]![k]! -= times * pivot[k]!;
    }
  }
  return m.map((row, i) => row[n]! / row[i]!);
}

/** Null for points that would lie behind the camera. */
export function project(h: Homography, { x, y }: Point): Point | null {
  const depth = h[6] * x + h[7] * y + h[8];
  if (depth <= 1e-9) return null;
  return { x: (h[0] * x + h[1] * y + h[2]) / depth, y: (h[3] * x + h[4] * y + h[5]) / depth };
}

export function inverse([a, b, c, d, e, f, g, k, i]: Homography): Homography {
  const rows: readonly Triple[] = [
    [e * i - f * k, c * k - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * k - e * g, b * g - a * k, a * e - b * d],
  ];
  const size = a * rows[0]![0] + b * rows[1]![0] + c * rows[2]![0];
  return rows.flat().map((value) => value / size) as unknown as Homography;
}
