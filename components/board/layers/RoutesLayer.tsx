import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import { along, barPath, endsOf } from '@/components/board/chart';
import type { Pieces } from '@/components/board/standing';
import { markPath } from '@/components/pieces/shapes';
import type { Players } from '@/components/theme';
import type { Board } from '@/engine/europe/board/board';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';

/** Pieces of the others, while one player's are looked at. */
export const FADED = 0.22;

interface RoutesLayerProps {
  readonly board: Board;
  readonly players: Players;
  readonly routes: Pieces['routes'];
  readonly lit: Colour | null;
}

export const RoutesLayer = memo(function RoutesLayer(props: RoutesLayerProps) {
  const { board, players, routes, lit } = props;
  return (
    <G strokeLinecap="round" strokeLinejoin="round">
      {COLOURS.map((colour) => {
        const own = Object.keys(routes).filter((path) => routes[path] === colour);
        if (own.length === 0) return null;
        const bars = own.map((path) => barPath(board, path, 0.25)).join('');
        const notches = own
          .map((path) => endsOf(board, path))
          .map((ends) => ends && along(ends, 0.5))
          .map((at) => (at ? markPath(colour, at.x, at.y, 6) : ''))
          .join('');
        const { fill, edge } = players[colour];
        return (
          <G key={colour} opacity={lit && lit !== colour ? FADED : 1}>
            <Path d={bars} stroke={edge} strokeWidth={26} />
            <Path d={bars} stroke={fill} strokeWidth={18} />
            <Path d={notches} fill={edge} />
          </G>
        );
      })}
    </G>
  );
});
