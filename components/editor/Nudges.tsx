import { useEffect, useRef, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type ViewStyle } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon, type IconName } from '@/components/ui/Icon';

type Way = 'left' | 'right' | 'up' | 'down';
const ICONS: Readonly<Record<Way, IconName>> = {
  left: 'back',
  right: 'forward',
  up: 'up',
  down: 'down',
};
const STEPS: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** An arrow kept down goes on by itself. */
const REPEAT_MS = 70;
const HOLD_MS = 320;

/** Four arrows round what they move. */
export function Nudges({
  onNudge,
  children,
}: {
  readonly onNudge: (x: number, y: number) => void;
  readonly children: ReactNode;
}) {
  const arrow = (way: Way) => <Arrow way={way} onNudge={onNudge} />;
  return (
    <View style={styles.pad}>
      {arrow('up')}
      <View style={styles.across}>
        {arrow('left')}
        {children}
        {arrow('right')}
      </View>
      {arrow('down')}
    </View>
  );
}

function Arrow({
  way,
  onNudge,
}: {
  readonly way: Way;
  readonly onNudge: (x: number, y: number) => void;
}) {
  const { photo: text } = useCatalog();
  const palette = usePalette();
  const latest = useRef(onNudge);
  useEffect(() => {
    latest.current = onNudge;
  });
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => clearInterval(timer.current);
  useEffect(() => stop, []);
  const step = () => latest.current(...STEPS[way]);
  return (
    <Pressable
      testID={`nudge-${way}`}
      role="button"
      aria-label={text.nudges[way]}
      onPress={step}
      delayLongPress={HOLD_MS}
      onLongPress={() => {
        step();
        timer.current = setInterval(step, REPEAT_MS);
      }}
      onPressOut={stop}
      style={({ pressed }): ViewStyle[] => [
        styles.arrow,
        way === 'left' || way === 'right' ? styles.tall : styles.broad,
        { backgroundColor: palette.well, opacity: pressed ? 0.65 : 1 },
      ]}
    >
      <Icon name={ICONS[way]} size={22} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pad: { alignItems: 'center', gap: 5 },
  across: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  arrow: { borderRadius: 12, alignItems: 'center', justifyContent: 'center' },
  tall: { width: 46, height: 84 },
  broad: { width: 100, height: 46 },
});
