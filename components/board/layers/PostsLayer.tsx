import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import { cornerAt, POST } from '@/components/board/chart';
import { GOODS, type Pieces } from '@/components/board/standing';
import { MarkGlyph } from '@/components/pieces/PlayerMark';
import { circlePath } from '@/components/pieces/shapes';
import type { Chart, Players } from '@/components/theme';
import type { Board } from '@/engine/europe/board/board';
import type { Colour } from '@/engine/europe/vocabulary';

import { FADED } from './RoutesLayer';

interface PostsLayerProps {
  readonly board: Board;
  readonly chart: Chart;
  readonly players: Players;
  readonly posts: Pieces['posts'];
  readonly initials: Readonly<Partial<Record<Colour, string>>> | undefined;
  readonly lit: Colour | null;
}

/** Goods have the colour and shape of who brought them. */
export const PostsLayer = memo(function PostsLayer(props: PostsLayerProps) {
  const { board, chart, players, posts, initials, lit } = props;
  return (
    <G>
      {Object.entries(posts).map(([site, { owner, goods }]) => {
        const at = cornerAt(board, site);
        if (!at) return null;
        const full = !lit || lit === owner || lit === goods;
        return (
          <G key={site} opacity={full ? 1 : FADED}>
            <MarkGlyph
              owner={owner}
              colours={players[owner]}
              x={at.x}
              y={at.y}
              r={POST}
              edge={4.5}
              initial={owner === 'neutral' ? undefined : initials?.[owner]}
            />
            {goods ? (
              <>
                <Path
                  d={circlePath(at.x + GOODS.x, at.y + GOODS.y, GOODS.r)}
                  fill={chart.disc}
                  stroke={chart.number}
                  strokeWidth={1.8}
                />
                <MarkGlyph
                  owner={goods}
                  colours={{ ...players[goods], edge: chart.number }}
                  x={at.x + GOODS.x}
                  y={at.y + GOODS.y + (goods === 'white' ? 1.5 : 0)}
                  r={7.4}
                  edge={1.6}
                />
              </>
            ) : null}
          </G>
        );
      })}
    </G>
  );
});
