import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Image, Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';
import type { Point } from '@/engine/board/grid';
import type { Picture } from '@/store/photos';

const LOUPE = 116;
/** So much of the picture's longer side is seen through it. */
const SHARE = 1 / 11;

/** The lines of the grid, dark below and bright above: seen on any print. */
export function GridLines({ grid, width }: { readonly grid: string; readonly width: number }) {
  const { chart } = useTheme();
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={grid} stroke={chart.number} strokeOpacity={0.55} strokeWidth={width * 2.6} />
      <Path d={grid} stroke={chart.band} strokeWidth={width} />
    </G>
  );
}

/** What lies below a handle, large: a finger covers just that. */
export function PhotoLoupe({
  picture,
  grid,
  at,
}: {
  readonly picture: Picture;
  readonly grid: string;
  readonly at: Point;
}) {
  const { chart, palette } = useTheme();
  const size = Math.max(picture.width, picture.height) * SHARE;
  const pixel = size / LOUPE;
  const { x, y } = at;
  const cross = `M${x - size} ${y}H${x - 7 * pixel}M${x + 7 * pixel} ${y}H${x + size}M${x} ${y - size}V${y - 7 * pixel}M${x} ${y + 7 * pixel}V${y + size}`;
  return (
    <View
      pointerEvents="none"
      aria-hidden
      style={[styles.loupe, { borderColor: palette.gold, backgroundColor: chart.deepSea }]}
    >
      <Svg width={LOUPE} height={LOUPE} viewBox={`${x - size / 2} ${y - size / 2} ${size} ${size}`}>
        <Image
          href={{ uri: picture.url }}
          x={0}
          y={0}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
        />
        <GridLines grid={grid} width={1.4 * pixel} />
        <Path d={cross} stroke={chart.number} strokeOpacity={0.45} strokeWidth={2.4 * pixel} />
        <Path d={cross} stroke={chart.disc} strokeOpacity={0.9} strokeWidth={pixel} />
        <Circle
          cx={x}
          cy={y}
          r={3 * pixel}
          fill={palette.gold}
          stroke={chart.number}
          strokeWidth={pixel}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  loupe: {
    width: LOUPE,
    height: LOUPE,
    borderRadius: LOUPE / 2,
    borderWidth: 3,
    overflow: 'hidden',
  },
});
