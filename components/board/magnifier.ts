import { useEffect, useLayoutEffect, useState } from 'react';
import { AccessibilityInfo, Animated, Easing } from 'react-native';

import type { Point } from '@/engine/board/grid';

import {
  clampView,
  FITTED,
  NEARLY_FITTED,
  panBy,
  pinch,
  zoomAt,
  zoomStep,
  type Fingers,
  type Stage,
  type View,
} from './viewport';

/** How long the board takes to come to rest after a double tap. */
const GLIDE_MS = 200;

/** What has to be drawn anew once the glass has come to rest. */
export interface Rest {
  readonly step: number;
  readonly zoomed: boolean;
  /** Held by fingers: the picture moves as it is. */
  readonly moving: boolean;
}

const AT_REST: Rest = { step: 1, zoomed: false, moving: false };

/**
 * The magnifying glass over the scene. It moves outside of React, so that a pan draws no piece
 * again; React hears of it only when it comes to rest.
 */
export class Magnifier {
  readonly x = new Animated.Value(0);
  readonly y = new Animated.Value(0);
  readonly zoom = new Animated.Value(1);
  view: View = FITTED;
  stage: Stage | null = null;
  /** It stands where the moment brought it, not where a hand did. */
  led = false;
  private calm = false;
  private held: View = FITTED;
  private glide: Animated.CompositeAnimation | null = null;

  constructor(private readonly onRest: (rest: Rest) => void) {}

  /** Somebody asked the device for less motion, or for it again. */
  heed(calm: boolean): void {
    this.calm = calm;
  }

  lay(stage: Stage | null): void {
    this.stage = stage;
    if (stage) this.show(clampView(this.view, stage));
  }

  grab(): void {
    this.glide?.stop();
    this.led = false;
    this.held = this.view;
    this.tell(true);
  }

  pan(by: Point): void {
    if (this.stage) this.show(panBy(this.held, by, this.stage));
  }

  pinch(from: Fingers, to: Fingers): void {
    if (this.stage) this.show(pinch(this.held, from, to, this.stage));
  }

  letGo(): void {
    this.tell(false);
  }

  /** By the wheel: many small steps, each shown at once. Tells whether anything changed. */
  turn(factor: number, at: Point): boolean {
    if (!this.stage) return false;
    const next = zoomAt(this.view, factor, at, this.stage);
    if (next.zoom === this.view.zoom) return false;
    this.glide?.stop();
    this.led = false;
    this.show(next);
    this.tell(false);
    return true;
  }

  /** Brings what may be tapped closer; whoever moves the glass by hand keeps it. */
  lead(target: View): void {
    this.glideTo(target);
    this.led = true;
  }

  glideTo(target: View): void {
    this.glide?.stop();
    this.led = false;
    this.view = target;
    this.tell(false);
    if (this.calm) {
      this.show(target);
      return;
    }
    const to = (value: Animated.Value, toValue: number) =>
      Animated.timing(value, {
        toValue,
        duration: GLIDE_MS,
        easing: Easing.out(Easing.cubic),
        useNativeDriver: false,
      });
    this.glide = Animated.parallel([
      to(this.x, target.x),
      to(this.y, target.y),
      to(this.zoom, target.zoom),
    ]);
    this.glide.start();
  }

  private show(view: View): void {
    this.view = view;
    this.x.setValue(view.x);
    this.y.setValue(view.y);
    this.zoom.setValue(view.zoom);
  }

  private tell(moving: boolean): void {
    const { zoom } = this.view;
    this.onRest({ step: zoomStep(zoom), zoomed: zoom > NEARLY_FITTED, moving });
  }
}

const same = (a: Rest, b: Rest) =>
  a.step === b.step && a.zoomed === b.zoomed && a.moving === b.moving;

export function useMagnifier(stage: Stage | null): { glass: Magnifier; rest: Rest } {
  const [rest, setRest] = useState(AT_REST);
  const [glass] = useState(
    () => new Magnifier((next) => setRest((now) => (same(now, next) ? now : next))),
  );
  useLayoutEffect(() => glass.lay(stage), [glass, stage]);
  useEffect(() => {
    const heed = (calm: boolean) => glass.heed(calm);
    AccessibilityInfo.isReduceMotionEnabled().then(heed, () => {});
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', heed);
    return () => listening.remove();
  }, [glass]);
  return { glass, rest };
}
