import type { Doubt } from '@/engine/europe/doubts';
import type { State } from '@/engine/europe/state';
import type { Suspicion } from '@/engine/europe/suspicion';
import { SLOT_COLOURS, type Colour } from '@/engine/europe/vocabulary';

/** What is compared at one stop of the walk round the table. */
export type Step = Colour | 'supply' | 'tokens';

export function stepsOf({ seats }: State): Step[] {
  return [...seats, 'supply', 'tokens'];
}

/** Where on the walk a doubt is settled. */
export function stepOfDoubt({ who, at, code }: Doubt): Step {
  if (who !== undefined && who !== 'neutral') return who;
  if (SLOT_COLOURS.some((colour) => colour === at) || code === 'neutral-posts') return 'tokens';
  return code.startsWith('caravan') ? 'tokens' : 'supply';
}

export function stepOfSuspicion(suspicion: Suspicion, state: State): Step {
  return 'player' in suspicion
    ? suspicion.player
    : suspicion.code === 'supply-overridden'
      ? 'supply'
      : state.seats[0]!;
}
