import type { Hit } from '@/engine/board/geometry';
import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Colour } from '@/engine/europe/vocabulary';

import type { Places } from './aim';

/** What the moment draws over the board: offers, answers, choices. */
export interface Marks {
  /** Ringed in gold. */
  readonly legal?: Places | null;
  /** All other hexes are veiled. */
  readonly producing?: ReadonlySet<HexId> | null;
  /** The connection that pays, or several that could. */
  readonly band?: readonly (readonly PathId[])[];
  /** Which of the bands is chosen; the first, unless told. */
  readonly chosen?: number;
  /** A caravan's way so far. */
  readonly trace?: readonly PathId[];
  /** How much grain a merchant needs to get there. */
  readonly rings?: ReadonlyMap<IntersectionId, number>;
  readonly selected?: Hit | null;
  /** Only this player's pieces keep their full colour. */
  readonly lit?: Colour | null;
}
