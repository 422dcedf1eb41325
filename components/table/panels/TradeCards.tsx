import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/pieces/CardBack';
import { Coin } from '@/components/pieces/Coin';
import { Panel } from '@/components/table/Panel';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';

interface Offer {
  readonly cards: number;
  readonly gold: number;
}

const NOTHING: Offer = { cards: 0, gold: 0 };
const MOST = 30;

/** A trade as everyone sees it: so many cards and so much gold each way; which cards stays secret. */
export function TradeCards({ tabs }: { readonly tabs: ReactNode }) {
  const { state, t, say, enter } = useTable();
  const { player } = state.turn;
  const others = state.seats.filter((colour) => colour !== player);
  const [partner, setPartner] = useState(others[0]!);
  const [give, setGive] = useState(NOTHING);
  const [get, setGet] = useState(NOTHING);
  const empty = [give, get].every(({ cards, gold }) => cards + gold === 0);
  return (
    <Panel
      testID="panel-trade"
      keys={
        <Button
          kind="filled"
          testID="trade-done"
          label={t.trade.record}
          disabled={empty}
          onPress={() => enter({ type: 'trade', from: player, to: partner, give, get })}
        />
      }
    >
      {tabs}
      <Choice
        label={t.trade.withWhom}
        testID="partner"
        value={partner}
        options={others.map((value) => ({ value, label: say.player(value) }))}
        onChange={setPartner}
      />
      <Side
        title={t.trade.gives(say.player(player))}
        offer={give}
        onChange={setGive}
        testID="give"
      />
      <Side title={t.trade.gives(say.player(partner))} offer={get} onChange={setGet} testID="get" />
    </Panel>
  );
}

function Side({
  title,
  offer,
  onChange,
  testID,
}: {
  readonly title: string;
  readonly offer: Offer;
  readonly onChange: (offer: Offer) => void;
  readonly testID: string;
}) {
  const { t } = useTable();
  const palette = usePalette();
  const row = (kind: keyof Offer, label: string, picture: ReactNode) => (
    <View style={styles.row}>
      {picture}
      <Stepper
        label={`${title}: ${label}`}
        value={offer[kind]}
        min={0}
        max={MOST}
        testID={`${testID}-${kind}`}
        onChange={(value) => onChange({ ...offer, [kind]: value })}
      />
    </View>
  );
  return (
    <View style={[styles.side, { borderTopColor: palette.line }]}>
      <Type bold>{title}</Type>
      <View style={styles.rows}>
        {row('cards', t.trade.cards, <CardBack size={28} />)}
        {row('gold', t.words.pieces.gold, <Coin size={26} />)}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  side: { gap: 6, paddingTop: 8, borderTopWidth: StyleSheet.hairlineWidth },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
