import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { outlinePath, SIDE } from '@/components/board/chart';
import { useTheme } from '@/components/theme';
import { frameOf } from '@/engine/board/geometry';
import type { Layout } from '@/engine/board/vocabulary';
import { drawable } from '@/engine/europe/board/drawable';
import { newSheet, type Extent } from '@/engine/europe/board/sheet';

const HEIGHT = 190;

/** The empty sheet as it will lie there, so that nobody has to count twice. */
export function GridPreview({
  layout,
  extent,
  label,
}: {
  readonly layout: Layout;
  readonly extent: Extent;
  readonly label: string;
}) {
  const { chart, palette } = useTheme();
  const { columns, rows } = extent;
  const { d, frame } = useMemo(() => {
    const board = drawable(
      newSheet({ id: 'sheet', name: 'sheet', side: 'main' }, layout, { columns, rows }),
    );
    return {
      d: [...board.hexes.values()].map(outlinePath).join(''),
      frame: frameOf(board, 0.6),
    };
  }, [layout, columns, rows]);
  const box = [frame.x, frame.y, frame.width, frame.height].map((n) => n * SIDE);
  return (
    <View
      testID="grid-preview"
      role="img"
      aria-label={label}
      style={[styles.frame, { borderColor: palette.line, backgroundColor: chart.deepSea }]}
    >
      <Svg width="100%" height={HEIGHT} viewBox={box.join(' ')} aria-hidden>
        <Rect x={box[0]!} y={box[1]!} width={box[2]!} height={box[3]!} fill={chart.deepSea} />
        <Path
          d={d}
          fill={chart.sea}
          stroke={chart.wave}
          strokeWidth={(0.018 * frame.height * SIDE) / 3}
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { height: HEIGHT, borderRadius: 8, borderWidth: 1, overflow: 'hidden' },
});
