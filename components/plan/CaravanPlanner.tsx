import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button, Buttons } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';
import type { Command } from '@/engine/europe/commands';
import { CARDS_PER_RESOURCE } from '@/engine/europe/components';
import { planCaravans, type CaravanPlan } from '@/engine/europe/planner/caravans';
import { missingRoute, type MissingRoute } from '@/engine/europe/planner/missing';
import type { State } from '@/engine/europe/state';
import { piecesOf, type PieceId } from '@/engine/europe/vocabulary';
import { useGame } from '@/store/game';

import { PlanRow } from './PlanRow';

/** More plans than this nobody compares; the best come first. */
const SHOWN = 40;
/** What one turn can usually spare. */
const USUAL_SALT = 3;

type Which = PieceId | 'both';

/** All deliveries the caravans could make with so much salt and gold, the best first. */
export function CaravanPlanner() {
  const { state, t, say, enter } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const { player } = state.turn;
  const { hand, gold: owned, goods } = state.players[player];
  const pieces = piecesOf(player).filter((piece) => state.caravans[piece]);
  const asked = mode.kind === 'planCaravans' ? mode.caravan : undefined;
  const [which, setWhich] = useState<Which>(asked ?? (pieces.length > 1 ? 'both' : pieces[0]!));
  const [salt, setSalt] = useState(Math.max(1, Math.min(USUAL_SALT, hand ?? USUAL_SALT)));
  const [gold, setGold] = useState(owned);
  const [chosen, setChosen] = useState(0);
  const [missing, setMissing] = useState<MissingRoute | 'none' | null>(null);

  const caravans = useMemo(() => (which === 'both' ? undefined : [which]), [which]);
  const { plans, complete } = useMemo(
    () => planCaravans(state, { caravans, salt, gold, most: SHOWN }),
    [state, caravans, salt, gold],
  );
  const plan = missing === null ? plans[chosen] : undefined;
  const marks = useMemo(
    () => (missing && missing !== 'none' ? missingMarks(missing) : planMarks(state, plan)),
    [state, plan, missing],
  );
  useBoardTouch(useMemo(() => ({ marks }), [marks]));

  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setChosen(0);
      setMissing(null);
    };
  const lay = ({ path }: MissingRoute) => {
    const outcome = enter({ type: 'layRoute', path });
    if (outcome.kind === 'question' && outcome.question.ask === 'connection') {
      const tie = { path, free: false, question: outcome.question };
      useTableUi.getState().setMode({ kind: 'route', tie });
    }
  };

  return (
    <Panel
      testID="panel-plan-caravans"
      keys={
        <Buttons>
          {missing && missing !== 'none' ? (
            <Button
              kind="filled"
              style={styles.grow}
              label={t.plan.layIt}
              testID="plan-lay"
              onPress={() => lay(missing)}
            />
          ) : (
            <Button
              kind="filled"
              style={styles.grow}
              disabled={!plan}
              label={plan ? t.plan.doIt : t.plan.choose}
              testID="plan-do"
              onPress={() => plan && follow(plan.commands, enter)}
            />
          )}
          <Button
            label={t.plan.missing}
            selected={missing !== null}
            testID="plan-missing"
            onPress={() =>
              setMissing(missing ? null : (missingRoute(state, { caravans, salt, gold }) ?? 'none'))
            }
          />
        </Buttons>
      }
    >
      <View style={styles.means}>
        <View style={styles.mean}>
          <ResourceCard resource="salt" height={30} />
          <Stepper
            label={t.plan.salt}
            value={salt}
            max={CARDS_PER_RESOURCE}
            onChange={change(setSalt)}
            testID="plan-salt"
          />
        </View>
        <View style={styles.mean}>
          <Coin size={24} />
          <Stepper label={t.plan.gold} value={gold} onChange={change(setGold)} testID="plan-gold" />
        </View>
      </View>
      {pieces.length > 1 ? (
        <Choice<Which>
          label={t.plan.whichCaravans}
          value={which}
          testID="plan-which"
          options={[
            { value: 'both', label: t.plan.both },
            ...pieces.map((piece) => ({ value: piece, label: piece.slice(-1) })),
          ]}
          onChange={change(setWhich)}
        />
      ) : null}
      {missing === null ? (
        <>
          {plans.length === 0 ? (
            <Type tone="quiet" testID="plan-none">
              {goods.free === 0 ? t.plan.noGoods : t.plan.noPlan}
            </Type>
          ) : null}
          {plans.map((each, i) => (
            <PlanRow
              key={i}
              plan={each}
              on={i === chosen}
              onPress={() => setChosen(i)}
              testID={`plan-${i}`}
            />
          ))}
          {plans.length > 0 && !complete ? (
            <Type size="small" tone="quiet">
              {t.plan.more}
            </Type>
          ) : null}
        </>
      ) : missing === 'none' ? (
        <Type tone="quiet" testID="missing-none">
          {t.plan.nothingMissing}
        </Type>
      ) : (
        <View style={styles.missing} testID="missing-route">
          <Type bold live>
            {t.plan.routeHelps(say.path(missing.path), missing.more)}
          </Type>
          <Type>{t.plan.routeEarns(missing.earns)}</Type>
          <PlanRow plan={missing.plan} on={false} testID="missing-plan" />
        </View>
      )}
    </Panel>
  );
}

/** One command after the other, until the rules or the end of the game stop it. */
function follow(commands: readonly Command[], enter: ReturnType<typeof useTable>['enter']): void {
  for (const command of commands) {
    if (enter(command).kind !== 'done') return;
    if (useGame.getState().open?.history.state.phase.name === 'over') return;
  }
}

function planMarks(state: State, plan: CaravanPlan | undefined) {
  if (!plan) return {};
  const ways = plan.moves.map(({ caravan, along }) => [state.caravans[caravan]!, ...along]);
  return {
    band: ways,
    trace: ways.flat(),
    legal: { intersections: new Set(plan.deliveries) },
  };
}

function missingMarks({ path, connections, plan, earns }: MissingRoute) {
  return {
    legal: { paths: new Set([path]), intersections: new Set(plan.deliveries) },
    ...(earns > 0 ? { band: connections.map((connection) => connection.paths) } : {}),
  };
}

const styles = StyleSheet.create({
  grow: { flexGrow: 1 },
  means: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, justifyContent: 'space-between' },
  mean: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  missing: { gap: 6, paddingTop: 4 },
});
