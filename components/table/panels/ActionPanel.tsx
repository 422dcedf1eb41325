import { useCallback, useMemo } from 'react';

import { CheckProposal } from '@/components/check/CheckProposal';
import { Facing } from '@/components/table/Facing';
import { answerOf } from '@/components/table/answer';
import { Kept } from '@/components/table/Kept';
import { Key, Keys } from '@/components/table/Key';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi, type Mode } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { cardObjection } from '@/engine/europe/cards';
import { clockwise } from '@/engine/europe/start';
import { routeTargets, standingDeliveries } from '@/engine/europe/targets';
import { piecesOf } from '@/engine/europe/vocabulary';

import { FreeRoutes } from './FreeRoutes';
import { Outcome } from './Outcome';
import { RollAnswer } from './RollAnswer';

type Action = Exclude<Mode['kind'], 'none' | 'question' | 'place'>;

/** Always the same functions, so that a key that says the same is not drawn anew. */
const TAKE_UP = {
  route: () => takeUp('route'),
  hire: () => takeUp('hire'),
  outfit: () => takeUp('outfit'),
  card: () => takeUp('card'),
  merchant: () => takeUp('merchant'),
  caravan: () => takeUp('caravan'),
  trade: () => takeUp('trade'),
  deliver: () => takeUp('deliver'),
  planCaravans: () => takeUp('planCaravans'),
} satisfies Partial<Record<Action, () => void>>;

function takeUp(kind: Action): void {
  useTableUi.getState().setMode({ kind });
}

interface ActionKey {
  readonly kind: keyof typeof TAKE_UP;
  readonly label: string;
  readonly icon: IconName;
  readonly badge?: string | undefined;
  readonly disabled?: boolean;
}

/** After the dice: what came of them, and the keys for what to do now. */
export function ActionPanel() {
  const table = useTable();
  const { state, events, t, say, enter } = table;
  const answer = useMemo(() => answerOf(events, state.seats), [events, state.seats]);
  const marks = useMemo(
    () => (answer ? { producing: new Set(answer.rolled.hexes) } : bandOf(events)),
    [answer, events],
  );
  useBoardTouch(useMemo(() => ({ marks }), [marks]));

  const endTurn = useCallback(() => void enter({ type: 'endTurn' }), [enter]);

  const { player } = state.turn;
  const free = state.turn.freeRoutes.length;
  const deliveries = standingDeliveries(state).length;
  const out = (places: typeof state.caravans) => piecesOf(player).some((piece) => places[piece]);
  const actions: ActionKey[] = [
    {
      kind: 'route',
      label: t.table.route,
      icon: 'route',
      badge: free > 0 ? t.table.free(free) : undefined,
      disabled: routeTargets(state, free > 0).length === 0,
    },
    { kind: 'hire', label: t.table.hire, icon: 'merchant' },
    { kind: 'outfit', label: t.table.outfit, icon: 'caravan' },
    { kind: 'card', label: t.table.card, icon: 'star' },
    {
      kind: 'merchant',
      label: t.table.moveMerchant,
      icon: 'walk',
      disabled: !out(state.merchants),
    },
    {
      kind: 'caravan',
      label: t.table.moveCaravan,
      icon: 'cart',
      disabled: !out(state.caravans),
    },
    { kind: 'trade', label: t.table.trade, icon: 'swap' },
  ];
  const shown =
    deliveries > 0
      ? [
          ...actions,
          {
            kind: 'deliver' as const,
            label: t.table.deliver,
            icon: 'crate' as const,
            badge: String(deliveries),
          },
        ]
      : actions;
  const next = clockwise(state.seats, player)[1]!;
  const playable = cardObjection({ state }) === null;
  return (
    <Panel
      testID="panel-action"
      keys={
        <Keys>
          {shown.map(({ kind, label, icon, badge, disabled }) => (
            <Key
              key={kind}
              testID={`action-${kind}`}
              label={label}
              icon={icon}
              badge={kind === 'card' && playable ? '•' : badge}
              disabled={disabled ?? false}
              basis="22%"
              onPress={TAKE_UP[kind]}
            />
          ))}
          <Key
            testID="end-turn"
            label={t.table.endTurn(say.player(next))}
            filled
            basis="22%"
            onPress={endTurn}
          />
        </Keys>
      }
    >
      <Facing>
        <FreeRoutes />
        <Kept shown={answer !== null}>
          <RollAnswer />
        </Kept>
        {answer ? null : <Outcome />}
      </Facing>
      <CheckProposal />
      {state.players[player].goods.free > 0 && out(state.caravans) ? (
        <Button
          label={t.plan.caravans}
          icon="map"
          testID="action-planCaravans"
          onPress={TAKE_UP.planCaravans}
        />
      ) : null}
    </Panel>
  );
}

/** The connection that was just paid stays on the board until something else happens. */
function bandOf(events: ReturnType<typeof useTable>['events']) {
  const band = events.flatMap((event) => (event.type === 'connectionMade' ? [event.paths] : []));
  return band.length > 0 ? { band } : {};
}
