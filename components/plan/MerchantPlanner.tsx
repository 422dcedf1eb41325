import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { PieceChoice } from '@/components/table/panels/PieceChoice';
import { TokenQuestion } from '@/components/table/panels/TokenQuestion';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { TokenChoice } from '@/engine/europe/commands';
import { planMerchant, type MerchantPlan } from '@/engine/europe/planner/merchants';
import type { Question } from '@/engine/europe/questions';
import { piecesOf } from '@/engine/europe/vocabulary';

import { CityRow } from './CityRow';

const CORNERS: ReadonlySet<HitKind> = new Set(['site', 'intersection']);
const MOST_GRAIN = 4;

type TokenAsked = Extract<Question, { readonly ask: 'token' }>;

/** The free cities a merchant can get to, and what a post there would bring. */
export function MerchantPlanner() {
  const { state, t, say, enter } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const { player } = state.turn;
  const pieces = piecesOf(player).filter((piece) => state.merchants[piece]);
  const [merchant, setMerchant] = useState(
    (mode.kind === 'planMerchant' ? mode.merchant : undefined) ?? pieces[0]!,
  );
  const [ignoreRobber, setIgnoreRobber] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const [asked, setAsked] = useState<TokenAsked | null>(null);
  const { hand } = state.players[player];
  const grain = Math.max(1, Math.min(MOST_GRAIN, hand ?? MOST_GRAIN));
  const plans = useMemo(
    () => planMerchant(state, merchant, { grain, ignoreRobber }),
    [state, merchant, grain, ignoreRobber],
  );
  const plan = plans.find((each) => each.at === at);
  const marks = useMemo(
    () => ({
      legal: { intersections: new Set(plans.map((each) => each.at)) },
      rings: new Map(plans.map((each) => [each.at, each.grain])),
      ...(at ? { selected: { kind: 'site', id: at } as const } : {}),
    }),
    [plans, at],
  );
  useBoardTouch({
    marks,
    kinds: CORNERS,
    onTap: ({ hit }) => {
      if (plans.some((each) => each.at === hit.id)) setAt(hit.id);
    },
  });
  const go = (to: MerchantPlan, token?: TokenChoice) => {
    const outcome = enter(token ? { ...to.command, token } : to.command);
    if (outcome.kind === 'question' && outcome.question.ask === 'token') setAsked(outcome.question);
  };
  const look = (to: MerchantPlan) => {
    setAt(to.at);
    useTableUi.getState().lookAt(to.at);
  };

  if (asked && plan) {
    return (
      <TokenQuestion
        title={t.build.founds(say.place(plan.at))}
        question={asked}
        onChoose={(token) => go(plan, token)}
        onCancel={() => setAsked(null)}
      />
    );
  }
  return (
    <Panel
      testID="panel-plan-merchant"
      keys={
        <Button
          kind="filled"
          disabled={!plan}
          label={plan ? t.plan.goTo(say.place(plan.at), plan.grain) : t.plan.chooseCity}
          testID="plan-go"
          onPress={() => plan && go(plan)}
        />
      }
    >
      <View style={styles.head}>
        <PieceChoice
          label={t.build.whichMerchant}
          pieces={pieces}
          places={state.merchants}
          value={merchant}
          onChange={(piece) => {
            setMerchant(piece);
            setAt(null);
          }}
          testID="which-merchant"
        />
        <Chip
          label={t.plan.countRobber}
          on={ignoreRobber}
          testID="plan-robber"
          onPress={() => setIgnoreRobber(!ignoreRobber)}
        />
        <Type size="small" tone="quiet">
          {t.plan.per36}
        </Type>
      </View>
      {plans.length === 0 ? (
        <Type tone="quiet" testID="plan-none">
          {t.plan.noCity}
        </Type>
      ) : null}
      {plans.map((each, i) => (
        <View key={each.at}>
          {plans[i - 1]?.grain === each.grain ? null : (
            <Type size="small" bold tone="quiet" style={styles.grain} heading={3}>
              {t.plan.forGrain(each.grain)}
            </Type>
          )}
          <CityRow
            plan={each}
            on={each.at === at}
            onPress={() => look(each)}
            testID={`city-${each.at}`}
          />
        </View>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  grain: { paddingTop: 8 },
});
