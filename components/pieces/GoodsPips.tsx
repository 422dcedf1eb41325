import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';
import type { Goods } from '@/engine/europe/state';

import { circlePath } from './shapes';

interface GoodsPipsProps {
  readonly goods: Goods;
  /** Height of a pip. */
  readonly size?: number;
  readonly label?: string;
  /** Pips in one line before the next begins. */
  readonly perRow?: number;
}

/** Delivered goods are filled, free ones outlined, locked ones faint: three kinds without a colour. */
export const GoodsPips = memo(function GoodsPips(props: GoodsPipsProps) {
  const { goods, size = 9, label, perRow = Infinity } = props;
  const { palette } = useTheme();
  const total = goods.delivered + goods.free + goods.locked;
  const columns = Math.max(1, Math.min(perRow, total));
  const rows = Math.max(1, Math.ceil(total / columns));
  const circles = (from: number, count: number, r: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = from + i;
      return circlePath((at % columns) * 12 + 6, Math.floor(at / columns) * 13 + 6.5, r);
    }).join('');
  const outlined = circles(goods.delivered, goods.free, 4.2);
  const faint = circles(goods.delivered + goods.free, goods.locked, 4.2);
  const spoken = label
    ? ({ accessible: true, accessibilityRole: 'image', accessibilityLabel: label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Svg
      width={(columns * 12 * size) / 10}
      height={(rows * 13 * size) / 10}
      viewBox={`0 0 ${columns * 12} ${rows * 13}`}
      {...spoken}
    >
      <Path d={circles(0, goods.delivered, 5)} fill={palette.ink} />
      <Path d={outlined} fill="none" stroke={palette.ink} strokeWidth={1.7} />
      <Path d={faint} fill="none" stroke={palette.ink} strokeOpacity={0.32} strokeWidth={1.2} />
    </Svg>
  );
});
