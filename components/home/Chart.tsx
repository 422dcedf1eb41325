import { memo, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { usePalette } from '@/components/theme';

const WINDS = 32;
const EDGE = 9;
const SCALE = 28;

/** Rhumb lines from one point of the page, as old sea charts have them, inside a scaled border. */
export const Chart = memo(function Chart({
  x,
  y,
  radius,
}: {
  /** Where the winds meet, and the rose they start from. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const palette = usePalette();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);
  const { width, height } = size;
  const far = Math.hypot(width, height);
  const winds = (every: number, from = 0) =>
    Array.from({ length: WINDS / every }, (_, i) => {
      const turn = ((i * every + from) * 2 * Math.PI) / WINDS;
      const ray = (r: number) =>
        `${(x + r * Math.sin(turn)).toFixed(1)} ${(y - r * Math.cos(turn)).toFixed(1)}`;
      return `M${ray(radius)}L${ray(far)}`;
    }).join('');
  const frame = (inset: number) => ({
    x: inset,
    y: inset,
    width: Math.max(0, width - 2 * inset),
    height: Math.max(0, height - 2 * inset),
    fill: 'none',
  });
  return (
    <View style={StyleSheet.absoluteFill} onLayout={measure} aria-hidden pointerEvents="none">
      {width > 0 ? (
        <Svg width={width} height={height}>
          <Path d={winds(2)} stroke={palette.line} strokeWidth={0.9} opacity={0.55} />
          <Path d={winds(2, 1)} stroke={palette.line} strokeWidth={0.6} opacity={0.35} />
          <Circle cx={x} cy={y} r={radius} fill="none" stroke={palette.line} strokeWidth={0.9} />
          <Circle
            cx={x}
            cy={y}
            r={radius - 6}
            fill="none"
            stroke={palette.line}
            strokeWidth={0.5}
          />
          <Rect {...frame(EDGE / 2)} stroke={palette.page} strokeWidth={EDGE} />
          <Rect {...frame(EDGE)} stroke={palette.line} strokeWidth={5} />
          <Rect
            {...frame(EDGE)}
            stroke={palette.quiet}
            strokeWidth={5}
            strokeDasharray={[SCALE, SCALE]}
          />
          <Rect {...frame(EDGE - 3.5)} stroke={palette.quiet} strokeWidth={1} />
          <Rect {...frame(EDGE + 3.5)} stroke={palette.quiet} strokeWidth={1} />
        </Svg>
      ) : null}
    </View>
  );
});
