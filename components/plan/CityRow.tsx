import { Pressable, StyleSheet, View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import { DICE_WAYS } from '@/engine/dice';
import type { MerchantPlan, TokenChance } from '@/engine/europe/planner/merchants';
import { RESOURCES } from '@/engine/europe/vocabulary';

const in36 = (chance: number): number => Math.round(chance * DICE_WAYS);

/** A city in a line: what its hexes give in 36 rolls, its coins, its tokens. */
export function CityRow({
  plan,
  on,
  onPress,
  testID,
}: {
  readonly plan: MerchantPlan;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}) {
  const { state, t, say } = useTable();
  const palette = usePalette();
  const { at, cards, all, coins, tokens, goods } = plan;
  const kinds = RESOURCES.filter((resource) => cards[resource] > 0);
  const numbersOf = ({ numbers, inStock, movable }: TokenChance): string => {
    if (inStock === 0) return movable.length > 0 ? t.plan.moved : '';
    return [...new Set(numbers)].sort((a, b) => a - b).join(', ');
  };
  const notes = [
    ...(goods > 0 ? [t.plan.frees] : []),
    ...tokens.map((token) =>
      t.plan.token(t.words.terrains[state.board.hexes.get(token.hex)!.terrain], numbersOf(token)),
    ),
  ];
  const spoken = [
    say.place(at),
    t.plan.forGrain(plan.grain),
    t.plan.perRolls(in36(all)),
    ...kinds.map((resource) => t.words.resourceCount[resource](in36(cards[resource]))),
    ...(coins > 0 ? [t.plan.coins(coins)] : []),
    ...notes,
  ];
  return (
    <Pressable
      testID={testID}
      role="radio"
      aria-checked={on}
      aria-label={spoken.join(', ')}
      onPress={onPress}
      style={[
        styles.row,
        { borderBottomColor: palette.line },
        on && { backgroundColor: palette.well },
      ]}
    >
      <Type size="title" center style={styles.figure}>
        {in36(all)}
      </Type>
      <View style={styles.words}>
        <Type bold>{say.place(at)}</Type>
        <Type size="small" tone="quiet">
          {notes.join(' · ')}
        </Type>
      </View>
      {kinds.map((resource) => (
        <View key={resource} style={styles.kind}>
          <Type serif bold>
            {in36(cards[resource])}
          </Type>
          <ResourceCard resource={resource} height={28} />
        </View>
      ))}
      {coins > 0 ? <Coin size={28} value={coins} /> : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 52,
    marginHorizontal: -14,
    paddingHorizontal: 14,
    paddingVertical: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  figure: { minWidth: 32 },
  words: { flex: 1 },
  kind: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
