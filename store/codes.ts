import { checksum } from './checksum';

/**
 * A board too large for one code is spread over several. Each says which it is and which set it
 * belongs to, so that they can be read in any order, twice, or along with codes of something else:
 * KONTOR1/3/12/1A2B3C4D:LETTERS
 */
export const MOST_CODES = 60;
/** A phone reads so many letters off another phone's screen without being held still for long. */
const LETTERS_PER_CODE = 640;

export interface Code {
  readonly part: number;
  readonly of: number;
  /** Of all letters together, the same on each code of a set. */
  readonly sum: string;
  readonly letters: string;
}

/** Null when it would take more codes than anybody wants to scan. */
export function splitIntoCodes(letters: string): readonly string[] | null {
  const of = Math.max(1, Math.ceil(letters.length / LETTERS_PER_CODE));
  if (of > MOST_CODES) return null;
  // All of about the same size, so that they are all as easy to read.
  const size = Math.ceil(letters.length / of);
  const sum = checksum(letters).toUpperCase();
  return Array.from(
    { length: of },
    (_, i) => `KONTOR1/${i + 1}/${of}/${sum}:${letters.slice(i * size, (i + 1) * size)}`,
  );
}

const CODE = /^KONTOR1\/(\d{1,2})\/(\d{1,2})\/([0-9A-F]{8}):([A-Z2-7]{0,2000})$/;

export function readCode(text: string): Code | null {
  const [, part, of, sum, letters = ''] = CODE.exec(text.trim()) ?? [];
  const code = { part: Number(part), of: Number(of), sum: (sum ?? '').toLowerCase(), letters };
  return sum && code.part >= 1 && code.part <= code.of && code.of <= MOST_CODES ? code : null;
}

/** Codes that were typed off or read by another app, wherever they stand in a text. */
export function codesIn(text: string): readonly Code[] {
  return text.split(/\s+/).flatMap((word) => readCode(word) ?? []);
}

/** What has been read so far of one set. */
export interface Scans {
  readonly of: number;
  readonly sum: string;
  /** By part, one less; null where it has not been read yet. */
  readonly parts: readonly (string | null)[];
}

export type Scanned = 'new' | 'known' | 'other-set';

/** A code joins the set that was begun; one of another set is told from it and left out. */
export function addScan(scans: Scans | null, code: Code): { scans: Scans; told: Scanned } {
  const begun: Scans = scans ?? {
    of: code.of,
    sum: code.sum,
    parts: Array.from({ length: code.of }, () => null),
  };
  if (begun.sum !== code.sum || begun.of !== code.of) return { scans: begun, told: 'other-set' };
  const known = begun.parts[code.part - 1];
  if (known !== null) return { scans: begun, told: 'known' };
  const parts = begun.parts.map((part, i) => (i === code.part - 1 ? code.letters : part));
  return { scans: { ...begun, parts }, told: 'new' };
}

export const missingParts = ({ parts }: Scans): readonly number[] =>
  parts.flatMap((part, i) => (part === null ? [i + 1] : []));

/** All letters, once every part has been read. */
export function lettersOf({ parts }: Scans): string | null {
  return parts.includes(null) ? null : parts.join('');
}
