import { Circle, G, Text } from 'react-native-svg';

import { fonts, useTheme } from '@/components/theme';
import type { Point } from '@/engine/board/grid';

/** One of the four handles, on the photo and on the small map beside it. */
export function Handle({
  at: { x, y },
  r,
  number,
  held,
  seeThrough = false,
  opacity = 1,
}: {
  readonly at: Point;
  readonly r: number;
  readonly number: number;
  readonly held: boolean;
  /** A finger moves it: what lies below must be seen. */
  readonly seeThrough?: boolean;
  readonly opacity?: number;
}) {
  const { chart, palette } = useTheme();
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={held ? palette.gold : chart.disc}
        fillOpacity={seeThrough ? 0.15 : opacity}
        stroke={chart.number}
        strokeWidth={r / 6.5}
      />
      {seeThrough ? (
        <Circle cx={x} cy={y} r={r / 6.5} fill={chart.number} />
      ) : (
        <Text
          x={x}
          y={y + r * 0.37}
          fontSize={r * 1.05}
          fontWeight="700"
          fontFamily={fonts.serif}
          textAnchor="middle"
          fill={held ? chart.coinInk : chart.number}
        >
          {String(number)}
        </Text>
      )}
    </G>
  );
}
