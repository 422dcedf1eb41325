import type { Owner } from '@/engine/europe/vocabulary';

/** A player is a colour and a shape; the shape alone has to be enough. */
const SHAPE_OF = {
  red: 'circle',
  blue: 'square',
  white: 'triangle',
  orange: 'diamond',
  neutral: 'hexagon',
} as const satisfies Readonly<Record<Owner, string>>;

const n = (value: number) => String(Math.round(value * 100) / 100);

export function circlePath(x: number, y: number, r: number): string {
  const across = n(2 * r);
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${across} 0a${n(r)} ${n(r)} 0 1 0 -${across} 0z`;
}

export function polygonPath(points: readonly (readonly [number, number])[]): string {
  return 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'z';
}

export function hexagonPath(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((k): [number, number] => {
    const turn = ((k * 60 + 30) * Math.PI) / 180;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  });
  return polygonPath(points);
}

/** The outline of a player's mark; r is chosen so that all five weigh the same to the eye. */
export function markPath(owner: Owner, x: number, y: number, r: number): string {
  switch (SHAPE_OF[owner]) {
    case 'circle':
      return circlePath(x, y, r);
    case 'square': {
      const half = r * 0.9;
      const corner = r * 0.2;
      const side = n(2 * (half - corner));
      const bend = (dx: number, dy: number) =>
        `a${n(corner)} ${n(corner)} 0 0 1 ${n(dx * corner)} ${n(dy * corner)}`;
      return (
        `M${n(x - half + corner)} ${n(y - half)}h${side}${bend(1, 1)}v${side}${bend(-1, 1)}` +
        `h-${side}${bend(-1, -1)}v-${side}${bend(1, -1)}z`
      );
    }
    case 'triangle':
      return polygonPath([
        [x, y - r * 1.22],
        [x + r * 1.16, y + r * 0.8],
        [x - r * 1.16, y + r * 0.8],
      ]);
    case 'diamond':
      return polygonPath([
        [x, y - r * 1.22],
        [x + r * 1.22, y],
        [x, y + r * 1.22],
        [x - r * 1.22, y],
      ]);
    case 'hexagon':
      return hexagonPath(x, y, r * 1.06);
  }
}

/** A triangle carries its weight low, so its initial sits lower too. */
export function initialDrop(owner: Owner): number {
  return SHAPE_OF[owner] === 'triangle' ? 0.2 : 0;
}
