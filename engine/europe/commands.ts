import {
  byKey,
  either,
  faultsOf,
  list,
  maybe,
  object,
  oneOf,
  orNull,
  record,
  text,
  whole,
  yesNo,
  type Fault,
  type Shape,
} from '../shape';
import { BUNDLE, type Bundle } from './bundle';
import { CARDS_PER_RESOURCE, DECK_SIZE, ROUTES_EACH } from './components';
import type { Goods } from './state';
import {
  COLOURS,
  HEX_NUMBERS,
  PIECE_IDS,
  RESOURCES,
  SLOT_COLOURS,
  TRACKINGS,
  type Colour,
  type Owner,
  type PieceId,
  type Resource,
  type SlotColour,
  type Tracking,
} from './vocabulary';

/** Which token a founder puts where (E-MERCH-6). */
export interface TokenChoice {
  readonly hex: string;
  /** What the face-down token showed when it was turned. */
  readonly number?: number | undefined;
  /** The hex the token is taken from, when its colour is out of stock. */
  readonly from?: string | undefined;
}

/** Cards by count, or by kind when the table cares to say. */
export interface Share {
  readonly cards?: number | Bundle | undefined;
  readonly gold?: number | undefined;
}

/** What a played development card did, with the choices made (E-DEV-3). */
export interface PlayedEffects {
  readonly robber?: { readonly to: string; readonly from?: Colour | null | undefined } | undefined;
  readonly gold?: number | undefined;
  readonly cards?: Bundle | undefined;
  readonly routes?: number | undefined;
  readonly merchantSteps?: number | undefined;
  readonly caravanSteps?: number | undefined;
  readonly tollFree?: boolean | undefined;
  readonly dice?: number | undefined;
}

/** One thing the table sees differently from the mirror. */
export type Correction =
  | { readonly of: 'hand'; readonly player: Colour; readonly to: number }
  | { readonly of: 'gold'; readonly player: Colour; readonly to: number }
  | { readonly of: 'goods'; readonly player: Colour; readonly to: Goods }
  | { readonly of: 'cards'; readonly player: Colour; readonly to: number }
  | { readonly of: 'routesLeft'; readonly player: Colour; readonly to: number }
  | {
      readonly of: 'supply';
      readonly resource: Resource;
      readonly to: number | { readonly min: number; readonly max: number };
    }
  | { readonly of: 'route'; readonly path: string; readonly to: Colour | null }
  | {
      readonly of: 'post';
      readonly at: string;
      readonly to: Owner | null;
      readonly goods?: Colour | null | undefined;
    }
  | { readonly of: 'caravan'; readonly piece: PieceId; readonly to: string | null }
  | { readonly of: 'merchant'; readonly piece: PieceId; readonly to: string | null }
  | { readonly of: 'robber'; readonly to: string }
  | {
      readonly of: 'token';
      readonly hex: string;
      readonly to: { readonly colour: SlotColour; readonly number: number } | null;
    }
  | { readonly of: 'stock'; readonly colour: SlotColour; readonly to: number }
  | { readonly of: 'deck'; readonly left: number; readonly discarded: number }
  | { readonly of: 'turn'; readonly player: Colour; readonly phase: 'roll' | 'action' };

interface Commands {
  rollForStart: { readonly rolls: Readonly<Partial<Record<Colour, number>>> };
  placePost: {
    readonly player: Colour;
    readonly at: string;
    readonly token?: TokenChoice | undefined;
  };
  placeNeutral: { readonly at: string };
  placeRoute: { readonly player: Colour; readonly path: string };
  placeFixed: unknown;
  roll: {
    readonly dice: number;
    /** Resources the supply could not pay. */
    readonly short?: readonly Resource[] | undefined;
    /** Resources the supply could pay, where the mirror was not sure. */
    readonly enough?: readonly Resource[] | undefined;
  };
  confirmHands: { readonly hands?: Readonly<Partial<Record<Colour, number>>> | undefined };
  discard: { readonly player: Colour; readonly cards?: Bundle | undefined };
  moveRobber: { readonly to: string; readonly from?: Colour | null | undefined };
  steal: { readonly from: Colour | null };
  trade: {
    readonly from: Colour;
    readonly to: Colour;
    readonly give: Share;
    readonly get: Share;
  };
  buy: { readonly resource: Resource };
  exchange: { readonly give: Resource; readonly get: Resource | 'gold' };
  buyCard: unknown;
  hireMerchant: { readonly at: string; readonly merchant?: PieceId | undefined };
  outfitCaravan: { readonly path: string; readonly caravan?: PieceId | undefined };
  layRoute: {
    readonly path: string;
    readonly free?: boolean | undefined;
    /** Id of the connection that pays, where several are equally short. */
    readonly choose?: string | undefined;
  };
  skipFreeRoute: unknown;
  moveMerchant: {
    readonly merchant: PieceId;
    readonly to: string;
    readonly grain: number;
    /** Steps a development card gave. */
    readonly freeSteps?: number | undefined;
    readonly token?: TokenChoice | undefined;
  };
  moveCaravan: {
    readonly caravan: PieceId;
    /** The routes entered, in order; not the one it stands on. */
    readonly along: readonly string[];
    readonly salt: number;
    readonly freeSteps?: number | undefined;
    readonly deliver?: readonly string[] | undefined;
  };
  deliver: { readonly caravan: PieceId; readonly at: string };
  playCard: { readonly card?: string | undefined; readonly effects: PlayedEffects };
  endTurn: unknown;
  correct: { readonly set: readonly Correction[] };
  track: {
    readonly level: Tracking;
    readonly hands?: Readonly<Partial<Record<Colour, number>>> | undefined;
    readonly supply?: Bundle | undefined;
  };
}

export type CommandType = keyof Commands;

interface Common<T extends CommandType> {
  readonly type: T;
  /** Recorded although the rules object. */
  readonly override?: boolean | undefined;
}

type Of<T extends CommandType> = Commands[T] extends object ? Common<T> & Commands[T] : Common<T>;

/** What the table says happened. */
export type Command = { readonly [T in CommandType]: Of<T> }[CommandType];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;

const colour = oneOf(COLOURS);
const resource = oneOf(RESOURCES);
const piece = oneOf(PIECE_IDS);
const place = text(8, 2);
const dice = whole(2, 12);
const gold = whole(0, 200);
const cards = whole(0, 95);
const cardsOrGold = object<Share>({ cards: maybe(either(cards, BUNDLE)), gold: maybe(gold) });
const hands = maybe(record(COLOURS, cards));
const token: Shape<TokenChoice | undefined> = maybe(
  object<TokenChoice>({ hex: place, number: maybe(oneOf(HEX_NUMBERS)), from: maybe(place) }),
);
const steps = maybe(whole(0, 60));
const grains = whole(0, CARDS_PER_RESOURCE);

type CorrectionOf<K> = Extract<Correction, { readonly of: K }>;
const CORRECTIONS: { readonly [K in Correction['of']]: Shape<CorrectionOf<K>> } = {
  hand: object<CorrectionOf<'hand'>>({ of: oneOf(['hand']), player: colour, to: cards }),
  gold: object<CorrectionOf<'gold'>>({ of: oneOf(['gold']), player: colour, to: gold }),
  goods: object<CorrectionOf<'goods'>>({
    of: oneOf(['goods']),
    player: colour,
    to: object<Goods>({
      locked: whole(0, 12),
      free: whole(0, 12),
      delivered: whole(0, 12),
    }),
  }),
  cards: object<CorrectionOf<'cards'>>({
    of: oneOf(['cards']),
    player: colour,
    to: whole(0, DECK_SIZE),
  }),
  routesLeft: object<CorrectionOf<'routesLeft'>>({
    of: oneOf(['routesLeft']),
    player: colour,
    to: whole(0, ROUTES_EACH),
  }),
  supply: object<CorrectionOf<'supply'>>({
    of: oneOf(['supply']),
    resource,
    to: either(
      whole(0, CARDS_PER_RESOURCE),
      object<{ min: number; max: number }>({
        min: whole(0, CARDS_PER_RESOURCE),
        max: whole(0, CARDS_PER_RESOURCE),
      }),
    ),
  }),
  route: object<CorrectionOf<'route'>>({ of: oneOf(['route']), path: place, to: orNull(colour) }),
  post: object<CorrectionOf<'post'>>({
    of: oneOf(['post']),
    at: place,
    to: orNull(oneOf([...COLOURS, 'neutral'])),
    goods: maybe(orNull(colour)),
  }),
  caravan: object<CorrectionOf<'caravan'>>({ of: oneOf(['caravan']), piece, to: orNull(place) }),
  merchant: object<CorrectionOf<'merchant'>>({ of: oneOf(['merchant']), piece, to: orNull(place) }),
  robber: object<CorrectionOf<'robber'>>({ of: oneOf(['robber']), to: place }),
  token: object<CorrectionOf<'token'>>({
    of: oneOf(['token']),
    hex: place,
    to: orNull(
      object<{ colour: SlotColour; number: number }>({
        colour: oneOf(SLOT_COLOURS),
        number: oneOf(HEX_NUMBERS),
      }),
    ),
  }),
  stock: object<CorrectionOf<'stock'>>({
    of: oneOf(['stock']),
    colour: oneOf(SLOT_COLOURS),
    to: whole(0, 15),
  }),
  deck: object<CorrectionOf<'deck'>>({
    of: oneOf(['deck']),
    left: whole(0, DECK_SIZE),
    discarded: whole(0, DECK_SIZE),
  }),
  turn: object<CorrectionOf<'turn'>>({
    of: oneOf(['turn']),
    player: colour,
    phase: oneOf(['roll', 'action']),
  }),
};

type FieldsOf<T extends CommandType> = {
  readonly [K in keyof Omit<CommandOf<T>, 'type' | 'override'>]-?: Shape<CommandOf<T>[K]>;
};

const FIELDS: { readonly [T in CommandType]: FieldsOf<T> } = {
  rollForStart: { rolls: record(COLOURS, dice) },
  placePost: { player: colour, at: place, token },
  placeNeutral: { at: place },
  placeRoute: { player: colour, path: place },
  placeFixed: {},
  roll: { dice, short: maybe(list(resource, 5)), enough: maybe(list(resource, 5)) },
  confirmHands: { hands },
  discard: { player: colour, cards: maybe(BUNDLE) },
  moveRobber: { to: place, from: maybe(orNull(colour)) },
  steal: { from: orNull(colour) },
  trade: { from: colour, to: colour, give: cardsOrGold, get: cardsOrGold },
  buy: { resource },
  exchange: { give: resource, get: oneOf([...RESOURCES, 'gold']) },
  buyCard: {},
  hireMerchant: { at: place, merchant: maybe(piece) },
  outfitCaravan: { path: place, caravan: maybe(piece) },
  layRoute: { path: place, free: maybe(yesNo), choose: maybe(text(400)) },
  skipFreeRoute: {},
  moveMerchant: { merchant: piece, to: place, grain: grains, freeSteps: steps, token },
  moveCaravan: {
    caravan: piece,
    along: list(place, 200),
    salt: grains,
    freeSteps: steps,
    deliver: maybe(list(place, 20)),
  },
  deliver: { caravan: piece, at: place },
  playCard: {
    card: maybe(text(80)),
    effects: object<PlayedEffects>({
      robber: maybe(
        object<NonNullable<PlayedEffects['robber']>>({
          to: place,
          from: maybe(orNull(colour)),
        }),
      ),
      gold: maybe(whole(0, 20)),
      cards: maybe(BUNDLE),
      routes: maybe(whole(0, 5)),
      merchantSteps: steps,
      caravanSteps: steps,
      tollFree: maybe(yesNo),
      dice: maybe(dice),
    }),
  },
  endTurn: {},
  correct: { set: list(byKey<Correction>('of', CORRECTIONS), 100) },
  track: { level: oneOf(TRACKINGS), hands, supply: maybe(BUNDLE) },
};

export const COMMAND_TYPES = Object.keys(FIELDS) as CommandType[];

export const COMMAND: Shape<Command> = byKey(
  'type',
  Object.fromEntries(
    COMMAND_TYPES.map((type) => [
      type,
      object({ type: oneOf([type]), override: maybe(yesNo), ...FIELDS[type] } as never),
    ]),
  ),
);

export function faultsOfCommand(input: unknown): Fault[] {
  return faultsOf(COMMAND, input, 'command');
}
