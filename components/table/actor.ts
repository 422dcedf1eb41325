import type { State } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';

/** Whom everyone is waiting for. */
export function actorOf({ phase, turn }: Pick<State, 'phase' | 'turn'>): Colour {
  if (phase.name === 'over') return phase.winner;
  if (phase.name === 'startRoll') return phase.contenders[0] ?? turn.player;
  if (phase.name === 'placing') return phase.left[0]?.player ?? turn.player;
  return turn.player;
}
