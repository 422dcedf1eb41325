import { numberOn } from '@/engine/europe/tokens';
import type { State } from '@/engine/europe/state';
import { LANGUAGES, type Language } from '@/locales/language';

/** "F6", "F6w", "F6ne": what a place without a name is called by. */
const ID = /(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}(?:n|e|s|w|ne|nw|se|sw)?(?![\p{L}\d])/gu;
const QUOTED = /«[^»]*»|“[^”]*”|„[^“]*“/gu;

const BROKEN: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'is empty'],
  [/undefined|NaN|\[object|null|=>/, 'shows the inside of the program'],
  [/\b(?:red|blue|white|orange)-[12]\b/, 'shows the id of a piece'],
  [/ {2}|^\s|\s$| [,;.:?]|[,;:]$|\(\)|\(\s|[,;:]{2}|\.\./, 'is set wrongly'],
];

/** What no reader should meet in a line. */
export function flawsOf(line: string, language: Language): string[] {
  const flaws = BROKEN.filter(([pattern]) => pattern.test(line)).map(([, flaw]) => flaw);
  const own = line.replace(QUOTED, '').replace(ID, '');
  if (language === 'ru' ? /[A-Za-z]{2}/.test(own) : /\p{Script=Cyrillic}/u.test(own)) {
    flaws.push('is partly in another language');
  }
  return flaws.map((flaw) => `${language} ${flaw}: “${line}”`);
}

/** Places a line has to name otherwise: cities, paths between two of them, hexes with a number. */
function namedPlaces({ board, tokens }: Pick<State, 'board' | 'tokens'>): ReadonlySet<string> {
  const city = (id: string) => (board.sites.get(id)?.name ?? '') !== '';
  const paths = [...board.paths.values()].filter((path) => path.ends.every(city));
  const hexes = [...board.hexes.keys()].filter((hex) => numberOn({ board, tokens }, hex) !== null);
  return new Set([
    ...[...board.sites.keys()].filter(city),
    ...paths.map((path) => path.id),
    ...hexes,
  ]);
}

const known = new WeakMap<State['tokens'], ReadonlySet<string>>();
export function bareIds(line: string, state: Pick<State, 'board' | 'tokens'>): string[] {
  const names = known.get(state.tokens) ?? namedPlaces(state);
  known.set(state.tokens, names);
  return (line.replace(QUOTED, '').match(ID) ?? []).filter((id) => names.has(id));
}

export const eachLanguage = LANGUAGES.map((language) => [language] as const);
