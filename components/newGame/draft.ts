import type { BoardFile } from '@/engine/europe/board/file';
import { GAME_VERSION, type GameFile } from '@/engine/europe/file';
import { DEFAULT_OPTIONS, type Options, type PlayerEntry } from '@/engine/europe/setup';
import {
  COLOURS,
  TRACKINGS,
  type Colour,
  type Start,
  type Tracking,
} from '@/engine/europe/vocabulary';
import { boardInFile } from '@/store/boards';
import type { LastTable } from '@/store/settings';

export interface Seat {
  readonly colour: Colour;
  readonly name: string;
}

/** A table being laid. All four colours always have a seat; the last one may stay empty. */
export interface Draft {
  readonly board: string;
  readonly seats: readonly Seat[];
  readonly count: 3 | 4;
  /** Null rolls for it. */
  readonly first: Colour | null;
  readonly start: Start;
  readonly tracking: Tracking;
  readonly options: Options;
}

export const MAX_NAME = 200;

/** The last table again, as far as it can be believed; the shelf may hold anything. */
export function draftFrom(last: LastTable | null, boards: readonly BoardFile[]): Draft {
  const known = (Array.isArray(last?.players) ? (last.players as readonly unknown[]) : [])
    .flatMap(seatFrom)
    .filter((seat, i, all) => all.findIndex((other) => other.colour === seat.colour) === i);
  const absent = COLOURS.filter((colour) => !known.some((seat) => seat.colour === colour));
  const board = boards.find(({ id }) => id === last?.board) ?? boards[0];
  return {
    board: board?.id ?? '',
    seats: [...known, ...absent.map((colour) => ({ colour, name: '' }))],
    count: known.length === 3 ? 3 : 4,
    first: null,
    start: 'variable',
    tracking: TRACKINGS.find((tracking) => tracking === last?.tracking) ?? 'full',
    options: optionsFrom(last?.options),
  };
}

function seatFrom(entry: unknown): Seat[] {
  const { colour, name } = (entry ?? {}) as Partial<PlayerEntry>;
  const known = COLOURS.find((each) => each === colour);
  if (!known) return [];
  return [{ colour: known, name: typeof name === 'string' ? name.slice(0, MAX_NAME) : '' }];
}

function optionsFrom(stored: unknown): Options {
  const found = (stored ?? {}) as Partial<Record<keyof Options, unknown>>;
  const keys = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
  return Object.fromEntries(
    keys.map((key) => [key, typeof found[key] === 'boolean' ? found[key] : DEFAULT_OPTIONS[key]]),
  ) as unknown as Options;
}

export const seated = (draft: Draft): readonly Seat[] => draft.seats.slice(0, draft.count);

export function withName(draft: Draft, colour: Colour, name: string): Draft {
  const seats = draft.seats.map((seat) => (seat.colour === colour ? { ...seat, name } : seat));
  return { ...draft, seats };
}

/** Whoever had the colour takes the other one, so that no two ever share one. */
export function withColour(draft: Draft, from: Colour, to: Colour): Draft {
  const swap = (colour: Colour) => (colour === from ? to : colour === to ? from : colour);
  return kept({
    ...draft,
    seats: draft.seats.map((seat) => ({ ...seat, colour: swap(seat.colour) })),
    first: draft.first && swap(draft.first),
  });
}

export function moved(draft: Draft, at: number, by: -1 | 1): Draft {
  const to = at + by;
  if (to < 0 || to >= draft.count) return draft;
  const seats = [...draft.seats];
  [seats[at], seats[to]] = [seats[to]!, seats[at]!];
  return { ...draft, seats };
}

export function withCount(draft: Draft, count: 3 | 4): Draft {
  return kept({ ...draft, count });
}

/** Who has left the table does not begin. */
function kept(draft: Draft): Draft {
  const plays = seated(draft).some((seat) => seat.colour === draft.first);
  return plays ? draft : { ...draft, first: null };
}

/** On the short side only (E-SET-5); the choice is kept while another board is looked at. */
export function startOn(draft: Draft, board: BoardFile | undefined): Start {
  return board?.side === 'short' ? draft.start : 'variable';
}

export function changedOptions(options: Options): Partial<Options> {
  const keys = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
  return Object.fromEntries(
    keys.filter((key) => options[key] !== DEFAULT_OPTIONS[key]).map((key) => [key, options[key]]),
  );
}

export function fileFrom(draft: Draft, board: BoardFile): GameFile {
  const start = startOn(draft, board);
  const players = seated(draft).map(({ colour, name }) => ({ colour, name: name.trim() }));
  const first = draft.first ?? (start === 'fixed' ? players[0]?.colour : null);
  return {
    format: 'kontor-game',
    version: GAME_VERSION,
    game: 'europe',
    board: boardInFile(board),
    setup: {
      players,
      ...(first ? { first } : {}),
      start,
      tracking: draft.tracking,
      options: changedOptions(draft.options),
    },
    commands: [],
    cursor: 0,
  };
}

export function tableOf(draft: Draft): LastTable {
  const { board, tracking, options } = draft;
  return { players: seated(draft), board, tracking, options: changedOptions(options) };
}
