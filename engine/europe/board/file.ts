import { LAYOUTS, PATH_KINDS, type Layout } from '../../board/vocabulary';
import { list, maybe, object, oneOf, record, text, whole, yesNo } from '../../shape';
import { CARD_EFFECTS, type CardEffects } from '../effects';
import {
  COLOURS,
  HEX_NUMBERS,
  SIDES,
  SITE_KINDS,
  SLOT_COLOURS,
  TERRAINS,
  type Colour,
  type Side,
  type SiteKind,
  type SlotColour,
  type Terrain,
} from '../vocabulary';

/** What a person draws or imports. `readBoard` turns it into a `Board` or says what is wrong. */
export interface BoardFile {
  readonly format: 'kontor-board';
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly layout: Layout;
  readonly practice?: boolean | undefined;
  readonly hexes: readonly HexEntry[];
  readonly sites: readonly SiteEntry[];
  readonly paths?: readonly PathEntry[] | undefined;
  readonly tokens: readonly TokenEntry[];
  /** Where the robber begins; the first hex without a number when left out. */
  readonly robber?: string | undefined;
  readonly start?: FixedStartEntry | undefined;
  readonly deck?: readonly DeckCard[] | undefined;
}

export interface HexEntry {
  readonly at: string;
  readonly terrain: Terrain;
  readonly number?: number | undefined;
  readonly slot?: SlotColour | undefined;
  readonly arch?: boolean | undefined;
}

export interface SiteEntry {
  readonly at: string;
  readonly name: string;
  readonly kind: SiteKind;
  readonly coins?: number | undefined;
}

/** Paths need no entry unless they differ from plain land: at sea, double, or not there. */
export interface PathEntry {
  readonly at: string;
  readonly kind?: 'land' | 'sea' | 'absent' | undefined;
  readonly double?: boolean | undefined;
}

export interface TokenEntry {
  readonly colour: SlotColour;
  readonly number?: number | undefined;
  readonly arch?: boolean | undefined;
}

/** The pieces of the printed fixed set-up, as the table copied them once. */
export type FixedStartEntry = Readonly<Partial<Record<Colour, FixedStartPieces>>>;
export interface FixedStartPieces {
  readonly posts: readonly string[];
  readonly route: string;
}

export interface DeckCard {
  readonly name: string;
  readonly count: number;
  readonly effects: CardEffects;
}

export const BOARD_VERSION = 1;

const place = text(6, 2);
/** Empty while somebody is still copying the set-up. */
const placeToCome = text(6);

export const BOARD_FILE = object<BoardFile>({
  format: oneOf(['kontor-board']),
  version: whole(1, BOARD_VERSION),
  id: text(80, 1),
  name: text(120, 1),
  side: oneOf(SIDES),
  layout: oneOf(LAYOUTS),
  practice: maybe(yesNo),
  hexes: list(
    object<HexEntry>({
      at: place,
      terrain: oneOf(TERRAINS),
      number: maybe(oneOf(HEX_NUMBERS)),
      slot: maybe(oneOf(SLOT_COLOURS)),
      arch: maybe(yesNo),
    }),
    600,
  ),
  sites: list(
    object<SiteEntry>({
      at: place,
      name: text(60),
      kind: oneOf(SITE_KINDS),
      coins: maybe(whole(0, 9)),
    }),
    300,
  ),
  paths: maybe(
    list(
      object<PathEntry>({
        at: place,
        kind: maybe(oneOf([...PATH_KINDS, 'absent'])),
        double: maybe(yesNo),
      }),
      1800,
    ),
  ),
  tokens: list(
    object<TokenEntry>({
      colour: oneOf(SLOT_COLOURS),
      number: maybe(oneOf(HEX_NUMBERS)),
      arch: maybe(yesNo),
    }),
    60,
  ),
  robber: maybe(place),
  start: maybe(
    record(COLOURS, object<FixedStartPieces>({ posts: list(place, 12), route: placeToCome })),
  ),
  deck: maybe(
    list(object<DeckCard>({ name: text(60, 1), count: whole(1, 25), effects: CARD_EFFECTS }), 25),
  ),
});
