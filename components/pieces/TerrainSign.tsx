import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';
import type { Terrain } from '@/engine/europe/vocabulary';

import { hexagonPath } from './shapes';
import { SignGlyph } from './SignGlyph';

interface TerrainSignProps {
  readonly terrain: Exclude<Terrain, 'sea'>;
  readonly size: number;
  /** Draws the little hex it stands on as well. */
  readonly ground?: boolean;
}

export const TerrainSign = memo(function TerrainSign({ terrain, size, ground }: TerrainSignProps) {
  const colours = useTheme().chart.terrain[terrain];
  const half = ground ? 84 : 52;
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden
    >
      {ground ? <Path d={hexagonPath(0, 0, 80)} fill={colours.fill} /> : null}
      <SignGlyph terrain={terrain} at={[{ x: 0, y: 2 }]} colours={colours} />
    </Svg>
  );
});
