import { memo, useMemo } from 'react';
import { G, Path, Text } from 'react-native-svg';

import { COIN, cornerAt, SITE } from '@/components/board/chart';
import { coinBadges, type Pieces } from '@/components/board/standing';
import { circlePath, hexagonPath } from '@/components/pieces/shapes';
import { fonts, type Chart } from '@/components/theme';
import type { Board } from '@/engine/europe/board/board';
import { SITE_KINDS } from '@/engine/europe/vocabulary';

/** Purple cities carry a pale dot, so that the two kinds differ in grey as well. */
export const SitesLayer = memo(function SitesLayer(props: { board: Board; chart: Chart }) {
  const { board, chart } = props;
  const kinds = useMemo(
    () =>
      SITE_KINDS.map((kind) => {
        const places = [...board.sites.values()]
          .filter((site) => site.kind === kind)
          .flatMap((site) => cornerAt(board, site.at) ?? []);
        return {
          kind,
          outline: places.map(({ x, y }) => hexagonPath(x, y, SITE)).join(''),
          dots: kind === 'purple' ? places.map(({ x, y }) => circlePath(x, y, 4)).join('') : '',
        };
      }),
    [board],
  );
  return (
    <G>
      {kinds.map(({ kind, outline, dots }) => (
        <G key={kind}>
          <Path
            d={outline}
            fill={chart.sites[kind]}
            stroke={chart.nameHalo}
            strokeWidth={5}
            strokeLinejoin="round"
          />
          {dots === '' ? null : <Path d={dots} fill={chart.nameHalo} />}
        </G>
      ))}
    </G>
  );
});

interface CoinsLayerProps {
  readonly board: Board;
  readonly chart: Chart;
  readonly posts: Pieces['posts'] | null;
}

export const CoinsLayer = memo(function CoinsLayer({ board, chart, posts }: CoinsLayerProps) {
  const badges = coinBadges(board, posts);
  return (
    <G>
      <Path
        d={badges.map(({ at }) => circlePath(at.x, at.y, COIN)).join('')}
        fill={chart.coin}
        stroke={chart.coinInk}
        strokeWidth={2.4}
      />
      <G
        fontFamily={fonts.serif}
        fontWeight="700"
        fontSize={21}
        textAnchor="middle"
        fill={chart.coinInk}
      >
        {badges.map(({ site, coins, at }) => (
          <Text key={site} x={at.x} y={at.y + 7.4}>
            {String(coins)}
          </Text>
        ))}
      </G>
    </G>
  );
});
