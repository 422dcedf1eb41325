import { stepsFrom } from '../../engine/board/graph';
import type { IntersectionId, PathId } from '../../engine/board/vocabulary';
import type { Board, Hex } from '../../engine/europe/board/board';
import type { BoardFile } from '../../engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '../../engine/europe/board/practice';
import { readBoard } from '../../engine/europe/board/read';
import { START_POSTS, TOKEN_NUMBERS } from '../../engine/europe/components';
import {
  COLOURS,
  SLOT_COLOURS,
  TERRAINS,
  YIELD,
  type Resource,
  type SlotColour,
} from '../../engine/europe/vocabulary';

function boardOf(file: BoardFile): Board {
  const { board, problems } = readBoard(file);
  if (!board) throw new Error(JSON.stringify(problems));
  return board;
}

const SLOT_YIELD: Readonly<Record<SlotColour, Resource>> = {
  green: 'wood',
  lime: 'wool',
  yellow: 'grain',
  grey: 'ore',
  white: 'salt',
};

const DIRECTIONS = {
  west: [-1, 0],
  east: [1, 0],
  'north-west': [-0.5, -Math.sqrt(3) / 2],
  'north-east': [0.5, -Math.sqrt(3) / 2],
  'south-west': [-0.5, Math.sqrt(3) / 2],
  'south-east': [0.5, Math.sqrt(3) / 2],
} as const;

function onBoard(board: Board) {
  const city = (name: string): IntersectionId => {
    const site = [...board.sites.values()].find((one) => one.name === name);
    if (!site) throw new Error(`no ${name}`);
    return site.at;
  };
  /** The end of the path that leaves a corner in this direction. */
  const next = (from: IntersectionId, direction: keyof typeof DIRECTIONS): IntersectionId => {
    const corner = board.intersections.get(from)!;
    const [dx, dy] = DIRECTIONS[direction];
    const to = corner.neighbours.find((id) => {
      const { point } = board.intersections.get(id)!;
      return Math.hypot(point.x - corner.point.x - dx, point.y - corner.point.y - dy) < 0.01;
    });
    if (!to) throw new Error(`no path ${direction} of ${from}`);
    return to;
  };
  const steps = (a: IntersectionId, b: IntersectionId) => stepsFrom(board, a).get(b) ?? Infinity;
  /** Every shortest way between two corners, each as the corners it passes. */
  const shortest = (a: IntersectionId, b: IntersectionId): IntersectionId[][] => {
    const left = stepsFrom(board, b);
    const grow = (way: IntersectionId[]): IntersectionId[][] => {
      const at = way[way.length - 1]!;
      if (at === b) return [way];
      return board.intersections
        .get(at)!
        .neighbours.filter((to) => left.get(to)! < left.get(at)!)
        .flatMap((to) => grow([...way, to]));
    };
    return grow([a]);
  };
  const path = (a: IntersectionId, b: IntersectionId): PathId => {
    const corner = board.intersections.get(a)!;
    const id = corner.paths[corner.neighbours.indexOf(b)];
    if (!id) throw new Error(`no path ${a}–${b}`);
    return id;
  };
  const around = (at: IntersectionId): Hex[] =>
    board.intersections.get(at)!.hexes.map((id) => board.hexes.get(id)!);
  const emptyAround = (at: IntersectionId): Hex[] =>
    around(at).filter((hex) => hex.slot && !hex.slot.arch);
  return { city, next, steps, shortest, path, around, emptyAround };
}

describe.each([
  { file: PRACTICE_MAIN, side: 'main', id: 'practice-main', sites: 44, land: [55, 75] },
  { file: PRACTICE_SHORT, side: 'short', id: 'practice-short', sites: 30, land: [35, 48] },
] as const)('the practice map of the $side side', ({ file, side, id, sites, land }) => {
  const board = boardOf(file);
  const hexes = [...board.hexes.values()];
  const slots = hexes.filter((hex) => hex.slot !== null);
  const isSea = (hexId: string) => board.hexes.get(hexId)!.terrain === 'sea';

  it('is read without a single problem', () => {
    expect(readBoard(file).problems).toEqual([]);
  });

  it('says that it is for practice', () => {
    expect(board).toMatchObject({ id, side, practice: true, layout: 'flat' });
    expect(board.name).toBe(`Practice map — ${side} side`);
  });

  it('has sites enough, and purple ones for the start', () => {
    const all = [...board.sites.values()];
    expect(all.length).toBeGreaterThanOrEqual(sites);
    expect(all.filter((site) => site.kind === 'purple').length).toBeGreaterThanOrEqual(14);
  });

  it('shows every terrain, on as many hexes as a phone can hold', () => {
    expect(new Set(hexes.map((hex) => hex.terrain))).toEqual(new Set(TERRAINS));
    const count = hexes.filter((hex) => hex.terrain !== 'sea').length;
    expect(count).toBeGreaterThanOrEqual(land[0]);
    expect(count).toBeLessThanOrEqual(land[1]);
  });

  it('has paths at sea, some of them across open water', () => {
    const atSea = [...board.paths.values()].filter((path) => path.kind === 'sea');
    expect(atSea.length).toBeGreaterThanOrEqual(6);
    const open = atSea.filter((path) => {
      const [a, b] = path.ends.map((end) => board.intersections.get(end)!.hexes);
      const shared = a!.filter((hex) => b!.includes(hex));
      return shared.length === 2 && shared.every(isSea);
    });
    expect(open.length).toBeGreaterThanOrEqual(3);
  });

  it('has six to ten double arrows', () => {
    const doubles = [...board.paths.values()].filter((path) => path.double);
    expect(doubles.length).toBeGreaterThanOrEqual(6);
    expect(doubles.length).toBeLessThanOrEqual(10);
  });

  it('has at least eight cities with one to three coins, on the coast only', () => {
    const rich = [...board.sites.values()].filter((site) => site.coins > 0);
    expect(rich.length).toBeGreaterThanOrEqual(8);
    for (const site of rich) {
      expect(site.coins).toBeLessThanOrEqual(3);
      const { hexes: touching } = board.intersections.get(site.at)!;
      expect(touching.length < 3 || touching.some(isSea)).toBe(true);
    }
  });

  it('has in each of five colours one arch slot and at least two more, on the right terrain', () => {
    for (const colour of SLOT_COLOURS) {
      const mine = slots.filter((hex) => hex.slot?.colour === colour);
      expect(mine.filter((hex) => hex.slot?.arch)).toHaveLength(1);
      expect(mine.length).toBeGreaterThanOrEqual(3);
      for (const hex of mine) expect(YIELD[hex.terrain]).toBe(SLOT_YIELD[colour]);
    }
    expect(slots.length).toBeGreaterThanOrEqual(15);
    expect(slots.length).toBeLessThanOrEqual(22);
  });

  it('prints all ten numbers, and no six or eight beside another', () => {
    expect([...board.printed.keys()].sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 8, 9, 10, 11, 12,
    ]);
    const red = hexes.filter((hex) => hex.number === 6 || hex.number === 8);
    for (const a of red) {
      for (const b of red) {
        if (a === b) continue;
        expect(a.corners.filter((corner) => b.corners.includes(corner))).toHaveLength(0);
      }
    }
  });

  it('has the fifteen tokens of the box, three of a colour and one of these with an arch', () => {
    const numbers = board.tokens.map((token) => token.number!).sort((a, b) => a - b);
    expect(numbers).toEqual([...TOKEN_NUMBERS]);
    for (const colour of SLOT_COLOURS) {
      const mine = board.tokens.filter((token) => token.colour === colour);
      expect(mine).toHaveLength(3);
      expect(mine.filter((token) => token.arch)).toHaveLength(1);
    }
    expect(board.tokens).toContainEqual({ colour: 'white', number: 11, arch: false });
    expect(board.tokens).toContainEqual({ colour: 'grey', number: 9, arch: false });
  });

  it('starts the robber on an empty slot', () => {
    expect(board.hexes.get(board.robber)!.slot).toMatchObject({ arch: false });
  });

  it('keeps cities two paths apart, but for the row Paris, Bruxelles, Köln', () => {
    const close = [...board.sites.values()].flatMap(({ at, name }) =>
      board.intersections
        .get(at)!
        .neighbours.filter((to) => board.sites.has(to))
        .map((to) => [name, board.sites.get(to)!.name].sort().join('–')),
    );
    const row = side === 'main' ? ['Bruxelles–Köln', 'Bruxelles–Paris'] : [];
    expect([...new Set(close)].sort()).toEqual(row);
  });
});

describe('the worked examples of the rules on the main practice map', () => {
  const board = boardOf(PRACTICE_MAIN);
  const { city, next, steps, shortest, path, around, emptyAround } = onBoard(board);

  it('has every city that is known to be printed', () => {
    const names = new Set([...board.sites.values()].map((site) => site.name));
    for (const name of [
      ...['Lyon', 'Köln', 'Nürnberg', 'Torino', 'Venezia', 'Bern', 'Paris', 'Bruxelles'],
      ...['Praha', 'Wroclaw', 'Kaliningrad', 'Budapest', 'Beograd', 'Tirana', 'Dublin'],
    ]) {
      expect(names).toContain(name);
    }
    for (const name of ['Lyon', 'Köln', 'Nürnberg', 'Paris', 'Bern', 'Praha', 'Budapest']) {
      expect(board.sites.get(city(name))!.kind).toBe('purple');
    }
  });

  it('E-GOLD-5: Torino, Venezia and Bern join north-east of Torino, each by one shortest way', () => {
    const torino = city('Torino');
    const a = next(torino, 'north-east');
    const b = next(a, 'east');
    const bern = next(a, 'north-west');
    const venezia = next(b, 'south-east');
    expect(bern).toBe(city('Bern'));
    expect(venezia).toBe(city('Venezia'));
    expect(board.sites.has(a) || board.sites.has(b)).toBe(false);
    expect(shortest(torino, venezia)).toEqual([[torino, a, b, venezia]]);
    expect(shortest(bern, torino)).toEqual([[bern, a, torino]]);
    expect(shortest(bern, venezia)).toEqual([[bern, a, b, venezia]]);
  });

  it('E-GOLD-5: Kaliningrad is three paths from Warszawa over a double arrow, and no city is nearer', () => {
    const kaliningrad = city('Kaliningrad');
    const q = next(kaliningrad, 'south-west');
    const p = next(q, 'south-east');
    expect(next(p, 'east')).toBe(city('Warszawa'));
    expect(board.sites.has(p) || board.sites.has(q)).toBe(false);
    expect(board.paths.get(path(p, q))!.double).toBe(true);
    expect(steps(kaliningrad, city('Warszawa'))).toBe(3);
    const near = stepsFrom(board, kaliningrad, 2);
    expect([...near.keys()].filter((id) => board.sites.has(id))).toEqual([kaliningrad]);
  });

  it('E-MERCH-6: Kaliningrad touches one empty slot, a white one on saltworks', () => {
    const empty = emptyAround(city('Kaliningrad'));
    expect(empty).toHaveLength(1);
    expect(empty[0]).toMatchObject({ terrain: 'saltworks', slot: { colour: 'white' } });
  });

  it('E-MERCH-1: from Praha over Wroclaw to the corner east of it is three steps, then three more to Kaliningrad', () => {
    const praha = city('Praha');
    const corner = next(city('Wroclaw'), 'east');
    expect(board.sites.has(corner)).toBe(false);
    expect(steps(praha, city('Wroclaw'))).toBe(2);
    expect(steps(praha, corner)).toBe(3);
    expect(steps(corner, city('Kaliningrad'))).toBeLessThanOrEqual(3);
    expect(steps(praha, city('Kaliningrad'))).toBeGreaterThanOrEqual(4);
    expect(steps(praha, city('Kaliningrad'))).toBeLessThanOrEqual(6);
  });

  it('E-MERCH-7: Beograd, three steps from Budapest, touches empty mountains and an empty field', () => {
    const beograd = city('Beograd');
    expect(steps(city('Budapest'), beograd)).toBeLessThanOrEqual(3);
    const empty = emptyAround(beograd).map((hex) => [hex.terrain, hex.slot?.colour]);
    expect(empty.sort()).toEqual([
      ['field', 'yellow'],
      ['mountains', 'grey'],
    ]);
    const otherGrey = [...board.hexes.values()].filter(
      (hex) => hex.slot?.colour === 'grey' && !hex.slot.arch && !hex.corners.includes(beograd),
    );
    expect(otherGrey.length).toBeGreaterThanOrEqual(1);
  });

  it('E-ROLL-1: on a five Lyon has wool, Köln and Nürnberg share one field, and nothing else', () => {
    const fives = (name: string) => around(city(name)).filter((hex) => hex.number === 5);
    expect(fives('Lyon').map((hex) => hex.terrain)).toEqual(['pasture']);
    expect(fives('Köln').map((hex) => hex.terrain)).toEqual(['field']);
    expect(fives('Nürnberg')).toEqual(fives('Köln'));
  });

  it('E-CARA-6: a caravan goes from Bern over one corner to Paris, then Bruxelles, then Köln', () => {
    const [way, ...others] = shortest(city('Bern'), city('Paris'));
    expect(others).toEqual([]);
    expect(way).toHaveLength(3);
    expect(board.sites.has(way![1]!)).toBe(false);
    expect(steps(city('Paris'), city('Bruxelles'))).toBe(1);
    expect(steps(city('Bruxelles'), city('Köln'))).toBe(1);
  });
});

describe('the fixed start of the short practice map', () => {
  const board = boardOf(PRACTICE_SHORT);
  const { around } = onBoard(board);

  it('E-SET-5: third posts lie where the cards of the rulebook come from', () => {
    const cards = COLOURS.map((colour) => {
      const third = board.start!.get(colour)!.posts[2]!;
      return around(third)
        .map((hex) => YIELD[hex.terrain])
        .sort();
    });
    expect(cards).toEqual([
      ['grain', 'salt', 'wood'],
      ['ore', 'salt', 'wool'],
      ['grain', 'wood', 'wool'],
      ['grain', 'ore', 'salt'],
    ]);
  });

  it('E-SET-9: every colour has three posts and a route at one of them that joins no two cities', () => {
    for (const colour of COLOURS) {
      const { posts, route } = board.start!.get(colour)!;
      expect(posts).toHaveLength(START_POSTS);
      const { ends } = board.paths.get(route)!;
      expect(ends.filter((end) => posts.includes(end))).toHaveLength(1);
      expect(ends.filter((end) => board.sites.has(end))).toHaveLength(1);
    }
    const ends = COLOURS.flatMap(
      (colour) => board.paths.get(board.start!.get(colour)!.route)!.ends,
    );
    expect(new Set(ends).size).toBe(ends.length);
  });

  it('gives every colour all five resources and a fair share of the rolls', () => {
    const pips = (n: number) => 6 - Math.abs(7 - n);
    const archNumber = (colour: SlotColour) =>
      board.tokens.find((token) => token.arch && token.colour === colour)!.number!;
    for (const colour of COLOURS) {
      const working = board
        .start!.get(colour)!
        .posts.flatMap(around)
        .flatMap((hex) => {
          const number = hex.number ?? (hex.slot?.arch ? archNumber(hex.slot.colour) : null);
          return number === null ? [] : [{ resource: YIELD[hex.terrain], number }];
        });
      expect(new Set(working.map((one) => one.resource)).size).toBe(5);
      const share = working.reduce((sum, one) => sum + pips(one.number), 0);
      expect(share).toBeGreaterThanOrEqual(24);
      expect(share).toBeLessThanOrEqual(30);
    }
  });
});
