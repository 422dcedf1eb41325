import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { useRulebook } from '@/components/rulebook';
import { usePalette } from '@/components/theme';
import { Type, useFontSize } from '@/components/ui/Type';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '@/locales/language';

import { BookPage } from './BookPage';
import { articlePage, openPage } from './reading';

/** So that the longest word of each language stays whole on a narrow phone. */
const LETTERS = 13;
const WIDTHS: Readonly<Record<Language, { readonly flex: number }>> = {
  ru: { flex: 1.27 },
  en: { flex: 0.93 },
  de: { flex: 1.17 },
};

/** The words of three editions side by side; one's own language first. */
export function GlossaryScreen() {
  const { GLOSSARY, TERM_KINDS } = useRulebook();
  const t = useCatalog();
  const own = useLanguage();
  const fontSize = useFontSize()(LETTERS);
  const palette = usePalette();
  const order = [own, ...LANGUAGES.filter((language) => language !== own)];
  return (
    <BookPage title={t.rulebook.glossary} testID="glossary">
      <View style={[styles.row, styles.head, { borderBottomColor: palette.gold }]}>
        {order.map((language) => (
          <Type
            key={language}
            size="small"
            tone="quiet"
            style={[styles.cell, WIDTHS[language], { fontSize }]}
          >
            {LANGUAGE_NAMES[language]}
          </Type>
        ))}
      </View>
      {TERM_KINDS.map((kind) => (
        <View key={kind}>
          <Type size="heading" serif bold heading={2}>
            {t.rulebook.kinds[kind]}
          </Type>
          {GLOSSARY.filter((term) => term.kind === kind).map((term) => (
            <Pressable
              key={term.en}
              role="link"
              aria-label={order.map((language) => term[language]).join(', ')}
              testID={`term-${term.en}`}
              onPress={() => openPage(articlePage(term.article))}
              style={({ pressed }) => [
                styles.row,
                { borderBottomColor: palette.line },
                pressed && { opacity: 0.6 },
              ]}
            >
              {order.map((language) => (
                <Type
                  key={language}
                  size="small"
                  tone={language === own ? 'ink' : 'quiet'}
                  style={[styles.cell, WIDTHS[language], { fontSize }]}
                >
                  {term[language]}
                </Type>
              ))}
            </Pressable>
          ))}
        </View>
      ))}
    </BookPage>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    paddingVertical: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  head: { minHeight: 30, borderBottomWidth: 1 },
  cell: { minWidth: 0 },
});
