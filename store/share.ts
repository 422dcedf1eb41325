import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

import { BOARD_FILE, BOARD_VERSION, type BoardFile } from '@/engine/europe/board/file';
import type { BoardProblem } from '@/engine/europe/board/problems';
import { readBoard } from '@/engine/europe/board/read';
import { packBoard, unpackBoard } from '@/engine/europe/board/share';
import { faultsOf, isRecord } from '@/engine/shape';

import { lettersOf, splitIntoCodes, type Scans } from './codes';
import { BASE32, BASE64URL, fromLetters, toLetters, type Alphabet } from './letters';
import { checksum } from './checksum';
import { readPhoto, writtenPhoto, type PhotoFault } from './photoFile';
import type { Photo } from './photos';

/** Limits of what is taken in; a real board needs a hundredth of them. */
export const MOST_TEXT = 2_000_000;
const MOST_UNPACKED = 4_000_000;

export const TEXT_HEADER = 'KONTOR1:';

/** A board in one cover with its photo; without a photo it travels as the file it is. */
export const COVER = 'kontor-board-with-photo';
const COVER_VERSION = 1;

export function boardAsFile(file: BoardFile, photo: Photo | null = null): string {
  const contents = photo
    ? { format: COVER, version: COVER_VERSION, board: file, photo: writtenPhoto(photo) }
    : file;
  return `${JSON.stringify(contents, null, 2)}\n`;
}

function compressed(file: BoardFile, alphabet: Alphabet): string {
  const json = strToU8(JSON.stringify(packBoard(file)));
  return toLetters(deflateSync(json, { level: 9 }), alphabet);
}

/** The board as one word to paste: header, checksum, letters. */
export function boardAsText(file: BoardFile): string {
  const letters = compressed(file, BASE64URL);
  return `${TEXT_HEADER}${checksum(letters)}:${letters}`;
}

/** The board as the contents of codes; null when it would take too many. */
export const boardAsCodes = (file: BoardFile): readonly string[] | null =>
  splitIntoCodes(compressed(file, BASE32));

export type ShareFault =
  | 'empty'
  | 'too-large'
  /** Neither a board file nor one of our texts. */
  | 'foreign'
  /** Ours, but letters are missing or changed. */
  | 'damaged'
  | 'newer';

export type Shared =
  | {
      /** What can be kept: of the right form, though perhaps not finished. */
      readonly file: BoardFile;
      readonly problems: readonly BoardProblem[];
      /** The photo that lay in the same cover, or why it was left out. */
      readonly photo?: Photo | PhotoFault;
    }
  | { readonly fault: ShareFault }
  /** Of the wrong form, entry by entry; there is nothing to keep. */
  | { readonly fault: 'malformed'; readonly problems: readonly BoardProblem[] };

const CHUNK = 4096;

/** Never takes much more memory than the limit, whatever the bytes claim to hold. */
function inflated(bytes: Uint8Array, most: number): Uint8Array | 'damaged' | 'too-large' {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const inflate = new Inflate((part, final) => {
    size += part.length;
    parts.push(part);
    ended = final;
  });
  try {
    // A little at a time: what a chunk swells to is bounded, and is counted before the next.
    for (let at = 0; at < bytes.length; at += CHUNK) {
      inflate.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
      if (size > most) return 'too-large';
    }
  } catch {
    return 'damaged';
  }
  if (!ended) return 'damaged';
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function readLetters(letters: string, alphabet: Alphabet): Shared {
  const bytes = fromLetters(letters, alphabet);
  if (!bytes) return { fault: 'damaged' };
  const json = inflated(bytes, MOST_UNPACKED);
  if (typeof json === 'string') return { fault: json };
  let packed: unknown;
  try {
    packed = JSON.parse(strFromU8(json));
  } catch {
    return { fault: 'damaged' };
  }
  const file = unpackBoard(packed);
  return file === null ? { fault: 'newer' } : readInput(file);
}

function readCover(input: Readonly<Record<string, unknown>>): Shared {
  if (typeof input.version === 'number' && input.version > COVER_VERSION) return { fault: 'newer' };
  const { board } = input;
  // A cover in a cover in a cover is nobody's board.
  if (isRecord(board) && board.format === COVER) return { fault: 'foreign' };
  const shared = readInput(board);
  if (!('file' in shared) || input.photo === undefined) return shared;
  return { ...shared, photo: readPhoto(input.photo, shared.file.layout) };
}

function readInput(input: unknown): Shared {
  const { version, format } = (input ?? {}) as { version?: unknown; format?: unknown };
  if (format === COVER && isRecord(input)) return readCover(input);
  if (format !== 'kontor-board') return { fault: 'foreign' };
  if (typeof version === 'number' && version > BOARD_VERSION) return { fault: 'newer' };
  const { problems } = readBoard(input);
  if (faultsOf(BOARD_FILE, input).length > 0) return { fault: 'malformed', problems };
  return { file: input as BoardFile, problems };
}

/** What a set of codes says; null while one is missing. */
export function readScans(scans: Scans): Shared | null {
  const letters = lettersOf(scans);
  if (letters === null) return null;
  return checksum(letters) === scans.sum ? readLetters(letters, BASE32) : { fault: 'damaged' };
}

/** Whatever somebody hands in: a board file, one of our texts. */
export function readShared(handed: string): Shared {
  if (handed.length > MOST_TEXT) return { fault: 'too-large' };
  const text = handed.trim().replace(/^\uFEFF/, '');
  if (text === '') return { fault: 'empty' };
  const from = text.indexOf(TEXT_HEADER);
  if (from >= 0 && !text.startsWith('{')) return readText(text.slice(from + TEXT_HEADER.length));
  try {
    return readInput(JSON.parse(text));
  } catch {
    return { fault: text.startsWith('{') && text.includes('kontor-board') ? 'damaged' : 'foreign' };
  }
}

/** Messengers break long words and add their own before and after. */
function readText(after: string): Shared {
  const [, sum, letters] = /^([0-9a-f]{8}):([\w\s-]*)/.exec(after) ?? [];
  if (sum === undefined || letters === undefined) return { fault: 'damaged' };
  const joined = letters.replace(/\s+/g, '');
  if (checksum(joined) === sum) return readLetters(joined, BASE64URL);
  // Words that follow on a new line are letters too; those of the first run may be all.
  const [first = ''] = letters.trim().split(/\s/);
  return checksum(first) === sum ? readLetters(first, BASE64URL) : { fault: 'damaged' };
}
