import { StyleSheet, TextInput, type TextInputProps } from 'react-native';

import { fonts, usePalette } from '@/components/theme';

import { useFontSize } from './Type';

interface FieldProps extends Pick<
  TextInputProps,
  'autoFocus' | 'editable' | 'maxLength' | 'multiline' | 'onSubmitEditing' | 'selectTextOnFocus'
> {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (text: string) => void;
  readonly testID?: string;
}

/** A line to write on; several for what is pasted. */
export function Field({ label, value, onChange, multiline = false, testID, ...rest }: FieldProps) {
  const palette = usePalette();
  const fontSize = useFontSize()(multiline ? 'small' : 'heading');
  const colours = {
    color: palette.ink,
    backgroundColor: palette.card,
    borderColor: palette.line,
  };
  return (
    <TextInput
      testID={testID}
      aria-label={label}
      placeholder={label}
      placeholderTextColor={palette.quiet}
      value={value}
      onChangeText={onChange}
      multiline={multiline}
      {...(multiline ? { autoCorrect: false, autoCapitalize: 'none' as const } : {})}
      {...rest}
      style={[styles.field, multiline && styles.tall, colours, { fontSize }]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: 52,
    borderWidth: 1,
    borderRadius: 12,
    paddingHorizontal: 14,
    fontFamily: fonts.sans,
  },
  tall: { height: 104, paddingVertical: 12, textAlignVertical: 'top' },
});
