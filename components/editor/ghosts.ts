import type { Homography } from '@/engine/board/homography';
import { suggest, type Raster } from '@/engine/board/suggest';
import type { HexId } from '@/engine/board/vocabulary';
import type { Board } from '@/engine/europe/board/board';
import type { Sheet } from '@/engine/europe/board/sheet';
import type { Terrain } from '@/engine/europe/vocabulary';
import type { Fit, Picture } from '@/store/photos';

import { fittingOf } from './fitting';

/** Fewer kinds of land to compare with would make everything look like one of them. */
const FEWEST_KINDS = 3;

/** What the photo makes of the hexes nobody has coloured; kinds it was not shown it cannot name. */
export function ghostsFrom(
  { coloured }: Pick<Sheet, 'coloured'>,
  board: Board,
  picture: Picture,
  fit: Fit,
  raster: Raster,
): Map<HexId, Terrain> | 'too-few' {
  const fitted = fittingOf(fit, board.layout, picture);
  const painted = new Map(
    [...coloured].flatMap((id) => {
      const hex = board.hexes.get(id);
      return hex ? [[id, hex.terrain] as const] : [];
    }),
  );
  if (new Set(painted.values()).size < FEWEST_KINDS) return 'too-few';
  if (!('homography' in fitted)) return new Map();
  // The picture that is read is smaller than the one that was fitted.
  const scale = raster.width / picture.width;
  const h = fitted.homography;
  const toPicture = h.map((part, i) => (i < 6 ? part * scale : part)) as unknown as Homography;
  const centres = new Map([...board.hexes.values()].map(({ id, centre }) => [id, centre]));
  const guesses = suggest({ raster, toPicture, centres, painted });
  return new Map([...guesses].flatMap(([id, guess]) => (guess ? [[id, guess.terrain]] : [])));
}
