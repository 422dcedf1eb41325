import type { BoardFile } from '@/engine/europe/board/file';
import type { BoardProblemCode } from '@/engine/europe/board/problems';
import type { FileProblem } from '@/engine/europe/file';
import type { SetupProblemCode } from '@/engine/europe/setup';

import { cityName } from './cities';
import type { words as Words } from './en/words';
import { upperFirst, type Language } from './language';

export type ProblemCode = BoardProblemCode | SetupProblemCode | FileProblem['code'];

/** What boards, set-ups and files can have wrong with them, in one form for the sentences. */
export interface Problem {
  readonly code: ProblemCode;
  readonly at: string;
  readonly id?: string;
  readonly is?: string | number;
  readonly expected?: string | number;
}

/** `where` is a place in words, as `problemPlace` gives it; empty when there is none. */
export type Problems = Readonly<Record<ProblemCode, (problem: Problem, where: string) => string>>;

/** What can go wrong with saving and opening a game. */
export type SaveTrouble =
  'full' | 'denied' | 'other-tab' | 'damaged' | 'missing' | 'unreadable' | 'newer-version';

export interface SaveFaultText {
  /** A few words for the bar. */
  readonly title: string;
  /** What was kept, and what to do. */
  readonly text: string;
}
export type SaveFaults = Readonly<Record<SaveTrouble, SaveFaultText>>;

export const lead = (where: string, text: string): string =>
  where === '' ? upperFirst(text) : `${upperFirst(where)}: ${text}`;

/** Where to look: the city by its name where the file has one, else the hex, corner or path. */
export function problemPlace(
  { at, id }: Pick<Problem, 'at' | 'id'>,
  language: Language,
  { places, colours }: Pick<typeof Words, 'places' | 'colours'>,
  file?: Pick<BoardFile, 'hexes' | 'sites' | 'paths'>,
): string {
  const [, list = '', index = ''] = /^(hexes|sites|paths)\[(\d+)\]/.exec(at) ?? [];
  const entries: readonly { readonly at: string }[] =
    (list === '' ? undefined : file?.[list as 'hexes' | 'sites' | 'paths']) ?? [];
  const place = id ?? entries[Number(index)]?.at;
  const [, colour = '', pieces = ''] = /^start\.(\w+)(?:\.(posts|route))?/.exec(at) ?? [];
  if (place === undefined) return colours[colour as keyof typeof colours] ?? '';
  if (list === 'hexes' || at === 'robber') return places.hex(place);
  if (list === 'paths' || pieces === 'route') return places.path(place);
  if (list === 'sites' || pieces === 'posts') {
    const site = list === 'sites' ? file?.sites[Number(index)] : undefined;
    const name = (site ?? file?.sites.find((each) => each.at === place))?.name.trim();
    return name ? cityName(name, language) : places.intersection(place);
  }
  return '';
}
