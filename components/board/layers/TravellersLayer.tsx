import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import {
  caravansStanding,
  merchantsStanding,
  robberStanding,
  type Pieces,
  type Standing,
} from '@/components/board/standing';
import { circlePath, markPath } from '@/components/pieces/shapes';
import type { Chart, Players } from '@/components/theme';
import type { Point } from '@/engine/board/grid';
import type { Board } from '@/engine/europe/board/board';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';

import { FADED } from './RoutesLayer';

/** A covered wagon: the cover carries the owner's shape. */
const coverPath = ({ x, y }: Point) =>
  `M${x - 17} ${y + 6}v-8c0-15 34-15 34 0v8zM${x - 20} ${y + 6}h40`;
const wheelsPath = ({ x, y }: Point) => circlePath(x - 10, y + 9, 6) + circlePath(x + 10, y + 9, 6);

/** A figure in a cloak. */
const cloakPath = ({ x, y }: Point) => `M${x - 13} ${y + 16}c1-17 4-23 13-23s12 6 13 23z`;
const headPath = ({ x, y }: Point) => circlePath(x, y - 12, 7.6);

interface TravellersProps {
  readonly board: Board;
  readonly players: Players;
  readonly lit: Colour | null;
}

/** One group a player: body, then the owner's shape on it. */
function ByColour(props: {
  readonly standing: readonly Standing[];
  readonly players: Players;
  readonly lit: Colour | null;
  readonly body: readonly ((at: Point) => string)[];
  readonly markDrop: number;
}) {
  const { standing, players, lit, body, markDrop } = props;
  return (
    <G strokeLinejoin="round" strokeLinecap="round">
      {COLOURS.map((colour) => {
        const own = standing.filter((piece) => piece.colour === colour);
        if (own.length === 0) return null;
        const { fill, edge, ink } = players[colour];
        const marks = own.map(({ at }) => markPath(colour, at.x, at.y + markDrop, 5.4)).join('');
        return (
          <G key={colour} opacity={lit && lit !== colour ? FADED : 1}>
            {body.map((draw, i) => (
              <Path
                key={i}
                d={own.map(({ at }) => draw(at)).join('')}
                fill={fill}
                stroke={edge}
                strokeWidth={3.6}
              />
            ))}
            <Path d={marks} fill={ink} />
          </G>
        );
      })}
    </G>
  );
}

export const CaravansLayer = memo(function CaravansLayer(
  props: TravellersProps & { readonly caravans: Pieces['caravans'] },
) {
  const { board, players, lit, caravans } = props;
  return (
    <ByColour
      standing={caravansStanding(board, caravans)}
      players={players}
      lit={lit}
      body={[wheelsPath, coverPath]}
      markDrop={-4}
    />
  );
});

export const MerchantsLayer = memo(function MerchantsLayer(
  props: TravellersProps & { readonly merchants: Pieces['merchants'] },
) {
  const { board, players, lit, merchants } = props;
  return (
    <ByColour
      standing={merchantsStanding(board, merchants)}
      players={players}
      lit={lit}
      body={[cloakPath, headPath]}
      markDrop={6}
    />
  );
});

interface RobberLayerProps {
  readonly board: Board;
  readonly chart: Chart;
  readonly robber: Pieces['robber'];
}

export const RobberLayer = memo(function RobberLayer({ board, chart, robber }: RobberLayerProps) {
  const at = robberStanding(board, robber);
  if (!at) return null;
  const { x, y } = at;
  const pawn =
    `M${x - 20} ${y + 27}c0-22 9-24 9-37a13.5 13.5 0 1 1 22 0c0 13 9 15 9 37z` +
    `M${x - 12} ${y - 5}h24`;
  return (
    <Path
      d={pawn}
      fill={chart.robber}
      stroke={chart.robberEdge}
      strokeWidth={4}
      strokeLinejoin="round"
    />
  );
});
