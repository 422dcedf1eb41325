import { useRef, useState } from 'react';
import {
  Platform,
  StyleSheet,
  View,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type ViewStyle,
} from 'react-native';
import Svg, { G, Image } from 'react-native-svg';

import { useTheme } from '@/components/theme';
import type { Point } from '@/engine/board/grid';
import type { Photo } from '@/store/photos';

import { Handle } from './Handle';
import { GridLines, PhotoLoupe } from './PhotoLoupe';

/** How near a finger has to come to take a handle. */
const GRASP = 60;
/** Handles at the very edge of a picture can still be taken. */
const EDGE = 14;
const NO_SCROLL = { touchAction: 'none', userSelect: 'none' } as unknown as ViewStyle;

/** The picture with its four handles; a finger covers nothing it wants to see. */
export function PhotoTable({
  photo: { picture, fit },
  grid,
  held,
  onHold,
  onPut,
}: {
  readonly photo: Photo;
  readonly grid: string;
  readonly held: number;
  readonly onHold: (i: number) => void;
  readonly onPut: (i: number, to: Point) => void;
}) {
  const { chart } = useTheme();
  const [pane, setPane] = useState<{ width: number; height: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  const grip = useRef<{ i: number; origin: Point; off: Point } | null>(null);
  const scale = pane
    ? Math.min((pane.width - 2 * EDGE) / picture.width, (pane.height - 2 * EDGE) / picture.height)
    : 1;
  const margin = pane
    ? {
        x: (pane.width - picture.width * scale) / 2,
        y: (pane.height - picture.height * scale) / 2,
      }
    : { x: 0, y: 0 };
  const onPicture = ({ x, y }: Point): Point => ({
    x: (x - margin.x) / scale,
    y: (y - margin.y) / scale,
  });
  const grant = ({ nativeEvent }: GestureResponderEvent) => {
    const { pageX, pageY, locationX, locationY } = nativeEvent;
    const at = onPicture({ x: locationX, y: locationY });
    const away = fit.points.map((point) => Math.hypot(point.x - at.x, point.y - at.y) * scale);
    const i = away.indexOf(Math.min(...away));
    if ((away[i] ?? Infinity) > GRASP) return;
    const point = fit.points[i]!;
    // Taken where it was touched, so that it does not jump under the finger.
    const off = { x: point.x - at.x, y: point.y - at.y };
    grip.current = { i, origin: { x: pageX - locationX, y: pageY - locationY }, off };
    onHold(i);
    setDragging(true);
  };
  const move = ({ nativeEvent }: GestureResponderEvent) => {
    const taken = grip.current;
    if (!taken) return;
    const at = onPicture({
      x: nativeEvent.pageX - taken.origin.x,
      y: nativeEvent.pageY - taken.origin.y,
    });
    onPut(taken.i, { x: at.x + taken.off.x, y: at.y + taken.off.y });
  };
  const letGo = () => {
    grip.current = null;
    setDragging(false);
  };
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setPane({ width: layout.width, height: layout.height });
  const point = fit.points[held];
  return (
    <View
      testID="photo-table"
      onLayout={onLayout}
      style={[styles.table, { backgroundColor: chart.deepSea }, Platform.OS === 'web' && NO_SCROLL]}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={grant}
      onResponderMove={move}
      onResponderRelease={letGo}
      onResponderTerminate={letGo}
    >
      {pane ? (
        <View pointerEvents="none" aria-hidden>
          <Svg width={pane.width} height={pane.height}>
            <G transform={`translate(${margin.x} ${margin.y}) scale(${scale})`}>
              <Image
                href={{ uri: picture.url }}
                x={0}
                y={0}
                width={picture.width}
                height={picture.height}
                preserveAspectRatio="none"
              />
              <GridLines grid={grid} width={1.4 / scale} />
            </G>
            {fit.points.map((each, i) => {
              const at = { x: each.x * scale + margin.x, y: each.y * scale + margin.y };
              const on = i === held;
              return (
                <Handle
                  key={i}
                  at={at}
                  r={17}
                  number={i + 1}
                  held={on}
                  seeThrough={dragging && on}
                  opacity={0.72}
                />
              );
            })}
          </Svg>
        </View>
      ) : null}
      {dragging && point ? (
        <View style={[styles.loupe, point.x > picture.width / 2 ? styles.left : styles.right]}>
          <PhotoLoupe picture={picture} grid={grid} at={point} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, overflow: 'hidden' },
  loupe: { position: 'absolute', top: 10 },
  left: { left: 10 },
  right: { right: 10 },
});
