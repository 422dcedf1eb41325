import { View } from 'react-native';
import Svg, { G, Line, Path, Rect, Text } from 'react-native-svg';

import { MarkGlyph } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { fonts, useTheme } from '@/components/theme';
import { useFontSize } from '@/components/ui/Type';
import type { Colour } from '@/engine/europe/vocabulary';

import { useWidth } from './useWidth';

export interface Weighed {
  readonly owner: Colour;
  readonly name: string;
  readonly value: number;
  /** How far from nothing is nothing special. */
  readonly spread: number;
  readonly text: string;
}

const ROW = 40;
const MARKS = 34;

/** More to the right, less to the left; the bracket says how much is nothing special. */
export function Balance({
  rows,
  label,
}: {
  readonly rows: readonly Weighed[];
  readonly label: string;
}) {
  const { palette, players } = useTheme();
  const font = Math.min(20, useFontSize()('body'));
  const { width, onLayout } = useWidth();
  const reach = Math.max(1, ...rows.map(({ value, spread }) => Math.max(Math.abs(value), spread)));
  const room = (width - MARKS) / 2;
  const zero = MARKS + room;
  const long = (value: number) => (value / reach) * (room - font * 2.6);
  return (
    <View onLayout={onLayout} role="img" aria-label={label}>
      <Svg width={width} height={rows.length * ROW}>
        {rows.map(({ owner, name, value, spread, text }, i) => {
          const middle = ROW * (i + 0.5);
          const colours = players[owner];
          const size = long(Math.abs(value));
          const side = long(spread);
          return (
            <G key={owner}>
              <MarkGlyph
                owner={owner}
                colours={{ ...colours, edge: owner === 'white' ? colours.edge : palette.line }}
                x={15}
                y={middle}
                r={11}
                edge={1}
                initial={initialOf(name)}
              />
              <Rect
                x={value < 0 ? zero - size : zero}
                y={middle - 8}
                width={size}
                height={16}
                fill={colours.fill}
                stroke={owner === 'white' ? colours.edge : 'none'}
                strokeWidth={1.2}
              />
              <Path
                d={`M${zero - side} ${middle - 12}v24M${zero + side} ${middle - 12}v24M${zero - side} ${middle}h${side * 2}`}
                stroke={palette.quiet}
                strokeWidth={1.2}
                strokeDasharray="3 3"
                fill="none"
              />
              <Text
                x={value < 0 ? zero - Math.max(size, side) - 6 : zero + Math.max(size, side) + 6}
                y={middle + font * 0.36}
                fontSize={font}
                fontFamily={fonts.serif}
                fontWeight="700"
                textAnchor={value < 0 ? 'end' : 'start'}
                fill={palette.ink}
              >
                {text}
              </Text>
            </G>
          );
        })}
        <Line
          x1={zero}
          x2={zero}
          y1={0}
          y2={rows.length * ROW}
          stroke={palette.ink}
          strokeWidth={1}
        />
      </Svg>
    </View>
  );
}
