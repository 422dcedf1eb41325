import { useRef, useState } from 'react';
import {
  Platform,
  StyleSheet,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
  type ViewStyle,
} from 'react-native';

import { usePalette } from '@/components/theme';

const THUMB = 24;
/** Of the keys that turn pages. */
const LEAP = 10;
/** Sliding along must not scroll what lies around it. */
const NO_SCROLL = { touchAction: 'none', cursor: 'pointer' } as unknown as ViewStyle;
const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }];

/** Where a key of the keyboard takes a slider; null for keys that mean nothing to it. */
export function keyTo(key: string, value: number, max: number, step = 1): number | null {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + LEAP,
    PageDown: value - LEAP,
    Home: 0,
    End: max,
  };
  const found = to[key];
  return found === undefined ? null : Math.max(0, Math.min(max, found));
}

/** A whole number from nothing to `max` on a line: by finger, by key, by screen reader. */
export function Slider({
  label,
  value,
  max,
  step = 1,
  spoken,
  onChange,
  testID,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Of a key and of a screen reader; a finger goes by ones. */
  readonly step?: number;
  /** The value as it is read aloud. */
  readonly spoken: string;
  readonly onChange: (value: number) => void;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const [width, setWidth] = useState(0);
  const [focused, setFocused] = useState(false);
  const left = useRef(0);
  const to = (next: number) => {
    const within = Math.min(max, Math.max(0, Math.round(next)));
    if (within !== value) onChange(within);
  };
  const at = (x: number) => {
    if (width > THUMB) to(((x - THUMB / 2) / (width - THUMB)) * max);
  };
  const grasp = ({ nativeEvent: { locationX, pageX } }: GestureResponderEvent) => {
    left.current = pageX - locationX;
    at(locationX);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) => at(nativeEvent.pageX - left.current);
  const act = ({ nativeEvent }: AccessibilityActionEvent) =>
    to(value + (nativeEvent.actionName === 'increment' ? step : -step));
  const keys = {
    tabIndex: 0 as const,
    onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
      const next = keyTo(event.key, value, max, step);
      if (next === null) return;
      event.preventDefault();
      to(next);
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  const reach = (max > 0 ? value / max : 0) * Math.max(0, width - THUMB);
  return (
    <View
      testID={testID}
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={spoken}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={act}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={grasp}
      onResponderMove={follow}
      style={[
        styles.slider,
        focused && { outlineColor: palette.gold },
        Platform.OS === 'web' && NO_SCROLL,
      ]}
      {...keys}
    >
      <View pointerEvents="none" style={[styles.rail, { backgroundColor: palette.line }]} />
      <View
        pointerEvents="none"
        style={[styles.fill, { width: THUMB / 2 + reach, backgroundColor: palette.gold }]}
      />
      <View
        pointerEvents="none"
        style={[
          styles.thumb,
          { left: reach, backgroundColor: palette.card, borderColor: palette.gold },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  slider: { flex: 1, minWidth: 120, height: 46, justifyContent: 'center' },
  rail: { position: 'absolute', left: 4, right: 4, height: 4, borderRadius: 2 },
  fill: { position: 'absolute', left: 4, height: 4, borderRadius: 2 },
  thumb: {
    position: 'absolute',
    width: THUMB,
    height: THUMB,
    borderRadius: THUMB / 2,
    borderWidth: 3,
  },
});
