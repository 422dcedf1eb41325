import Svg, { Circle, G, Path } from 'react-native-svg';

import type { Palette } from '@/components/theme';

/** The drawing of assets/emblem.svg, in the colours of the theme. */
export function Emblem({ size, palette }: { size: number; palette: Palette }) {
  const { card, gold, ink } = palette;
  return (
    <Svg width={size} height={size} viewBox="0 0 200 200" aria-hidden>
      <G fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
        <Path d="M100 14 174.5 57v86L100 186 25.5 143V57Z" fill={card} strokeWidth={7} />
        <Path
          d="M54 143Q100 176 146 143"
          stroke={gold}
          strokeWidth={6}
          strokeDasharray="0.1 12.3"
        />
        <Path d="M100 46v84M82 132h36M60 66h80" strokeWidth={6} />
        <Path d="M60 66 44 102h32Zm80 0-16 36h32Z" strokeWidth={3.5} />
        <Path
          d="M42 102h36a18 15 0 0 1-36 0Zm80 0h36a18 15 0 0 1-36 0Z"
          fill={ink}
          strokeWidth={3.5}
        />
        <Circle cx={100} cy={46} r={7} fill={gold} strokeWidth={4} />
      </G>
    </Svg>
  );
}
