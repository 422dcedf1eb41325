import type { Command } from '@/engine/europe/commands';
import { GAME_VERSION, type GameFile } from '@/engine/europe/file';
import type { Colour } from '@/engine/europe/vocabulary';
import type { Log } from '@/engine/log/log';

import { keysUnder, read, remove, write, type ShelfFault } from './shelf';

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
  readonly name: string;
  readonly created: number;
  readonly updated: number;
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

export const headerOf = (id: string): SaveHeader | null => parse<SaveHeader>(headerKey(id));
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
  saves.sort((a, b) => b.updated - a.updated);
  return { saves, damaged };
}

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
 * Brings the shelf up to a log that differs from the written one only from command `from` on.
 * Refuses when another tab has written in between.
 */
export function updateSave(
  before: SaveHeader,
  after: SaveHeader,
  log: Log<Command>,
  from: number,
): SaveFault | null {
  const onShelf = headerOf(after.id);
  if (onShelf && onShelf.revision !== before.revision) return 'other-tab';
  if (from < log.commands.length || log.commands.length < before.count) {
    // Segments of a given-up tail go first, or they might be read as a continuation.
    const last = Math.floor(Math.max(0, log.commands.length - 1) / SEGMENT);
    for (let k = last + 1; k * SEGMENT < before.count; k++) remove(logKey(after.id, k));
    const fault = writeSegments(after.id, log.commands, from);
    if (fault) return fault;
  }
  return write(headerKey(after.id), JSON.stringify(after));
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

/** Copies of a game that can still be read, the furthest first. */
export function copiesOf(id: string): Copy[] {
  return keysUnder(`copy.${id}.`)
    .flatMap((key) => parse<Copy>(key) ?? [])
    .sort((a, b) => b.header.updated - a.header.updated);
}

export type Loaded =
  | { readonly header: SaveHeader; readonly file: GameFile }
  /** What is still readable of a damaged save, and how much of it. */
  | { readonly damaged: true; readonly rescued: Copy | null };

export function loadSave(id: string): Loaded {
  const header = headerOf(id);
  const base = parse<Base>(baseKey(id));
  const commands: Command[] = [];
  if (header && base) {
    for (let k = 0; k * SEGMENT < header.count; k++) {
      const segment = parse<Command[]>(logKey(id, k));
      if (!segment) break;
      commands.push(...segment);
      if (segment.length < SEGMENT) break;
    }
    const file = gameFile(base, commands.slice(0, Math.max(header.count, header.cursor)), 0);
    if (commands.length >= header.cursor) {
      return { header, file: { ...file, cursor: header.cursor } };
    }
  }
  return { damaged: true, rescued: rescue(id, header, base, commands) };
}

/** The better of the newest readable copy and the readable beginning of the log. */
function rescue(
  id: string,
  header: SaveHeader | null,
  base: Base | null,
  commands: readonly Command[],
): Copy | null {
  const [copy] = copiesOf(id);
  if (header && base && commands.length > (copy?.header.cursor ?? -1)) {
    const cursor = commands.length;
    return { header: { ...header, cursor, count: cursor }, file: gameFile(base, commands, cursor) };
  }
  return copy ?? null;
}

function gameFile(base: Base, commands: readonly Command[], cursor: number): GameFile {
  return {
    format: 'kontor-game',
    version: GAME_VERSION,
    game: 'europe',
    ...base,
    commands,
    cursor,
  };
}

export function removeSave(id: string): void {
  remove(headerKey(id));
  remove(baseKey(id));
  for (const prefix of [`log.${id}.`, `copy.${id}.`]) keysUnder(prefix).forEach(remove);
}
