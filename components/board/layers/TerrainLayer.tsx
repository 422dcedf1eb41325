import { memo, useMemo } from 'react';
import { G, Path } from 'react-native-svg';

import { coastOf, outlinePath, signAt, xy } from '@/components/board/chart';
import { SignGlyph } from '@/components/pieces/SignGlyph';
import type { Chart } from '@/components/theme';
import type { Board } from '@/engine/europe/board/board';
import { TERRAINS, type Terrain } from '@/engine/europe/vocabulary';

type Land = Exclude<Terrain, 'sea'>;
const LANDS = TERRAINS.filter((terrain): terrain is Land => terrain !== 'sea');

/** All hexes of a kind are one path, all their signs a few more: a board costs some forty nodes. */
export const TerrainLayer = memo(function TerrainLayer(props: { board: Board; chart: Chart }) {
  const { board, chart } = props;
  const { coast, lands } = useMemo(() => {
    const hexes = [...board.hexes.values()];
    return {
      coast: coastOf(board)
        .map(([a, b]) => `M${xy(a)}L${xy(b)}`)
        .join(''),
      lands: LANDS.map((terrain) => {
        const own = hexes.filter((hex) => hex.terrain === terrain);
        return { terrain, outline: own.map(outlinePath).join(''), signs: own.map(signAt) };
      }).filter(({ outline }) => outline !== ''),
    };
  }, [board]);
  return (
    <G>
      <G fill="none" strokeLinecap="round" strokeLinejoin="round">
        <Path d={coast} stroke={chart.shallows} strokeOpacity={0.28} strokeWidth={92} />
        <Path d={coast} stroke={chart.shallows} strokeOpacity={0.45} strokeWidth={52} />
        <Path d={coast} stroke={chart.coast} strokeWidth={17} />
      </G>
      <G stroke={chart.border} strokeWidth={5} strokeLinejoin="round">
        {lands.map(({ terrain, outline }) => (
          <Path key={terrain} d={outline} fill={chart.terrain[terrain].fill} />
        ))}
      </G>
      <Path
        d={coast}
        fill="none"
        stroke={chart.border}
        strokeWidth={8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {lands.map(({ terrain, signs }) => (
        <SignGlyph key={terrain} terrain={terrain} at={signs} colours={chart.terrain[terrain]} />
      ))}
    </G>
  );
});
