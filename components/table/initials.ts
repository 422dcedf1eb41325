import { useMemo } from 'react';

import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import type { Say } from '@/locales/say';

/** The first letter, whole even where it takes two code units; not what keeps its direction in. */
export function initialOf(name: string): string {
  return ([...name.replace(/^[\u2068\s]+/, '')][0] ?? '').toUpperCase();
}

/** The letters on the pieces; the same object until a name changes, or every roll would redraw the posts. */
export function useInitials(say: Say): Readonly<Partial<Record<Colour, string>>> {
  const letters = COLOURS.map((colour) => initialOf(say.player(colour))).join('\n');
  return useMemo(
    () => Object.fromEntries(letters.split('\n').map((letter, i) => [COLOURS[i], letter])),
    [letters],
  );
}
