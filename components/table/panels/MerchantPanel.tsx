import { useMemo, useState } from 'react';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { TokenChoice } from '@/engine/europe/commands';
import type { Question } from '@/engine/europe/questions';
import { merchantReach, type MerchantStop } from '@/engine/europe/targets';
import { piecesOf } from '@/engine/europe/vocabulary';

import { mostGrain } from './grain';
import { PieceChoice } from './PieceChoice';
import { TokenQuestion } from './TokenQuestion';

const CORNERS: ReadonlySet<HitKind> = new Set(['site', 'intersection']);

type TokenAsked = Extract<Question, { readonly ask: 'token' }>;

/** Rings of three steps a grain; where the merchant ends on a free city it becomes a post. */
export function MerchantPanel() {
  const { state, t, say, enter } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const { player, freeMerchantSteps } = state.turn;
  const pieces = piecesOf(player).filter((piece) => state.merchants[piece]);
  const [merchant, setMerchant] = useState(
    (mode.kind === 'merchant' ? mode.merchant : undefined) ?? pieces[0]!,
  );
  const [asked, setAsked] = useState<{ stop: MerchantStop; question: TokenAsked } | null>(null);
  const grain = mostGrain(state);
  const stops = useMemo(
    () =>
      new Map(
        merchantReach(state, merchant, grain, freeMerchantSteps).map((stop) => [stop.at, stop]),
      ),
    [state, merchant, grain, freeMerchantSteps],
  );
  const marks = useMemo(
    () => ({
      legal: { intersections: new Set(stops.keys()) },
      rings: new Map([...stops].map(([at, stop]) => [at, stop.grain])),
    }),
    [stops],
  );
  const move = (stop: Pick<MerchantStop, 'at' | 'grain'>, token?: TokenChoice) => {
    const outcome = enter({
      type: 'moveMerchant',
      merchant,
      to: stop.at,
      grain: stop.grain,
      ...(freeMerchantSteps > 0 ? { freeSteps: freeMerchantSteps } : {}),
      ...(token ? { token } : {}),
    });
    if (outcome.kind === 'question' && outcome.question.ask === 'token') {
      setAsked({ stop: stop as MerchantStop, question: outcome.question });
    }
  };
  useBoardTouch({
    marks,
    kinds: CORNERS,
    onTap: ({ hit }) => move(stops.get(hit.id) ?? { at: hit.id, grain }),
  });
  if (asked) {
    return (
      <TokenQuestion
        title={t.build.founds(say.place(asked.stop.at))}
        question={asked.question}
        onChoose={(token) => move(asked.stop, token)}
        onCancel={() => setAsked(null)}
      />
    );
  }
  const founding = [...stops.values()].filter((stop) => stop.founds);
  return (
    <Panel
      testID="panel-merchant"
      keys={
        <Button
          label={t.plan.merchants}
          icon="list"
          testID="merchant-plan"
          onPress={() => useTableUi.getState().setMode({ kind: 'planMerchant', merchant })}
        />
      }
    >
      <Hero
        title={t.build.merchantWhere}
        note={freeMerchantSteps > 0 ? t.build.freeSteps(freeMerchantSteps) : t.build.merchantNote}
        trailing={<ResourceCard resource="grain" height={36} />}
      />
      <PieceChoice
        label={t.build.whichMerchant}
        pieces={pieces}
        places={state.merchants}
        value={merchant}
        onChange={setMerchant}
        testID="which-merchant"
      />
      <Type tone="quiet">{t.build.merchantHint}</Type>
      <Type size="small" tone="quiet">
        {founding.length > 0
          ? t.build.citiesInReach(founding.map((stop) => `${say.place(stop.at)} ${stop.grain}`))
          : t.build.noCityInReach}
      </Type>
    </Panel>
  );
}
