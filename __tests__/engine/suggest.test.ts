import { project } from '@/engine/board/homography';
import { colourOfHex, suggest } from '@/engine/board/suggest';
import type { HexId } from '@/engine/board/vocabulary';
import { drawable } from '@/engine/europe/board/drawable';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { openSheet } from '@/engine/europe/board/sheet';
import type { Terrain } from '@/engine/europe/vocabulary';
import { Rng } from '@/scripts/lib/rng';

import { MAIN, SHORT } from './support/boards';
import { photographed, type Photo, type PhotoOptions } from './support/photos';

const centres = (board: typeof MAIN) =>
  new Map([...board.hexes.values()].map((hex) => [hex.id, hex.centre]));

/** One hex of each terrain, any of them. */
function oneOfEach(board: typeof MAIN, seed: number): Map<HexId, Terrain> {
  const rng = new Rng(seed * 31 + 7);
  const painted = new Map<HexId, Terrain>();
  for (const terrain of new Set([...board.hexes.values()].map((hex) => hex.terrain))) {
    const own = [...board.hexes.values()].filter((hex) => hex.terrain === terrain);
    painted.set(own[rng.below(own.length)]!.id, terrain);
  }
  return painted;
}

interface Score {
  readonly right: number;
  readonly wrong: number;
  readonly refused: number;
}

function scoreOf(board: typeof MAIN, photo: Photo, painted: Map<HexId, Terrain>): Score {
  const guesses = suggest({ ...photo, centres: centres(board), painted });
  let [right, wrong, refused] = [0, 0, 0];
  for (const [id, guess] of guesses) {
    if (!guess) refused += 1;
    else if (guess.terrain === board.hexes.get(id)!.terrain) right += 1;
    else wrong += 1;
  }
  return { right, wrong, refused };
}

/** The board with the rest of its rectangle, which shows the table in a photo. */
function sheetOf(board: typeof MAIN) {
  const file = [PRACTICE_MAIN, PRACTICE_SHORT].find(({ id }) => id === board.id)!;
  return { board: drawable(openSheet(file)) };
}

const SEEDS = [1, 2, 3];

function total(options: Omit<PhotoOptions, 'seed'>, board = MAIN): Score {
  const sum = { right: 0, wrong: 0, refused: 0 };
  for (const seed of SEEDS) {
    const score = scoreOf(board, photographed(board, { seed, ...options }), oneOfEach(board, seed));
    sum.right += score.right;
    sum.wrong += score.wrong;
    sum.refused += score.refused;
  }
  return sum;
}

const share = ({ right, wrong, refused }: Score) => right / (right + wrong + refused);

describe('terrain from a photo', () => {
  it('names at least 95 % of the hexes after one of each was painted', () => {
    for (const board of [MAIN, SHORT]) {
      const score = total({ light: 2, noise: 10 }, board);
      expect(share(score)).toBeGreaterThanOrEqual(0.95);
      expect(score.wrong).toBeLessThanOrEqual(score.right * 0.02);
    }
  });

  it('is not fooled by light that falls three times as strong at one end', () => {
    expect(share(total({ light: 3, noise: 10 }))).toBeGreaterThanOrEqual(0.95);
  });

  it('stands a grainy picture', () => {
    expect(share(total({ light: 2, noise: 30 }))).toBeGreaterThanOrEqual(0.95);
  });

  it('rather says nothing than something wrong when the print is uneven', () => {
    const score = total({ light: 2, noise: 10, print: 16 });
    expect(score.wrong).toBeLessThan(score.right * 0.1);
    expect(score.refused).toBeGreaterThan(0);
  });

  it('does not take the table for a part of the board', () => {
    for (const seed of SEEDS) {
      const photo = photographed(MAIN, { seed, light: 2.5, tilt: 0.12 });
      const { board } = sheetOf(MAIN);
      const guesses = suggest({
        ...photo,
        centres: centres(board),
        painted: oneOfEach(MAIN, seed),
      });
      const beside = [...board.hexes.keys()].filter((id) => !MAIN.hexes.has(id));
      expect(beside.length).toBeGreaterThan(10);
      expect(beside.filter((id) => guesses.get(id)).length).toBe(0);
      const own = [...guesses].filter(([id]) => MAIN.hexes.has(id));
      const right = own.filter(([id, guess]) => guess?.terrain === MAIN.hexes.get(id)!.terrain);
      expect(right.length / own.length).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('says nothing before two terrains are known', () => {
    const photo = photographed(SHORT, { seed: 1 });
    const [first] = oneOfEach(SHORT, 1);
    const score = scoreOf(SHORT, photo, new Map([first!]));
    expect(score).toEqual({ right: 0, wrong: 0, refused: SHORT.hexes.size - 1 });
  });

  it('leaves a terrain alone that nobody has shown it', () => {
    const photo = photographed(MAIN, { seed: 2, light: 1.2 });
    const painted = oneOfEach(MAIN, 2);
    for (const [id, terrain] of painted) if (terrain === 'saltworks') painted.delete(id);
    const guesses = suggest({ ...photo, centres: centres(MAIN), painted });
    const salt = [...MAIN.hexes.values()].filter((hex) => hex.terrain === 'saltworks');
    expect(salt.map(({ id }) => guesses.get(id))).toEqual(salt.map(() => null));
  });

  it('says nothing about hexes outside of the picture', () => {
    const photo = photographed(SHORT, { seed: 3 });
    const cut = Math.round(photo.raster.width / 2);
    const { width, height, data } = photo.raster;
    const left = new Uint8ClampedArray(cut * height * 4);
    for (let y = 0; y < height; y++) {
      for (let i = 0; i < cut * 4; i++) left[y * cut * 4 + i] = data[y * width * 4 + i]!;
    }
    const raster = { width: cut, height, data: left };
    for (const hex of SHORT.hexes.values()) {
      const at = project(photo.toPicture, hex.centre)!;
      if (at.x > cut * 1.2) expect(colourOfHex(raster, photo.toPicture, hex.centre)).toBeNull();
    }
    const painted = oneOfEach(SHORT, 3);
    const guesses = suggest({ ...photo, raster, centres: centres(SHORT), painted });
    for (const [id, guess] of guesses) {
      if (project(photo.toPicture, SHORT.hexes.get(id)!.centre)!.x > cut * 1.2)
        expect(guess).toBeNull();
    }
  });
});
