import { stepsFrom } from '../board/graph';
import type { IntersectionId } from '../board/vocabulary';
import type { CommandOf } from './commands';
import { STEPS_PER_CARD } from './components';
import type { ObjectionCode } from './objections';
import type { Ruling } from './ruling';
import type { State } from './state';
import { bringToken } from './tokens';
import { ownerOf, type Colour, type PieceId } from './vocabulary';

function merchantAt(state: State, at: IntersectionId, but: PieceId): boolean {
  for (const piece in state.merchants) {
    if (piece !== but && state.merchants[piece as PieceId] === at) return true;
  }
  return false;
}

/** Why a merchant may not end its move here (E-MERCH-2, E-MERCH-9), or null. */
export function merchantEndObjection(
  state: State,
  at: IntersectionId,
  merchant: PieceId,
): ObjectionCode | null {
  if (state.posts[at]) return 'ends-on-post';
  if (merchantAt(state, at, merchant)) return 'ends-on-merchant';
  const noPost = state.players[ownerOf(merchant)].goods.locked === 0;
  return state.board.sites.has(at) && noPost && !state.options.merchantWaits
    ? 'no-post-left'
    : null;
}

export function moveMerchant(ruling: Ruling, command: CommandOf<'moveMerchant'>): void {
  const { merchant, to, grain } = command;
  const player = ruling.active;
  const { state } = ruling;
  const freeSteps = command.freeSteps ?? 0;
  if (ownerOf(merchant) !== player) ruling.refuse('not-playing', { who: ownerOf(merchant) });
  const from = state.merchants[merchant];
  if (!from) return ruling.refuse('merchant-off-board', { who: merchant });
  if (!state.board.intersections.has(to)) ruling.refuse('unknown-place', { at: to });
  if (from === to) ruling.refuse('merchant-stays', { at: to });
  if (freeSteps > state.turn.freeMerchantSteps) {
    ruling.object('free-steps', { is: state.turn.freeMerchantSteps, needs: freeSteps });
  }
  const allowed = grain * STEPS_PER_CARD + freeSteps;
  const steps = stepsFrom(state.board, from).get(to);
  if (steps === undefined) ruling.object('no-way', { at: to });
  else if (steps > allowed) ruling.object('too-far', { at: to, is: allowed, needs: steps });
  const wrong = merchantEndObjection(state, to, merchant);
  if (wrong) ruling.object(wrong, { at: to });

  const because = { rule: 'E-MERCH-1', piece: merchant } as const;
  ruling.returnCards(player, { grain }, because);
  ruling.emit({
    type: 'merchantMoved',
    merchant,
    from,
    to,
    steps: steps ?? 0,
    freeSteps,
    because,
  });
  if (!state.board.sites.has(to) || wrong) return;
  if (state.players[player].goods.locked > 0) found(ruling, command, player);
}

/** E-MERCH-3 to E-MERCH-7: the merchant becomes a post, and the post brings what it brings. */
function found(ruling: Ruling, command: CommandOf<'moveMerchant'>, player: Colour): void {
  const { merchant, to } = command;
  const site = ruling.state.board.sites.get(to)!;
  const because = { site: to, piece: merchant };
  ruling.emit({
    type: 'postFounded',
    player,
    at: to,
    merchant,
    because: { rule: 'E-MERCH-3', ...because },
  });
  ruling.emit({ type: 'goodsFreed', player, because: { rule: 'E-MERCH-4', site: to } });
  if (site.coins > 0) ruling.takeGold(player, site.coins, { rule: 'E-MERCH-5', site: to });
  bringToken(ruling, to, command.token, 'E-MERCH-6');
}
