import type { HexId, IntersectionId, PathId } from '../board/vocabulary';
import type { Bundle } from './bundle';
import type { ClauseId } from './clauses';
import type { Correction, PlayedEffects } from './commands';
import type { Objection } from './objections';
import type { Supply } from './supply';
import type { Colour, PieceId, Resource, SlotColour, Tracking } from './vocabulary';
import type { FreeRoute, Phase } from './state';

/** A post and the hex that fed it. */
export interface Source {
  readonly hex: HexId;
  readonly at: IntersectionId;
  readonly resource: Resource;
}

/** Why something followed: the clause, and the pieces that caused it. */
export interface Because {
  readonly rule: ClauseId;
  readonly from?: readonly Source[];
  readonly site?: IntersectionId;
  readonly hex?: HexId;
  readonly paths?: readonly PathId[];
  readonly piece?: PieceId;
  readonly resource?: Resource;
}

interface Events {
  overridden: { readonly objection: Objection };
  startRolled: {
    readonly rolls: Readonly<Partial<Record<Colour, number>>>;
    readonly best: readonly Colour[];
  };
  postPlaced: { readonly player: Colour; readonly at: IntersectionId };
  neutralPlaced: { readonly at: IntersectionId };
  routePlaced: { readonly player: Colour; readonly path: PathId };
  turnBegan: { readonly player: Colour; readonly turn: number };
  rolled: {
    readonly player: Colour;
    readonly dice: number;
    readonly hexes: readonly HexId[];
    /** What the roll asks of the supply, shortage or not. */
    readonly asks: Bundle;
  };
  hexRobbed: { readonly hex: HexId; readonly player: Colour; readonly cards: number };
  shortage: { readonly resource: Resource; readonly due: number; readonly lost: Lost };
  supplyKnown: { readonly supply: Supply };
  cardsTaken: { readonly player: Colour; readonly cards: Bundle };
  cardsReturned: { readonly player: Colour; readonly cards: Bundle };
  cardsDiscarded: {
    readonly player: Colour;
    readonly count: number;
    readonly cards: Bundle | null;
  };
  cardsHanded: { readonly from: Colour; readonly to: Colour; readonly count: number };
  goldTaken: { readonly player: Colour; readonly gold: number };
  goldReturned: { readonly player: Colour; readonly gold: number };
  goldHanded: { readonly from: Colour; readonly to: Colour; readonly gold: number };
  bankOverdrawn: { readonly inPlay: number };
  bankEmpty: { readonly player: Colour; readonly unpaid: number };
  handCounted: { readonly player: Colour; readonly from: number | null; readonly to: number };
  goldCounted: { readonly player: Colour; readonly from: number; readonly to: number };
  handsConfirmed: { readonly due: Readonly<Partial<Record<Colour, number>>> };
  robberMoved: { readonly from: HexId; readonly to: HexId };
  cardStolen: { readonly from: Colour; readonly to: Colour };
  nobodyRobbed: { readonly player: Colour };
  phaseBegan: { readonly phase: Phase };
  purchased: { readonly player: Colour };
  cardBought: { readonly player: Colour };
  deckReshuffled: { readonly cards: number };
  cardPlayed: {
    readonly player: Colour;
    readonly card: string | null;
    readonly effects: PlayedEffects;
  };
  merchantHired: {
    readonly merchant: PieceId;
    readonly at: IntersectionId;
    readonly moved: boolean;
  };
  merchantMoved: {
    readonly merchant: PieceId;
    readonly from: IntersectionId;
    readonly to: IntersectionId;
    readonly steps: number;
    readonly freeSteps: number;
  };
  postFounded: {
    readonly player: Colour;
    readonly at: IntersectionId;
    readonly merchant: PieceId;
  };
  goodsFreed: { readonly player: Colour };
  tokenTurned: {
    readonly hex: HexId;
    readonly colour: SlotColour;
    readonly number: number;
  };
  tokenMoved: {
    readonly from: HexId;
    readonly to: HexId;
    readonly colour: SlotColour;
    readonly number: number;
  };
  routeLaid: {
    readonly player: Colour;
    readonly path: PathId;
    readonly free: boolean;
  };
  freeRouteGranted: { readonly touching: PathId | null };
  freeRouteUsed: { readonly left: readonly FreeRoute[] };
  freeRoutesLapsed: { readonly count: number };
  connectionMade: {
    readonly from: IntersectionId;
    readonly to: IntersectionId;
    readonly paths: readonly PathId[];
  };
  caravanOutfitted: {
    readonly caravan: PieceId;
    readonly path: PathId;
    readonly moved: boolean;
  };
  caravanMoved: {
    readonly caravan: PieceId;
    readonly from: PathId;
    readonly along: readonly PathId[];
    readonly freeSteps: number;
  };
  tollPaid: { readonly caravan: PieceId; readonly to: Colour };
  goodsDelivered: {
    readonly player: Colour;
    readonly at: IntersectionId;
    readonly caravan: PieceId;
  };
  gameWon: { readonly player: Colour };
  corrected: { readonly change: Correction };
  trackingChanged: {
    readonly level: Tracking;
    readonly hands: Readonly<Partial<Record<Colour, number>>>;
    readonly supply: Supply | null;
  };
}

/** Who would have had how many. */
export type Lost = Readonly<Partial<Record<Colour, number>>>;

export type EventType = keyof Events;
/** What followed from a command. */
export type Event = {
  readonly [T in EventType]: { readonly type: T } & Events[T] & { readonly because: Because };
}[EventType];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
