import { memo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';

import { usePalette } from '@/components/theme';

/** A card nobody has turned: hands are counted, never looked into. */
export const CardBack = memo(function CardBack({ size }: { readonly size: number }) {
  const palette = usePalette();
  return (
    <Svg width={size * 0.75} height={size} viewBox="0 0 24 32" aria-hidden>
      <Rect
        x={1.5}
        y={1.5}
        width={21}
        height={29}
        rx={4}
        fill={palette.card}
        stroke={palette.ink}
        strokeWidth={2.4}
      />
      <Path d="M12 9l5 7-5 7-5-7z" fill={palette.ink} fillOpacity={0.55} />
    </Svg>
  );
});
