import type { IntersectionId, PathId } from '../board/vocabulary';
import type { CommandOf } from './commands';
import { CARAVANS_PER_ROUTE, PRICES } from './components';
import { connectionsMade } from './connections';
import type { Because } from './events';
import { isLasting } from './evolve';
import type { ObjectionCode } from './objections';
import type { Ruling } from './ruling';
import type { FreeRoute, State } from './state';
import { ownerOf, piecesOf, type Colour, type PieceId } from './vocabulary';

export function buyCard(ruling: Ruling): void {
  const because = { rule: 'E-BUILD-1' } as const;
  reshuffle(ruling);
  if (ruling.state.deck.left === 0) ruling.refuse('deck-empty');
  ruling.returnCards(ruling.active, PRICES.card, because);
  ruling.emit({ type: 'cardBought', player: ruling.active, because });
  reshuffle(ruling);
}

/** E-DEV-2: the moment the deck is bought out. */
export function reshuffle(ruling: Ruling): void {
  const { left, discarded } = ruling.state.deck;
  if (left > 0 || discarded === 0) return;
  ruling.emit({ type: 'deckReshuffled', cards: discarded, because: { rule: 'E-DEV-2' } });
}

/** The piece to put down: one from the reserve, or the one named when both are out. */
function pick(
  ruling: Ruling,
  places: State['merchants'],
  named: PieceId | undefined,
  codes: { which: ObjectionCode; reserve: ObjectionCode },
): PieceId {
  const pieces = piecesOf(ruling.active);
  const reserve = pieces.find((piece) => (places[piece] ?? null) === null);
  if (named === undefined) return reserve ?? ruling.refuse(codes.which);
  if (ownerOf(named) !== ruling.active) ruling.refuse('not-playing', { who: ownerOf(named) });
  if (reserve && places[named]) ruling.object(codes.reserve, { who: reserve });
  return named;
}

export function hireMerchant(ruling: Ruling, command: CommandOf<'hireMerchant'>): void {
  const { at } = command;
  const { state } = ruling;
  if (!state.board.intersections.has(at)) ruling.refuse('unknown-place', { at });
  const codes = { which: 'which-merchant', reserve: 'merchant-in-reserve' } as const;
  const merchant = pick(ruling, state.merchants, command.merchant, codes);
  if (state.posts[at]?.owner !== ruling.active) ruling.object('no-own-post', { at });
  const moved = Boolean(state.merchants[merchant]);
  if (state.merchants[merchant] === at) ruling.object('same-post', { at });
  const because = { rule: 'E-BUILD-2', site: at, piece: merchant } as const;
  ruling.returnCards(ruling.active, PRICES.merchant, because);
  ruling.emit({ type: 'merchantHired', merchant, at, moved, because });
}

export function caravansBeside(state: State, path: PathId, but?: PieceId): number {
  let n = 0;
  for (const colour of state.seats) {
    for (const piece of piecesOf(colour)) {
      if (piece !== but && state.caravans[piece] === path) n++;
    }
  }
  return n;
}

function touchesPostOf(state: State, path: PathId, owner: Colour): boolean {
  return state.board.paths.get(path)!.ends.some((end) => state.posts[end]?.owner === owner);
}

/** Why a caravan may not be fitted out beside a path (E-BUILD-3), or null. */
export function caravanObjection(
  state: State,
  path: PathId,
  owner: Colour,
  caravan: PieceId,
): ObjectionCode | null {
  if (state.routes[path] === undefined) return 'no-own-route';
  if (state.routes[path] !== owner) return 'foreign-route';
  if (!touchesPostOf(state, path, owner)) return 'route-off-post';
  if (state.caravans[caravan] === path) return 'same-route';
  return caravansBeside(state, path, caravan) >= CARAVANS_PER_ROUTE ? 'route-full' : null;
}

export function outfitCaravan(ruling: Ruling, command: CommandOf<'outfitCaravan'>): void {
  const { path } = command;
  const { state } = ruling;
  if (!state.board.paths.has(path)) ruling.refuse('unknown-place', { at: path });
  const codes = { which: 'which-caravan', reserve: 'caravan-in-reserve' } as const;
  const caravan = pick(ruling, state.caravans, command.caravan, codes);
  const wrong = caravanObjection(state, path, ruling.active, caravan);
  if (wrong) ruling.object(wrong, { at: path });
  const moved = Boolean(state.caravans[caravan]);
  const because = { rule: 'E-BUILD-3', paths: [path], piece: caravan } as const;
  ruling.returnCards(ruling.active, PRICES.caravan, because);
  ruling.emit({ type: 'caravanOutfitted', caravan, path, moved, because });
}

/** A new route touches an own post or an own route; what others have there does not matter. */
function touchesOwn(state: State, path: PathId, owner: Colour): boolean {
  return (
    touchesPostOf(state, path, owner) ||
    state.board.paths.get(path)!.touching.some((other) => state.routes[other] === owner)
  );
}

/** The grant a free route on this path would use up: the double arrow's before a card's. */
function grantFor(state: State, path: PathId): FreeRoute | null {
  const { freeRoutes } = state.turn;
  const touching = state.board.paths.get(path)!.touching;
  const double = freeRoutes.find((free) => free.touching && touching.includes(free.touching));
  return double ?? freeRoutes.find(isLasting) ?? null;
}

export function routeObjection(
  state: State,
  path: PathId,
  owner: Colour,
  free: boolean,
): ObjectionCode | null {
  if (state.routes[path]) return 'path-taken';
  if (state.players[owner].routesLeft === 0) return 'no-routes-left';
  if (free && state.turn.freeRoutes.length === 0) return 'no-free-route';
  const grant = free ? grantFor(state, path) : null;
  if (free && !grant) return 'free-route-not-adjacent';
  if (grant?.touching) return null;
  return touchesOwn(state, path, owner) ? null : 'route-not-adjacent';
}

export function layRoute(ruling: Ruling, command: CommandOf<'layRoute'>): void {
  const { path } = command;
  const player = ruling.active;
  const free = command.free ?? false;
  const { board } = ruling.state;
  const place = board.paths.get(path);
  if (!place) return ruling.refuse('unknown-place', { at: path });
  const wrong = routeObjection(ruling.state, path, player, free);
  if (wrong) ruling.object(wrong, { at: path });

  const options = connectionsMade(ruling.state, path, player);
  const chosen = chooseConnection(ruling, command, options);
  const grant = free ? grantFor(ruling.state, path) : null;
  const rule = free ? (grant?.touching ? 'E-BUILD-6' : 'E-DEV-3') : 'E-BUILD-4';
  const because: Because = { rule, paths: [path] };
  if (free) spendGrant(ruling, grant);
  else {
    lapse(ruling);
    ruling.returnCards(player, PRICES.route, because);
  }
  ruling.emit({ type: 'routeLaid', player, path, free, because });
  if (place.double && (!free || ruling.state.options.doubleChain)) {
    const granted = { rule: free ? 'E-BUILD-7' : 'E-BUILD-6', paths: [path] } as const;
    ruling.emit({ type: 'freeRouteGranted', touching: path, because: granted });
  }
  if (chosen) pay(ruling, chosen, options.length > 1);
}

type Option = ReturnType<typeof connectionsMade>[number];

function chooseConnection(
  ruling: Ruling,
  command: CommandOf<'layRoute'>,
  options: readonly Option[],
): Option | null {
  if (command.choose !== undefined) {
    const chosen = options.find((option) => option.id === command.choose);
    return chosen ?? ruling.refuse('no-such-connection', { at: command.path });
  }
  if (options.length > 1) ruling.ask({ ask: 'connection', rule: 'E-GOLD-3', options });
  return options[0] ?? null;
}

function pay(ruling: Ruling, option: Option, tied: boolean): void {
  const { from, to, paths } = option;
  const rule = tied ? 'E-GOLD-3' : 'E-GOLD-2';
  ruling.emit({ type: 'connectionMade', from, to, paths, because: { rule, paths } });
  for (const { player, gold } of option.pays) {
    const own = paths.filter((path) => ruling.state.routes[path] === player);
    ruling.takeGold(player, gold, { rule, site: from as IntersectionId, paths: own });
  }
}

/** One grant is spent; a double arrow's other grants cannot outlive it. */
function spendGrant(ruling: Ruling, grant: FreeRoute | null): void {
  const { freeRoutes } = ruling.state.turn;
  const at = grant ? freeRoutes.indexOf(grant) : 0;
  const left = freeRoutes.filter((free, i) => i !== at && isLasting(free));
  ruling.emit({ type: 'freeRouteUsed', left, because: { rule: 'E-BUILD-6' } });
}

/** A double arrow's free route is laid at once or never: anything else passes it up. */
export function lapse(ruling: Ruling): void {
  const count = ruling.state.turn.freeRoutes.filter((free) => !isLasting(free)).length;
  if (count > 0) {
    ruling.emit({ type: 'freeRoutesLapsed', count, because: { rule: 'E-BUILD-6' } });
  }
}
