import { Pressable, StyleSheet, View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import type { CaravanPlan } from '@/engine/europe/planner/caravans';

import { cityNear } from './nearby';

/** A plan in a line: how many deliveries, where, and what they cost. */
export function PlanRow({
  plan,
  on,
  onPress,
  testID,
}: {
  readonly plan: CaravanPlan;
  readonly on: boolean;
  readonly onPress?: () => void;
  readonly testID: string;
}) {
  const { state, t, say } = useTable();
  const palette = usePalette();
  const { deliveries, salt, gold, moves } = plan;
  const cities = t.plan.cities(deliveries.map(say.place));
  const ends = t.plan.ends(
    moves.map((move) => say.place(cityNear(state.board, move.ends) ?? move.ends)),
  );
  const row = (
    <>
      <Type size="title" center style={styles.figure}>
        {deliveries.length}
      </Type>
      <View style={styles.words}>
        <Type bold={on}>{cities}</Type>
        <Type size="small" tone="quiet">
          {ends}
        </Type>
      </View>
      <View style={styles.cost}>
        <Type size="figure">{salt}</Type>
        <ResourceCard resource="salt" height={30} />
      </View>
      <View style={[styles.cost, gold === 0 && styles.nothing]}>
        <Type size="figure">{gold}</Type>
        <Coin size={24} />
      </View>
    </>
  );
  const look = [
    styles.row,
    { borderBottomColor: palette.line },
    on && { backgroundColor: palette.well },
  ];
  const spoken = [t.plan.deliveries(deliveries.length), cities, t.plan.costs(salt, gold), ends];
  return onPress ? (
    <Pressable
      testID={testID}
      role="radio"
      aria-checked={on}
      aria-label={spoken.join(', ')}
      onPress={onPress}
      style={look}
    >
      {row}
    </Pressable>
  ) : (
    <View testID={testID} style={look}>
      {row}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 54,
    marginHorizontal: -14,
    paddingHorizontal: 14,
    paddingVertical: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  figure: { minWidth: 30 },
  words: { flex: 1 },
  cost: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  nothing: { opacity: 0.35 },
});
