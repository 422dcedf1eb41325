import type { IntersectionId, PathId } from '../board/vocabulary';
import { caravansBeside } from './build';
import type { CommandOf } from './commands';
import { CARAVANS_PER_ROUTE, STEPS_PER_CARD, TOLL } from './components';
import type { ObjectionCode } from './objections';
import type { Ruling } from './ruling';
import type { State } from './state';
import { ownerOf, type Colour, type PieceId } from './vocabulary';

/** Whom a caravan still has to pay for entering these routes (E-CARA-3, E-CARA-4, E-CARA-8). */
export function tollsFor(state: State, caravan: PieceId, along: readonly PathId[]): Colour[] {
  const owner = ownerOf(caravan);
  const paid = state.turn.tolls[caravan] ?? [];
  const due: Colour[] = [];
  for (const path of along) {
    const other = state.routes[path];
    if (other === undefined || other === owner) continue;
    if (!paid.includes(other) && !due.includes(other)) due.push(other);
  }
  return due;
}

/** Why nothing can be delivered to a site (E-CARA-6), or null. */
export function deliveryObjection(
  state: State,
  at: IntersectionId,
  player: Colour,
): ObjectionCode | null {
  const post = state.posts[at];
  if (!post) return 'no-post-there';
  if (post.goods !== null) return 'post-has-goods';
  if (state.players[player].goods.free === 0) return 'no-free-goods';
  return post.owner === player ? 'own-post' : null;
}

export function moveCaravan(ruling: Ruling, command: CommandOf<'moveCaravan'>): void {
  const { caravan, along, salt } = command;
  const freeSteps = command.freeSteps ?? 0;
  const player = ruling.active;
  const { state } = ruling;
  const from = ownCaravan(ruling, caravan);
  const last = along[along.length - 1];
  if (last === undefined) return ruling.refuse('caravan-stays', { at: from });
  let before = from;
  for (const path of along) {
    const place = state.board.paths.get(path);
    if (!place) return ruling.refuse('unknown-place', { at: path });
    if (!state.routes[path]) ruling.refuse('no-route-there', { at: path });
    if (!place.touching.includes(before)) ruling.object('route-gap', { at: path });
    before = path;
  }
  if (freeSteps > state.turn.freeCaravanSteps) {
    ruling.object('free-steps', { is: state.turn.freeCaravanSteps, needs: freeSteps });
  }
  const allowed = salt * STEPS_PER_CARD + freeSteps;
  if (along.length > allowed) {
    ruling.object('too-few-salt', { is: allowed, needs: along.length });
  }
  if (caravansBeside(state, last, caravan) >= CARAVANS_PER_ROUTE) {
    ruling.object('route-full', { at: last });
  }

  const because = { rule: 'E-CARA-1', piece: caravan, paths: along } as const;
  ruling.returnCards(player, { salt }, because);
  const tollFree = state.turn.tollFree && freeSteps > 0;
  const tolls = tollFree ? [] : tollsFor(state, caravan, along);
  const toll = { rule: 'E-CARA-5', piece: caravan } as const;
  ruling.needGold(player, tolls.length * TOLL, toll, 'cannot-pay-toll');
  for (const to of tolls) {
    const paths = along.filter((path) => state.routes[path] === to);
    ruling.emit({
      type: 'tollPaid',
      caravan,
      to,
      because: { rule: 'E-CARA-3', piece: caravan, paths },
    });
  }
  ruling.emit({ type: 'caravanMoved', caravan, from, along, freeSteps, because });
  const passed = [from, ...along];
  for (const at of command.deliver ?? []) deliverAt(ruling, caravan, at, passed, 'E-CARA-6');
}

export function deliver(ruling: Ruling, command: CommandOf<'deliver'>): void {
  const standing = ownCaravan(ruling, command.caravan);
  deliverAt(ruling, command.caravan, command.at, [standing], 'E-CARA-7');
}

function ownCaravan(ruling: Ruling, caravan: PieceId): PathId {
  if (ownerOf(caravan) !== ruling.active) ruling.refuse('not-playing', { who: ownerOf(caravan) });
  return ruling.state.caravans[caravan] ?? ruling.refuse('caravan-off-board', { who: caravan });
}

function deliverAt(
  ruling: Ruling,
  caravan: PieceId,
  at: IntersectionId,
  passed: readonly PathId[],
  rule: 'E-CARA-6' | 'E-CARA-7',
): void {
  const { state } = ruling;
  if (state.phase.name === 'over') ruling.refuse('game-over', { at });
  const player = ownerOf(caravan);
  if (!state.board.intersections.has(at)) ruling.refuse('unknown-place', { at });
  const wrong = deliveryObjection(state, at, player);
  if (wrong) ruling.object(wrong, { at });
  const beside = passed.filter((path) => state.board.paths.get(path)!.ends.includes(at));
  if (beside.length === 0) ruling.object('post-not-beside', { at });
  const because = { rule, site: at, piece: caravan, paths: beside } as const;
  ruling.emit({ type: 'goodsDelivered', player, at, caravan, because });
  win(ruling, player);
}

/** E-END-1 */
export function win(ruling: Ruling, player: Colour): void {
  const { goodsEach, players, phase } = ruling.state;
  if (phase.name === 'over' || players[player].goods.delivered < goodsEach) return;
  ruling.emit({ type: 'gameWon', player, because: { rule: 'E-END-1' } });
}
