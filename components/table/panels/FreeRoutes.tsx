import { StyleSheet, View } from 'react-native';

import { useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button, Buttons } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';

/** A double arrow's route is laid at once or never, so it is offered before anything else. */
export function FreeRoutes() {
  const { state, t, enter } = useTable();
  const palette = usePalette();
  const { freeRoutes } = state.turn;
  if (freeRoutes.length === 0) return null;
  const atOnce = freeRoutes.some((free) => free.touching !== null);
  return (
    <View style={[styles.offer, { borderColor: palette.gold }]} testID="free-routes">
      <Type bold style={styles.words}>
        {atOnce ? t.table.doubleArrow : t.table.freeRoutes(freeRoutes.length)}
      </Type>
      <Buttons>
        <Button
          label={t.table.layFree}
          kind="filled"
          testID="lay-free"
          onPress={() => useTableUi.getState().setMode({ kind: 'route' })}
        />
        {atOnce ? (
          <Button
            label={t.table.passUp}
            testID="pass-up"
            onPress={() => enter({ type: 'skipFreeRoute' })}
          />
        ) : null}
      </Buttons>
    </View>
  );
}

const styles = StyleSheet.create({
  offer: {
    borderLeftWidth: 4,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingLeft: 10,
    gap: 8,
    marginBottom: 6,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
