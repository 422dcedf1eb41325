import type { HexId, IntersectionId, PathId } from '../board/vocabulary';
import type { ClauseId } from './clauses';
import type { Colour, Resource, SlotColour } from './vocabulary';

/** Something only the table can tell before a command can be carried out. */
export type Question =
  | {
      readonly ask: 'supply';
      readonly rule: ClauseId;
      /** "Are there at least so many?" Answer in the command's `enough` or `short`. */
      readonly of: readonly { readonly resource: Resource; readonly atLeast: number }[];
    }
  | {
      readonly ask: 'connection';
      readonly rule: ClauseId;
      readonly options: readonly ConnectionOption[];
    }
  | {
      readonly ask: 'token';
      readonly rule: ClauseId;
      readonly options: readonly TokenOption[];
    };

export interface ConnectionOption {
  /** Goes into the command's `choose`. */
  readonly id: string;
  readonly from: IntersectionId;
  readonly to: IntersectionId;
  readonly paths: readonly PathId[];
  readonly pays: readonly { readonly player: Colour; readonly gold: number }[];
}

export interface TokenOption {
  readonly hex: HexId;
  readonly colour: SlotColour;
  /** Face-down tokens of the colour in stock; their numbers where known. */
  readonly inStock: number;
  readonly numbers: readonly number[];
  /** Where a token of the colour can be taken from, when the stock has none. */
  readonly movable: readonly { readonly hex: HexId; readonly number: number }[];
}
