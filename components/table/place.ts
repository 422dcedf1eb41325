import type { Hit } from '@/engine/board/geometry';
import type { Board } from '@/engine/europe/board/board';
import type { CommandOf, Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import type { State } from '@/engine/europe/state';
import { merchantReach, standingDeliveries } from '@/engine/europe/targets';
import { numberOn } from '@/engine/europe/tokens';
import { PIECE_IDS, piecesOf, YIELD, type Colour, type PieceId } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';

import { mostGrain } from './panels/grain';
import type { Table } from './useTable';

/** The kinds of pieces that stand at a place of this kind. */
export function travellersAt(state: State, { kind, id }: Hit): readonly PieceId[] {
  if (kind === 'hex') return [];
  const places = kind === 'path' ? state.caravans : state.merchants;
  return PIECE_IDS.filter((piece) => places[piece] === id);
}

export function titleOf({ say }: Pick<Table, 'say'>, { kind, id }: Hit): string {
  return upperFirst(kind === 'hex' ? say.hex(id) : say.place(id));
}

/** What lies and stands at a place, in the words of the board's list. */
export function factsOf(table: Pick<Table, 'state' | 't' | 'say'>, hit: Hit): string[] {
  const { state, t, say } = table;
  const { board } = state;
  const around = board.intersections.get(hit.id)?.hexes ?? [];
  const near = t.board.at(around.map((hex) => say.hex(hex)).join(', '));
  const travellers = travellersAt(state, hit);
  switch (hit.kind) {
    case 'site':
      return [...siteFacts(table, hit.id), ...travellers.map((piece) => say.merchant(piece)), near];
    case 'intersection':
      return [...travellers.map((piece) => say.merchant(piece)), near];
    case 'path': {
      const path = board.paths.get(hit.id);
      const owner = state.routes[hit.id];
      return [
        path?.kind === 'sea' ? t.board.seaPath : t.place.landPath,
        ...(path?.double ? [t.board.doubleArrow] : []),
        owner ? t.place.route(say.player(owner)) : t.place.noRoute,
        ...travellers.map((piece) => say.caravan(piece)),
      ];
    }
    case 'hex':
      return hexFacts(table, hit.id);
  }
}

function siteFacts({ state, t, say }: Pick<Table, 'state' | 't' | 'say'>, at: string): string[] {
  const site = state.board.sites.get(at);
  const post = state.posts[at];
  const facts = site ? [t.words.siteKinds[site.kind]] : [];
  if (!post) {
    facts.push(t.board.free);
    if (site && site.coins > 0) facts.push(t.board.coins(t.words.count.gold(site.coins)));
    return facts;
  }
  const { owner, goods } = post;
  facts.push(owner === 'neutral' ? t.board.neutralPost : t.board.post(say.player(owner)));
  if (goods) facts.push(t.board.goodsFrom(say.player(goods)));
  return facts;
}

function hexFacts({ state, t }: Pick<Table, 'state' | 't'>, id: string): string[] {
  const hex = state.board.hexes.get(id);
  if (!hex || hex.terrain === 'sea') return [];
  const token = state.tokens[id];
  const colour = hex.slot && t.words.slotColours[hex.slot.colour];
  const number =
    hex.number !== null
      ? t.place.printedNumber(hex.number)
      : token
        ? t.place.tokenNumber(token.number, t.words.slotColours[token.colour])
        : colour
          ? hex.slot?.arch
            ? t.board.archSlot(colour)
            : t.board.emptySlot(colour)
          : t.place.noNumber;
  return [number, ...(state.robber === id ? [t.board.robberHere] : [])];
}

/** Cards a hex brings each player when its number is rolled; nothing under the robber. */
export function earningsOf(state: State, id: string): ReadonlyMap<Colour, number> {
  const earned = new Map<Colour, number>();
  const hex = state.board.hexes.get(id);
  if (!hex || YIELD[hex.terrain] === null || state.robber === id) return earned;
  if (numberOn(state, id) === null) return earned;
  for (const corner of hex.corners) {
    const owner = state.posts[corner]?.owner;
    if (owner && owner !== 'neutral') earned.set(owner, (earned.get(owner) ?? 0) + 1);
  }
  return earned;
}

/** Something that can be done at a place: a command the rules accept, or a piece to take up. */
export type Deed =
  | { readonly kind: 'route'; readonly command: CommandOf<'layRoute'> }
  | { readonly kind: 'hire'; readonly command: CommandOf<'hireMerchant'> }
  | { readonly kind: 'outfit'; readonly command: CommandOf<'outfitCaravan'> }
  | { readonly kind: 'deliver'; readonly command: CommandOf<'deliver'> }
  | {
      readonly kind: 'come';
      readonly command: CommandOf<'moveMerchant'>;
      readonly founds: boolean;
    }
  | { readonly kind: 'takeMerchant'; readonly piece: PieceId }
  | { readonly kind: 'takeCaravan'; readonly piece: PieceId };

export function deedsOf(state: State, hit: Hit): Deed[] {
  if (state.phase.name !== 'action') return [];
  const deeds =
    hit.kind === 'path'
      ? deedsOnPath(state, hit.id)
      : hit.kind === 'hex'
        ? []
        : deedsAtCorner(state, hit.id);
  return deeds.filter((deed) => !('command' in deed) || accepted(state, deed.command));
}

/**
 * A question is no objection: it is asked when the deed is chosen. Which connection pays is asked
 * before the price, though, so a tie is looked at beyond its question.
 */
function accepted(state: State, command: Command): boolean {
  const answer = decide(state, command);
  if (!('question' in answer)) return 'state' in answer;
  const { question } = answer;
  if (command.type !== 'layRoute' || question.ask !== 'connection') return true;
  const choose = question.options[0]?.id;
  return choose === undefined || 'state' in decide(state, { ...command, choose });
}

/** One piece from the reserve, or, with both out, either of them. */
function choices(state: State, places: State['merchants'], here: string): (PieceId | undefined)[] {
  const pieces = piecesOf(state.turn.player);
  if (pieces.some((piece) => !places[piece])) return [undefined];
  return pieces.filter((piece) => places[piece] !== here);
}

function deedsOnPath(state: State, path: string): Deed[] {
  const { player } = state.turn;
  const own = piecesOf(player).filter((piece) => state.caravans[piece] === path);
  const free = { type: 'layRoute', path, free: true } as const;
  const onwards = touchesRoute(state.board, state.routes, path);
  return [
    {
      kind: 'route',
      command: accepted(state, free) ? free : { type: 'layRoute', path },
    },
    ...choices(state, state.caravans, path).map((caravan): Deed => ({
      kind: 'outfit',
      command: { type: 'outfitCaravan', path, ...(caravan ? { caravan } : {}) },
    })),
    ...own.flatMap((piece): Deed[] => (onwards ? [{ kind: 'takeCaravan', piece }] : [])),
    ...standingDeliveries(state)
      .filter(({ caravan }) => own.includes(caravan))
      .map((offer): Deed => ({ kind: 'deliver', command: { type: 'deliver', ...offer } })),
  ];
}

function touchesRoute(board: Board, routes: State['routes'], path: string): boolean {
  return board.paths.get(path)?.touching.some((other) => routes[other]) ?? false;
}

function deedsAtCorner(state: State, at: string): Deed[] {
  const { player, freeMerchantSteps: freeSteps } = state.turn;
  const pieces = piecesOf(player);
  const offer = standingDeliveries(state).find((each) => each.at === at);
  return [
    ...(offer ? [{ kind: 'deliver', command: { type: 'deliver', ...offer } } as const] : []),
    ...choices(state, state.merchants, at).map((merchant): Deed => ({
      kind: 'hire',
      command: { type: 'hireMerchant', at, ...(merchant ? { merchant } : {}) },
    })),
    ...pieces.flatMap((piece): Deed[] =>
      state.merchants[piece] === at ? [{ kind: 'takeMerchant', piece }] : [],
    ),
    ...pieces.flatMap((merchant): Deed[] => {
      const stops = merchantReach(state, merchant, mostGrain(state), freeSteps);
      const stop = stops.find((each) => each.at === at);
      if (!stop) return [];
      const { grain, founds } = stop;
      const steps = freeSteps > 0 ? { freeSteps } : {};
      return [
        {
          kind: 'come',
          founds,
          command: { type: 'moveMerchant', merchant, to: at, grain, ...steps },
        },
      ];
    }),
  ];
}
