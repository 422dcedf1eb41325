import { memo } from 'react';
import Svg, { Rect } from 'react-native-svg';

import { HOME_OF, useTheme } from '@/components/theme';
import type { Resource } from '@/engine/europe/vocabulary';

import { SignGlyph } from './SignGlyph';

interface ResourceCardProps {
  readonly resource: Resource;
  /** A card is 3 : 4. */
  readonly height: number;
  readonly label?: string;
}

export const ResourceCard = memo(function ResourceCard(props: ResourceCardProps) {
  const { resource, height, label } = props;
  const { chart, palette } = useTheme();
  const terrain = HOME_OF[resource];
  const colours = chart.terrain[terrain];
  const spoken = label
    ? ({ accessible: true, accessibilityRole: 'image', accessibilityLabel: label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Svg width={height * 0.75} height={height} viewBox="-60 -80 120 160" {...spoken}>
      <Rect x={-58} y={-78} width={116} height={156} rx={17} fill={palette.card} />
      <Rect
        x={-58}
        y={-78}
        width={116}
        height={156}
        rx={17}
        fill="none"
        stroke={colours.ink}
        strokeOpacity={0.5}
        strokeWidth={3}
      />
      <Rect x={-48} y={-68} width={96} height={136} rx={10} fill={colours.fill} />
      <SignGlyph terrain={terrain} at={[{ x: 0, y: 2 }]} colours={colours} />
    </Svg>
  );
});
