import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useCatalog } from '@/components/language';
import { CardBack } from '@/components/pieces/CardBack';
import { Coin } from '@/components/pieces/Coin';
import { GoodsPips } from '@/components/pieces/GoodsPips';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import type { Player } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';

import { initialOf } from './initials';
import { useTable } from './useTable';

/** Everyone at a glance: cards, gold, goods; a tap opens the rest. */
export function PlayersStrip({
  onOpen,
  roomy,
}: {
  readonly onOpen: (colour: Colour) => void;
  readonly roomy: boolean;
}) {
  const { state, say } = useTable();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  return (
    <View
      style={[
        styles.strip,
        { backgroundColor: palette.well, borderColor: palette.line },
        roomy && { paddingBottom: insets.bottom },
      ]}
      testID="strip"
    >
      {state.seats.map((colour) => {
        const { hand, gold, goods } = state.players[colour];
        return (
          <Purse
            key={colour}
            colour={colour}
            name={say.player(colour)}
            hand={hand}
            gold={gold}
            goods={goods}
            active={state.turn.player === colour}
            roomy={roomy}
            onOpen={onOpen}
          />
        );
      })}
    </View>
  );
}

/** One player; drawn anew only when something of his changes. */
const Purse = memo(function Purse({
  colour,
  name,
  hand,
  gold,
  goods,
  active,
  roomy,
  onOpen,
}: Pick<Player, 'hand' | 'gold' | 'goods'> & {
  readonly colour: Colour;
  readonly name: string;
  readonly active: boolean;
  readonly roomy: boolean;
  readonly onOpen: (colour: Colour) => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const counts = [hand === null ? null : t.words.count.cards(hand), t.words.count.gold(gold)];
  return (
    <Pressable
      testID={`strip-${colour}`}
      role="button"
      aria-label={[name, ...counts, t.table.goodsOf(goods)].filter(Boolean).join(', ')}
      onPress={() => onOpen(colour)}
      style={[styles.player, active && { borderBottomColor: palette.gold }]}
    >
      <PlayerMark owner={colour} size={24} initial={initialOf(name)} />
      <View style={styles.counts}>
        <View style={styles.figures}>
          {hand === null ? null : (
            <>
              <Type bold lines={1}>
                {hand}
              </Type>
              <CardBack size={15} />
            </>
          )}
          <Type bold lines={1} style={styles.gold}>
            {gold}
          </Type>
          <Coin size={15} />
        </View>
        <GoodsPips goods={goods} size={roomy ? 8 : 5.6} />
      </View>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', borderTopWidth: StyleSheet.hairlineWidth },
  player: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 46,
    paddingHorizontal: 3,
    borderBottomWidth: 3,
    borderBottomColor: 'transparent',
  },
  counts: { gap: 2, flexShrink: 1 },
  figures: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  gold: { marginLeft: 3 },
});
