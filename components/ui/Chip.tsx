import { Pressable, StyleSheet } from 'react-native';

import { usePalette } from '@/components/theme';

import { Type } from './Type';

/** A small switch in running text. */
export function Chip({
  label,
  on = false,
  onPress,
  testID,
}: {
  readonly label: string;
  readonly on?: boolean;
  readonly onPress: () => void;
  readonly testID?: string;
}) {
  const palette = usePalette();
  return (
    <Pressable
      testID={testID}
      role="switch"
      aria-checked={on}
      aria-label={label}
      onPress={onPress}
      style={[
        styles.chip,
        {
          borderColor: on ? palette.accent : palette.line,
          backgroundColor: on ? palette.accent : palette.card,
        },
      ]}
    >
      <Type size="small" bold={on} tone={on ? 'page' : 'ink'}>
        {label}
      </Type>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: 44,
    maxWidth: '100%',
    borderRadius: 22,
    borderWidth: 1,
    paddingHorizontal: 14,
    justifyContent: 'center',
  },
});
