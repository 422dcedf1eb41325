import { useMemo } from 'react';
import { create } from 'zustand';

import { doubtful } from '@/engine/europe/check';
import type { Suspicion } from '@/engine/europe/suspicion';
import type { OpenGame } from '@/store/game';

/** Up to which command of a game nobody wants to hear of a check any more; forgotten on restart. */
interface Waved {
  readonly upTo: Readonly<Record<string, number>>;
  readonly wave: (game: string, command: number) => void;
}

export const useWaved = create<Waved>()((set, get) => ({
  upTo: {},
  wave: (game, command) => set({ upTo: { ...get().upTo, [game]: command } }),
}));

/** What speaks for counting the table once, unless it was waved away since. */
export function useProposal({ header, history }: OpenGame): readonly Suspicion[] {
  const upTo = useWaved((waved) => waved.upTo[header.id] ?? -1);
  const found = useMemo(() => doubtful(history), [history]);
  return found.filter(({ command }) => command > upTo);
}

export function waveAway({ header, history }: OpenGame): void {
  useWaved.getState().wave(header.id, history.log.cursor - 1);
}
