import type { HexId, IntersectionId, PathId } from '../board/vocabulary';
import type { Board, Token } from './board/board';
import type { Options } from './setup';
import type { Supply } from './supply';
import type { Colour, Owner, PieceId, SlotColour, Start, Tracking } from './vocabulary';

export interface Goods {
  /** Still under a post in the warehouse. */
  readonly locked: number;
  readonly free: number;
  readonly delivered: number;
}

/** What everyone at the table can see of a player. Never which cards are held. */
export interface Player {
  readonly name: string;
  /** Cards in hand; null when the table tracks lightly. */
  readonly hand: number | null;
  readonly gold: number;
  readonly goods: Goods;
  readonly routesLeft: number;
  /** Development cards lying before the player. */
  readonly cards: number;
}

export interface Post {
  readonly owner: Owner;
  /** Whose goods lie under it. */
  readonly goods: Colour | null;
}

export interface PlacedToken {
  readonly colour: SlotColour;
  readonly number: number;
}

/** One more thing to put on the board before play begins. */
export type Placement =
  | { readonly place: 'post'; readonly player: Colour; readonly round: 1 | 2 | 3 }
  | { readonly place: 'neutral'; readonly player: Colour }
  | { readonly place: 'route'; readonly player: Colour };

export type Phase =
  | { readonly name: 'startRoll'; readonly contenders: readonly Colour[] }
  /** In a fixed start the order of placements does not matter. */
  | { readonly name: 'placing'; readonly left: readonly Placement[] }
  | { readonly name: 'roll' }
  | { readonly name: 'hands' }
  | { readonly name: 'discard'; readonly due: Readonly<Partial<Record<Colour, number>>> }
  | { readonly name: 'robber' }
  | {
      readonly name: 'steal';
      readonly victims: readonly Colour[];
      readonly then: 'roll' | 'action';
    }
  | { readonly name: 'action' }
  | { readonly name: 'over'; readonly winner: Colour };

export type PhaseName = Phase['name'];

/** A route that may be laid without paying; a double arrow's must touch the route before it. */
export interface FreeRoute {
  readonly touching: PathId | null;
}

/** What is counted within one turn and forgotten with it. */
export interface Turn {
  readonly number: number;
  readonly player: Colour;
  readonly dice: number | null;
  readonly chosenDice: number | null;
  readonly purchases: number;
  readonly cardPlayed: boolean;
  readonly cardsBought: number;
  /** Whom each caravan has paid this turn. */
  readonly tolls: Readonly<Partial<Record<PieceId, readonly Colour[]>>>;
  readonly freeRoutes: readonly FreeRoute[];
  readonly freeMerchantSteps: number;
  readonly freeCaravanSteps: number;
  readonly tollFree: boolean;
}

export function freshTurn(player: Colour, number: number): Turn {
  return {
    number,
    player,
    dice: null,
    chosenDice: null,
    purchases: 0,
    cardPlayed: false,
    cardsBought: 0,
    tolls: {},
    freeRoutes: [],
    freeMerchantSteps: 0,
    freeCaravanSteps: 0,
    tollFree: false,
  };
}

export interface State {
  readonly board: Board;
  readonly seats: readonly Colour[];
  readonly start: Start;
  readonly tracking: Tracking;
  readonly options: Options;
  readonly goodsEach: number;
  readonly phase: Phase;
  readonly turn: Turn;
  readonly players: Readonly<Record<Colour, Player>>;
  /** Null when the table tracks lightly. */
  readonly supply: Supply | null;
  readonly routes: Readonly<Record<PathId, Colour>>;
  readonly posts: Readonly<Record<IntersectionId, Post>>;
  readonly caravans: Readonly<Partial<Record<PieceId, PathId | null>>>;
  readonly merchants: Readonly<Partial<Record<PieceId, IntersectionId | null>>>;
  readonly robber: HexId;
  readonly tokens: Readonly<Record<HexId, PlacedToken>>;
  /** Face-down tokens. */
  readonly stock: readonly Token[];
  readonly deck: { readonly left: number; readonly discarded: number };
}

/** A state without the board, as the replay prints it and tests compare it. */
export type PlainState = Omit<State, 'board'> & { readonly board: string };

export function plain(state: State): PlainState {
  return { ...state, board: state.board.id };
}
