import { useMemo, useState } from 'react';

import { Cost } from '@/components/table/Cost';
import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import { PRICES } from '@/engine/europe/components';
import { merchantPosts } from '@/engine/europe/targets';
import { piecesOf } from '@/engine/europe/vocabulary';

import { PieceChoice } from './PieceChoice';

const SITES: ReadonlySet<HitKind> = new Set(['site', 'intersection']);

/** A merchant for an own post; with both out, one of them is called there. */
export function HirePanel() {
  const { state, t, enter } = useTable();
  const pieces = piecesOf(state.turn.player);
  const bothOut = pieces.every((piece) => state.merchants[piece]);
  const [merchant, setMerchant] = useState(pieces[0]);
  const marks = useMemo(
    () => ({
      legal: { intersections: new Set(merchantPosts(state, bothOut ? merchant : undefined)) },
    }),
    [state, bothOut, merchant],
  );
  useBoardTouch({
    marks,
    kinds: SITES,
    onTap: ({ hit }) =>
      enter({ type: 'hireMerchant', at: hit.id, ...(bothOut ? { merchant } : {}) }),
  });
  return (
    <Panel testID="panel-hire">
      <Hero
        title={bothOut ? t.build.callMerchant : t.build.hireWhere}
        note={t.build.hireNote}
        trailing={<Cost cards={PRICES.merchant} />}
      />
      {bothOut ? (
        <PieceChoice
          label={t.build.whichMerchant}
          pieces={pieces}
          places={state.merchants}
          value={merchant}
          onChange={(piece) => setMerchant(piece)}
          testID="which-merchant"
        />
      ) : null}
      <Type tone="quiet">{t.build.hireHint}</Type>
    </Panel>
  );
}
