import fc from 'fast-check';

import type { Point } from '@/engine/board/grid';
import { fit, inverse, project, type Four } from '@/engine/board/homography';

const SQUARE: Four = [
  { x: 1, y: 1 },
  { x: 11, y: 1 },
  { x: 11, y: 9 },
  { x: 1, y: 9 },
];

/** Corners pushed about, but never across the middle. */
const seen = fc
  .array(fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 250 }) }), {
    minLength: 4,
    maxLength: 4,
  })
  .map(([a, b, c, d]): Four => [
    { x: a!.x, y: a!.y },
    { x: 1000 - b!.x, y: b!.y },
    { x: 1000 - c!.x, y: 800 - c!.y },
    { x: d!.x, y: 800 - d!.y },
  ]);

const near = (p: Point | null, q: Point, digits = 6) => {
  expect(p).not.toBeNull();
  expect(p!.x).toBeCloseTo(q.x, digits);
  expect(p!.y).toBeCloseTo(q.y, digits);
};

function fitted(to: Four, from = SQUARE) {
  const result = fit(from, to, 10);
  if (!('homography' in result)) throw new Error(result.fault);
  return result.homography;
}

describe('a grid laid over a photo', () => {
  it('carries the four known points exactly, and back', () => {
    fc.assert(
      fc.property(seen, (to) => {
        const result = fit(SQUARE, to, 10);
        fc.pre('homography' in result);
        if (!('homography' in result)) return;
        const back = inverse(result.homography);
        SQUARE.forEach((point, i) => {
          near(project(result.homography, point), to[i]!);
          near(project(back, to[i]!), point);
        });
      }),
    );
  });

  it('refuses none of the views that keep the corners in order and bulging', () => {
    let refused = 0;
    fc.assert(
      fc.property(seen, (to) => {
        if (!('homography' in fit(SQUARE, to, 10))) refused += 1;
      }),
      { numRuns: 300, seed: 4 },
    );
    expect(refused).toBeLessThan(6);
  });

  it('keeps straight lines straight', () => {
    fc.assert(
      fc.property(seen, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (to, share) => {
        const result = fit(SQUARE, to, 10);
        fc.pre('homography' in result);
        if (!('homography' in result)) return;
        const [a, , c] = SQUARE;
        const on = { x: a.x + (c.x - a.x) * share, y: a.y + (c.y - a.y) * share };
        const [p, q, r] = [a, on, c].map((point) => project(result.homography, point)!) as [
          Point,
          Point,
          Point,
        ];
        const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        expect(Math.abs(area)).toBeLessThan(1e-4);
      }),
    );
  });

  it('is plain scaling for a picture taken straight from above', () => {
    const h = fitted([
      { x: 100, y: 100 },
      { x: 1100, y: 100 },
      { x: 1100, y: 900 },
      { x: 100, y: 900 },
    ]);
    near(project(h, { x: 6, y: 5 }), { x: 600, y: 500 });
    near(project(h, { x: 0, y: 0 }), { x: 0, y: 0 });
  });

  it('takes a photo the wrong way up, but no mirror image', () => {
    const [a, b, c, d] = SQUARE.map(({ x, y }) => ({ x: x * 50, y: y * 50 })) as never as Four;
    expect('homography' in fit(SQUARE, [c, d, a, b], 10)).toBe(true);
    expect(fit(SQUARE, [b, a, d, c], 10)).toEqual({ fault: 'crossed' });
  });

  it('says what is wrong with handles no camera could have seen', () => {
    const [a, b, c, d] = SQUARE.map(({ x, y }) => ({ x: x * 50, y: y * 50 })) as never as Four;
    expect(fit(SQUARE, [a, c, b, d], 10)).toEqual({ fault: 'crossed' });
    expect(fit(SQUARE, [a, b, c, { x: 300, y: 52 }], 10)).toEqual({ fault: 'in-line' });
    expect(fit(SQUARE, [a, b, { x: 350, y: 150 }, d], 10)).toEqual({ fault: 'crossed' });
    expect(fit(SQUARE, [a, { x: a.x + 5, y: a.y + 5 }, c, d], 10)).toEqual({ fault: 'too-close' });
    expect(fit(SQUARE, [a, a, a, a], 10)).toEqual({ fault: 'too-close' });
    expect(fit([a, b, c, c], SQUARE)).toEqual({ fault: 'too-close' });
  });

  it('knows what would lie behind the camera', () => {
    const steep = fitted([
      { x: 450, y: 300 },
      { x: 550, y: 300 },
      { x: 1000, y: 800 },
      { x: 0, y: 800 },
    ]);
    expect(project(steep, { x: 6, y: 400 })).toBeNull();
    near(project(inverse(steep), project(steep, { x: 3, y: 4 })!), { x: 3, y: 4 });
  });
});
