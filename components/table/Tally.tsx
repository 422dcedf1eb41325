import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';

/** A line of a sheet: what, how much, and while correcting a stepper for it. */
export function Tally({
  label,
  value,
  note,
  picture,
  onChange,
  steps,
  max,
  spoken = label,
  testID,
}: {
  readonly label: string;
  readonly value: string | number;
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
  /** Only while correcting. */
  readonly onChange?: ((value: number) => void) | undefined;
  /** Where the stepper begins, when the value is not one number. */
  readonly steps?: number;
  readonly max?: number;
  readonly spoken?: string;
  readonly testID: string;
}) {
  const at = steps ?? Number(value);
  return (
    <Line testID={testID}>
      {picture}
      <View style={styles.words}>
        <Type>{label}</Type>
        {note ? (
          <Type size="small" tone="quiet">
            {note}
          </Type>
        ) : null}
      </View>
      {onChange ? (
        <Stepper
          label={spoken}
          value={at}
          testID={testID}
          onChange={onChange}
          {...(max === undefined ? {} : { max })}
        />
      ) : (
        <Type size="figure" testID={`${testID}-value`}>
          {value}
        </Type>
      )}
    </Line>
  );
}

/** A line that may lead somewhere. */
export function Line({
  children,
  onPress,
  label,
  hint,
  testID,
}: {
  readonly children: ReactNode;
  readonly onPress?: () => void;
  readonly label?: string;
  readonly hint?: string;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const style = [styles.line, { borderBottomColor: palette.line }];
  if (!onPress) {
    return (
      <View style={style} testID={testID}>
        {children}
      </View>
    );
  }
  return (
    <Pressable
      role="button"
      aria-label={label}
      accessibilityHint={hint}
      onPress={onPress}
      style={style}
      testID={testID}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 50,
    paddingVertical: 3,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1, gap: 1 },
});
