import { useMemo, useState } from 'react';

import { Cost } from '@/components/table/Cost';
import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import { PRICES } from '@/engine/europe/components';
import { caravanTargets } from '@/engine/europe/targets';
import { piecesOf } from '@/engine/europe/vocabulary';

import { PieceChoice } from './PieceChoice';

const PATHS: ReadonlySet<HitKind> = new Set(['path']);

/** A caravan beside an own route at an own post; with both out, one of them is re-placed. */
export function OutfitPanel() {
  const { state, t, enter } = useTable();
  const pieces = piecesOf(state.turn.player);
  const reserve = pieces.find((piece) => !state.caravans[piece]);
  const [chosen, setChosen] = useState(pieces[0]);
  const caravan = reserve ?? chosen;
  const marks = useMemo(
    () => ({ legal: { paths: new Set(caravanTargets(state, caravan)) } }),
    [state, caravan],
  );
  useBoardTouch({
    marks,
    kinds: PATHS,
    onTap: ({ hit }) =>
      enter({ type: 'outfitCaravan', path: hit.id, ...(reserve ? {} : { caravan }) }),
  });
  return (
    <Panel testID="panel-outfit">
      <Hero
        title={reserve ? t.build.outfitWhere : t.build.replaceCaravan}
        note={t.build.outfitNote}
        trailing={<Cost cards={PRICES.caravan} />}
      />
      {reserve ? null : (
        <PieceChoice
          label={t.build.whichCaravan}
          pieces={pieces}
          places={state.caravans}
          value={chosen}
          onChange={(piece) => setChosen(piece)}
          testID="which-caravan"
        />
      )}
      <Type tone="quiet">
        {marks.legal.paths.size === 0 ? t.build.noRouteAtPost : t.build.outfitHint}
      </Type>
    </Panel>
  );
}
