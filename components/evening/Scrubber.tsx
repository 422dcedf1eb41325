import { useRef, useState } from 'react';
import {
  StyleSheet,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type ViewProps,
} from 'react-native';

import { usePalette } from '@/components/theme';

const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }] as const;
const LEAP = 10;

/** Where a key of the keyboard takes a slider; null for keys that mean nothing to it. */
export function keyTo(key: string, value: number, max: number): number | null {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: value + 1,
    ArrowUp: value + 1,
    ArrowLeft: value - 1,
    ArrowDown: value - 1,
    PageUp: value + LEAP,
    PageDown: value - LEAP,
    Home: 0,
    End: max,
  };
  const found = to[key];
  return found === undefined ? null : Math.max(0, Math.min(max, found));
}

/** A slider over whole numbers from nothing to `max`: by finger, by key, by screen reader. */
export function Scrubber({
  value,
  max,
  onChange,
  label,
  text,
  testID,
}: {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly label: string;
  /** The value as it is read aloud. */
  readonly text: string;
  readonly testID: string;
}) {
  const palette = usePalette();
  const [width, setWidth] = useState(0);
  const [focused, setFocused] = useState(false);
  const left = useRef(0);
  const set = (to: number) => {
    const bound = Math.max(0, Math.min(max, Math.round(to)));
    if (bound !== value) onChange(bound);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    if (width > 0) set(((nativeEvent.pageX - left.current) / width) * max);
  };
  const grasp = (event: GestureResponderEvent) => {
    const { pageX, locationX } = event.nativeEvent;
    left.current = pageX - locationX;
    follow(event);
  };
  const keys = {
    tabIndex: 0,
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      const to = keyTo(event.key, value, max);
      if (to === null) return;
      event.preventDefault();
      set(to);
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  } as unknown as ViewProps;
  const share = max > 0 ? value / max : 0;
  return (
    <View
      testID={testID}
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) =>
        set(value + (nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      onLayout={({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={grasp}
      onResponderMove={follow}
      style={[styles.slider, focused && { outlineColor: palette.gold }]}
      {...keys}
    >
      <View pointerEvents="none" style={styles.lane}>
        <View style={[styles.rail, { backgroundColor: palette.line }]} />
        <View style={[styles.rail, { backgroundColor: palette.gold, width: `${share * 100}%` }]} />
        <View
          style={[
            styles.knob,
            { backgroundColor: palette.ink, borderColor: palette.page, left: `${share * 100}%` },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  slider: { flex: 1, minHeight: 44, justifyContent: 'center' },
  lane: { height: 24, marginHorizontal: 12 },
  rail: { position: 'absolute', top: 10, left: 0, right: 0, height: 4, borderRadius: 2 },
  knob: {
    position: 'absolute',
    top: 0,
    width: 24,
    height: 24,
    marginLeft: -12,
    borderRadius: 12,
    borderWidth: 3,
  },
});
