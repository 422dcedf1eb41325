import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { usePalette } from '@/components/theme';

/** Line drawings on a 24-unit square. */
const DRAWINGS = {
  back: 'M14 5l-7 7 7 7',
  forward: 'M10 5l7 7-7 7',
  up: 'M5 14l7-7 7 7',
  down: 'M5 10l7 7 7-7',
  undo: 'M8 8L4 12l4 4M4 12h11a5 5 0 0 0 0-10h-3',
  redo: 'M16 8l4 4-4 4M20 12H9A5 5 0 0 1 9 2h3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4 4L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  book: 'M4 5h6a3 3 0 0 1 2 1 3 3 0 0 1 2-1h6v13h-6a3 3 0 0 0-2 1 3 3 0 0 0-2-1H4zM12 6v13',
  history: 'M4 12a8 8 0 1 0 3-6M4 4v4h4M12 8v5l3 2',
  flag: 'M6 21V4M6 5h11l-2 4 2 4H6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  info: 'M12 11v6M12 7h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  star: 'M12 4l2.4 5 5.6.7-4 3.8 1 5.5-5-2.7-5 2.7 1-5.5-4-3.8 5.6-.7z',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 0 0 0-6M17 14c2.500.7 4 2.700 4 6',
  swap: 'M7 7h12l-3-3M17 17H5l3 3',
  route: 'M4 18l5-6M11 10l3-4M16 5l4-2M3 20h.01',
  merchant: 'M12 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 21l2-9h8l2 9zM3 12h3',
  walk: 'M13 4a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM12 9l-1 5 3 3v4M11 14l-3 7M12 9l4 3M12 9l-4 3',
  caravan:
    'M3 9h13v7H3zM16 11h4l1 5h-5M7 19a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM17 19a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM3 9c2-4 10-4 13 0',
  cart: 'M3 8h9v6H3zM6 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM14 11h7M18 8l3 3-3 3',
  coin: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  crate: 'M4 8h16v12H4zM4 8l2-4h12l2 4M12 4v8M9 12h6',
  photo: 'M3 7h5l2-3h4l2 3h5v12H3zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  pawn: 'M12 3a4 4 0 0 1 2.500 7.100c.2 3.400 3.500 4.400 3.500 9.900H6c0-5.500 3.300-6.500 3.500-9.900A4 4 0 0 1 12 3z',
  arch: 'M6 20v-8a6 6 0 0 1 12 0v8M3 20h18',
  double: 'M8 7l-5 5 5 5M16 7l5 5-5 5M4 12h16',
  chart: 'M4 20h16M7 20v-7M12 20V6M17 20v-10',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
} as const;

export type IconName = keyof typeof DRAWINGS;

export const Icon = memo(function Icon({
  name,
  size = 24,
  colour,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly colour?: string;
}) {
  const palette = usePalette();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={DRAWINGS[name]}
        stroke={colour ?? palette.ink}
        strokeWidth={name === 'more' ? 3 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
});
