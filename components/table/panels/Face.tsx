import Svg, { Path, Rect } from 'react-native-svg';

import { circlePath } from '@/components/pieces/shapes';
import { usePalette } from '@/components/theme';

const L = 8;
const M = 16;
const H = 24;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[M, M]],
  2: [
    [L, H],
    [H, L],
  ],
  3: [
    [L, H],
    [M, M],
    [H, L],
  ],
  4: [
    [L, L],
    [L, H],
    [H, L],
    [H, H],
  ],
  5: [
    [L, L],
    [L, H],
    [M, M],
    [H, L],
    [H, H],
  ],
  6: [
    [L, L],
    [L, M],
    [L, H],
    [H, L],
    [H, M],
    [H, H],
  ],
};

/** One die as it lies on the table. */
export function Face({
  value,
  faint = false,
}: {
  readonly value: number;
  readonly faint?: boolean;
}) {
  const palette = usePalette();
  return (
    <Svg width={36} height={36} viewBox="0 0 32 32" opacity={faint ? 0.5 : 1} aria-hidden>
      <Rect x={1} y={1} width={30} height={30} rx={7} fill={palette.page} stroke={palette.line} />
      <Path
        d={(PIPS[value] ?? []).map(([x, y]) => circlePath(x, y, 3)).join('')}
        fill={palette.ink}
      />
    </Svg>
  );
}
