import { View } from 'react-native';
import Svg, { Line, Path, Rect, Text } from 'react-native-svg';

import { fonts, usePalette } from '@/components/theme';
import { useFontSize } from '@/components/ui/Type';

import { useWidth } from './useWidth';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Drawn as a line across the bar. */
  readonly expected: number;
  readonly hot?: boolean;
}

const HEIGHT = 170;

/** Counts against what was to be expected. */
export function Bars({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const palette = usePalette();
  const font = Math.min(18, useFontSize()('small'));
  const { width, onLayout } = useWidth();
  const top = Math.max(1, ...bars.map((bar) => Math.max(bar.value, bar.expected)));
  const foot = font + 8;
  const head = font + 4;
  const slot = width / bars.length;
  const wide = slot * 0.62;
  const base = HEIGHT - foot;
  const tall = (value: number) => (value / top) * (base - head);
  return (
    <View onLayout={onLayout} role="img" aria-label={label}>
      <Svg width={width} height={HEIGHT}>
        {bars.map((bar, i) => {
          const middle = slot * (i + 0.5);
          const y = base - tall(bar.value);
          const due = base - tall(bar.expected);
          return [
            <Rect
              key={`bar-${bar.label}`}
              x={middle - wide / 2}
              y={y}
              width={wide}
              height={Math.max(0, base - y)}
              fill={palette.ink}
              fillOpacity={0.78}
            />,
            <Path
              key={`due-${bar.label}`}
              d={`M${middle - slot * 0.44} ${due}h${slot * 0.88}`}
              stroke={palette.gold}
              strokeWidth={3}
            />,
            <Text
              key={`value-${bar.label}`}
              x={middle}
              y={Math.min(y, due) - 5}
              fontSize={font}
              fontFamily={fonts.serif}
              fontWeight="700"
              textAnchor="middle"
              fill={palette.ink}
            >
              {String(bar.value)}
            </Text>,
            <Text
              key={`label-${bar.label}`}
              x={middle}
              y={HEIGHT - 4}
              fontSize={font}
              fontFamily={fonts.serif}
              fontWeight="700"
              textAnchor="middle"
              fill={bar.hot ? palette.accent : palette.quiet}
            >
              {bar.label}
            </Text>,
          ];
        })}
        <Line x1={0} x2={width} y1={base} y2={base} stroke={palette.line} strokeWidth={1} />
      </Svg>
    </View>
  );
}
