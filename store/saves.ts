import type { Command } from '@/engine/europe/commands';
import { GAME_VERSION, type GameFile } from '@/engine/europe/file';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import { isRecord } from '@/engine/shape';

import { keysUnder, onOtherTab, read, remove, write, type ShelfFault } from './shelf';

/**
 * A saved game on the shelf: its base (board and set-up) is written once, its commands in
 * segments of which a new command touches only the last, and a small header says how many count.
 * Written in that order, so that a crash between two writes loses nothing that was confirmed.
 */
const SEGMENT = 64;
const COPIES = 3;
/** A whole copy is put aside every so many commands. */
const COPY_EVERY = 20;

export interface SaveHeader {
  readonly id: string;
  /** The format it was last written in; the first one did not say. */
  readonly version?: number;
  readonly name: string;
  readonly created: number;
  readonly updated: number;
  /** The game played last has the highest, whatever the clock said; the first saves had none. */
  readonly order?: number;
  /** Grows with each write, to notice another tab's. */
  readonly revision: number;
  readonly cursor: number;
  readonly count: number;
  readonly marks: readonly Mark[];
  readonly clock: Readonly<Partial<Record<Colour, number>>>;
  readonly summary: Summary;
}

/** What the list of saved games shows without opening them. */
export interface Summary {
  readonly board: string;
  readonly players: readonly { readonly colour: Colour; readonly name: string }[];
  readonly turn: number;
  readonly winner: Colour | null;
  readonly delivered: readonly number[];
  readonly goodsEach: number;
}

/** A named point to go back to. */
export interface Mark {
  readonly at: number;
  readonly name: string;
}

type Base = Pick<GameFile, 'board' | 'setup'>;

export type SaveFault = ShelfFault | 'other-tab';

const headerKey = (id: string) => `game.${id}`;
const baseKey = (id: string) => `base.${id}`;
const logKey = (id: string, k: number) => `log.${id}.${k}`;
const copyKey = (id: string, k: number) => `copy.${id}.${k}`;

function parse<T>(key: string): T | null {
  const reading = read(key);
  if ('fault' in reading) return null;
  try {
    return JSON.parse(reading.value) as T;
  } catch {
    return null;
  }
}

/** Enough of a header to be listed and opened. */
function isHeader(found: unknown, id: string): found is SaveHeader {
  if (!isRecord(found) || found.id !== id || typeof found.name !== 'string') return false;
  const numbers = [found.updated, found.revision, found.cursor, found.count];
  const { marks, clock, summary } = found;
  return (
    numbers.every(Number.isFinite) && Array.isArray(marks) && isRecord(clock) && isSummary(summary)
  );
}

function isSummary(found: unknown): found is Summary {
  if (!isRecord(found) || typeof found.board !== 'string') return false;
  const { players, delivered, turn, goodsEach } = found;
  return (
    [turn, goodsEach].every(Number.isFinite) &&
    Array.isArray(delivered) &&
    delivered.every(Number.isFinite) &&
    Array.isArray(players) &&
    players.every(
      (player) =>
        isRecord(player) &&
        typeof player.name === 'string' &&
        COLOURS.some((colour) => colour === player.colour),
    )
  );
}

export function headerOf(id: string): SaveHeader | null {
  const found = parse<unknown>(headerKey(id));
  return isHeader(found, id) ? found : null;
}

/** Whether a later version wrote it, in a form that may mean nothing to this one. */
export function isNewer(id: string): boolean {
  const found = parse<unknown>(headerKey(id));
  return isRecord(found) && typeof found.version === 'number' && found.version > GAME_VERSION;
}

/** Whether anything at all lies under the name of this game. */
export const isOnShelf = (id: string): boolean => !isMissing(headerKey(id));

function isMissing(key: string): boolean {
  const reading = read(key);
  return 'fault' in reading && reading.fault === 'missing';
}

export const isHeaderKey = (key: string, id: string): boolean => key === headerKey(id);

/** All saved games, the latest first; those whose header is damaged by id only. */
export function listSaves(): { saves: SaveHeader[]; damaged: string[] } {
  const saves: SaveHeader[] = [];
  const damaged: string[] = [];
  for (const key of keysUnder('game.')) {
    const id = key.slice('game.'.length);
    const header = headerOf(id);
    if (header) saves.push(header);
    else damaged.push(id);
  }
  saves.sort((a, b) => (b.order ?? 0) - (a.order ?? 0) || b.updated - a.updated);
  return { saves, damaged };
}

let last = { id: '', order: 0 };

/** The order of a game that is played now: after all others. */
export function orderOf(id: string): number {
  if (last.id !== id) {
    const orders = listSaves().saves.map(({ order = 0 }) => order);
    last = { id, order: Math.max(0, ...orders) + 1 };
  }
  return last.order;
}

onOtherTab((key) => {
  if (key.startsWith('game.')) last = { id: '', order: 0 };
});

export function createSave(header: SaveHeader, file: GameFile): SaveFault | null {
  const base: Base = { board: file.board, setup: file.setup };
  return (
    write(baseKey(header.id), JSON.stringify(base)) ??
    writeSegments(header.id, file.commands, 0) ??
    write(headerKey(header.id), JSON.stringify(header))
  );
}

function writeSegments(id: string, commands: readonly Command[], from: number): ShelfFault | null {
  for (let k = Math.floor(from / SEGMENT); k * SEGMENT < commands.length; k++) {
    const segment = commands.slice(k * SEGMENT, (k + 1) * SEGMENT);
    const fault = write(logKey(id, k), JSON.stringify(segment));
    if (fault) return fault;
  }
  return null;
}

/**
 * Brings the shelf up to a file that differs from the written one only from command `from` on.
 * Refuses when another tab has written in between.
 */
export function updateSave(
  before: SaveHeader,
  after: SaveHeader,
  file: GameFile,
  from: number,
): SaveFault | null {
  const { id } = after;
  // Never written for want of room, or cleared away meanwhile: then all of it is new.
  if (isMissing(headerKey(id))) return createSave(after, file);
  const onShelf = headerOf(id);
  if (onShelf ? onShelf.revision !== before.revision : isNewer(id)) return 'other-tab';
  if (from < file.commands.length || from < before.count) {
    const fault = giveUpTail(before, from) ?? writeSegments(id, file.commands, from);
    if (fault) return fault;
  }
  return write(headerKey(id), JSON.stringify(after));
}

/** What followed command `from` goes first, or it might be read as a continuation of the new. */
function giveUpTail(before: SaveHeader, from: number): ShelfFault | null {
  // Undone while the disk was full: the header still counts commands that are about to go. The one
  // that is put in the place of the last stays counted, since the old or the new will be there.
  if (before.cursor > from + 1) {
    const shortened = { ...before, cursor: from, count: from };
    const fault = write(headerKey(before.id), JSON.stringify(shortened));
    if (fault) return fault;
  }
  for (let k = Math.floor(from / SEGMENT) + 1; k * SEGMENT < before.count; k++) {
    remove(logKey(before.id, k));
  }
  return null;
}

/** Puts a whole copy aside now and then; the oldest of three makes room. */
export function copyAside(header: SaveHeader, file: GameFile): void {
  if (header.cursor === 0 || header.cursor % COPY_EVERY !== 0) return;
  const k = Math.floor(header.cursor / COPY_EVERY) % COPIES;
  // A full disk is told by the save itself; a copy that does not fit is simply not there.
  write(copyKey(header.id, k), JSON.stringify({ header, file }));
}

export interface Copy {
  readonly header: SaveHeader;
  readonly file: GameFile;
}

/** Copies of a game that can still be read, the latest first, whatever the clock said. */
export function copiesOf(id: string): Copy[] {
  return keysUnder(`copy.${id}.`)
    .flatMap((key) => parse<Partial<Copy>>(key) ?? [])
    .filter((copy): copy is Copy => isHeader(copy.header, id) && isRecord(copy.file))
    .sort((a, b) => b.header.revision - a.header.revision);
}

export type Loaded =
  | { readonly header: SaveHeader; readonly file: GameFile }
  /** What is still readable of a damaged save, and how much of it. */
  | { readonly damaged: true; readonly rescued: Copy | null };

export function loadSave(id: string): Loaded {
  const header = headerOf(id);
  const base = parse<Base>(baseKey(id));
  const commands = base ? readSegments(id, header?.count ?? Infinity) : [];
  if (header && base && commands.length >= header.cursor) {
    return { header, file: gameFile(header, base, commands, header.cursor) };
  }
  return { damaged: true, rescued: rescue(id, header, base, commands) };
}

/** The commands from the first on, as far as they can be read. */
function readSegments(id: string, count: number): Command[] {
  const commands: Command[] = [];
  for (let k = 0; k * SEGMENT < count; k++) {
    const segment = parse<Command[]>(logKey(id, k));
    if (!Array.isArray(segment)) break;
    commands.push(...segment);
    if (segment.length < SEGMENT) break;
  }
  return commands.slice(0, count);
}

/** The better of the latest readable copy and the readable beginning of the log. */
function rescue(
  id: string,
  header: SaveHeader | null,
  base: Base | null,
  commands: readonly Command[],
): Copy | null {
  const [copy] = copiesOf(id);
  const known = header ?? copy?.header;
  const cursor = commands.length;
  if (known && base && cursor > (copy?.header.cursor ?? -1)) {
    const marks = known.marks.filter(({ at }) => at <= cursor);
    return {
      header: { ...known, cursor, count: cursor, marks },
      file: gameFile(known, base, commands, cursor),
    };
  }
  return copy ?? null;
}

function gameFile(
  { version = 1 }: SaveHeader,
  base: Base,
  commands: readonly Command[],
  cursor: number,
): GameFile {
  return { format: 'kontor-game', version, game: 'europe', ...base, commands, cursor };
}

export function removeSave(id: string): void {
  remove(headerKey(id));
  remove(baseKey(id));
  for (const prefix of [`log.${id}.`, `copy.${id}.`]) keysUnder(prefix).forEach(remove);
}
