import { difference, oklab, toLight, type Light } from './colour';
import type { Point } from './grid';
import { project, solve, type Homography } from './homography';
import type { HexId } from './vocabulary';

/** A small picture, four bytes a pixel as browsers keep them; the fourth is not looked at. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

export interface Guess<T extends string> {
  readonly terrain: T;
  /** From 0, a coin toss, to 1. */
  readonly confidence: number;
}

/** Part of the way from the middle to the rim that is looked at: names and paths lie outside. */
const RIM = 0.72;
/** The number disc lies inside. */
const DISC = 0.4;
const RINGS = [0.45, 0.52, 0.59, 0.66, RIM];
const SPOKES = 18;
const FEWEST_SAMPLES = 30;

/** A guess needs to be so much nearer to one colour than to the next one. */
const MARGIN = 0.22;
/** Beyond this, in Oklab, it is none of the colours shown. */
const STRANGE = 0.075;
const ROUNDS = 12;
/** A hex that a person coloured counts as much as so many guessed ones. */
const PAINTED_WEIGHT = 6;

function lightAt({ width, height, data }: Raster, { x, y }: Point): Light | null {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const at = (row * width + column) * 4;
  return [toLight(data[at] ?? 0), toLight(data[at + 1] ?? 0), toLight(data[at + 2] ?? 0)];
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  // The middle half on average: steadier than one value, and as deaf to glare and print.
  const middle = sorted.slice(half >> 1, sorted.length - (half >> 1));
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The colour of a hex, without its number; null where it is out of the picture. */
export function colourOfHex(raster: Raster, toPicture: Homography, centre: Point): Light | null {
  const seen: Light[] = [];
  for (const ring of RINGS) {
    if (ring < DISC) continue;
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const angle = ((spoke + ring) * 2 * Math.PI) / SPOKES;
      const spot = {
        x: centre.x + Math.cos(angle) * ring,
        y: centre.y + Math.sin(angle) * ring,
      };
      const at = project(toPicture, spot);
      const light = at && lightAt(raster, at);
      if (light) seen.push(light);
    }
  }
  if (seen.length < FEWEST_SAMPLES) return null;
  return [0, 1, 2].map((channel) => median(seen.map((light) => light[channel]!))) as never;
}

interface Seen {
  readonly id: HexId;
  /** From −1 to 1 across the board. */
  readonly at: Point;
  readonly log: readonly [number, number, number];
}

/** Light falls unevenly but smoothly: brightness is a bent plane over the board. */
const bend = ({ x, y }: Point) => [x, y, x * x, x * y, y * y];
const BENDS = 5;

function fieldAt(field: readonly number[], at: Point): number {
  return bend(at).reduce((sum, part, i) => sum + part * field[i]!, 0);
}

/** Least squares with a pull towards even light, so that few hexes bend nothing. */
function fitField(residuals: readonly { at: Point; value: number; weight: number }[]): number[] {
  const rows = Array.from({ length: BENDS }, (_, i) =>
    Array.from({ length: BENDS + 1 }, (_unused, k) => (i === k ? 0.4 : 0)),
  );
  for (const { at, value, weight } of residuals) {
    const parts = bend(at);
    for (let i = 0; i < BENDS; i++) {
      for (let k = 0; k < BENDS; k++) rows[i]![k]! += weight * parts[i]! * parts[k]!;
      rows[i]![BENDS]! += weight * parts[i]! * value;
    }
  }
  return solve(rows) ?? Array.from({ length: BENDS }, () => 0);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const lit = (log: readonly number[], gain: number): Light =>
  log.map((value) => Math.exp(value - gain)) as unknown as Light;

export interface SuggestInput<T extends string> {
  readonly raster: Raster;
  /** From board units to pixels of the raster. */
  readonly toPicture: Homography;
  readonly centres: ReadonlyMap<HexId, Point>;
  /** What a person has coloured already: the only thing the colours are judged by. */
  readonly painted: ReadonlyMap<HexId, T>;
}

/**
 * What the hexes that are not painted yet seem to be; null where the picture does not tell. The
 * colours of the terrains and the light that falls on them are found by turns: hexes guessed from
 * their colour tell how the light falls, and with the light known the guesses improve.
 */
export function suggest<T extends string>(
  input: SuggestInput<T>,
): ReadonlyMap<HexId, Guess<T> | null> {
  const { raster, toPicture, centres, painted } = input;
  const open = [...centres.keys()].filter((id) => !painted.has(id));
  const guesses = new Map<HexId, Guess<T> | null>(open.map((id) => [id, null]));
  const seen = look(raster, toPicture, centres);
  const samples = seen.filter(({ id }) => painted.has(id));
  const terrains = [...new Set(samples.map(({ id }) => painted.get(id)!))];
  if (terrains.length < 2) return guesses;

  const labels = new Map<HexId, T>(samples.map(({ id }) => [id, painted.get(id)!]));
  const sure = new Map<HexId, number>(samples.map(({ id }) => [id, PAINTED_WEIGHT]));
  let field: readonly number[] = Array.from({ length: BENDS }, () => 0);
  let colours = new Map<T, readonly number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < 4; turn++) {
      colours = coloursOf(terrains, seen, labels, sure, field);
      field = fitField(
        seen.flatMap(({ id, at, log }) => {
          const colour = colours.get(labels.get(id) as T);
          if (!colour) return [];
          const value = mean(log.map((part, i) => part - colour[i]!));
          return [{ at, value, weight: sure.get(id) ?? 0 }];
        }),
      );
    }
    for (const hex of seen) {
      if (painted.has(hex.id)) continue;
      const [best, next] = ranked(hex, colours, field);
      if (!best || !next) continue;
      labels.set(hex.id, best.terrain);
      const margin = 1 - best.away / (next.away || 1);
      // The table beside the board must not pull a colour towards itself.
      sure.set(hex.id, best.away > STRANGE ? 0 : margin * margin);
    }
  }
  for (const hex of seen) {
    if (painted.has(hex.id)) continue;
    const [best, next] = ranked(hex, colours, field);
    if (!best || !next || best.away > STRANGE) continue;
    const margin = 1 - best.away / (next.away || 1);
    if (margin < MARGIN) continue;
    guesses.set(hex.id, {
      terrain: best.terrain,
      confidence: Math.min(1, margin) * (1 - best.away / (2 * STRANGE)),
    });
  }
  return guesses;
}

function look(
  raster: Raster,
  toPicture: Homography,
  centres: ReadonlyMap<HexId, Point>,
): readonly Seen[] {
  const points = [...centres.values()];
  const [left, right] = [
    Math.min(...points.map(({ x }) => x)),
    Math.max(...points.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...points.map(({ y }) => y)),
    Math.max(...points.map(({ y }) => y)),
  ];
  const half = Math.max(1, (right - left) / 2, (bottom - top) / 2);
  return [...centres].flatMap(([id, centre]) => {
    const light = colourOfHex(raster, toPicture, centre);
    if (!light) return [];
    const log = light.map((part) => Math.log(Math.max(part, 0.002))) as never;
    const at = {
      x: (centre.x - (left + right) / 2) / half,
      y: (centre.y - (top + bottom) / 2) / half,
    };
    return [{ id, at, log }];
  });
}

function coloursOf<T extends string>(
  terrains: readonly T[],
  seen: readonly Seen[],
  labels: ReadonlyMap<HexId, T>,
  sure: ReadonlyMap<HexId, number>,
  field: readonly number[],
): Map<T, readonly number[]> {
  const sums = new Map(terrains.map((terrain) => [terrain, [0, 0, 0, 0]]));
  for (const { id, at, log } of seen) {
    const sum = sums.get(labels.get(id) as T);
    if (!sum) continue;
    const weight = sure.get(id) ?? 0;
    const gain = fieldAt(field, at);
    for (let i = 0; i < 3; i++) sum[i]! += weight * (log[i]! - gain);
    sum[3]! += weight;
  }
  return new Map(
    [...sums].map(([terrain, [r, g, b, weight]]) => [
      terrain,
      [r! / weight!, g! / weight!, b! / weight!],
    ]),
  );
}

function ranked<T extends string>(
  { at, log }: Seen,
  colours: ReadonlyMap<T, readonly number[]>,
  field: readonly number[],
): { terrain: T; away: number }[] {
  const own = oklab(lit(log, fieldAt(field, at)));
  return [...colours]
    .map(([terrain, colour]) => ({ terrain, away: difference(own, oklab(lit(colour, 0))) }))
    .sort((a, b) => a.away - b.away);
}
