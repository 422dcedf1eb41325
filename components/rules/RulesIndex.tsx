import { useDeferredValue, useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { useRulebook } from '@/components/rulebook';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import { CHAPTER_IDS, CHAPTERS } from '@/rules/chapters';
import { useSettings } from '@/store/settings';

import { ArticleRow } from './ArticleRow';
import { BookPage } from './BookPage';
import { glancesInOrder } from './pins';
import { articlePage, glancePage, GLOSSARY_PAGE, openPage, rememberSearch } from './reading';
import { SearchField } from './SearchField';

/** The way into the rules: ask, glance, or look it up by chapter. */
export function RulesIndex({ asking = false }: { readonly asking?: boolean }) {
  const t = useCatalog();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  return (
    <BookPage title={t.rulebook.title} testID="rules">
      <SearchField
        value={query}
        onChange={setQuery}
        onDone={() => rememberSearch(query)}
        autoFocus={asking}
      />
      {asked === '' ? (
        <>
          <Recent onAsk={setQuery} />
          <Glances />
          <Contents />
        </>
      ) : (
        <Answers query={asked} />
      )}
    </BookPage>
  );
}

function Answers({ query }: { readonly query: string }) {
  const t = useCatalog();
  const language = useLanguage();
  const { nearest, search } = useRulebook();
  const found = useMemo(() => search(language, query), [search, language, query]);
  const near = useMemo(
    () => (found.length === 0 ? nearest(language, query) : []),
    [nearest, found, language, query],
  );
  if (found.length === 0) {
    return (
      <>
        <View testID="nothing-found">
          <Type tone="quiet" live>
            {t.rulebook.nothing(query)}
          </Type>
          {near.map((article) => (
            <ArticleRow
              key={article}
              article={article}
              snippet
              onPress={() => openPage(articlePage(article))}
            />
          ))}
        </View>
        <Contents />
      </>
    );
  }
  return (
    <View testID="found">
      <Type size="small" tone="quiet" live>
        {t.rulebook.found(found.length)}
      </Type>
      {found.map(({ article, highlights }) => (
        <ArticleRow
          key={article}
          article={article}
          highlights={highlights}
          snippet
          onPress={() => {
            rememberSearch(query);
            openPage(articlePage(article, query));
          }}
        />
      ))}
    </View>
  );
}

function Recent({ onAsk }: { readonly onAsk: (query: string) => void }) {
  const t = useCatalog();
  const palette = usePalette();
  const searches = useSettings((settings) => settings.searches);
  if (searches.length === 0) return null;
  return (
    <View style={styles.recent} role="group" aria-label={t.rulebook.recent}>
      {searches.map((each, i) => (
        <Pressable
          key={each}
          role="button"
          aria-label={`${t.rulebook.recent}: ${each}`}
          testID={`recent-${i}`}
          onPress={() => onAsk(each)}
          style={[styles.chip, { borderColor: palette.line }]}
        >
          <Icon name="history" size={16} colour={palette.quiet} />
          <Type size="small" lines={1}>
            {each}
          </Type>
        </Pressable>
      ))}
    </View>
  );
}

function Glances() {
  const t = useCatalog();
  const { glanceOf } = useRulebook();
  const language = useLanguage();
  const pinned = useSettings((settings) => settings.pinned);
  return (
    <View style={styles.part}>
      <Type size="heading" serif bold heading={2}>
        {t.rulebook.glance}
      </Type>
      <View style={styles.glances}>
        {glancesInOrder(pinned).map((id) => {
          const onTop = pinned.includes(id);
          const { title } = glanceOf(language, id);
          return (
            <Button
              key={id}
              label={title}
              {...(onTop ? { icon: 'pin' as const, hint: t.rulebook.pinned } : {})}
              testID={`glance-${id}`}
              onPress={() => openPage(glancePage(id))}
              style={styles.glance}
            />
          );
        })}
      </View>
    </View>
  );
}

function Contents() {
  const t = useCatalog();
  const palette = usePalette();
  return (
    <>
      {CHAPTER_IDS.map((chapter) => (
        <View key={chapter} testID={`chapter-${chapter}`}>
          <Type size="heading" serif bold heading={2} style={styles.chapter}>
            {t.rulebook.chapters[chapter]}
          </Type>
          {CHAPTERS[chapter].map((article) => (
            <ArticleRow
              key={article}
              article={article}
              onPress={() => openPage(articlePage(article))}
            />
          ))}
        </View>
      ))}
      <Pressable
        role="link"
        testID="to-glossary"
        onPress={() => openPage(GLOSSARY_PAGE)}
        style={styles.glossary}
      >
        <View style={styles.grow}>
          <Type size="heading" serif bold>
            {t.rulebook.glossary}
          </Type>
          <Type size="small" tone="quiet">
            {t.rulebook.glossaryNote}
          </Type>
        </View>
        <Icon name="forward" size={18} colour={palette.quiet} />
      </Pressable>
    </>
  );
}

const styles = StyleSheet.create({
  part: { gap: 8 },
  recent: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    maxWidth: '100%',
    borderWidth: 1,
    borderRadius: 22,
    paddingHorizontal: 12,
  },
  glances: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  glance: { flexGrow: 1, flexBasis: '30%', paddingHorizontal: 8 },
  chapter: { marginTop: 6 },
  glossary: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 56 },
  grow: { flex: 1 },
});
