import type { Graph } from '../../board/graph';
import type { Point } from '../../board/grid';
import type { HexId, IntersectionId, Layout, PathId } from '../../board/vocabulary';
import type { Side, SiteKind, SlotColour, Terrain, Colour } from '../vocabulary';
import type { DeckCard } from './file';

export interface Slot {
  readonly colour: SlotColour;
  readonly arch: boolean;
}

export interface Hex {
  readonly id: HexId;
  readonly terrain: Terrain;
  readonly number: number | null;
  readonly slot: Slot | null;
  readonly corners: readonly IntersectionId[];
  readonly centre: Point;
  readonly outline: readonly Point[];
}

export interface Site {
  readonly at: IntersectionId;
  readonly name: string;
  readonly kind: SiteKind;
  readonly coins: number;
}

/** A number token as the table knows it; the number of a face-down one may be unknown. */
export interface Token {
  readonly colour: SlotColour;
  readonly number: number | null;
  readonly arch: boolean;
}

/** The pieces of the printed fixed set-up. */
export type FixedStart = ReadonlyMap<
  Colour,
  { readonly posts: readonly IntersectionId[]; readonly route: PathId }
>;

/** A board the rules may compute on: everything refers to something that exists. */
export interface Board extends Graph {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly practice: boolean;
  readonly layout: Layout;
  readonly hexes: ReadonlyMap<HexId, Hex>;
  readonly sites: ReadonlyMap<IntersectionId, Site>;
  readonly printed: ReadonlyMap<number, readonly HexId[]>;
  readonly tokens: readonly Token[];
  readonly robber: HexId;
  readonly start: FixedStart | null;
  readonly deck: readonly DeckCard[];
}
