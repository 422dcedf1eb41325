import { useState } from 'react';

import { Panel } from '@/components/table/Panel';
import { useTable } from '@/components/table/useTable';
import { Choice } from '@/components/ui/Choice';

import { BuyCards } from './BuyCards';
import { ExchangeCards } from './ExchangeCards';
import { TradeCards } from './TradeCards';

const KINDS = ['players', 'buy', 'exchange'] as const;
type Kind = (typeof KINDS)[number];

/** Cards and gold: with one another, for gold, or three for one. */
export function TradePanel() {
  const { t } = useTable();
  const [kind, setKind] = useState<Kind>('players');
  const tabs = (
    <Choice
      label={t.trade.kind}
      testID="trade"
      value={kind}
      options={KINDS.map((value) => ({ value, label: t.trade.kinds[value] }))}
      onChange={setKind}
    />
  );
  if (kind === 'players') return <TradeCards tabs={tabs} />;
  return (
    <Panel testID="panel-trade">
      {tabs}
      {kind === 'buy' ? <BuyCards /> : <ExchangeCards />}
    </Panel>
  );
}
