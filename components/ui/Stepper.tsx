import { Pressable, StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';

import { Icon } from './Icon';
import { Type } from './Type';

/** A number with a minus and a plus, all of them big enough for a thumb. */
export function Stepper({
  value,
  onChange,
  label,
  min = 0,
  max = 99,
  testID,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const step = (by: number, icon: 'minus' | 'plus') => {
    const to = value + by;
    const off = to < min || to > max;
    return (
      <Pressable
        testID={testID && `${testID}-${icon}`}
        role="button"
        aria-label={`${label}: ${by > 0 ? '+1' : '−1'}`}
        aria-disabled={off}
        disabled={off}
        onPress={() => onChange(to)}
        style={({ pressed }) => [
          styles.step,
          { backgroundColor: palette.well, opacity: off ? 0.35 : pressed ? 0.7 : 1 },
        ]}
      >
        <Icon name={icon} size={20} />
      </Pressable>
    );
  };
  return (
    <View
      style={styles.row}
      accessible={false}
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
    >
      {step(-1, 'minus')}
      <Type
        size="figure"
        center
        style={styles.value}
        {...(testID ? { testID: `${testID}-value` } : {})}
      >
        {value}
      </Type>
      {step(1, 'plus')}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  step: {
    width: 46,
    height: 46,
    borderRadius: 13,
    alignItems: 'center',
    justifyContent: 'center',
  },
  value: { minWidth: 44 },
});
