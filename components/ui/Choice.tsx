import { Pressable, StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';

import { Type } from './Type';

/** A few alternatives side by side, wrapping when there is no room. */
export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  testID,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly testID?: string;
}) {
  const palette = usePalette();
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      {options.map((option) => {
        const on = option.value === value;
        return (
          <Pressable
            key={option.value}
            testID={testID && `${testID}-${option.value}`}
            role="radio"
            aria-checked={on}
            aria-label={option.label}
            onPress={() => onChange(option.value)}
            style={[
              styles.option,
              {
                backgroundColor: on ? palette.ink : palette.card,
                borderColor: on ? palette.ink : palette.line,
              },
            ]}
          >
            <Type bold={on} tone={on ? 'page' : 'ink'} center>
              {option.label}
            </Type>
          </Pressable>
        );
      })}
    </View>
  );
}

/** A yes-or-no with a line that says what it means. */
export function Toggle({
  label,
  note,
  value,
  onChange,
  testID,
}: {
  readonly label: string;
  readonly note?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly testID?: string;
}) {
  const palette = usePalette();
  return (
    <Pressable
      testID={testID}
      role="switch"
      aria-checked={value}
      aria-label={label}
      accessibilityHint={note}
      onPress={() => onChange(!value)}
      style={[styles.toggle, { borderBottomColor: palette.line }]}
    >
      <View style={styles.words}>
        <Type>{label}</Type>
        {note ? (
          <Type size="small" tone="quiet">
            {note}
          </Type>
        ) : null}
      </View>
      {/* Drawn: a real switch inside the row would be a second control of the same name. */}
      <View
        aria-hidden
        style={[
          styles.track,
          value && styles.on,
          { backgroundColor: value ? palette.gold : palette.line },
        ]}
      >
        <View style={[styles.thumb, { backgroundColor: palette.card }]} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  option: {
    minHeight: 46,
    minWidth: 56,
    maxWidth: '100%',
    borderRadius: 13,
    borderWidth: 1,
    paddingHorizontal: 14,
    justifyContent: 'center',
  },
  toggle: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    paddingVertical: 8,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1, gap: 2 },
  track: { width: 48, height: 28, borderRadius: 14, padding: 3, alignItems: 'flex-start' },
  on: { alignItems: 'flex-end' },
  thumb: { width: 22, height: 22, borderRadius: 11 },
});
