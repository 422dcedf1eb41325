import { useMemo, useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { cornerAt, outlinePath, SIDE, toScene } from '@/components/board/chart';
import { stageOf } from '@/components/board/viewport';
import { circlePath } from '@/components/pieces/shapes';
import { useTheme } from '@/components/theme';
import { distance, frameOf } from '@/engine/board/geometry';
import { pointOfPlace, type Point } from '@/engine/board/grid';
import type { Board } from '@/engine/europe/board/board';
import type { PinKind } from '@/engine/europe/board/pins';

import { Handle } from './Handle';

/** The grid as it is, to say which of its places a handle stands for. */
export function PinMap({
  board,
  kind,
  pins,
  held,
  label,
  onHold,
  onPick,
}: {
  readonly board: Board;
  readonly kind: PinKind;
  readonly pins: readonly string[];
  readonly held: number;
  readonly label: string;
  readonly onHold: (i: number) => void;
  readonly onPick: (place: string) => void;
}) {
  const { chart } = useTheme();
  const [pane, setPane] = useState<{ width: number; height: number } | null>(null);
  const stage = useMemo(() => (pane ? stageOf(frameOf(board, 0.9), pane) : null), [board, pane]);
  const places = useMemo(
    (): readonly (readonly [string, Point])[] =>
      kind === 'middle'
        ? [...board.hexes].map(([id, { centre }]) => [id, centre])
        : [...board.intersections].map(([id, { point }]) => [id, point]),
    [board, kind],
  );
  const drawing = useMemo(() => {
    const hexes = [...board.hexes.values()];
    const outline = (land: boolean) =>
      hexes
        .filter(({ terrain }) => (terrain !== 'sea') === land)
        .map(outlinePath)
        .join('');
    const dots = (at: readonly Point[], r: number) =>
      at.map(({ x, y }) => circlePath(x, y, r)).join('');
    return {
      land: outline(true),
      sea: outline(false),
      cities: dots(
        [...board.sites.keys()].flatMap((id) => cornerAt(board, id) ?? []),
        17,
      ),
      places: dots(
        places.map(([, point]) => toScene(point)),
        9,
      ),
    };
  }, [board, places]);
  const pick = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent) => {
    if (!stage) return;
    const at = {
      x: stage.origin.x + locationX / stage.unit,
      y: stage.origin.y + locationY / stage.unit,
    };
    let best: string | null = null;
    let least = 1;
    for (const [id, point] of places) {
      const away = distance(point, at);
      if (away >= least) continue;
      [best, least] = [id, away];
    }
    if (best === null) return;
    if (pins.includes(best)) onHold(pins.indexOf(best));
    else onPick(best);
  };
  const r = stage ? (13 / stage.unit) * SIDE : 0;
  return (
    <View
      testID="pin-map"
      role="img"
      aria-label={label}
      onLayout={({ nativeEvent: { layout } }) =>
        setPane({ width: layout.width, height: layout.height })
      }
      style={[styles.map, { backgroundColor: chart.deepSea }]}
      onStartShouldSetResponder={() => true}
      onResponderRelease={pick}
    >
      {pane && stage ? (
        <View pointerEvents="none" aria-hidden>
          <Svg
            width={pane.width}
            height={pane.height}
            viewBox={[
              stage.origin.x * SIDE,
              stage.origin.y * SIDE,
              (pane.width / stage.unit) * SIDE,
              (pane.height / stage.unit) * SIDE,
            ].join(' ')}
          >
            <G strokeLinejoin="round" stroke={chart.wave} strokeWidth={5}>
              <Path d={drawing.sea} fill={chart.sea} />
              <Path d={drawing.land} fill={chart.terrain.pasture.fill} stroke={chart.border} />
            </G>
            <Path d={drawing.places} fill={chart.number} fillOpacity={0.4} />
            <Path
              d={drawing.cities}
              fill={chart.sites.purple}
              stroke={chart.nameHalo}
              strokeWidth={5}
            />
            {pins.map((pin, i) => {
              const point = pointOfPlace(pin, board.layout);
              if (!point) return null;
              return <Handle key={i} at={toScene(point)} r={r} number={i + 1} held={i === held} />;
            })}
          </Svg>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  map: { height: 214, borderRadius: 8, overflow: 'hidden' },
});
