import type { Hit } from '@/engine/board/geometry';
import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Colour } from '@/engine/europe/vocabulary';

import type { Places } from './aim';

/** What is drawn over the board for the decision at hand. */
export interface Marks {
  readonly legal?: Places | null;
  readonly producing?: ReadonlySet<HexId> | null;
  readonly band?: readonly (readonly PathId[])[];
  readonly chosen?: number;
  readonly trace?: readonly PathId[];
  readonly rings?: ReadonlyMap<IntersectionId, number>;
  readonly selected?: Hit | null;
  readonly lit?: Colour | null;
}
