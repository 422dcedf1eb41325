import { useRouter } from 'expo-router';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { GoodsPips } from '@/components/pieces/GoodsPips';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button, Buttons, IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

/** The end: who won, how far the others came, and the same table again. */
export function OverPanel() {
  const { state, t, say, open } = useTable();
  const palette = usePalette();
  const router = useRouter();
  useBoardTouch(useMemo(() => ({ marks: {} }), []));
  if (state.phase.name !== 'over') return null;
  const { winner } = state.phase;
  const name = say.player(winner);
  const delivered = (colour: typeof winner) => state.players[colour].goods.delivered;
  const standing = state.seats
    .filter((colour) => colour !== winner)
    .sort((a, b) => delivered(b) - delivered(a));

  const again = () => {
    const { setup, board } = open.game.file;
    const { players, tracking, options = {} } = setup;
    const id = typeof board === 'string' ? board : board.id;
    useSettings.getState().change({ lastTable: { players, board: id, tracking, options } });
    router.push('/new');
  };
  return (
    <Panel
      testID="panel-over"
      keys={
        <>
          <View style={styles.first}>
            <Button
              label={t.start.again}
              kind="filled"
              onPress={again}
              testID="again"
              style={styles.again}
            />
            <IconButton
              icon="undo"
              label={t.start.takeBack}
              testID="over-undo"
              onPress={() => useGame.getState().undo()}
            />
          </View>
          <Buttons>
            <Button
              label={t.evening.title}
              testID="over-evening"
              style={styles.half}
              onPress={() => router.push(`/game/${open.header.id}/evening` as never)}
            />
            <Button
              label={t.start.history}
              testID="over-history"
              style={styles.half}
              onPress={() => router.push(`/game/${open.header.id}/history` as never)}
            />
          </Buttons>
        </>
      }
    >
      <View style={[styles.winner, { borderBottomColor: palette.gold }]} testID="winner">
        <PlayerMark owner={winner} size={84} initial={initialOf(name)} />
        <View style={styles.words}>
          <Type size="title" lines={2} live>
            {name}
          </Type>
          <Type>{t.start.winner}</Type>
          <Type size="small" tone="quiet">
            {t.start.turnsPlayed(t.words.count.turns(state.turn.number))}
          </Type>
        </View>
      </View>
      {standing.map((colour) => (
        <PlayerRow key={colour} colour={colour} testID={`over-${colour}`}>
          <View style={styles.goods}>
            <Type size="figure">{delivered(colour)}</Type>
            <GoodsPips
              goods={state.players[colour].goods}
              size={8}
              label={t.start.deliveredOf(delivered(colour), state.goodsEach)}
            />
          </View>
        </PlayerRow>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  winner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    paddingVertical: 6,
    borderBottomWidth: 2,
  },
  words: { flex: 1, gap: 2 },
  goods: { alignItems: 'flex-end' },
  first: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  again: { flex: 1 },
  half: { flexGrow: 1, flexBasis: '45%' },
});
