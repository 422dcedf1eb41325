import { memo, useMemo } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { TARGET, usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import { Icon } from '@/components/ui/Icon';
import { say, type Table } from '@/locales/say';

import type { BoardViewProps } from './BoardView';
import { listing, offers, type Entry, type Section, type Told } from './listing';
import type { Marks } from './marks';

export interface BoardListProps extends Pick<
  BoardViewProps,
  'board' | 'pieces' | 'marks' | 'kinds' | 'onTap' | 'testID'
> {
  /** How the table calls its players; their colours, unless told. */
  readonly players?: Table['players'];
}

const NO_MARKS: Marks = {};
const NOBODY: Table['players'] = {};

/** The board in words, for ears and for anyone who would rather read it. */
export function BoardList(props: BoardListProps) {
  const { board, pieces, marks = NO_MARKS, kinds, onTap, players = NOBODY } = props;
  const { testID = 'board-list' } = props;
  const palette = usePalette();
  const language = useLanguage();
  const catalog = useCatalog();
  const told = useMemo((): Told => {
    const table = { board, tokens: pieces?.tokens ?? {}, players, turn: null };
    return { board, pieces, catalog, say: say(language, catalog.words, table) };
  }, [board, catalog, language, pieces, players]);
  const sections = useMemo(() => listing(told), [told]);
  const offered = useMemo(() => offers(told, marks), [told, marks]);
  return (
    <ScrollView
      testID={testID}
      style={{ backgroundColor: palette.page }}
      contentContainerStyle={styles.content}
    >
      {offered.length > 0 && onTap ? (
        <View>
          <Heading>{catalog.board.legalHeading}</Heading>
          {offered.map((entry) => (
            <Row
              key={entry.key}
              entry={entry}
              label={catalog.board.legalPlace([entry.title, ...entry.details].join(', '))}
              onPress={() => entry.hit && onTap({ hit: entry.hit, legal: true })}
              testID={`${testID}-legal-${entry.hit?.id}`}
              golden
            />
          ))}
        </View>
      ) : null}
      {sections.map((section) => (
        <Part key={section.key} section={section} kinds={kinds} onTap={onTap} testID={testID} />
      ))}
    </ScrollView>
  );
}

interface PartProps {
  readonly kinds: BoardListProps['kinds'] | undefined;
  readonly onTap: BoardListProps['onTap'] | undefined;
  readonly section: Section;
  readonly testID: string;
}

const Part = memo(function Part({ section, kinds, onTap, testID }: PartProps) {
  const { title, entries, none } = section;
  return (
    <View>
      <Heading>{title}</Heading>
      {entries.map((entry) => {
        const { hit } = entry;
        // Only where the screen waits for such a tap; elsewhere these are words, not buttons.
        const taken = hit && onTap && kinds?.has(hit.kind);
        return (
          <Row
            key={entry.key}
            entry={entry}
            label={[entry.title, ...entry.details].join(', ')}
            onPress={taken ? () => onTap({ hit, legal: false }) : null}
            testID={`${testID}-${section.key}-${entry.key}`}
          />
        );
      })}
      {entries.length === 0 ? <Type tone="quiet">{none}</Type> : null}
    </View>
  );
});

function Heading({ children }: { readonly children: string }) {
  return (
    <Type size="heading" serif bold heading={2} style={styles.heading}>
      {children}
    </Type>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly label: string;
  readonly onPress: (() => void) | null;
  readonly testID: string;
  readonly golden?: boolean;
}

function Row({ entry, label, onPress, testID, golden = false }: RowProps) {
  const palette = usePalette();
  const words = (
    <View style={styles.words}>
      <Type bold>{entry.title}</Type>
      {entry.details.map((detail, i) => (
        <Type key={i} size="small" tone="quiet">
          {detail}
        </Type>
      ))}
    </View>
  );
  const line = { borderBottomColor: golden ? palette.gold : palette.line };
  if (!onPress) {
    return (
      <View testID={testID} style={[styles.row, line]}>
        {words}
      </View>
    );
  }
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.row, line, pressed && { opacity: 0.6 }]}
    >
      {words}
      <Icon name="forward" size={20} colour={golden ? palette.gold : palette.quiet} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // The switch back to the map floats over the top right corner.
  content: { paddingHorizontal: 18, paddingBottom: 24, paddingTop: 4 },
  heading: { marginTop: 14, marginBottom: 4, paddingRight: TARGET + 12 },
  row: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingVertical: 8,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1, gap: 2 },
});
