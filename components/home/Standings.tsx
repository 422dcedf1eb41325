import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { GoodsPips } from '@/components/pieces/GoodsPips';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { Type } from '@/components/ui/Type';
import type { Summary } from '@/store/saves';
import { legible } from '@/locales/legible';

/** Everyone at the table with the goods delivered so far, two in a line. */
export function Standings({ summary }: { readonly summary: Summary }) {
  const t = useCatalog();
  return (
    <View style={styles.players}>
      {summary.players.map(({ colour, name }, i) => {
        const called = legible(name) || t.words.colours[colour];
        const delivered = summary.delivered[i] ?? 0;
        const goods = { delivered, free: 0, locked: Math.max(0, summary.goodsEach - delivered) };
        return (
          <View
            key={colour}
            style={styles.player}
            accessible
            aria-label={`${called}: ${t.logbook.delivered(delivered, summary.goodsEach)}`}
          >
            <PlayerMark owner={colour} size={28} initial={initialOf(called)} />
            <View style={styles.words}>
              <Type size="small" bold={summary.winner === colour} lines={1}>
                {called}
              </Type>
              <GoodsPips goods={goods} size={7} />
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  players: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 10 },
  player: { flexDirection: 'row', alignItems: 'center', gap: 8, width: '50%', paddingRight: 8 },
  words: { flex: 1, gap: 3 },
});
