import type { Terrain } from '@/engine/europe/vocabulary';

/**
 * The drawn signs of the terrains, a hundred units to a hex side, around the sign's middle.
 * Every stroke starts at a point and goes on in relative steps, so that the signs of a whole
 * board can be joined into one path.
 */
export const INKS = ['wash', 'pale', 'solid', 'line'] as const;
/** wash: tinted and outlined; pale: paper and outlined; solid: filled; line: a stroke only. */
export type Ink = (typeof INKS)[number];

interface Stroke {
  readonly ink: Ink;
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

const n = (value: number) => Math.round(value * 10) / 10;
const steps = (s: number, parts: readonly (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? n(part * s) : part)).join(' ');

function tree(x: number, foot: number, s: number): Stroke[] {
  const crown = ['l', 10, 15, 'h', -4, 'l', 8, 14, 'h', -28, 'l', 8, -14, 'h', -4, 'z'];
  return [
    { ink: 'line', x, y: foot - 5 * s, d: steps(s, ['v', 5]) },
    { ink: 'wash', x, y: foot - 34 * s, d: steps(s, crown) },
  ];
}

function peak(x: number, foot: number, s: number): Stroke[] {
  const snow = ['l', 9, 15, -6, 5, -5, -6, -5, 6, -4, -4, 'z'];
  return [
    { ink: 'wash', x: x - 29 * s, y: foot, d: steps(s, ['l', 26, -46, 32, 46, 'z']) },
    { ink: 'pale', x: x - 3 * s, y: foot - 46 * s, d: steps(s, snow) },
    { ink: 'line', x: x + 8 * s, y: foot - 16 * s, d: steps(s, ['l', 6, 9]) },
  ];
}

function sheep(x: number, foot: number, s: number): Stroke[] {
  const bump = (r: number, dx: number, dy: number) => [...['a', r, r, '0 0 1', dx, dy]];
  const fleece = [
    ...bump(8, -2, -15),
    ...bump(9, 13, -8),
    ...bump(10, 17, 2),
    ...bump(8, 6, 14),
    ...bump(9, -10, 9),
    'h',
    -16,
    ...bump(7, -8, -2),
    'z',
  ];
  const legs = ['v', 9, 'm', 14, -9, 'v', 9];
  const head = ['a', 6.5, 5.5, '0 1 1', 10, 5, 'a', 6.5, 5.5, '0 0 1', -10, -5, 'z'];
  return [
    { ink: 'line', x: x - 8 * s, y: foot - 10 * s, d: steps(s, legs) },
    { ink: 'pale', x: x - 17 * s, y: foot - 11 * s, d: steps(s, fleece) },
    { ink: 'solid', x: x + 13 * s, y: foot - 24 * s, d: steps(s, head) },
  ];
}

function ear(x: number, foot: number, s: number, lean: number): Stroke[] {
  const stem: Stroke = {
    ink: 'line',
    x,
    y: foot,
    d: steps(s, ['q', 0, -14, lean, -26]),
  };
  const grains = [0, 1, 2].flatMap((k): Stroke[] => {
    const y = foot - (17 + k * 9) * s;
    const at = x + lean * s * (0.55 + k * 0.28);
    return [1, -1].map((side) => ({
      ink: 'solid',
      x: at,
      y,
      d: steps(s, ['q', side * 9, -1, side * 8, -10, 'q', side * -8, 1, side * -8, 10, 'z']),
    }));
  });
  const top: Stroke = {
    ink: 'solid',
    x: x + lean * s * 1.25,
    y: foot - 36 * s,
    d: steps(s, ['q', 5, -5, 0, -13, 'q', -5, 8, 0, 13, 'z']),
  };
  return [stem, ...grains, top];
}

function crystal(x: number, foot: number, s: number, height: number): Stroke[] {
  const body = ['v', -height, 'l', 9, -10, 9, 10, 'v', height, 'z'];
  const facets = ['l', 9, 5, 9, -5, 'm', -9, 5, 'v', height - 5];
  return [
    { ink: 'pale', x: x - 9 * s, y: foot, d: steps(s, body) },
    { ink: 'line', x: x - 9 * s, y: foot - height * s, d: steps(s, facets) },
  ];
}

const sparkle = (x: number, y: number): Stroke => ({ ink: 'line', x, y, d: 'v-8m-4 4h8' });

type Land = Exclude<Terrain, 'sea'>;

const SIGNS: Readonly<Record<Land, readonly Stroke[]>> = {
  forest: [...tree(-27, 20, 0.95), ...tree(27, 20, 0.95), ...tree(0, 25, 1.25)],
  mountainForest: [...peak(10, 18, 0.98), ...tree(-29, 23, 1), ...tree(36, 23, 0.82)],
  pasture: [
    ...sheep(0, 20, 1.08),
    { ink: 'line', x: -40, y: 20, d: 'l-3-8m3 8l3-9' },
    { ink: 'line', x: 38, y: 21, d: 'l-3-8m3 8l3-9' },
  ],
  mountainPasture: [...peak(-18, 18, 0.95), ...sheep(20, 24, 0.88)],
  field: [...ear(-24, 24, 0.95, -5), ...ear(24, 24, 0.95, 5), ...ear(0, 26, 1.1, 0)],
  mountains: [...peak(22, 20, 0.82), ...peak(-14, 23, 1.08)],
  saltworks: [
    ...crystal(-19, 20, 1, 15),
    ...crystal(20, 20, 1, 12),
    ...crystal(0, 23, 1.2, 23),
    sparkle(-36, -8),
    sparkle(34, -12),
  ],
};

/** Everything drawn with one ink, for signs whose middles lie at the given points. */
export function signPath(
  terrain: Land,
  ink: Ink,
  middles: readonly { readonly x: number; readonly y: number }[],
): string {
  const strokes = SIGNS[terrain].filter((stroke) => stroke.ink === ink);
  return middles
    .flatMap((at) => strokes.map(({ x, y, d }) => `M${n(at.x + x)} ${n(at.y + y)}${d}`))
    .join('');
}
