import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import type { Say } from '@/locales/say';

/** The first letter, whole even where it takes two code units. */
export function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '').toUpperCase();
}

export function initialsOf(say: Say): Readonly<Record<Colour, string>> {
  return Object.fromEntries(
    COLOURS.map((colour) => [colour, initialOf(say.player(colour))]),
  ) as Record<Colour, string>;
}
