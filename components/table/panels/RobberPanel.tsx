import { useMemo } from 'react';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import { robberTargets } from '@/engine/europe/targets';

const HEXES: ReadonlySet<HitKind> = new Set(['hex']);

/** The robber goes where a finger points; the hexes it may go to glow. */
export function RobberPanel() {
  const { state, t, say, enter } = useTable();
  const marks = useMemo(() => ({ legal: { hexes: new Set(robberTargets(state)) } }), [state]);
  useBoardTouch({
    marks,
    kinds: HEXES,
    onTap: ({ hit }) => enter({ type: 'moveRobber', to: hit.id }),
  });
  return (
    <Panel testID="panel-robber">
      <Hero
        figure={7}
        title={t.seven.moveRobber(say.player(state.turn.player))}
        note={t.seven.moveRobberNote}
      />
      <Type tone="quiet">{t.seven.robberStands(say.hex(state.robber))}</Type>
    </Panel>
  );
}
