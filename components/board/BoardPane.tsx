import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { cityName } from '@/locales/cities';
import type { Site } from '@/engine/europe/board/board';

import { BoardList, type BoardListProps } from './BoardList';
import { BoardView, type BoardViewProps } from './BoardView';
import { Floating } from './Floating';

export interface BoardPaneProps extends BoardViewProps, Pick<BoardListProps, 'players'> {}

/** The board, drawn or in words; one button changes between the two. */
export function BoardPane({ players, ...view }: BoardPaneProps) {
  const { board: text } = useCatalog();
  const language = useLanguage();
  const spelled = useCallback((site: Site) => cityName(site.name, language), [language]);
  const [listed, setListed] = useState(false);
  const { testID = 'board' } = view;
  return (
    <View style={styles.pane}>
      {listed ? (
        <BoardList {...view} testID={`${testID}-list`} {...(players ? { players } : {})} />
      ) : (
        <BoardView names={spelled} label={text.label} fitLabel={text.fit} {...view} />
      )}
      <Floating
        corner="top"
        icon={listed ? 'map' : 'list'}
        label={listed ? text.showMap : text.showList}
        onPress={() => setListed(!listed)}
        testID={`${testID}-toggle`}
      />
    </View>
  );
}

const styles = StyleSheet.create({ pane: { flex: 1 } });
