import type { CommandOf } from './commands';
import { joinsSites } from './connections';
import {
  CARDS_PER_RESOURCE,
  DECK_SIZE,
  GOODS_EACH,
  ROUTES_EACH,
  START_GOLD,
  START_POSTS,
} from './components';
import { bringToken } from './tokens';
import type { Board } from './board/board';
import type { Bundle } from './bundle';
import type { Ruling } from './ruling';
import type { Table } from './setup';
import {
  freshTurn,
  type Phase,
  type Placement,
  type PlacedToken,
  type Player,
  type State,
} from './state';
import { FULL_SUPPLY } from './supply';
import { COLOURS, YIELD, type Colour, type PieceId, type Resource } from './vocabulary';

/** E-SET-5 */
const FIXED_CARDS: Readonly<Record<Colour, Bundle>> = {
  red: { wood: 1, grain: 1, salt: 1 },
  blue: { salt: 1, wool: 1, ore: 1 },
  white: { wood: 1, grain: 1, wool: 1 },
  orange: { ore: 1, salt: 1, grain: 1 },
};

/** The box unpacked: arch tokens on their slots, goods in the warehouses, nothing built. */
export function begin(board: Board, table: Table): State {
  const goodsEach = GOODS_EACH[board.side][table.seats.length] ?? 0;
  const player = (colour: Colour): Player => ({
    name: table.names.get(colour) ?? '',
    hand: table.tracking === 'full' ? 0 : null,
    gold: START_GOLD,
    goods: { locked: goodsEach - 1, free: 1, delivered: 0 },
    routesLeft: ROUTES_EACH,
    cards: 0,
  });
  const pieces = table.seats.flatMap((colour): PieceId[] => [`${colour}-1`, `${colour}-2`]);
  const first = table.first ?? table.seats[0]!;
  const deck = board.deck.reduce((sum, card) => sum + card.count, 0) || DECK_SIZE;
  return {
    board,
    seats: table.seats,
    start: table.start,
    tracking: table.tracking,
    options: table.options,
    goodsEach,
    phase: table.first
      ? placing(table.seats, table.first)
      : { name: 'startRoll', contenders: table.seats },
    turn: freshTurn(first, 0),
    players: Object.fromEntries(table.seats.map((colour) => [colour, player(colour)])) as Record<
      Colour,
      Player
    >,
    supply: table.tracking === 'full' ? FULL_SUPPLY : null,
    routes: {},
    posts: {},
    caravans: Object.fromEntries(pieces.map((piece) => [piece, null])),
    merchants: Object.fromEntries(pieces.map((piece) => [piece, null])),
    robber: table.robber,
    tokens: archTokens(board),
    stock: board.tokens.filter((token) => !token.arch),
    deck: { left: deck, discarded: 0 },
  };
}

function archTokens(board: Board): Record<string, PlacedToken> {
  const placed: Record<string, PlacedToken> = {};
  const arches = board.tokens.filter((token) => token.arch);
  for (const hex of board.hexes.values()) {
    if (!hex.slot?.arch) continue;
    const at = arches.findIndex((token) => token.colour === hex.slot?.colour);
    const [token] = at < 0 ? [] : arches.splice(at, 1);
    if (token?.number) placed[hex.id] = { colour: token.colour, number: token.number };
  }
  return placed;
}

/** Seats clockwise from one of them. */
export function clockwise(seats: readonly Colour[], from: Colour): Colour[] {
  const at = seats.indexOf(from);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function placing(seats: readonly Colour[], first: Colour): Phase {
  const round = clockwise(seats, first);
  const back = [...round].reverse();
  const last = back[0]!;
  const posts = [round, back, round].flatMap((order, i) =>
    order.map((player): Placement => ({ place: 'post', player, round: (i + 1) as 1 | 2 | 3 })),
  );
  // Whoever placed last begins; neutral posts go on clockwise, routes counter-clockwise.
  const neutrals =
    seats.length === 3
      ? clockwise(seats, last).map((player): Placement => ({ place: 'neutral', player }))
      : [];
  const routes = back.map((player): Placement => ({ place: 'route', player }));
  return { name: 'placing', left: [...posts, ...neutrals, ...routes] };
}

export function rollForStart(ruling: Ruling, command: CommandOf<'rollForStart'>): void {
  const { phase } = ruling.state;
  if (phase.name !== 'startRoll') return ruling.refuse('not-now', {}, 'E-SET-6');
  for (const colour of COLOURS) {
    const thrown = command.rolls[colour] !== undefined;
    const contends = phase.contenders.includes(colour);
    if (thrown && !contends) ruling.refuse('not-a-contender', { who: colour });
    if (!thrown && contends) ruling.refuse('roll-missing', { who: colour });
  }
  const highest = Math.max(...phase.contenders.map((colour) => command.rolls[colour] ?? 0));
  const best = phase.contenders.filter((colour) => command.rolls[colour] === highest);
  ruling.emit({
    type: 'startRolled',
    rolls: command.rolls,
    best,
    because: { rule: 'E-SET-6' },
  });
  if (best.length > 1) return;
  ruling.emit({
    type: 'phaseBegan',
    phase: placing(ruling.state.seats, best[0]!),
    because: { rule: 'E-SET-6' },
  });
}

/** The placement a command fulfils; out of order it is an objection, unless the start is fixed. */
function claim(ruling: Ruling, place: Placement['place'], player: Colour | null): Placement {
  const { phase, start } = ruling.state;
  if (phase.name !== 'placing') return ruling.refuse('not-now', {}, 'E-SET-6');
  if (player !== null) ruling.player(player);
  const fits = (step: Placement) =>
    step.place === place && (player === null || step.player === player);
  const claimed = phase.left.find(fits);
  if (!claimed) return ruling.refuse('nothing-left-to-place', player ? { who: player } : {});
  const next = phase.left[0]!;
  if (start === 'variable' && next !== claimed) {
    ruling.object('wrong-order', { who: next.player, needs: next.place });
  }
  return claimed;
}

function freeSite(ruling: Ruling, at: string): void {
  const { board, posts, start } = ruling.state;
  if (!board.intersections.has(at)) ruling.refuse('unknown-place', { at });
  const site = board.sites.get(at);
  if (!site) return ruling.refuse('not-a-site', { at });
  if (posts[at]) ruling.refuse('site-taken', { at });
  if (site.kind !== 'purple' && start === 'variable') ruling.object('site-not-purple', { at });
}

export function placePost(ruling: Ruling, command: CommandOf<'placePost'>): void {
  const { player, at } = command;
  const step = claim(ruling, 'post', player);
  freeSite(ruling, at);
  const fixed = ruling.state.start === 'fixed';
  const rule = fixed ? 'E-SET-5' : 'E-SET-6';
  ruling.emit({ type: 'postPlaced', player, at, because: { rule, site: at } });
  const { options, board } = ruling.state;
  const coins = board.sites.get(at)?.coins ?? 0;
  if (options.startCoins && coins > 0) {
    ruling.takeGold(player, coins, { rule: 'E-SET-10', site: at });
  }
  if (options.startTokens) bringToken(ruling, at, command.token, 'E-SET-10');
  if (!fixed && step.place === 'post' && step.round === START_POSTS)
    giveStartCards(ruling, player, at);
  openGame(ruling);
}

/** E-SET-7: whatever lies round the third post, numbered or not. */
function giveStartCards(ruling: Ruling, player: Colour, at: string): void {
  const { board } = ruling.state;
  const cards: Partial<Record<Resource, number>> = {};
  const from = board.intersections.get(at)!.hexes.flatMap((hex) => {
    const resource = YIELD[board.hexes.get(hex)!.terrain];
    if (!resource) return [];
    cards[resource] = Math.min(CARDS_PER_RESOURCE, (cards[resource] ?? 0) + 1);
    return [{ hex, at, resource }];
  });
  ruling.takeCards(player, cards, { rule: 'E-SET-7', site: at, from });
}

export function placeNeutral(ruling: Ruling, command: CommandOf<'placeNeutral'>): void {
  claim(ruling, 'neutral', null);
  freeSite(ruling, command.at);
  const because = { rule: 'E-SET-8', site: command.at } as const;
  ruling.emit({ type: 'neutralPlaced', at: command.at, because });
  openGame(ruling);
}

export function placeRoute(ruling: Ruling, command: CommandOf<'placeRoute'>): void {
  const { player, path } = command;
  claim(ruling, 'route', player);
  const { board, routes, posts, start } = ruling.state;
  const place = board.paths.get(path);
  if (!place) return ruling.refuse('unknown-place', { at: path });
  if (routes[path]) ruling.refuse('path-taken', { at: path });
  if (!place.ends.some((end) => posts[end]?.owner === player)) {
    ruling.object('start-route-off-post', { at: path });
  }
  if (joinsSites(board, routes, path)) ruling.object('start-route-connects', { at: path });
  const rule = start === 'fixed' ? 'E-SET-5' : 'E-SET-9';
  ruling.emit({ type: 'routePlaced', player, path, because: { rule, paths: [path] } });
  openGame(ruling);
}

/** The printed start as the board file has it, in one go. */
export function placeFixed(ruling: Ruling): void {
  const { board, phase, start, seats } = ruling.state;
  if (phase.name !== 'placing') return ruling.refuse('not-now', {}, 'E-SET-5');
  if (start !== 'fixed' || !board.start) return ruling.refuse('no-fixed-start');
  const absent = COLOURS.find((colour) => !seats.includes(colour));
  for (const colour of COLOURS) {
    const pieces = board.start.get(colour);
    if (!pieces) continue;
    for (const at of pieces.posts) {
      if (ruling.state.posts[at]) continue;
      if (colour === absent) placeNeutral(ruling, { type: 'placeNeutral', at });
      else placePost(ruling, { type: 'placePost', player: colour, at });
    }
    if (colour !== absent && !ruling.state.routes[pieces.route]) {
      placeRoute(ruling, { type: 'placeRoute', player: colour, path: pieces.route });
    }
  }
}

function openGame(ruling: Ruling): void {
  const { phase, start, seats } = ruling.state;
  if (phase.name !== 'placing' || phase.left.length > 0) return;
  if (start === 'fixed') {
    for (const player of seats) ruling.takeCards(player, FIXED_CARDS[player], { rule: 'E-SET-5' });
  }
  ruling.emit({
    type: 'turnBegan',
    player: ruling.active,
    turn: 1,
    because: { rule: start === 'fixed' ? 'E-SET-5' : 'E-SET-6' },
  });
}
