import type { GestureResponderEvent, GestureResponderHandlers } from 'react-native';

import type { Point } from '@/engine/board/grid';

import type { Fingers as Pair } from './viewport';

/** A finger that wanders less than this has tapped. */
const DRAG_THRESHOLD = 8;

/** What fingers can mean; all points are on the glass, from the pane's top left corner. */
export interface Gestures {
  tap(at: Point, time: number): void;
  /** Does a drag that starts here draw a way instead of moving the board? */
  draws(at: Point): boolean;
  draw(from: Point, to: Point): void;
  /** Pans and pinches are told from here on. */
  grab(): void;
  pan(by: Point): void;
  pinch(from: Pair, to: Pair): void;
  letGo(): void;
}

type Meaning = 'nothing' | 'tap' | 'pan' | 'pinch' | 'draw';

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Tells taps, pans, pinches and drawn ways apart; fingers and mice speak the same language here. */
export class Fingers {
  private meaning: Meaning = 'nothing';
  private origin: Point = { x: 0, y: 0 };
  private from: readonly Point[] = [];
  private last: Point = { x: 0, y: 0 };

  private gestures: Gestures | null = null;

  /** What gestures do may change under the fingers; what the fingers are doing goes on. */
  tell(gestures: Gestures): void {
    this.gestures = gestures;
  }

  private on(touch: { readonly pageX: number; readonly pageY: number }): Point {
    return { x: touch.pageX - this.origin.x, y: touch.pageY - this.origin.y };
  }

  private points({ nativeEvent }: GestureResponderEvent): Point[] {
    return nativeEvent.touches.slice(0, 2).map((touch) => this.on(touch));
  }

  private grab(meaning: Meaning, from: readonly Point[]): void {
    this.meaning = meaning;
    this.from = from;
    this.gestures?.grab();
  }

  private move(points: readonly Point[]): void {
    const [a, b] = points;
    const [from, second] = this.from;
    if (!a || !from) return;
    if (b) {
      if (this.meaning === 'pinch' && second) this.gestures?.pinch([from, second], [a, b]);
      else this.grab('pinch', points);
      return;
    }
    if (this.meaning === 'tap' && apart(a, from) > DRAG_THRESHOLD) {
      if (this.gestures?.draws(from)) this.meaning = 'draw';
      else this.grab('pan', this.from);
    }
    if (this.meaning === 'pan') this.gestures?.pan({ x: a.x - from.x, y: a.y - from.y });
    if (this.meaning === 'draw') {
      this.gestures?.draw(this.last, a);
      this.last = a;
    }
  }

  private finish(): void {
    if (this.meaning === 'pan' || this.meaning === 'pinch') this.gestures?.letGo();
    this.meaning = 'nothing';
  }

  readonly handlers: GestureResponderHandlers = {
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: ({ nativeEvent }) => {
      const { pageX, pageY, locationX, locationY } = nativeEvent;
      // Nothing inside the pane takes touches, so the location is measured from the pane itself.
      this.origin = { x: pageX - locationX, y: pageY - locationY };
      this.last = this.on(nativeEvent);
      this.from = [this.last];
      this.meaning = 'tap';
    },
    onResponderStart: (event) => {
      const points = this.points(event);
      if (points.length > 1) this.grab('pinch', points);
    },
    onResponderMove: (event) => this.move(this.points(event)),
    onResponderEnd: (event) => {
      // The finger that stays carries on alone.
      const points = this.points(event);
      if (this.meaning === 'pinch' && points.length === 1) this.grab('pan', points);
    },
    onResponderRelease: ({ nativeEvent }) => {
      const [from] = this.from;
      const tapped = this.meaning === 'tap';
      this.finish();
      if (tapped && from) this.gestures?.tap(from, nativeEvent.timestamp);
    },
    onResponderTerminate: () => this.finish(),
  };
}
