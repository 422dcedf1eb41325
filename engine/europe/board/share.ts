import { LAYOUTS } from '../../board/vocabulary';
import { isRecord } from '../../shape';
import { HEX_NUMBERS, SIDES, SITE_KINDS, SLOT_COLOURS, TERRAINS } from '../vocabulary';
import {
  BOARD_VERSION,
  type BoardFile,
  type HexEntry,
  type PathEntry,
  type SiteEntry,
  type TokenEntry,
} from './file';

/**
 * A board in as few characters as it takes, for codes and pasted texts. Lists become columns: the
 * places, then one letter an entry for each of its properties, as like stands best beside like
 * when it is compressed. Everything that was entered comes back, mistakes included.
 */
const PACKED_VERSION = 1;

const NONE = '.';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const PATHS = ['land', 'sea', 'absent'] as const;

/** A letter for the value's place in its vocabulary. */
function letter<T>(values: readonly T[], value: T | undefined): string {
  const at = value === undefined ? -1 : values.indexOf(value);
  return LETTERS[at] ?? NONE;
}

function value<T>(values: readonly T[], of: string | undefined): T | undefined {
  return of === undefined ? undefined : values[LETTERS.indexOf(of)];
}

const column = <T>(entries: readonly T[], tell: (entry: T) => string): string =>
  entries.map(tell).join('');
/** Ids hold no spaces; where somebody typed one, the list stays a list. */
function placesOf(entries: readonly { readonly at: string }[]): string | readonly string[] {
  const ids = entries.map(({ at }) => at);
  return ids.some((id) => id.includes(' ')) ? ids : ids.join(' ');
}
const yes = (flag: boolean | undefined): string => (flag ? '1' : '0');

/** What one entry has, without the keys it has not. */
function given<T extends object>(entry: T): T {
  return Object.fromEntries(Object.entries(entry).filter(([, is]) => is !== undefined)) as T;
}

export function packBoard(file: BoardFile): readonly unknown[] {
  const { hexes, sites, paths, tokens } = file;
  return [
    PACKED_VERSION,
    file.id,
    file.name,
    letter(SIDES, file.side) + letter(LAYOUTS, file.layout) + yes(file.practice),
    [
      placesOf(hexes),
      column(hexes, ({ terrain }) => letter(TERRAINS, terrain)),
      column(hexes, ({ number }) => letter<number | undefined>(HEX_NUMBERS, number)),
      column(hexes, ({ slot }) => letter(SLOT_COLOURS, slot)),
      column(hexes, ({ arch }) => yes(arch)),
    ],
    [
      placesOf(sites),
      column(sites, ({ kind }) => letter(SITE_KINDS, kind)),
      column(sites, ({ coins }) => (coins === undefined ? NONE : String(coins))),
      sites.map(({ name }) => name),
    ],
    paths === undefined
      ? null
      : [
          placesOf(paths),
          column(paths, ({ kind }) => letter(PATHS, kind)),
          column(paths, ({ double }) => yes(double)),
        ],
    [
      column(tokens, ({ colour }) => letter(SLOT_COLOURS, colour)),
      column(tokens, ({ number }) => letter<number | undefined>(HEX_NUMBERS, number)),
      column(tokens, ({ arch }) => yes(arch)),
    ],
    file.robber ?? null,
    file.start ?? null,
    file.deck ?? null,
  ];
}

const texts = (columns: unknown): readonly unknown[] => (Array.isArray(columns) ? columns : []);
const places = (ids: unknown): readonly unknown[] =>
  typeof ids === 'string' && ids !== '' ? ids.split(' ') : texts(ids);
const at = (letters: unknown, i: number): string | undefined =>
  typeof letters === 'string' ? letters[i] : undefined;
const flag = (letters: unknown, i: number): true | undefined =>
  at(letters, i) === '1' ? true : undefined;

/**
 * The board file a packed one stands for. It may come from anywhere: what makes no sense is left
 * out or passed on, for `readBoard` to name. Null when it is no packed board at all.
 */
export function unpackBoard(packed: unknown): unknown {
  if (!Array.isArray(packed) || packed[0] !== PACKED_VERSION) return null;
  const [, id, name, kinds, hexes, sites, paths, tokens, robber, start, deck] =
    packed as readonly unknown[];
  const [hexPlaces, terrains, numbers, slots, arches] = texts(hexes);
  const [sitePlaces, siteKinds, coins, names] = texts(sites);
  const [tokenColours, tokenNumbers, tokenArches] = texts(tokens);
  const [pathPlaces, pathKinds, doubles] = texts(paths);
  return given({
    format: 'kontor-board',
    version: BOARD_VERSION,
    id,
    name,
    side: value(SIDES, at(kinds, 0)),
    layout: value(LAYOUTS, at(kinds, 1)),
    practice: flag(kinds, 2),
    hexes: places(hexPlaces).map((place, i) =>
      given({
        at: place,
        terrain: value(TERRAINS, at(terrains, i)),
        number: value<number>(HEX_NUMBERS, at(numbers, i)),
        slot: value(SLOT_COLOURS, at(slots, i)),
        arch: flag(arches, i),
      } as HexEntry),
    ),
    sites: places(sitePlaces).map((place, i) => {
      const digit = at(coins, i);
      return given({
        at: place,
        name: texts(names)[i],
        kind: value(SITE_KINDS, at(siteKinds, i)),
        coins: digit === undefined || digit === NONE ? undefined : Number(digit),
      } as SiteEntry);
    }),
    paths: Array.isArray(paths)
      ? places(pathPlaces).map((place, i) =>
          given({
            at: place,
            kind: value(PATHS, at(pathKinds, i)),
            double: flag(doubles, i),
          } as PathEntry),
        )
      : undefined,
    tokens: [...(typeof tokenColours === 'string' ? tokenColours : '')].map((colour, i) =>
      given({
        colour: value(SLOT_COLOURS, colour),
        number: value<number>(HEX_NUMBERS, at(tokenNumbers, i)),
        arch: flag(tokenArches, i),
      } as TokenEntry),
    ),
    robber: robber ?? undefined,
    start: isRecord(start) ? start : undefined,
    deck: deck ?? undefined,
  });
}
