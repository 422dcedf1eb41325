import { goTo, type History } from '../log/history';
import { replay } from '../log/log';
import { faultsOf, isRecord, list, object, oneOf, whole, type Fault, type Shape } from '../shape';
import type { Board } from './board/board';
import type { BoardFile } from './board/file';
import { PRACTICE_BOARDS } from './board/practice';
import type { BoardProblem } from './board/problems';
import { readBoard } from './board/read';
import { COMMAND, type Command } from './commands';
import { decide } from './decide';
import type { Event } from './events';
import type { Objection } from './objections';
import type { Question } from './questions';
import { readSetup, SETUP, type GameSetup, type SetupProblem, type Table } from './setup';
import { begin } from './start';
import { plain, type PlainState, type State } from './state';

export const GAME_VERSION = 1;
/** More commands than any evening has; a file beyond it is not a game. */
export const MAX_COMMANDS = 50_000;

/** The save, the export, the bug report and the fixture: one and the same file. */
export interface GameFile {
  readonly format: 'kontor-game';
  readonly version: number;
  readonly game: 'europe';
  /** A whole board, or the id of a practice map. */
  readonly board: BoardFile | string;
  readonly setup: GameSetup;
  readonly commands: readonly Command[];
  /** How many of the commands count; the rest can be redone. */
  readonly cursor: number;
}

export interface Game {
  readonly file: GameFile;
  readonly board: Board;
  readonly table: Table;
  readonly start: State;
}

export type FileProblem =
  | (Fault & { readonly part: 'file' })
  | {
      readonly part: 'file';
      readonly code: 'newer-version';
      readonly at: string;
      readonly is: number;
    }
  | {
      readonly part: 'file';
      readonly code: 'unknown-board';
      readonly at: string;
      readonly is: string;
    }
  | { readonly part: 'file'; readonly code: 'cursor-past-end'; readonly at: string }
  | (BoardProblem & { readonly part: 'board' })
  | (SetupProblem & { readonly part: 'setup' });

/** Checked by its own reader. */
const anything: Shape<never> = {
  check: (value, at, faults) => {
    if (value === undefined) faults.push({ code: 'missing', at });
  },
};

const GAME_FILE = object<GameFile>({
  format: oneOf(['kontor-game']),
  version: whole(1, GAME_VERSION),
  game: oneOf(['europe']),
  board: anything,
  setup: anything,
  commands: list(COMMAND, MAX_COMMANDS),
  cursor: whole(0, MAX_COMMANDS),
});

/** Turns a file into a game, or lists what is wrong with it. */
export function readGame(input: unknown): { game: Game | null; problems: FileProblem[] } {
  if (isRecord(input) && typeof input.version === 'number' && input.version > GAME_VERSION) {
    const problem = {
      part: 'file',
      code: 'newer-version',
      at: 'version',
      is: input.version,
    } as const;
    return { game: null, problems: [problem] };
  }
  const problems: FileProblem[] = faultsOf(GAME_FILE, input).map((fault) => ({
    ...fault,
    part: 'file',
  }));
  if (!isRecord(input)) return { game: null, problems };

  const { commands, cursor } = input;
  if (Array.isArray(commands) && typeof cursor === 'number' && cursor > commands.length) {
    problems.push({ part: 'file', code: 'cursor-past-end', at: 'cursor' });
  }
  const boardInput = boardOf(input.board, problems);
  const reading = boardInput === undefined ? null : readBoard(boardInput);
  for (const problem of reading?.problems ?? []) {
    if (problem.level === 'error') problems.push({ ...problem, part: 'board' });
  }
  const board = reading?.board ?? null;
  const { table, problems: atTable } = seat(input.setup, board);
  for (const problem of atTable) problems.push({ ...problem, part: 'setup' });
  if (problems.length > 0 || !board || !table) return { game: null, problems };

  const file = input as unknown as GameFile;
  return { game: { file, board, table, start: begin(board, table) }, problems };
}

function boardOf(input: unknown, problems: FileProblem[]): unknown {
  if (typeof input !== 'string') return input;
  const practice = PRACTICE_BOARDS.get(input);
  if (!practice) {
    problems.push({ part: 'file', code: 'unknown-board', at: 'board', is: input.slice(0, 80) });
  }
  return practice;
}

/** Without a board to check it against, a set-up can still be misspelt. */
function seat(input: unknown, board: Board | null): ReturnType<typeof readSetup> {
  if (input === undefined) return { table: null, problems: [] };
  return board
    ? readSetup(input, board)
    : { table: null, problems: faultsOf(SETUP, input, 'setup') };
}

export interface ReplayReport {
  readonly events: readonly (Event & { readonly command: number })[];
  readonly state: PlainState;
  readonly objections: readonly (
    | ({ readonly command: number } & Objection)
    | { readonly command: number; readonly question: Question }
  )[];
}

/** What the commands of a game lead to: every event, the state, and what was objected to. */
export function replayGame(game: Game): ReplayReport {
  const commands = game.file.commands.slice(0, game.file.cursor);
  const { state, entries, objections, questions } = replay(game.start, commands, decide);
  return {
    events: entries.flatMap(({ at, events }) => events.map((event) => ({ command: at, ...event }))),
    state: plain(state),
    objections: [
      ...objections.map(({ at, objection }) => ({ command: at, ...objection })),
      ...questions.map(({ at, question }) => ({ command: at, question })),
    ].sort((a, b) => a.command - b.command),
  };
}

/** A game taken up again where it was left, with its redo. */
export function resume(game: Game): History<State, Command, Event> {
  const unplayed: History<State, Command, Event> = {
    log: { commands: game.file.commands, cursor: 0 },
    state: game.start,
    events: [],
    kept: [game.start],
  };
  return goTo(unplayed, game.file.cursor, decide);
}
