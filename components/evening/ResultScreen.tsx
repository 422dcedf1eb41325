import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DataTable } from '@/components/charts/DataTable';
import { fileName } from '@/components/games/taking';
import { useCatalog, useSay } from '@/components/language';
import { GoodsPips } from '@/components/pieces/GoodsPips';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { useTheme } from '@/components/theme';
import { Screen } from '@/components/ui/Screen';
import { Section } from '@/components/ui/Section';
import { Type } from '@/components/ui/Type';
import type { OpenGame } from '@/store/game';
import { legible } from '@/locales/legible';

import { shapesOf, type ResultCard } from './picture';
import { PictureButton } from './PictureButton';
import { RemarkLines } from './RemarkLines';
import { useEvening } from './useEvening';

/** Who won, how far the others came, and what will be remembered; also as a picture. */
export function ResultScreen({
  open,
  onBack,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
}) {
  const t = useCatalog();
  const { palette, players } = useTheme();
  const { evening, story } = useEvening(open);
  const { state } = open.history;
  const say = useSay(state);
  const [failed, setFailed] = useState(false);
  const { winner, now } = evening.progress;
  const turns = t.evening.after(t.words.count.turns(state.turn.number));
  const delivered = (colour: (typeof state.seats)[number]) => state.players[colour].goods.delivered;
  const standing = [...state.seats].sort((a, b) => delivered(b) - delivered(a));
  const card: ResultCard = {
    title: legible(open.header.name, 80),
    winner: winner && { colour: winner, name: say.player(winner), line: t.evening.wins },
    under: winner ? turns : t.evening.leads(state.turn.number),
    rows: standing.map((colour) => ({
      colour,
      name: say.player(colour),
      initial: initialOf(say.player(colour)),
      delivered: delivered(colour),
    })),
    goodsEach: state.goodsEach,
    remarks: story.map((remark) => t.evening.remark(remark, say)),
    foot: t.evening.made,
  };
  return (
    <Screen
      title={t.evening.result}
      backLabel={t.common.back}
      onBack={onBack}
      testID="result"
      footer={
        <PictureButton
          shapes={() => shapesOf(card, palette, players)}
          name={fileName(open.header.name, open.header.updated).replace(/json$/, 'png')}
          onShared={(done) => setFailed(!done)}
        />
      }
    >
      <View style={[styles.winner, { borderBottomColor: palette.gold }]}>
        {winner ? (
          <PlayerMark owner={winner} size={84} initial={initialOf(say.player(winner))} />
        ) : null}
        <View style={styles.words}>
          <Type size="title" testID="result-winner">
            {winner ? say.player(winner) : legible(open.header.name, 80)}
          </Type>
          {winner ? <Type>{t.evening.wins}</Type> : null}
          <Type size="small" tone="quiet">
            {card.under}
          </Type>
        </View>
      </View>
      {standing.map((colour) => (
        <View
          key={colour}
          testID={`result-${colour}`}
          accessible
          aria-label={`${say.player(colour)}: ${t.logbook.delivered(delivered(colour), state.goodsEach)}`}
          style={[styles.row, { borderBottomColor: palette.line }]}
        >
          <PlayerMark owner={colour} size={36} initial={initialOf(say.player(colour))} />
          <View style={styles.words}>
            <Type bold lines={1}>
              {say.player(colour)}
            </Type>
            <GoodsPips goods={state.players[colour].goods} size={10} />
          </View>
          <Type size="title">{delivered(colour)}</Type>
        </View>
      ))}
      {story.length > 0 ? (
        <Section title={t.evening.remarks}>
          <RemarkLines story={story} say={say} />
        </Section>
      ) : null}
      <DataTable
        label={t.evening.table}
        data={{
          head: [t.evening.player, t.evening.posts, t.evening.routes, t.evening.gold],
          rows: standing.map((colour) => [
            say.player(colour),
            String(now[colour].posts),
            String(now[colour].routes),
            String(now[colour].gold),
          ]),
        }}
      />
      {failed ? (
        <Type tone="accent" live testID="picture-failed">
          {t.evening.pictureFailed}
        </Type>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  winner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    paddingBottom: 10,
    borderBottomWidth: 2,
  },
  words: { flex: 1, gap: 2 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
});
