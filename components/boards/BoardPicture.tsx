import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { BoardView } from '@/components/board/BoardView';
import { outlinePath } from '@/components/board/chart';
import { useTheme } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import type { Board } from '@/engine/europe/board/board';

const nameless = () => '';

/** Open sea shows how large the sheet is by the lines to draw along. */
function linesOn(sketch: Board | null): string {
  const hexes = [...(sketch?.hexes.values() ?? [])];
  return hexes.every(({ terrain }) => terrain === 'sea') ? hexes.map(outlinePath).join('') : '';
}

/** A small print of the map in its frame, to be looked at only. */
export const BoardPicture = memo(function BoardPicture({
  sketch,
  label,
  height,
  testID,
}: {
  readonly sketch: Board | null;
  readonly label: string;
  readonly height: number;
  readonly testID: string;
}) {
  const { palette, chart } = useTheme();
  const lines = useMemo(() => linesOn(sketch), [sketch]);
  return (
    <View
      pointerEvents="none"
      style={[
        styles.frame,
        {
          height,
          borderColor: palette.line,
          backgroundColor: palette.card,
          shadowColor: palette.ink,
        },
      ]}
    >
      <View style={[styles.print, { borderColor: palette.gold }]}>
        {sketch ? (
          <BoardView
            board={sketch}
            pieces={null}
            names={nameless}
            label={label}
            testID={testID}
            underlay={
              lines === '' ? null : (
                <Path d={lines} fill="none" stroke={chart.wave} strokeWidth={5} />
              )
            }
          />
        ) : (
          <View role="img" aria-label={label} style={styles.blank}>
            <Icon name="map" size={40} colour={palette.quiet} />
          </View>
        )}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  frame: {
    borderWidth: StyleSheet.hairlineWidth,
    borderRadius: 4,
    padding: 6,
    shadowOpacity: 0.16,
    shadowRadius: 6,
    shadowOffset: { width: 0, height: 3 },
  },
  print: { flex: 1, borderWidth: 1, overflow: 'hidden' },
  blank: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
