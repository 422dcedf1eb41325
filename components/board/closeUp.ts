import { useEffect, useRef } from 'react';

import type { Board } from '@/engine/europe/board/board';

import type { Places } from './aim';
import { pointOf } from './chart';
import type { Magnifier } from './magnifier';
import { closeUpOn, FITTED, isInSight, type Stage } from './viewport';

interface Offer {
  readonly board: Board;
  readonly glass: Magnifier;
  readonly stage: Stage | null;
  /** What may be tapped now; null where the board stays as it is. */
  readonly legal: Places | null;
}

/**
 * Brings the board closer while something on it is to be tapped, and back afterwards. Along a way
 * of many steps it holds still until the next step would be out of sight, and whoever moves it by
 * hand keeps it where it is.
 */
export function useCloseUp({ board, glass, stage, legal }: Offer): void {
  const last = useRef<Pick<Offer, 'stage' | 'legal'>>({ stage: null, legal: null });
  useEffect(() => {
    if (!stage) return;
    const before = last.current;
    last.current = { stage, legal };
    if (!legal) {
      if (glass.led) glass.glideTo(FITTED);
      return;
    }
    const { hexes = [], intersections = [], paths = [] } = legal;
    const points = [...hexes, ...intersections, ...paths].flatMap((id) => pointOf(board, id) ?? []);
    const held =
      before.stage === stage && points.every((point) => isInSight(point, glass.view, stage));
    if (!before.legal || (glass.led && !held)) glass.lead(closeUpOn(points, stage));
  }, [board, glass, legal, stage]);
}
