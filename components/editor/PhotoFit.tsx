import { useMemo, useRef, useState } from 'react';
import {
  Platform,
  StyleSheet,
  View,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type ViewStyle,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, G, Image, Path, Text } from 'react-native-svg';

import { xy } from '@/components/board/chart';
import { useCatalog } from '@/components/language';
import { fonts, usePalette, useTheme } from '@/components/theme';
import { Button, IconButton } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { useWide } from '@/components/ui/layout';
import { Type } from '@/components/ui/Type';
import { cellId, parseCell, type Point } from '@/engine/board/grid';
import { project } from '@/engine/board/homography';
import type { Board } from '@/engine/europe/board/board';
import type { Fit, Photo } from '@/store/photos';

import { fittingOf } from './fitting';
import { useEditor } from './useEditor';

const MOVES = ['picture', 'hex'] as const;
const ARROWS = [
  { way: 'left', icon: 'back', x: -1, y: 0 },
  { way: 'up', icon: 'up', x: 0, y: -1 },
  { way: 'down', icon: 'down', x: 0, y: 1 },
  { way: 'right', icon: 'forward', x: 1, y: 0 },
] as const;
/** How near a finger has to come to take a handle. */
const GRASP = 60;
const LOUPE = 116;
const LOUPE_ZOOM = 3.5;
/** A finger covers nothing it wants to see. */
const NO_SCROLL = { touchAction: 'none', userSelect: 'none' } as unknown as ViewStyle;

/** The grid as the camera saw it, over the picture, held by four handles. */
export function PhotoFit({
  photo,
  onDone,
}: {
  readonly photo: Photo;
  readonly onDone: () => void;
}) {
  const { common, photo: text } = useCatalog();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const wide = useWide();
  const { board, photo: desk, pin, sheet } = useEditor();
  const { picture, fit } = photo;
  const [held, hold] = useState(0);
  const [moves, setMoves] = useState<(typeof MOVES)[number]>('picture');
  const fitted = useMemo(() => fittingOf(fit, board.layout, picture), [fit, board.layout, picture]);
  const grid = useMemo(
    () => ('homography' in fitted ? gridPath(board, fitted.homography) : ''),
    [board, fitted],
  );
  const put = (i: number, to: Point) => {
    const within = {
      x: Math.min(picture.width, Math.max(0, to.x)),
      y: Math.min(picture.height, Math.max(0, to.y)),
    };
    desk.refit({ points: fit.points.map((point, k) => (k === i ? within : point)) });
  };
  const nudge = (x: number, y: number) => {
    const point = fit.points[held];
    const cell = parseCell(fit.pins[held] ?? '');
    if (moves === 'picture' && point) {
      const step = Math.max(picture.width, picture.height) / 600;
      put(held, { x: point.x + x * step, y: point.y + y * step });
    } else if (moves === 'hex' && cell) {
      const { columns, rows } = sheet.extent;
      const to = {
        column: Math.min(columns, Math.max(1, cell.column + x)),
        row: Math.min(rows, Math.max(1, cell.row + y)),
      };
      pin(fit.pins.map((each, k) => (k === held ? cellId(to) : each)));
    }
  };
  return (
    <View
      testID="photo-fitting"
      style={[styles.screen, { backgroundColor: palette.page, paddingTop: insets.top }]}
    >
      <View style={[styles.panes, wide && styles.wide]}>
        <View style={styles.picture}>
          <Table photo={photo} grid={grid} held={held} onHold={hold} onPut={put} />
        </View>
        <View
          style={[
            wide ? [styles.side, { borderLeftColor: palette.line }] : styles.below,
            { paddingBottom: insets.bottom + 12 },
          ]}
        >
          <Type size="heading" serif bold heading={1}>
            {text.fit}
          </Type>
          {'fault' in fitted ? (
            <Type tone="accent" live testID="fit-fault">
              {text.faults[fitted.fault]}
            </Type>
          ) : (
            <Type tone="quiet">{text.fitNote}</Type>
          )}
          <Choice
            label={text.handle(held + 1, fit.pins[held] ?? '')}
            testID="handle"
            options={fit.pins.map((hex, i) => ({ value: i, label: `${i + 1} · ${hex}` }))}
            value={held}
            onChange={hold}
          />
          <View style={styles.nudges}>
            <Choice
              label={text.moves[moves]}
              testID="moves"
              options={MOVES.map((value) => ({ value, label: text.moves[value] }))}
              value={moves}
              onChange={setMoves}
            />
            <View style={styles.arrows}>
              {ARROWS.map(({ way, icon, x, y }) => (
                <IconButton
                  key={way}
                  icon={icon}
                  label={text.nudges[way]}
                  testID={`nudge-${way}`}
                  onPress={() => nudge(x, y)}
                />
              ))}
            </View>
          </View>
          <Button
            kind="filled"
            label={common.done}
            disabled={'fault' in fitted}
            testID="fit-done"
            onPress={onDone}
          />
        </View>
      </View>
    </View>
  );
}

function gridPath(board: Board, toPicture: Parameters<typeof project>[0]): string {
  return [...board.hexes.values()]
    .map(({ outline }) => {
      const seen = outline.map((point) => project(toPicture, point));
      if (seen.some((point) => point === null)) return '';
      return `M${seen.map((point) => xy(point!)).join('L')}z`;
    })
    .join('');
}

function Table({
  photo: { picture, fit },
  grid,
  held,
  onHold,
  onPut,
}: {
  readonly photo: { readonly picture: Photo['picture']; readonly fit: Fit };
  readonly grid: string;
  readonly held: number;
  readonly onHold: (i: number) => void;
  readonly onPut: (i: number, to: Point) => void;
}) {
  const { chart, palette } = useTheme();
  const [pane, setPane] = useState<{ width: number; height: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  const grip = useRef<{ i: number; origin: Point; off: Point } | null>(null);
  const scale = pane ? Math.min(pane.width / picture.width, pane.height / picture.height) : 1;
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
  const image = (
    <Image
      href={{ uri: picture.url }}
      x={0}
      y={0}
      width={picture.width}
      height={picture.height}
      preserveAspectRatio="none"
    />
  );
  const lines = (width: number) => (
    <G fill="none" strokeLinejoin="round">
      <Path d={grid} stroke={chart.number} strokeOpacity={0.55} strokeWidth={width * 2.6} />
      <Path d={grid} stroke={chart.band} strokeWidth={width} />
    </G>
  );
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
              {image}
              {lines(1.4 / scale)}
            </G>
            {fit.points.map((each, i) => {
              const x = each.x * scale + margin.x;
              const y = each.y * scale + margin.y;
              const on = i === held;
              return (
                <G key={i}>
                  <Circle
                    cx={x}
                    cy={y}
                    r={17}
                    fill={on ? palette.gold : chart.disc}
                    fillOpacity={dragging && on ? 0.15 : 0.72}
                    stroke={chart.number}
                    strokeWidth={2.5}
                  />
                  {dragging && on ? (
                    <Circle cx={x} cy={y} r={2.5} fill={chart.number} />
                  ) : (
                    <Text
                      x={x}
                      y={y + 6}
                      fontSize={17}
                      fontWeight="700"
                      fontFamily={fonts.serif}
                      textAnchor="middle"
                      fill={on ? chart.coinInk : chart.number}
                    >
                      {String(i + 1)}
                    </Text>
                  )}
                </G>
              );
            })}
          </Svg>
        </View>
      ) : null}
      {dragging && point ? (
        <View
          pointerEvents="none"
          style={[
            styles.loupe,
            point.x > picture.width / 2 ? styles.left : styles.right,
            { borderColor: palette.gold, backgroundColor: chart.deepSea },
          ]}
        >
          <Svg width={LOUPE} height={LOUPE} viewBox={loupe(point, LOUPE / (scale * LOUPE_ZOOM))}>
            {image}
            {lines(1.4 / (scale * LOUPE_ZOOM))}
            <Circle cx={point.x} cy={point.y} r={3 / (scale * LOUPE_ZOOM)} fill={palette.gold} />
          </Svg>
        </View>
      ) : null}
    </View>
  );
}

const loupe = ({ x, y }: Point, size: number) => `${x - size / 2} ${y - size / 2} ${size} ${size}`;

const styles = StyleSheet.create({
  screen: { flex: 1 },
  panes: { flex: 1 },
  wide: { flexDirection: 'row' },
  picture: { flex: 1 },
  below: { paddingHorizontal: 16, paddingTop: 10, gap: 10 },
  side: { width: 372, padding: 16, gap: 12, borderLeftWidth: StyleSheet.hairlineWidth },
  table: { flex: 1, overflow: 'hidden' },
  nudges: { gap: 4 },
  arrows: { flexDirection: 'row', justifyContent: 'space-around' },
  loupe: {
    position: 'absolute',
    top: 10,
    width: LOUPE,
    height: LOUPE,
    borderRadius: LOUPE / 2,
    borderWidth: 3,
    overflow: 'hidden',
  },
  left: { left: 10 },
  right: { right: 10 },
});
