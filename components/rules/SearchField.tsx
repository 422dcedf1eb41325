import { useState } from 'react';
import { StyleSheet, TextInput, View, type TextStyle } from 'react-native';

import { useCatalog } from '@/components/language';
import { fonts, usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useFontSize } from '@/components/ui/Type';

/** The whole field shows that it listens, not the box within it. */
const NO_OUTLINE = { outlineStyle: 'none' } as unknown as TextStyle;

/** Answers while one types; there is nothing to press. */
export function SearchField({
  value,
  onChange,
  onDone,
  autoFocus,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
  readonly autoFocus: boolean;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const fontSize = useFontSize()('body');
  const [listening, setListening] = useState(autoFocus);
  return (
    <View
      style={[
        styles.field,
        { borderColor: listening ? palette.ink : palette.line, backgroundColor: palette.card },
      ]}
    >
      <Icon name="search" size={20} colour={palette.quiet} />
      <TextInput
        testID="search"
        role="searchbox"
        aria-label={t.rulebook.search}
        placeholder={t.rulebook.search}
        placeholderTextColor={palette.quiet}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onDone}
        onFocus={() => setListening(true)}
        onBlur={() => setListening(false)}
        autoFocus={autoFocus}
        autoCorrect={false}
        autoCapitalize="none"
        returnKeyType="search"
        maxLength={80}
        style={[styles.input, NO_OUTLINE, { color: palette.ink, fontSize }]}
      />
      {value === '' ? null : (
        <IconButton
          icon="close"
          label={t.rulebook.clear}
          testID="search-clear"
          onPress={() => onChange('')}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 50,
    borderWidth: 1,
    borderRadius: 14,
    paddingLeft: 12,
  },
  input: { flex: 1, minHeight: 46, fontFamily: fonts.sans },
});
