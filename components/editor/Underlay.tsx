import { memo, useMemo } from 'react';
import { G, Path } from 'react-native-svg';

import { outlinePath, signAt } from '@/components/board/chart';
import { SignGlyph } from '@/components/pieces/SignGlyph';
import { useTheme } from '@/components/theme';
import { frameOf } from '@/engine/board/geometry';
import type { HexId } from '@/engine/board/vocabulary';
import type { Board, Hex } from '@/engine/europe/board/board';
import { TERRAINS, type Terrain } from '@/engine/europe/vocabulary';
import type { Photo } from '@/store/photos';

import { fittingOf } from './fitting';
import { PhotoMesh } from './PhotoMesh';

/** What lies below the drawing: the photo, the grid to colour in, and what the photo suggests. */
export const Underlay = memo(function Underlay({
  board,
  present,
  photo,
  ghosts,
}: {
  readonly board: Board;
  /** Hexes that are on the board; the other cells are only offered. */
  readonly present: ReadonlySet<HexId>;
  readonly photo: Photo | null;
  readonly ghosts: ReadonlyMap<HexId, Terrain> | null;
}) {
  const { chart } = useTheme();
  const { sea, missing } = useMemo(() => {
    const hexes = [...board.hexes.values()];
    const join = (keep: (hex: Hex) => boolean) => hexes.filter(keep).map(outlinePath).join('');
    return {
      sea: join(({ id, terrain }) => terrain === 'sea' && present.has(id)),
      missing: join(({ id }) => !present.has(id)),
    };
  }, [board, present]);
  return (
    <G>
      {photo ? <LaidPhoto board={board} photo={photo} /> : null}
      <G fill="none" strokeLinejoin="round">
        <Path d={missing} fill={chart.deepSea} fillOpacity={photo ? 0.35 : 0.6} />
        <Path
          d={missing}
          stroke={chart.wave}
          strokeOpacity={0.55}
          strokeWidth={3}
          strokeDasharray="10 14"
        />
        {photo ? (
          <Path d={sea} stroke={chart.nameHalo} strokeOpacity={0.5} strokeWidth={7} />
        ) : null}
        <Path d={sea} stroke={chart.wave} strokeOpacity={0.9} strokeWidth={3.5} />
      </G>
      {ghosts ? <Ghosts board={board} ghosts={ghosts} /> : null}
    </G>
  );
});

/** Separate, since its many pieces are laid anew only when the fit changes. */
const LaidPhoto = memo(function LaidPhoto({ board, photo }: { board: Board; photo: Photo }) {
  const { picture, fit } = photo;
  const { pins, points, opacity } = fit;
  const { layout, hexes } = board;
  const fitted = useMemo(
    () => fittingOf({ pins, points }, layout, picture),
    [pins, points, layout, picture],
  );
  const count = hexes.size;
  // The frame depends on how far the grid reaches, not on what is painted there.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const frame = useMemo(() => frameOf(board, 0.5), [count, layout, pins]);
  if (!('homography' in fitted)) return null;
  return (
    <PhotoMesh picture={picture} toPicture={fitted.homography} frame={frame} opacity={opacity} />
  );
});

function Ghosts({
  board,
  ghosts,
}: {
  readonly board: Board;
  readonly ghosts: ReadonlyMap<HexId, Terrain>;
}) {
  const { chart } = useTheme();
  return (
    <G opacity={0.82}>
      {TERRAINS.map((terrain) => {
        const own = [...ghosts]
          .filter(([, guess]) => guess === terrain)
          .flatMap(([id]) => board.hexes.get(id) ?? []);
        if (own.length === 0) return null;
        const d = own.map(outlinePath).join('');
        const fill = terrain === 'sea' ? chart.sea : chart.terrain[terrain].fill;
        return (
          <G key={terrain}>
            <Path
              d={d}
              fill={fill}
              fillOpacity={0.72}
              stroke={chart.legal}
              strokeWidth={6}
              strokeDasharray="18 12"
              strokeLinejoin="round"
            />
            {terrain === 'sea' ? null : (
              <SignGlyph terrain={terrain} at={own.map(signAt)} colours={chart.terrain[terrain]} />
            )}
          </G>
        );
      })}
    </G>
  );
}
