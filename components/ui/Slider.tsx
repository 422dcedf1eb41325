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
/** Sliding along must not scroll what lies around it. */
const NO_SCROLL = { touchAction: 'none', cursor: 'pointer' } as unknown as ViewStyle;
const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }];
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
};

/** A value on a line: dragged, tapped, or moved by arrow keys and by a screen reader. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 5,
  spoken = String,
  testID,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** Of a key and of a screen reader; a finger goes by ones. */
  readonly step?: number;
  readonly spoken?: (value: number) => string;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const [width, setWidth] = useState(0);
  const left = useRef(0);
  const to = (next: number) => {
    const within = Math.min(max, Math.max(min, Math.round(next)));
    if (within !== value) onChange(within);
  };
  const at = (x: number) => {
    if (width > THUMB) to(min + ((x - THUMB / 2) / (width - THUMB)) * (max - min));
  };
  const grant = ({ nativeEvent: { locationX, pageX } }: GestureResponderEvent) => {
    left.current = pageX - locationX;
    at(locationX);
  };
  const move = ({ nativeEvent }: GestureResponderEvent) => at(nativeEvent.pageX - left.current);
  const act = ({ nativeEvent }: AccessibilityActionEvent) =>
    to(value + (nativeEvent.actionName === 'increment' ? step : -step));
  const share = (value - min) / (max - min || 1);
  const onWeb =
    Platform.OS === 'web'
      ? {
          tabIndex: 0 as const,
          onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
            const by = KEYS[event.key];
            if (by === undefined && event.key !== 'Home' && event.key !== 'End') return;
            event.preventDefault();
            if (by !== undefined) to(value + by * step);
            else to(event.key === 'Home' ? min : max);
          },
        }
      : {};
  return (
    <View
      testID={testID}
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={spoken(value)}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={act}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={grant}
      onResponderMove={move}
      style={[styles.slider, Platform.OS === 'web' && NO_SCROLL]}
      {...onWeb}
    >
      <View pointerEvents="none" style={[styles.rail, { backgroundColor: palette.line }]} />
      <View
        pointerEvents="none"
        style={[
          styles.fill,
          { width: THUMB / 2 + share * Math.max(0, width - THUMB), backgroundColor: palette.gold },
        ]}
      />
      <View
        pointerEvents="none"
        style={[
          styles.thumb,
          {
            left: share * Math.max(0, width - THUMB),
            backgroundColor: palette.card,
            borderColor: palette.gold,
          },
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
