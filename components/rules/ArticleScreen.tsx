import { StyleSheet, View } from 'react-native';

import { useRulebook } from '@/components/rulebook';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import { DEFAULT_OPTIONS, type Options } from '@/engine/europe/setup';
import { ARTICLE_IDS, articleOf, type ArticleId } from '@/rules/articles';
import { chapterOf } from '@/rules/chapters';
import { useGame } from '@/store/game';

import { ArticleRow } from './ArticleRow';
import { BookPage } from './BookPage';
import { Drawing } from './drawings/Drawing';
import { Leafing } from './Leafing';
import { Marked } from './Marked';
import { articlePage, glancePage, openPage } from './reading';

/** One rule: what it says, how it looks on the board, and where it leads. */
export function ArticleScreen({
  id,
  query = '',
}: {
  readonly id: ArticleId;
  readonly query?: string;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const { clauses, related, drawing, glance, source, options = [] } = articleOf(id);
  const { TEXTS, glanceOf, search } = useRulebook();
  const { title, body } = TEXTS[language][id];
  const marks = query
    ? (search(language, query).find(({ article }) => article === id)?.highlights ?? [])
    : [];
  const at = ARTICLE_IDS.indexOf(id);
  const neighbour = (to: ArticleId | undefined) =>
    to ? { page: articlePage(to), title: TEXTS[language][to].title } : null;
  return (
    <BookPage
      title={t.rulebook.chapters[chapterOf(id)]}
      testID={`page-${id}`}
      footer={
        <Leafing previous={neighbour(ARTICLE_IDS[at - 1])} next={neighbour(ARTICLE_IDS[at + 1])} />
      }
    >
      <Type size="title" heading={2} testID="article-title">
        {title}
      </Type>
      {body.map((paragraph, i) => (
        <Marked key={i} text={paragraph} stretches={marks.filter((mark) => mark.in === i)} />
      ))}
      {drawing ? <Drawing id={drawing} /> : null}
      {options.length > 0 ? (
        <View style={[styles.silent, { borderLeftColor: palette.gold }]} testID="silent">
          <Type size="small" tone="quiet">
            {t.rulebook.silent}
          </Type>
          {options.map((option) => (
            <OptionLine key={option} option={option} />
          ))}
        </View>
      ) : null}
      {glance ? (
        <Button
          label={`${t.rulebook.glance}: ${glanceOf(language, glance).title}`}
          icon="list"
          testID={`to-glance-${glance}`}
          onPress={() => openPage(glancePage(glance))}
        />
      ) : null}
      <View>
        <Type size="heading" serif bold heading={3}>
          {t.rulebook.related}
        </Type>
        {related.map((other) => (
          <ArticleRow key={other} article={other} onPress={() => openPage(articlePage(other))} />
        ))}
      </View>
      <View testID="references">
        {source ? (
          <Type size="small" tone="quiet">
            {t.rulebook.source(source)}
          </Type>
        ) : null}
        {clauses.length > 0 ? (
          <Type size="small" tone="quiet" testID="clauses">
            {t.rulebook.clauses(clauses.join(', '))}
          </Type>
        ) : null}
      </View>
    </BookPage>
  );
}

/** A point the table may settle for itself, and how the table at hand settled it. */
function OptionLine({ option }: { readonly option: keyof Options }) {
  const t = useCatalog();
  const open = useGame((game) => game.open);
  const settled = open
    ? t.rulebook.atThisTable(open.history.state.options[option])
    : t.rulebook.usually(DEFAULT_OPTIONS[option]);
  return (
    <Type testID={`option-${option}`}>
      {t.options[option].name}: {settled}
    </Type>
  );
}

const styles = StyleSheet.create({
  silent: { borderLeftWidth: 3, paddingLeft: 12, gap: 3 },
});
