import { View } from 'react-native';
import Svg, { G, Line, Path, Text } from 'react-native-svg';

import { MarkGlyph } from '@/components/pieces/PlayerMark';
import { markPath } from '@/components/pieces/shapes';
import { initialOf } from '@/components/table/initials';
import { fonts, useTheme } from '@/components/theme';
import { useFontSize } from '@/components/ui/Type';

import { apart, linePath, roundTop, type Course } from './data';
import { useWidth } from './useWidth';

const HEIGHT = 190;
const LEFT = 26;
const RIGHT = 30;
const HEAD = 12;
const MARK = 11;

/** Everyone's course over the turns; each line carries its player's shape, not only the colour. */
export function Courses({
  courses,
  axis,
  steps = false,
  label,
}: {
  readonly courses: readonly Course[];
  /** What the points stand for. */
  readonly axis: readonly string[];
  readonly steps?: boolean;
  readonly label: string;
}) {
  const { palette, players } = useTheme();
  const font = Math.min(16, useFontSize()(12));
  const { width, onLayout } = useWidth();
  const last = Math.max(1, axis.length - 1);
  const top = roundTop(Math.max(1, ...courses.flatMap(({ values }) => values.map((v) => v ?? 0))));
  const base = HEIGHT - font - 10;
  const x = (i: number) => LEFT + (i / last) * (width - LEFT - RIGHT);
  const y = (value: number) => base - (value / top) * (base - HEAD);
  const lines = courses.map(({ owner, name, values }) => ({
    owner,
    initial: initialOf(name),
    points: values.map((value, i) => (value === null ? null : { x: x(i), y: y(value) })),
  }));
  const ends = lines.map(({ points }) => points[points.length - 1]?.y ?? base);
  const marks = apart(ends, MARK * 2 + 1, HEAD, base);
  const every = Math.max(1, Math.round(last / 6));
  return (
    <View onLayout={onLayout} role="img" aria-label={label}>
      <Svg width={width} height={HEIGHT}>
        {[0, top / 2, top].map((value) => (
          <G key={value}>
            <Line
              x1={LEFT}
              x2={width - RIGHT}
              y1={y(value)}
              y2={y(value)}
              stroke={palette.line}
              strokeWidth={1}
            />
            <Text
              x={LEFT - 5}
              y={y(value) + font * 0.35}
              fontSize={font}
              fontFamily={fonts.sans}
              textAnchor="end"
              fill={palette.quiet}
            >
              {String(value)}
            </Text>
          </G>
        ))}
        {axis.map((text, i) =>
          i % every === 0 ? (
            <Text
              key={i}
              x={x(i)}
              y={HEIGHT - 3}
              fontSize={font}
              fontFamily={fonts.sans}
              textAnchor="middle"
              fill={palette.quiet}
            >
              {text}
            </Text>
          ) : null,
        )}
        {lines.map(({ owner, points }, k) => {
          const { fill, edge } = players[owner];
          const d = linePath(points, steps);
          const dots = points
            .map((point, i) =>
              point && i % every === Math.floor((k * every) / lines.length)
                ? markPath(owner, point.x, point.y, 4)
                : '',
            )
            .join('');
          const rim = owner === 'white' ? edge : palette.page;
          return (
            <G key={owner} strokeLinejoin="round">
              <Path d={d} fill="none" stroke={rim} strokeWidth={owner === 'white' ? 4.4 : 4} />
              <Path d={d} fill="none" stroke={fill} strokeWidth={2.4} />
              <Path d={dots} fill={fill} stroke={rim} strokeWidth={1} />
            </G>
          );
        })}
        {lines.map(({ owner, initial }, k) => (
          <MarkGlyph
            key={owner}
            owner={owner}
            colours={{
              ...players[owner],
              edge: owner === 'white' ? players[owner].edge : palette.page,
            }}
            x={width - RIGHT / 2 + 2}
            y={marks[k]!}
            r={MARK * 0.86}
            edge={1}
            initial={initial}
          />
        ))}
      </Svg>
    </View>
  );
}
