import type { Because, Event } from '@/engine/europe/events';

import { connectionOf, sourcesOf, tolledOf, type Phrases } from './history';
import type { Say } from './say';

/** "Lyon · pasture 5" out of what there is of it. */
const dotted = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

export const siteOf = ({ site }: Because, say: Say) => (site === undefined ? '' : say.place(site));
const hexOf = ({ hex }: Because, say: Say) => (hex === undefined ? '' : say.hex(hex));
export const pathsOf = ({ paths }: Because, say: Say) => (paths ?? []).map(say.path).join(', ');
const caravanOf = ({ piece }: Because, say: Say) => (piece === undefined ? '' : say.caravan(piece));
const merchantOf = ({ piece }: Because, say: Say) =>
  piece === undefined ? '' : say.merchant(piece);
const slotOf = (because: Because, say: Say) => dotted(siteOf(because, say), hexOf(because, say));

/** A word before what caused it; without a cause there is no reason line. */
export const led =
  (word: string, by: (because: Because, say: Say) => string) => (because: Because, say: Say) => {
    const cause = by(because, say);
    return cause === '' ? '' : `${word} · ${cause}`;
  };

/** "Bern–Lyon · 2 trade routes" */
export const connected =
  (routes: (n: number) => string) => (because: Because, say: Say, among: readonly Event[]) => {
    const paid = because.paths?.length ?? 0;
    return dotted(connectionOf(because, say, among), paid > 0 ? routes(paid) : '');
  };

export const tolled =
  (toll: string, to: (name: string) => string) =>
  (because: Because, say: Say, among: readonly Event[]) => {
    const owner = tolledOf(because, among);
    return dotted(owner === null ? toll : to(say.player(owner)), pathsOf(because, say));
  };

/** Reasons that are places and pieces only, the same in every language. */
export const placeReasons: Phrases['reasons'] = {
  'E-SET-6': siteOf,
  'E-SET-7': sourcesOf,
  'E-SET-8': siteOf,
  'E-SET-9': pathsOf,
  'E-SET-10': slotOf,
  'E-ROLL-1': sourcesOf,
  'E-SEVEN-3': hexOf,
  'E-SEVEN-4': hexOf,
  'E-BUILD-2': siteOf,
  'E-BUILD-3': pathsOf,
  'E-BUILD-4': pathsOf,
  'E-MERCH-1': merchantOf,
  'E-MERCH-3': siteOf,
  'E-MERCH-6': slotOf,
  'E-MERCH-7': slotOf,
  'E-MERCH-8': hexOf,
  'E-CARA-1': caravanOf,
  'E-CARA-5': caravanOf,
  'E-CARA-6': siteOf,
  'E-CARA-7': siteOf,
};
