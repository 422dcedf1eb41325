import { Pressable, StyleSheet, View } from 'react-native';

import { useRulebook } from '@/components/rulebook';
import { useCatalog, useLanguage } from '@/components/language';
import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { usePalette } from '@/components/theme';
import { Type, useFontSize } from '@/components/ui/Type';
import { RESOURCES } from '@/engine/europe/vocabulary';
import { signed, upperFirst } from '@/locales/language';
import { ARTICLE_OF_CLAUSE } from '@/rules/articles';
import type { GlanceRow, GlanceSection } from '@/rules/glance';
import type { GlanceId } from '@/rules/pages';
import { useSettings } from '@/store/settings';

import { BookPage } from './BookPage';
import { Leafing } from './Leafing';
import { PinButton } from './PinButton';
import { glancesInOrder } from './pins';
import { articlePage, glancePage, openPage } from './reading';

/** Short rows stand two abreast. */
const TABLES: ReadonlySet<string> = new Set(['discards']);

/** A page that answers without being read: pictures of cards, coins, figures. */
export function GlanceScreen({ id }: { readonly id: GlanceId }) {
  const language = useLanguage();
  const pinned = useSettings((settings) => settings.pinned);
  const { glanceOf } = useRulebook();
  const { title, sections } = glanceOf(language, id);
  const order = glancesInOrder(pinned);
  const at = order.indexOf(id);
  const neighbour = (to: GlanceId | undefined) =>
    to ? { page: glancePage(to), title: glanceOf(language, to).title } : null;
  return (
    <BookPage
      title={title}
      testID={`glance-page-${id}`}
      actions={<PinButton id={id} />}
      footer={<Leafing previous={neighbour(order[at - 1])} next={neighbour(order[at + 1])} />}
    >
      {sections.map((section) => (
        <Part key={section.id} section={section} />
      ))}
    </BookPage>
  );
}

function Part({ section: { id, heading, rows } }: { readonly section: GlanceSection }) {
  const table = TABLES.has(id);
  return (
    <View>
      <Type size="heading" serif bold heading={2}>
        {heading}
      </Type>
      <View style={table && styles.table}>
        {rows.map((row) => (
          <Row key={row.id} row={row} half={table} />
        ))}
      </View>
    </View>
  );
}

function Row({ row, half }: { readonly row: GlanceRow; readonly half: boolean }) {
  const t = useCatalog();
  const palette = usePalette();
  const { label, value, cost, gold, free } = row;
  const spoken = [
    label,
    value,
    cost && t.words.bundle(cost),
    gold !== undefined && `${signed(gold)} ${t.words.pieces.gold}`,
    free && t.rulebook.free,
  ].filter(Boolean);
  return (
    <Pressable
      role="link"
      aria-label={spoken.join(', ')}
      testID={`row-${row.id}`}
      onPress={() => openPage(articlePage(ARTICLE_OF_CLAUSE[row.clause]))}
      style={({ pressed }) => [
        styles.row,
        half && styles.half,
        { borderBottomColor: palette.line },
        pressed && { opacity: 0.6 },
      ]}
    >
      <View style={styles.words}>
        <Type bold>{upperFirst(label)}</Type>
        {value ? (
          <Type size="small" tone="quiet">
            {value}
          </Type>
        ) : null}
      </View>
      <Price row={row} />
    </Pressable>
  );
}

function Price({ row: { cost, gold, free } }: { readonly row: GlanceRow }) {
  const t = useCatalog();
  const height = useFontSize()(32);
  return (
    <View style={styles.price} aria-hidden>
      {RESOURCES.flatMap((resource) =>
        Array.from({ length: cost?.[resource] ?? 0 }, (_, i) => (
          <ResourceCard key={`${resource}-${i}`} resource={resource} height={height} />
        )),
      )}
      {gold === undefined ? null : (
        <>
          <Type size="heading" serif bold>
            {signed(gold)}
          </Type>
          <Coin size={height * 0.86} />
        </>
      )}
      {free ? <Type tone="quiet">{t.rulebook.free}</Type> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 46,
    paddingVertical: 3,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  half: { flexGrow: 1, flexBasis: '44%' },
  words: { flex: 1 },
  price: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
