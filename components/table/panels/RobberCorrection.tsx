import { useMemo } from 'react';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';

const HEXES: ReadonlySet<HitKind> = new Set(['hex']);

/** The robber is put where the table sees it: any hex will do, and nobody is robbed. */
export function RobberCorrection() {
  const { state, t, say, enter } = useTable();
  const { robber } = state;
  const marks = useMemo(() => ({ selected: { kind: 'hex', id: robber } as const }), [robber]);
  useBoardTouch({
    marks,
    kinds: HEXES,
    onTap: ({ hit }) => enter({ type: 'correct', set: [{ of: 'robber', to: hit.id }] }),
  });
  return (
    <Panel testID="panel-robber-correct">
      <Hero title={t.supply.whereRobber} note={t.supply.robberHint} />
      <Type tone="quiet">{t.seven.robberStands(say.hex(robber))}</Type>
    </Panel>
  );
}
