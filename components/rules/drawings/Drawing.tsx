import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BoardView } from '@/components/board/BoardView';
import { frameOnGlass } from '@/components/board/chart';
import { useCatalog, useLanguage } from '@/components/language';
import { Coin } from '@/components/pieces/Coin';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { initialOf } from '@/components/table/initials';
import { usePalette } from '@/components/theme';
import { Type, useFontSize } from '@/components/ui/Type';
import type { Site } from '@/engine/europe/board/board';
import { COLOURS, RESOURCES } from '@/engine/europe/vocabulary';
import { cityName } from '@/locales/cities';
import { signed } from '@/locales/language';
import type { DrawingId } from '@/rules/articles';

import { caseOf, type Effect } from './scenes';

/** One case of a rule on a few hexes, with what it brings to whom. */
export function Drawing({ id }: { readonly id: DrawingId }) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const { board, pieces, marks, dice, effects } = caseOf(id);
  const names = useMemo(() => (site: Site) => cityName(site.name, language), [language]);
  const initials = useMemo(
    () => Object.fromEntries(COLOURS.map((colour) => [colour, initialOf(t.words.colours[colour])])),
    [t],
  );
  const { width, height } = frameOnGlass(board);
  const caption = t.rulebook.drawings[id];
  return (
    <View style={styles.figure} testID={`drawing-${id}`}>
      <View
        style={[styles.board, { aspectRatio: width / height, borderColor: palette.line }]}
        // A finger on the drawing scrolls the page.
        pointerEvents="none"
      >
        <BoardView
          board={board}
          pieces={pieces}
          marks={marks}
          names={names}
          initials={initials}
          label={t.rulebook.drawing(caption)}
          testID={`drawing-${id}-board`}
        />
      </View>
      {dice || effects.length > 0 ? (
        <View style={styles.effects}>
          {dice ? (
            <Type size="title" style={styles.dice} tone={dice === 7 ? 'accent' : 'ink'}>
              {dice}
            </Type>
          ) : null}
          {effects.map((effect) => (
            <Takes key={effect.player} effect={effect} />
          ))}
        </View>
      ) : null}
      <Type size="small" tone="quiet">
        {caption}
      </Type>
    </View>
  );
}

function Takes({ effect: { player, cards = {}, gold = 0 } }: { readonly effect: Effect }) {
  const t = useCatalog();
  const height = useFontSize()(30);
  const name = t.words.colours[player];
  const spoken = [
    Object.keys(cards).length > 0 ? t.words.bundle(cards) : '',
    gold === 0 ? '' : `${signed(gold)} ${t.words.pieces.gold}`,
  ].filter(Boolean);
  return (
    <View style={styles.takes} accessible aria-label={`${name}: ${spoken.join(', ')}`}>
      <PlayerMark owner={player} size={height} initial={initialOf(name)} />
      {RESOURCES.filter((resource) => cards[resource]).map((resource) => (
        <View key={resource} style={styles.takes}>
          <Type size="heading" serif bold>
            {signed(cards[resource]!)}
          </Type>
          <ResourceCard resource={resource} height={height} />
        </View>
      ))}
      {gold ? (
        <>
          <Type size="heading" serif bold>
            {signed(gold)}
          </Type>
          <Coin size={height * 0.86} />
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  figure: { gap: 8 },
  board: {
    width: '100%',
    maxWidth: 520,
    alignSelf: 'center',
    borderRadius: 12,
    borderWidth: StyleSheet.hairlineWidth,
    overflow: 'hidden',
  },
  effects: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 22 },
  dice: { minWidth: 26 },
  takes: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
