import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Animated,
  Platform,
  StyleSheet,
  View,
  type LayoutChangeEvent,
  type ViewStyle,
} from 'react-native';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/theme';
import { useFontSize } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';
import type { PathId } from '@/engine/board/vocabulary';
import type { Board, Site } from '@/engine/europe/board/board';
import type { Colour } from '@/engine/europe/vocabulary';

import { aim, pathsBetween, placesBetween, type Aim } from './aim';
import { frameOnGlass, pointOf, SIDE } from './chart';
import { useCloseUp } from './closeUp';
import { Fingers, type Gestures } from './fingers';
import { Floating } from './Floating';
import { labelsOnGlass } from './labels';
import { useMagnifier } from './magnifier';
import type { Marks } from './marks';
import { Scene } from './Scene';
import type { Pieces } from './standing';
import {
  FITTED,
  focusOn,
  NEARLY_FITTED,
  reachOf,
  stageOf,
  toBoard,
  zoomAt,
  type Pane,
} from './viewport';

/** For a board that is being drawn. */
export interface Pencil {
  /** What fingers find: more than is shown, where something is still to be drawn. */
  readonly board: Board;
  /** What a dragging finger colours; without, it moves the board. */
  readonly colours?: 'hex' | 'path' | undefined;
  readonly onStroke?: ((id: string, first: boolean) => void) | undefined;
}

export interface BoardViewProps {
  readonly board: Board;
  readonly pieces: Pieces | null;
  readonly names?: (site: Site) => string;
  readonly initials?: Partial<Record<Colour, string>>;
  readonly marks?: Marks;
  /** What a finger may mean where nothing is on offer; everything, unless told. */
  readonly kinds?: ReadonlySet<HitKind>;
  readonly onTap?: (aim: Aim) => void;
  /** With paths on offer: each path a finger enters that was set down on one of them. */
  readonly onTrace?: (path: PathId) => void;
  /** Brought to the middle whenever the key changes. */
  readonly focus?: {
    readonly at: string;
    readonly key: number;
    /** Without coming closer. */
    readonly gentle?: boolean;
  } | null;
  /** Come closer to what is on offer, where it is too small for a finger. */
  readonly closeUp?: boolean;
  readonly label?: string;
  readonly fitLabel?: string;
  readonly testID?: string;
  /** Drawn below the terrain, a hundred units to a hex side. */
  readonly underlay?: ReactNode;
  /** The underlay shows terrain and numbers already. */
  readonly bare?: boolean;
  /** How much of the underlay the terrain covers, from 0 to 1. */
  readonly wash?: number;
  readonly pencil?: Pencil;
}

const NO_MARKS: Marks = {};
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_APART = 30;
const DOUBLE_TAP_ZOOM = 2.2;
const FOCUS_ZOOM = 2;
/** Beyond twice the size a phone's picture of the scene would cost more memory than it shows. */
const SHARPEST = 2;

/** The browser leaves pinches to us and selects no text; phones know neither style. */
const PANE_ON_WEB = {
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
} as unknown as ViewStyle;
const HELD_ON_WEB = { willChange: 'transform' } as unknown as ViewStyle;
const onWeb = Platform.OS === 'web';

export function BoardView(props: BoardViewProps) {
  const { board, pieces, names, initials, onTap, onTrace, kinds, focus, underlay } = props;
  const {
    marks = NO_MARKS,
    bare = false,
    wash = 1,
    label,
    fitLabel = '',
    testID = 'board',
  } = props;
  const { pencil } = props;
  const { chart } = useTheme();
  const textScale = useFontSize()(100) / 100;
  const [pane, setPane] = useState<Pane | null>(null);
  const frame = useMemo(() => frameOnGlass(board), [board]);
  const stage = useMemo(() => (pane ? stageOf(frame, pane) : null), [frame, pane]);
  const { glass, rest } = useMagnifier(stage);
  const legal = marks.legal ?? null;

  const labels = useMemo(
    () => (stage ? labelsOnGlass({ board, pieces, names, stage, step: rest.step, textScale }) : []),
    [board, pieces, names, stage, rest.step, textScale],
  );

  const lastTap = useRef<{ at: Point; time: number } | null>(null);
  const tap = useCallback(
    (at: Point, time: number) => {
      if (!stage) return;
      const { view } = glass;
      const on = pencil?.board ?? board;
      const found = aim(on, toBoard(at, view, stage), reachOf(view, stage), legal, kinds);
      // Whoever draws taps hex after hex: the second tap is as good as the first.
      const idle = !found || (!found.legal && found.hit.kind === 'hex' && !pencil);
      const before = lastTap.current;
      lastTap.current = idle ? { at, time } : null;
      const twice =
        idle &&
        before !== null &&
        time - before.time < DOUBLE_TAP_MS &&
        Math.hypot(at.x - before.at.x, at.y - before.at.y) < DOUBLE_TAP_APART;
      if (twice) {
        lastTap.current = null;
        const zoomed = view.zoom > NEARLY_FITTED;
        glass.glideTo(zoomed ? FITTED : zoomAt(view, DOUBLE_TAP_ZOOM, at, stage));
      } else if (found) onTap?.(found);
    },
    [board, glass, kinds, legal, onTap, pencil, stage],
  );

  const lastPath = useRef<PathId | null>(null);
  const lastStroke = useRef<string | null>(null);
  const gestures = useMemo((): Gestures => {
    const onBoard = (at: Point) => (stage ? toBoard(at, glass.view, stage) : null);
    return {
      tap,
      draws: (at) => {
        const point = onBoard(at);
        if (point && pencil?.onStroke && pencil.colours) {
          const [id] = placesBetween(pencil.board, pencil.colours, point, point);
          lastStroke.current = id ?? null;
          if (id) pencil.onStroke(id, true);
          return id !== undefined;
        }
        if (!point || !stage || !onTrace || !legal?.paths?.size) return false;
        const found = aim(board, point, reachOf(glass.view, stage), { paths: legal.paths });
        if (!found?.legal || found.hit.kind !== 'path') return false;
        lastPath.current = found.hit.id;
        onTrace(found.hit.id);
        return true;
      },
      draw: (from, to) => {
        const [a, b] = [onBoard(from), onBoard(to)];
        if (!a || !b) return;
        if (pencil?.onStroke && pencil.colours) {
          for (const id of placesBetween(pencil.board, pencil.colours, a, b)) {
            if (id === lastStroke.current) continue;
            lastStroke.current = id;
            pencil.onStroke(id, false);
          }
          return;
        }
        for (const path of pathsBetween(board, a, b)) {
          if (path === lastPath.current) continue;
          lastPath.current = path;
          onTrace?.(path);
        }
      },
      grab: () => glass.grab(),
      pan: (by) => glass.pan(by),
      pinch: (from, to) => glass.pinch(from, to),
      letGo: () => glass.letGo(),
    };
  }, [board, glass, legal, onTrace, pencil, stage, tap]);
  const [fingers] = useState(() => new Fingers());
  useLayoutEffect(() => fingers.tell(gestures), [fingers, gestures]);

  const focusKey = focus?.key;
  const focusAt = focus?.at;
  useEffect(() => {
    const at = focusAt === undefined ? null : pointOf(board, focusAt);
    const least = focus?.gentle ? 1 : FOCUS_ZOOM;
    if (stage && at) glass.glideTo(focusOn(at, Math.max(least, glass.view.zoom), stage));
    // Only a new key asks for it: the same place may be meant again, and a turned phone means nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [focusKey, stage === null]);

  useCloseUp({ board, glass, stage, legal: props.closeUp ? legal : null });

  const paneView = useRef<View>(null);
  useEffect(() => {
    if (!onWeb) return undefined;
    const element = paneView.current as unknown as HTMLElement | null;
    // React listens to wheels without the right to keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      const box = element!.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const lines = event.deltaMode === 1 ? 18 : 1;
      const strength = event.ctrlKey ? 0.01 : 0.0018;
      const turned = glass.turn(Math.exp(-event.deltaY * lines * strength), at);
      if (turned || event.ctrlKey) event.preventDefault();
    };
    // A browser clicks once more where the finger was; by then something else may lie there.
    const noClick = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('wheel', onWheel, { passive: false });
    element?.addEventListener('touchend', noClick, { passive: false });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      element?.removeEventListener('touchend', noClick);
    };
  }, [glass]);

  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { width, height } = layout;
    if (width < 1 || height < 1) return;
    setPane((now) => (now?.width === width && now.height === height ? now : { width, height }));
  };

  const sharp = Math.min(SHARPEST, rest.step);
  return (
    <View style={[styles.fill, { backgroundColor: chart.deepSea }]}>
      <View
        ref={paneView}
        testID={testID}
        role="img"
        aria-label={label}
        onLayout={onLayout}
        style={[styles.fill, onWeb && PANE_ON_WEB]}
        {...fingers.handlers}
      >
        {pane && stage ? (
          <Animated.View
            testID={`${testID}-scene`}
            pointerEvents="none"
            aria-hidden
            style={[
              styles.scene,
              pane,
              onWeb && rest.moving && HELD_ON_WEB,
              {
                transform: [
                  { translateX: glass.x },
                  { translateY: glass.y },
                  { scale: glass.zoom },
                ],
              },
            ]}
          >
            <View style={[styles.scene, { transform: [{ scale: 1 / sharp }] }]}>
              <Svg
                width={pane.width * sharp}
                height={pane.height * sharp}
                viewBox={[
                  stage.origin.x * SIDE,
                  stage.origin.y * SIDE,
                  (pane.width / stage.unit) * SIDE,
                  (pane.height / stage.unit) * SIDE,
                ].join(' ')}
              >
                <Scene
                  board={board}
                  pieces={pieces}
                  marks={marks}
                  labels={labels}
                  initials={initials}
                  underlay={underlay}
                  bare={bare}
                  wash={wash}
                  drawn={pencil !== undefined}
                />
              </Svg>
            </View>
          </Animated.View>
        ) : null}
      </View>
      {rest.zoomed ? (
        <Floating
          corner="bottom"
          icon="fit"
          label={fitLabel}
          onPress={() => glass.glideTo(FITTED)}
          testID={`${testID}-fit`}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, overflow: 'hidden' },
  scene: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
});
