import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import type { HitKind } from '@/engine/board/geometry';
import { standingDeliveries } from '@/engine/europe/targets';
import { piecesOf } from '@/engine/europe/vocabulary';

const SITES: ReadonlySet<HitKind> = new Set(['site']);

/** Deliveries a caravan can make where it stands. */
export function DeliverPanel() {
  const { state, t, say, enter } = useTable();
  const offers = useMemo(() => standingDeliveries(state), [state]);
  const marks = useMemo(
    () => ({ legal: { intersections: new Set(offers.map(({ at }) => at)) } }),
    [offers],
  );
  const deliver = (at: string) => {
    const offer = offers.find((each) => each.at === at);
    // Elsewhere the rules say why not, and the table may still have done it.
    const standing = piecesOf(state.turn.player).find((piece) => state.caravans[piece]);
    const caravan = offer?.caravan ?? standing;
    if (caravan) enter({ type: 'deliver', caravan, at });
  };
  useBoardTouch({ marks, kinds: SITES, onTap: ({ hit }) => deliver(hit.id) });
  return (
    <Panel testID="panel-deliver">
      <Hero
        title={t.build.deliverWhere}
        note={t.build.freeGoods(state.players[state.turn.player].goods.free)}
      />
      <View style={styles.list}>
        {offers.map(({ caravan, at }) => (
          <Button
            key={`${caravan}-${at}`}
            testID={`deliver-${at}`}
            icon="crate"
            label={`${say.place(at)} · ${say.owner(state.posts[at]!.owner)}`}
            onPress={() => deliver(at)}
          />
        ))}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({ list: { gap: 8, paddingTop: 6 } });
