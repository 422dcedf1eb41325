import { EVENING, openEvening, show } from './support/evening';

import { screen } from '@testing-library/react-native';

import { cityNear } from '@/components/plan/nearby';
import { planCaravans } from '@/engine/europe/planner/caravans';
import { missingRoute } from '@/engine/europe/planner/missing';
import { planMerchant } from '@/engine/europe/planner/merchants';
import type { State } from '@/engine/europe/state';
import { piecesOf } from '@/engine/europe/vocabulary';
import { useGame } from '@/store/game';

import { board, tapBoard } from './support/board';
import { commands, disabled, shown, stateNow, tap, taps, textOf } from './support/table';

/** The first moment of an action phase for which something holds. */
function momentWhere(holds: (state: State) => boolean): number {
  openEvening(0);
  for (let at = 1; at < EVENING.commands.length; at++) {
    useGame.getState().jump(at);
    const state = stateNow();
    if (state.phase.name === 'action' && holds(state)) return at;
  }
  throw new Error('the recorded evening has no such moment');
}

const means = (state: State) => ({ salt: 3, gold: state.players[state.turn.player].gold });
const hasCards = (state: State) => (state.players[state.turn.player].hand ?? 0) >= 3;

describe('the caravan planner', () => {
  const choice = momentWhere(
    (state) => hasCards(state) && planCaravans(state, means(state)).plans.length >= 2,
  );

  it('lists every plan that nothing betters, the best first and drawn on the board', () => {
    openEvening(choice);
    show();
    tap('action-planCaravans');
    const { plans } = planCaravans(stateNow(), means(stateNow()));
    const [best] = plans;
    expect(textOf('plan-0')).toContain(String(best!.deliveries.length));
    expect(shown(`plan-${plans.length - 1}`)).toBe(true);
    expect(shown(`plan-${plans.length}`)).toBe(false);
    const drawn = (plan: typeof best) =>
      plan!.moves.flatMap(({ caravan, along }) => [stateNow().caravans[caravan], ...along]);
    expect(board().marks?.trace).toEqual(drawn(best));
    tap('plan-1');
    expect(board().marks?.trace).toEqual(drawn(plans[1]));
    expect(board().marks?.legal?.intersections).toEqual(new Set(plans[1]!.deliveries));
  });

  it('carries out the chosen plan, command by command', () => {
    openEvening(choice);
    const before = stateNow();
    const [best] = planCaravans(before, means(before)).plans;
    const { player } = before.turn;
    show();
    tap('action-planCaravans');
    tap('plan-do');
    expect(commands().slice(-best!.commands.length)).toEqual(best!.commands);
    const delivered = (state: State) => state.players[player].goods.delivered;
    expect(delivered(stateNow())).toBe(delivered(before) + best!.deliveries.length);
    expect(shown('panel-plan-caravans')).toBe(false);
  });

  it('has nothing to offer without salt, and says so', () => {
    const apart = momentWhere(
      (state) =>
        planCaravans(state, means(state)).plans.length > 0 &&
        planCaravans(state, { salt: 0, gold: 9 }).plans.length === 0 &&
        hasCards(state),
    );
    openEvening(apart);
    show();
    tap('action-planCaravans');
    taps('plan-salt-minus', 3);
    expect(shown('plan-none')).toBe(true);
    expect(disabled('plan-do')).toBe(true);
    expect(board().marks?.trace).toBeUndefined();
  });

  it('tells the route that is missing, and lays it', () => {
    const lacking = momentWhere((state) => {
      const missing = hasCards(state) ? missingRoute(state, means(state)) : null;
      return missing !== null && missing.connections.length < 2;
    });
    openEvening(lacking);
    const missing = missingRoute(stateNow(), means(stateNow()))!;
    show();
    tap('action-planCaravans');
    tap('plan-missing');
    expect(textOf('missing-route')).toContain(`${missing.more} more`);
    expect(board().marks?.legal?.paths).toEqual(new Set([missing.path]));
    tap('plan-lay');
    expect(commands()[commands().length - 1]).toEqual({ type: 'layRoute', path: missing.path });
    expect(shown('panel-plan-caravans')).toBe(false);
  });

  it('opens from the panel of the caravans, too', () => {
    openEvening(choice);
    show();
    tap('action-caravan');
    tap('caravan-plan');
    expect(shown('panel-plan-caravans')).toBe(true);
  });

  it('names the end of a way by the nearest city', () => {
    const state = stateNow();
    const [site] = state.board.sites.keys();
    const [path] = state.board.intersections.get(site!)!.paths;
    expect(state.board.sites.has(cityNear(state.board, path!)!)).toBe(true);
  });
});

describe('the merchant planner', () => {
  const walker = (state: State) =>
    piecesOf(state.turn.player).find((piece) => state.merchants[piece]);
  const ready = momentWhere((state) => {
    const piece = walker(state);
    const plans = piece ? planMerchant(state, piece, { grain: 1 }) : [];
    return hasCards(state) && plans.length > 1 && plans.some(({ tokens }) => tokens.length === 0);
  });

  it('lists the cities by what they cost, each with what it would bring', () => {
    openEvening(ready);
    show();
    tap('action-merchant');
    tap('merchant-plan');
    const plans = planMerchant(stateNow(), walker(stateNow())!, { grain: 3 });
    for (const { at, all } of plans) {
      expect(textOf(`city-${at}`)).toMatch(new RegExp(`^${Math.round(all * 36)} `));
    }
    expect(screen.getAllByText('1 grain')).toHaveLength(1);
    expect(disabled('plan-go')).toBe(true);
  });

  it('shows a city on the board and goes there', () => {
    openEvening(ready);
    show();
    tap('action-merchant');
    tap('merchant-plan');
    const plan = planMerchant(stateNow(), walker(stateNow())!, { grain: 1 }).find(
      ({ tokens }) => tokens.length === 0,
    )!;
    tap(`city-${plan.at}`);
    expect(board().marks?.selected).toEqual({ kind: 'site', id: plan.at });
    tap('plan-go');
    expect(commands()[commands().length - 1]).toEqual(plan.command);
    expect(stateNow().posts[plan.at]?.owner).toBe(stateNow().turn.player);
  });

  it('takes a city from the board as well', () => {
    openEvening(ready);
    show();
    tap('action-merchant');
    tap('merchant-plan');
    const [plan] = planMerchant(stateNow(), walker(stateNow())!, { grain: 1 });
    tapBoard('site', plan!.at);
    expect(disabled('plan-go')).toBe(false);
  });
});
