import { create } from 'zustand';

import type { Board } from '@/engine/europe/board/board';
import { drawable } from '@/engine/europe/board/drawable';
import { BOARD_FILE, type BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import { readBoard, type BoardReading } from '@/engine/europe/board/read';
import { openSheet } from '@/engine/europe/board/sheet';
import { SIDES, type Side } from '@/engine/europe/vocabulary';
import { faultsOf, isRecord } from '@/engine/shape';

import { freshId, time } from './clock';
import { removePhoto } from './photos';
import { keysUnder, onOtherTab, onReplay, read, remove, write, type ShelfFault } from './shelf';

export type Origin = 'own' | 'imported';

/** A board as its owner left it: one that is not finished yet is kept all the same. */
export interface ShelvedBoard {
  readonly file: BoardFile;
  readonly origin: Origin;
  readonly updated: number;
}

/** The board a side is usually played on. */
export type Defaults = Readonly<Partial<Record<Side, string>>>;

const UNDER = 'board.';
const DEFAULTS = 'boards.default';
const keyOf = (id: string) => UNDER + id;

function parse(key: string): unknown {
  const reading = read(key);
  if ('fault' in reading) return null;
  try {
    return JSON.parse(reading.value);
  } catch {
    return null;
  }
}

/** Enough of a board to show, to correct and to delete; what it lacks besides, `readBoard` says. */
function isBoardFile(file: unknown): file is BoardFile {
  if (!isRecord(file)) return false;
  const lists = [file.hexes, file.sites, file.tokens, file.paths ?? [], file.deck ?? []];
  return typeof file.id === 'string' && typeof file.name === 'string' && lists.every(Array.isArray);
}

function shelved(id: string): ShelvedBoard | null {
  const found = parse(keyOf(id));
  if (!isRecord(found) || !isBoardFile(found.file) || found.file.id !== id) return null;
  return {
    file: found.file,
    origin: found.origin === 'imported' ? 'imported' : 'own',
    updated: typeof found.updated === 'number' ? found.updated : 0,
  };
}

function storedDefaults(): Defaults {
  const found = parse(DEFAULTS);
  if (!isRecord(found)) return {};
  const known = SIDES.filter((side) => typeof found[side] === 'string');
  return Object.fromEntries(known.map((side) => [side, found[side]]));
}

function listBoards(): { boards: ShelvedBoard[]; damaged: string[]; defaults: Defaults } {
  const boards: ShelvedBoard[] = [];
  const damaged: string[] = [];
  for (const key of keysUnder(UNDER)) {
    const id = key.slice(UNDER.length);
    const board = shelved(id);
    if (board) boards.push(board);
    else damaged.push(id);
  }
  boards.sort((a, b) => b.updated - a.updated);
  return { boards, damaged, defaults: storedDefaults() };
}

function keep(board: ShelvedBoard): ShelfFault | null {
  const fault = write(keyOf(board.file.id), JSON.stringify(board));
  if (!fault) useBoards.getState().refresh();
  return fault;
}

/** A board by its id, a practice map too; null when it is not there or cannot be read. */
export function loadBoard(id: string): BoardFile | null {
  return PRACTICE_BOARDS.get(id) ?? shelved(id)?.file ?? null;
}

/** Keeps a board as it was entered, errors and all. A practice map's id is never written over. */
export function saveBoard(file: BoardFile, origin?: Origin): ShelfFault | null {
  if (PRACTICE_BOARDS.has(file.id)) return 'denied';
  return keep({
    file,
    origin: origin ?? shelved(file.id)?.origin ?? 'own',
    updated: time(),
  });
}

/** A copy to go on from: it has an id of its own, and is nobody's practice map. */
export function freshCopy(file: BoardFile, name = file.name): BoardFile {
  const { practice: _flag, ...rest } = file;
  return { ...rest, id: freshId(), name };
}

/** An id becomes part of an address. */
const PLAIN_ID = /^[\w-]{1,80}$/;

export type Shelved = { readonly id: string; readonly fault: ShelfFault | null };

/** Puts a board on the shelf under an id that is free. */
export function addBoard(file: BoardFile, origin: Origin): Shelved {
  const taken = PRACTICE_BOARDS.has(file.id) || !('fault' in read(keyOf(file.id)));
  const { practice: _flag, ...own } = file;
  const added = taken || !PLAIN_ID.test(file.id) ? freshCopy(file) : own;
  return { id: added.id, fault: saveBoard(added, origin) };
}

interface BoardsStore {
  /** Own and taken in, the latest first. */
  readonly boards: readonly ShelvedBoard[];
  /** What lies on the shelf but cannot be read any more, by id. */
  readonly damaged: readonly string[];
  readonly defaults: Defaults;
  /** The board deleted last, until something else is deleted: it can be brought back. */
  readonly deleted: ShelvedBoard | null;
  readonly refresh: () => void;
  readonly rename: (id: string, name: string) => ShelfFault | null;
  /** Starts a board of one's own from any other; a copy of one taken in stays one's own too. */
  readonly duplicate: (id: string, name: string) => Shelved | null;
  readonly remove: (id: string) => void;
  readonly restoreDeleted: () => ShelfFault | null;
  /** The usual board of its side; null when none is to go first. */
  readonly setDefault: (side: Side, id: string | null) => ShelfFault | null;
}

export const useBoards = create<BoardsStore>()((set, get) => ({
  ...listBoards(),
  deleted: null,
  refresh: () => set(listBoards()),

  rename: (id, name) => {
    const board = shelved(id);
    return board && keep({ ...board, file: { ...board.file, name }, updated: time() });
  },

  duplicate: (id, name) => {
    const file = loadBoard(id);
    if (!file) return null;
    const copy = freshCopy(file, name);
    return { id: copy.id, fault: saveBoard(copy, 'own') };
  },

  remove: (id) => {
    const deleted = shelved(id);
    const before = get().deleted;
    remove(keyOf(id));
    // The photo under a board takes more room than all else; it goes when nothing brings it back.
    if (before && before.file.id !== id) removePhoto(before.file.id);
    if (!deleted) removePhoto(id);
    set({ ...listBoards(), deleted });
  },

  restoreDeleted: () => {
    const { deleted } = get();
    const fault = deleted && keep(deleted);
    if (!fault) set({ deleted: null });
    return fault;
  },

  setDefault: (side, id) => {
    const { [side]: _before, ...others } = get().defaults;
    const defaults = id === null ? others : { ...others, [side]: id };
    const fault = write(DEFAULTS, JSON.stringify(defaults));
    if (!fault) set({ defaults });
    return fault;
  },
}));

onOtherTab((key) => {
  if (key.startsWith(UNDER) || key === DEFAULTS) useBoards.getState().refresh();
});
onReplay(() => useBoards.getState().refresh());

interface ShelfReading extends BoardReading {
  /** What can be drawn of it, errors or not. */
  readonly sketch: Board | null;
}

const readings = new WeakMap<BoardFile, ShelfReading>();

function sketchOf(file: BoardFile): Board | null {
  const drawn = file.hexes.length > 0 && faultsOf(BOARD_FILE, file).length === 0;
  return drawn ? drawable(openSheet(file)) : null;
}

/** `readBoard`, once for each board that lies on the shelf. */
export function readingOf(file: BoardFile): ShelfReading {
  const known = readings.get(file);
  if (known) return known;
  const read = readBoard(file);
  const reading = { ...read, sketch: read.board ?? sketchOf(file) };
  readings.set(file, reading);
  return reading;
}

export const isPlayable = (file: BoardFile): boolean => readingOf(file).board !== null;

/** Usual boards first, then the latest; the practice maps last, to be crowded out. */
function inOrder(): readonly BoardFile[] {
  const { boards, defaults } = useBoards.getState();
  const files = [...boards.map(({ file }) => file), ...PRACTICE_BOARDS.values()];
  const usual = (file: BoardFile) => (defaults[file.side] === file.id ? 0 : 1);
  return files.sort((a, b) => usual(a) - usual(b));
}

/** Every board a game can be laid on. */
export const boardsOnShelf = (): readonly BoardFile[] => inOrder().filter(isPlayable);

/** Boards that still have to be finished. */
export const unfinishedBoards = (): readonly BoardFile[] =>
  inOrder().filter((file) => !isPlayable(file));

export function boardOnShelf(id: string): BoardFile | undefined {
  return boardsOnShelf().find((board) => board.id === id);
}

/** A practice map is known to everyone; any other board travels with the game. */
export function boardInFile(board: BoardFile): BoardFile | string {
  return PRACTICE_BOARDS.get(board.id) === board ? board.id : board;
}
