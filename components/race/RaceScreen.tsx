import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useCatalog, useSay } from '@/components/language';
import { GoodsPips } from '@/components/pieces/GoodsPips';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { usePalette } from '@/components/theme';
import { Page } from '@/components/ui/Page';
import { Type } from '@/components/ui/Type';
import type { OpenGame } from '@/store/game';

/** Who has delivered how much, to be read from across the room. */
export function RaceScreen({
  open,
  onBack,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const { state } = open.history;
  const say = useSay(state);
  const { width, height } = useWindowDimensions();
  const room = (height - 90) / state.seats.length;
  const figure = Math.max(56, Math.min(room * 0.62, width * 0.2));
  const standing = [...state.seats].sort(
    (a, b) => state.players[b].goods.delivered - state.players[a].goods.delivered,
  );
  return (
    <Page title={t.logbook.race} backLabel={t.common.back} onBack={onBack} testID="race">
      <View style={styles.lanes}>
        {standing.map((colour) => {
          const { goods } = state.players[colour];
          const name = say.player(colour);
          return (
            <View
              key={colour}
              testID={`race-${colour}`}
              accessible
              aria-label={`${name}: ${t.logbook.delivered(goods.delivered, state.goodsEach)}`}
              style={[styles.lane, { borderTopColor: palette.line }]}
            >
              <PlayerMark owner={colour} size={figure * 0.8} initial={initialOf(name)} />
              <View style={styles.words}>
                <Type size="title" lines={1}>
                  {name}
                </Type>
                <GoodsPips
                  goods={goods}
                  size={Math.max(
                    14,
                    Math.min(26, (width - figure * 2.6) / (state.goodsEach * 1.3)),
                  )}
                />
                <Type tone="quiet">{t.table.goodsOf(goods)}</Type>
              </View>
              <Type serif bold style={{ fontSize: figure, lineHeight: figure * 1.1 }}>
                {goods.delivered}
              </Type>
            </View>
          );
        })}
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  lanes: { flex: 1, paddingHorizontal: 20, paddingBottom: 12 },
  lane: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 18,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1, gap: 6 },
});
