import {
  distance,
  frameOf,
  hitTest,
  middle,
  type Hit,
  type HitKind,
} from '@/engine/board/geometry';
import { buildGraph, sidesOfAll, stepsFrom, type GraphCell } from '@/engine/board/graph';
import {
  cellId,
  centreOf,
  cornerPointsOf,
  cornersOf,
  intersectionId,
  MAX_GRID,
  parseCell,
  pathId,
  sidesOf,
  type Cell,
  type Point,
} from '@/engine/board/grid';
import { LAYOUTS, type Layout } from '@/engine/board/vocabulary';

import { MAIN, SHORT } from './support/boards';

const CORNERS = {
  flat: ['w', 'nw', 'ne', 'e', 'se', 'sw'],
  pointy: ['n', 'nw', 'ne', 's', 'se', 'sw'],
} as const;
const SIDES = {
  flat: ['n', 'ne', 'se', 's', 'sw', 'nw'],
  pointy: ['w', 'nw', 'ne', 'e', 'se', 'sw'],
} as const;

/** Which way a name points, with y growing to the south. */
const COMPASS = {
  n: [0, -1],
  s: [0, 1],
  w: [-1, 0],
  e: [1, 0],
  nw: [-1, -1],
  ne: [1, -1],
  sw: [-1, 1],
  se: [1, 1],
} as const;

const cellsAround: readonly Cell[] = [4, 5].flatMap((column) =>
  [4, 5].map((row) => ({ column, row })),
);

const near = (a: Point, b: Point): boolean => distance(a, b) < 1e-9;

function inDirection(from: Point, to: Point, name: keyof typeof COMPASS): boolean {
  const [x, y] = COMPASS[name];
  const sign = (n: number) => (Math.abs(n) < 1e-9 ? 0 : Math.sign(n));
  return sign(to.x - from.x) === x && sign(to.y - from.y) === y;
}

describe('ids of cells', () => {
  it.each([
    ['A0', 0, 0],
    ['B1', 1, 1],
    ['Z9', 25, 9],
    ['AA10', 26, 10],
    ['BI60', 60, 60],
  ])('%s', (id, column, row) => {
    expect(cellId({ column, row })).toBe(id);
    expect(parseCell(id)).toEqual({ column, row });
  });

  it.each(['', 'B', '1', 'b1', 'B01', 'B-1', 'B1 ', 'BJ1', 'B61', 'ABC1', 'B100', 'Б1', 'B1w'])(
    '%p is none',
    (id) => {
      expect(parseCell(id)).toBeNull();
    },
  );

  it('name every cell of the grid once', () => {
    const ids = new Set<string>();
    for (let column = 0; column <= MAX_GRID; column++) {
      for (let row = 0; row <= MAX_GRID; row++) {
        const id = cellId({ column, row });
        expect(parseCell(id)).toEqual({ column, row });
        ids.add(id);
      }
    }
    expect(ids.size).toBe((MAX_GRID + 1) ** 2);
  });
});

describe.each(LAYOUTS)('corners and sides of %s hexes', (layout) => {
  it('lie where their names point', () => {
    for (const cell of cellsAround) {
      const centre = centreOf(cell, layout);
      const ids = cornersOf(cell, layout);
      const points = cornerPointsOf(cell, layout);
      for (const name of CORNERS[layout]) {
        const id = intersectionId(cellId(cell) + name, layout)!;
        expect(ids).toContain(id);
        expect(inDirection(centre, points[ids.indexOf(id)]!, name)).toBe(true);
      }
      const sides = sidesOf(cell, layout);
      for (const name of SIDES[layout]) {
        const k = sides.indexOf(pathId(cellId(cell) + name, layout)!);
        const centreOfSide = middle(points[k]!, points[(k + 1) % 6]!);
        expect(inDirection(centre, centreOfSide, name)).toBe(true);
      }
    }
  });

  it('have one id each, whichever hex they are named after', () => {
    const points = new Map<string, Point>();
    const sides = new Map<string, Point>();
    for (let column = 1; column < 6; column++) {
      for (let row = 1; row < 6; row++) {
        const cell = { column, row };
        const at = cornerPointsOf(cell, layout);
        cornersOf(cell, layout).forEach((id, k) => {
          const known = points.get(id) ?? at[k]!;
          expect(near(known, at[k]!)).toBe(true);
          points.set(id, known);
        });
        sidesOf(cell, layout).forEach((id, k) => {
          const centre = middle(at[k]!, at[(k + 1) % 6]!);
          const known = sides.get(id) ?? centre;
          expect(near(known, centre)).toBe(true);
          sides.set(id, known);
        });
      }
    }
    // No two ids for one place either.
    for (const places of [points, sides]) {
      const rounded = [...places.values()].map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`);
      expect(new Set(rounded).size).toBe(places.size);
    }
  });

  it('may be written with or without a dot', () => {
    for (const name of CORNERS[layout]) {
      const plain = intersectionId(`D4${name}`, layout);
      expect(plain).not.toBeNull();
      expect(intersectionId(`D4.${name}`, layout)).toBe(plain);
    }
    for (const name of SIDES[layout]) {
      expect(pathId(`D4.${name}`, layout)).toBe(pathId(`D4${name}`, layout));
    }
  });

  it('keep their id when it is read again', () => {
    for (const cell of cellsAround) {
      for (const id of cornersOf(cell, layout)) expect(intersectionId(id, layout)).toBe(id);
      for (const id of sidesOf(cell, layout)) expect(pathId(id, layout)).toBe(id);
    }
  });

  it('are nothing when the name points at none', () => {
    const [across, along] = layout === 'flat' ? ['n', 'e'] : ['e', 'n'];
    expect(intersectionId(`D4${across}`, layout)).toBeNull();
    expect(pathId(`D4${along}`, layout)).toBeNull();
    for (const odd of ['', 'D4', 'D4x', 'D4..w', 'd4w', 'D04w', 'D99w', 'toString', 'D4w ']) {
      expect(intersectionId(odd, layout)).toBeNull();
      expect(pathId(odd, layout)).toBeNull();
    }
  });

  it('are one hex side apart', () => {
    for (const cell of cellsAround) {
      const points = cornerPointsOf(cell, layout);
      points.forEach((point, k) => {
        expect(distance(point, points[(k + 1) % 6]!)).toBeCloseTo(1, 9);
        expect(distance(point, centreOf(cell, layout))).toBeCloseTo(1, 9);
      });
    }
  });
});

describe('aliases', () => {
  it.each<[Layout, string, string]>([
    ['flat', 'D4ne', 'E4w'],
    ['flat', 'D4se', 'E5w'],
    ['flat', 'D4nw', 'C4e'],
    ['flat', 'D4sw', 'C5e'],
    ['flat', 'E4ne', 'F3w'],
    ['flat', 'E4sw', 'D4e'],
    ['pointy', 'D4n', 'D4n'],
    ['pointy', 'D4s', 'D4s'],
    ['pointy', 'D4sw', 'C5n'],
    ['pointy', 'D4ne', 'D3s'],
  ])('%s corner %s is %s', (layout, alias, id) => {
    expect(intersectionId(alias, layout)).toBe(id);
  });

  it.each<[Layout, string, string]>([
    ['flat', 'D4s', 'D5n'],
    ['flat', 'D4sw', 'C5ne'],
    ['flat', 'D4nw', 'C4se'],
    ['flat', 'E4sw', 'D4ne'],
    ['flat', 'E4nw', 'D3se'],
    ['pointy', 'D4e', 'E4w'],
    ['pointy', 'D4w', 'D4w'],
  ])('%s side %s is %s', (layout, alias, id) => {
    expect(pathId(alias, layout)).toBe(id);
  });
});

describe.each(LAYOUTS)('the graph of %s hexes', (layout) => {
  const cell = (id: string, sea = false): GraphCell => ({ id, cell: parseCell(id)!, sea });
  const graphOf = (cells: readonly GraphCell[], marks = new Map()) =>
    buildGraph(cells, layout, marks);

  it('of one hex is a ring of six', () => {
    const { intersections, paths } = graphOf([cell('D4')]);
    expect([intersections.size, paths.size]).toEqual([6, 6]);
    for (const corner of intersections.values()) {
      expect(corner.hexes).toEqual(['D4']);
      expect(corner.paths).toHaveLength(2);
    }
    for (const path of paths.values()) expect(path.touching).toHaveLength(2);
    const [start] = intersections.keys();
    expect([...stepsFrom({ intersections, paths }, start!).values()]).toEqual([0, 1, 1, 2, 2, 3]);
    expect(stepsFrom({ intersections, paths }, start!, 1).size).toBe(3);
  });

  it('of two neighbours shares one side and its corners', () => {
    const pair = layout === 'flat' ? ['D4', 'D5'] : ['D4', 'E4'];
    const { intersections, paths } = graphOf(pair.map((id) => cell(id)));
    expect([intersections.size, paths.size]).toEqual([10, 11]);
    const shared = [...intersections.values()].filter((corner) => corner.hexes.length === 2);
    expect(shared).toHaveLength(2);
    const [a, b] = shared;
    expect(a!.neighbours).toContain(b!.id);
  });

  it('has no path between two hexes of sea, unless the board says so', () => {
    const pair = layout === 'flat' ? ['D4', 'D5'] : ['D4', 'E4'];
    const side = layout === 'flat' ? 'D5n' : 'E4w';
    const seas = pair.map((id) => cell(id, true));
    expect(graphOf(seas).paths.size).toBe(0);
    const marked = graphOf(seas, new Map([[side, { kind: 'sea' }]]));
    expect([...marked.paths.values()]).toMatchObject([{ id: side, kind: 'sea', double: false }]);
    const coast = graphOf([cell(pair[0]!), cell(pair[1]!, true)]);
    expect(coast.paths.size).toBe(6);
    expect(coast.paths.get(side)!.kind).toBe('land');
    expect(sidesOfAll(seas, layout).size).toBe(11);
  });

  it('leaves out absent paths and marks double ones', () => {
    const [first, second] = sidesOf(parseCell('D4')!, layout);
    const marks = new Map([
      [first!, { kind: 'absent' as const }],
      [second!, { double: true }],
    ]);
    const { paths, intersections } = graphOf([cell('D4')], marks);
    expect(paths.size).toBe(5);
    expect(paths.has(first!)).toBe(false);
    expect([...paths.values()].filter((path) => path.double).map(({ id }) => id)).toEqual([second]);
    for (const corner of intersections.values()) expect(corner.paths).not.toContain(first);
  });
});

describe.each([
  ['main', MAIN],
  ['short', SHORT],
])('the graph of the %s practice map', (_, board) => {
  it('is the same from both ends of every path', () => {
    for (const { id, ends, touching } of board.paths.values()) {
      const [a, b] = ends.map((end) => board.intersections.get(end)!);
      expect(a!.neighbours[a!.paths.indexOf(id)]).toBe(b!.id);
      expect(b!.neighbours[b!.paths.indexOf(id)]).toBe(a!.id);
      expect(distance(a!.point, b!.point)).toBeCloseTo(1, 9);
      for (const other of touching) {
        expect(other).not.toBe(id);
        expect(board.paths.get(other)!.touching).toContain(id);
        expect(board.paths.get(other)!.ends.filter((end) => ends.includes(end))).toHaveLength(1);
      }
      const shared = [...board.paths.values()].filter(
        (other) => other.id !== id && other.ends.some((end) => ends.includes(end)),
      );
      expect([...touching].sort()).toEqual(shared.map((other) => other.id).sort());
    }
  });

  it('has at most three paths and three hexes at an intersection', () => {
    for (const { id, hexes, paths } of board.intersections.values()) {
      expect(hexes.length).toBeLessThanOrEqual(3);
      expect(paths.length).toBeLessThanOrEqual(3);
      for (const hex of hexes) expect(board.hexes.get(hex)!.corners).toContain(id);
    }
    for (const { id, corners } of board.hexes.values()) {
      for (const corner of corners) expect(board.intersections.get(corner)!.hexes).toContain(id);
    }
  });

  it('lies within its frame', () => {
    const { x, y, width, height } = frameOf(board, 0.5);
    for (const { point } of board.intersections.values()) {
      expect(point.x).toBeGreaterThanOrEqual(x + 0.5);
      expect(point.x).toBeLessThanOrEqual(x + width - 0.5 + 1e-9);
      expect(point.y).toBeGreaterThanOrEqual(y + 0.5);
      expect(point.y).toBeLessThanOrEqual(y + height - 0.5 + 1e-9);
    }
  });
});

it('an empty board still has a frame to draw', () => {
  expect(frameOf({ intersections: new Map() })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

describe('what stands under a finger', () => {
  const FINGER = 0.5;
  const only = (...kinds: HitKind[]): ReadonlySet<HitKind> => new Set(kinds);
  const hit = (at: Point, reach = FINGER, kinds?: ReadonlySet<HitKind>): Hit | null =>
    hitTest(MAIN, at, reach, kinds);
  const pointOf = (id: string): Point => MAIN.intersections.get(id)!.point;
  const off = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });
  const [site] = MAIN.sites.keys();
  const bare = [...MAIN.intersections.keys()].find((id) => !MAIN.sites.has(id))!;

  it('on a site is the site, not the intersection it stands on', () => {
    expect(hit(pointOf(site!))).toEqual({ kind: 'site', id: site });
    expect(hit(pointOf(site!), FINGER, only('intersection', 'path', 'hex'))).toEqual({
      kind: 'intersection',
      id: site,
    });
  });

  it('on an intersection is the intersection, not a path that ends there', () => {
    expect(hit(pointOf(bare))).toEqual({ kind: 'intersection', id: bare });
    expect(hit(pointOf(bare), FINGER, only('path', 'hex'))!.kind).toBe('path');
  });

  it('halfway along a path is the path, not a hex beside it', () => {
    for (const { id, ends } of MAIN.paths.values()) {
      const at = middle(pointOf(ends[0]), pointOf(ends[1]));
      expect(hit(at)).toEqual({ kind: 'path', id });
    }
  });

  it('in the middle of a hex is the hex, however large the finger', () => {
    for (const { id, centre } of MAIN.hexes.values()) {
      expect(hit(centre)).toEqual({ kind: 'hex', id });
      expect(hit(centre, 0.8)).toEqual({ kind: 'hex', id });
    }
  });

  it('at every site, corner, path and hex is that very one', () => {
    for (const id of MAIN.sites.keys()) {
      expect(hit(pointOf(id), FINGER, only('site'))).toEqual({ kind: 'site', id });
    }
    for (const id of MAIN.intersections.keys()) {
      expect(hit(pointOf(id), FINGER, only('intersection'))).toEqual({ kind: 'intersection', id });
    }
  });

  it('leaves the middle of a path to the path when corners are wanted, too', () => {
    const { ends, id } = [...MAIN.paths.values()].find((path) => path.ends.includes(site!))!;
    const [a, b] = [pointOf(site!), pointOf(ends.find((end) => end !== site)!)];
    const along = (share: number): Point => ({
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share,
    });
    expect(hit(along(0.2))).toEqual({ kind: 'site', id: site });
    expect(hit(along(0.4))).toEqual({ kind: 'path', id });
    // With no path in question the finger reaches as far as it reaches.
    expect(hit(along(0.4), FINGER, only('site'))).toEqual({ kind: 'site', id: site });
  });

  it('reaches as far as the finger is wide, and no further', () => {
    const { x, y } = frameOf(MAIN);
    const outside = { x: x - 5, y: y - 5 };
    expect(hit(outside)).toBeNull();
    const wanted = only('site');
    expect(hit(off(pointOf(site!), 0.3), 0.31, wanted)).toEqual({ kind: 'site', id: site });
    expect(hit(off(pointOf(site!), 0.3), 0.29, wanted)).toBeNull();
  });

  it('is the nearest of several in reach', () => {
    const { ends } = [...MAIN.paths.values()][0]!;
    const [a, b] = [pointOf(ends[0]), pointOf(ends[1])];
    const closer = { x: a.x * 0.4 + b.x * 0.6, y: a.y * 0.4 + b.y * 0.6 };
    expect(hit(closer, 1, only('intersection'))).toEqual({ kind: 'intersection', id: ends[1] });
  });

  it('takes a wide finger when only paths are wanted', () => {
    const [hex] = [...MAIN.hexes.values()].filter(({ terrain }) => terrain !== 'sea');
    expect(hit(hex!.centre, 0.9, only('path'))!.kind).toBe('path');
    expect(hit(hex!.centre, 0.9, only('path', 'hex'))!.kind).toBe('hex');
  });

  it('is nothing when nothing is wanted', () => {
    expect(hit(pointOf(site!), FINGER, only())).toBeNull();
  });
});
