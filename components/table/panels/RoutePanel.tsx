import { useMemo, useState } from 'react';

import { Cost } from '@/components/table/Cost';
import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Choice } from '@/components/ui/Choice';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import { PRICES } from '@/engine/europe/components';
import { routeTargets } from '@/engine/europe/targets';

import { ConnectionChoice } from './ConnectionChoice';

const PATHS: ReadonlySet<HitKind> = new Set(['path']);

/** A route goes where a finger points; a tie asks which connection pays. */
export function RoutePanel() {
  const { state, t, enter } = useTable();
  const { setMode } = useTableUi.getState();
  const grants = state.turn.freeRoutes.length;
  const mode = useTableUi((ui) => ui.mode);
  const tie = (mode.kind === 'route' && mode.tie) || null;
  const [free, setFree] = useState(tie ? tie.free : grants > 0);
  const marks = useMemo(
    () => ({ legal: { paths: new Set(routeTargets(state, free)) } }),
    [state, free],
  );
  const lay = (path: string, choose?: string) => {
    const outcome = enter({
      type: 'layRoute',
      path,
      ...(free ? { free } : {}),
      ...(choose === undefined ? {} : { choose }),
    });
    if (outcome.kind === 'question' && outcome.question.ask === 'connection') {
      setMode({ kind: 'route', tie: { path, free, question: outcome.question } });
    }
  };
  useBoardTouch({ marks, kinds: PATHS, onTap: ({ hit }) => lay(hit.id) });
  if (tie) {
    return (
      <ConnectionChoice
        question={tie.question}
        onChoose={(id) => lay(tie.path, id)}
        onCancel={() => setMode({ kind: 'route' })}
      />
    );
  }
  return (
    <Panel testID="panel-route">
      <Hero
        title={t.build.routeWhere}
        note={t.build.routesLeft(state.players[state.turn.player].routesLeft)}
        trailing={free ? <Type bold>{t.build.free}</Type> : <Cost cards={PRICES.route} />}
      />
      {grants > 0 ? (
        <Choice
          label={t.build.payment}
          testID="route-payment"
          value={free ? 'free' : 'paid'}
          options={[
            { value: 'free', label: t.build.free },
            { value: 'paid', label: t.build.paid },
          ]}
          onChange={(value) => setFree(value === 'free')}
        />
      ) : null}
      <Type tone="quiet">{marks.legal.paths.size === 0 ? t.build.noPath : t.build.routeHint}</Type>
    </Panel>
  );
}
