import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { fonts, usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { Type, useFontSize } from '@/components/ui/Type';

import { pickText } from './files';
import { MOST_TEXT, takeIn, type Taken } from './taking';

/** A game from a file or a pasted text, checked before it is believed. */
export function TakeInSheet({
  onClose,
  onTaken,
}: {
  readonly onClose: () => void;
  readonly onTaken: (told: string) => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const fontSize = useFontSize()('small');
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Taken | null>(null);
  const take = (handed: string) => {
    const taken = takeIn(handed, t, language);
    setAnswer(taken);
    if (taken.kept) onTaken(taken.lines.join(' '));
  };
  const pick = async () => {
    const picked = await pickText(MOST_TEXT);
    if (!picked) return;
    if ('text' in picked) return take(picked.text);
    const line = picked.fault === 'too-large' ? t.games.tooLarge : t.games.notRead;
    setAnswer({ kept: false, lines: [line] });
  };
  return (
    <Sheet
      title={t.games.import}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="take-in"
      footer={
        <Button label={t.games.take} kind="filled" onPress={() => take(text)} testID="take" />
      }
    >
      <Type tone="quiet">{t.games.importNote}</Type>
      <Button label={t.games.pick} icon="list" testID="pick-file" onPress={() => void pick()} />
      <TextInput
        testID="take-text"
        aria-label={t.games.paste}
        placeholder={t.games.paste}
        placeholderTextColor={palette.quiet}
        value={text}
        onChangeText={setText}
        multiline
        autoCorrect={false}
        autoCapitalize="none"
        style={[
          styles.text,
          {
            color: palette.ink,
            backgroundColor: palette.card,
            borderColor: palette.line,
            fontSize,
          },
        ]}
      />
      {answer && !answer.kept ? (
        <View testID="take-problems" style={styles.problems}>
          {answer.lines.map((line) => (
            <Type key={line} tone="accent" live>
              {line}
            </Type>
          ))}
        </View>
      ) : null}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  text: {
    minHeight: 120,
    maxHeight: 240,
    borderWidth: 1,
    borderRadius: 12,
    padding: 12,
    textAlignVertical: 'top',
    fontFamily: fonts.sans,
  },
  problems: { gap: 6 },
});
