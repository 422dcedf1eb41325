import { memo } from 'react';
import Svg, { Path, Text } from 'react-native-svg';

import { fonts, useTheme, type PlayerColours } from '@/components/theme';
import type { Owner } from '@/engine/europe/vocabulary';

import { initialDrop, markPath } from './shapes';

interface MarkGlyphProps {
  readonly owner: Owner;
  readonly colours: PlayerColours;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly edge: number;
  readonly initial?: string | undefined;
}

/** The mark inside a larger drawing. */
export function MarkGlyph({ owner, colours, x, y, r, edge, initial }: MarkGlyphProps) {
  return (
    <>
      <Path
        d={markPath(owner, x, y, r)}
        fill={colours.fill}
        stroke={colours.edge}
        strokeWidth={edge}
        strokeLinejoin="round"
      />
      {initial ? (
        <Text
          x={x}
          y={y + r * (0.4 + initialDrop(owner))}
          fontSize={r * (owner === 'white' ? 1 : 1.12)}
          fontWeight="700"
          fontFamily={fonts.sans}
          textAnchor="middle"
          fill={colours.ink}
        >
          {initial}
        </Text>
      ) : null}
    </>
  );
}

interface PlayerMarkProps {
  readonly owner: Owner;
  readonly size: number;
  readonly initial?: string | undefined;
  /** Left out where a name stands beside the mark: a screen reader need not say it twice. */
  readonly label?: string;
  readonly faded?: boolean;
}

export const PlayerMark = memo(function PlayerMark(props: PlayerMarkProps) {
  const { owner, size, initial, label, faded } = props;
  const { players, palette } = useTheme();
  const colours = players[owner];
  // Off the board the page is already pale: an edge in its colour would only eat the shape.
  const edge = owner === 'white' ? colours.edge : palette.line;
  const spoken = label
    ? ({ accessible: true, accessibilityRole: 'image', accessibilityLabel: label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" opacity={faded ? 0.4 : 1} {...spoken}>
      <MarkGlyph
        owner={owner}
        colours={{ ...colours, edge }}
        x={20}
        y={owner === 'white' ? 22.5 : 20}
        r={15}
        edge={owner === 'white' ? 2.2 : 1.2}
        initial={initial}
      />
    </Svg>
  );
});
