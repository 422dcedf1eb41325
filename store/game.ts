import { create } from 'zustand';

import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import { GAME_VERSION, readGame, resume, type Game, type GameFile } from '@/engine/europe/file';
import type { Objection } from '@/engine/europe/objections';
import type { Question } from '@/engine/europe/questions';
import type { State } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';
import { enter, goTo, type History } from '@/engine/log/history';

import { freshId, time } from './clock';
import {
  copyAside,
  createSave,
  headerOf,
  isHeaderKey,
  loadSave,
  updateSave,
  type Copy,
  type Mark,
  type SaveFault,
  type SaveHeader,
  type Summary,
} from './saves';
import { onOtherTab } from './shelf';

export type EuropeHistory = History<State, Command, Event>;

/** What became of a command. */
export type Outcome =
  | { readonly kind: 'done'; readonly events: readonly Event[] }
  | { readonly kind: 'objection'; readonly objection: Objection }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'refused' };

export interface OpenGame {
  readonly game: Game;
  readonly header: SaveHeader;
  readonly history: EuropeHistory;
  /** A rehearsal: played like any game, never written to the shelf. */
  readonly unsaved?: true;
}

export type Opening = 'open' | 'missing' | 'unreadable' | Copy;

interface GameStore {
  readonly open: OpenGame | null;
  /** Trouble with the shelf; play goes on, and the next write tries again. */
  readonly fault: SaveFault | null;
  readonly create: (file: GameFile, name: string) => { id: string; fault: SaveFault | null } | null;
  /** Opens a game that is forgotten when it is left. */
  readonly rehearse: (file: GameFile, name: string) => string | null;
  readonly load: (id: string) => Opening;
  readonly restore: (copy: Copy) => string | null;
  readonly close: () => void;
  readonly enter: (command: Command) => Outcome;
  /** Puts a command in the place of the last one; when it is refused, the last one stays. */
  readonly revise: (command: Command) => Outcome;
  readonly jump: (to: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly mark: (name: string) => void;
  readonly unmark: (at: number) => void;
  readonly rename: (name: string) => void;
  readonly addTime: (player: Colour, ms: number) => void;
  /** After another tab went on with this game: take over what it wrote. */
  readonly takeOver: () => void;
}

function summaryOf(state: State): Summary {
  return {
    board: state.board.name,
    players: state.seats.map((colour) => ({ colour, name: state.players[colour].name })),
    turn: state.turn.number,
    winner: state.phase.name === 'over' ? state.phase.winner : null,
    delivered: state.seats.map((colour) => state.players[colour].goods.delivered),
    goodsEach: state.goodsEach,
  };
}

export function fileOf(open: OpenGame): GameFile {
  const { commands, cursor } = open.history.log;
  return { ...open.game.file, version: GAME_VERSION, commands, cursor };
}

function opened(file: GameFile, header: SaveHeader): OpenGame | null {
  const { game } = readGame(file);
  return game && { game, header, history: resume(game) };
}

function begun(file: GameFile, name: string): OpenGame | null {
  const { game } = readGame(file);
  if (!game) return null;
  const history = resume(game);
  const header: SaveHeader = {
    id: freshId(),
    name,
    created: time(),
    updated: time(),
    revision: 1,
    cursor: file.cursor,
    count: file.commands.length,
    marks: [],
    clock: {},
    summary: summaryOf(history.state),
  };
  return { game, header, history };
}

export const useGame = create<GameStore>()((set, get) => {
  /** Writes first, shows afterwards. A full disk does not stop the game; another tab does. */
  function commit(history: EuropeHistory, from: number, change: Partial<SaveHeader> = {}): boolean {
    const { open } = get();
    if (!open) return false;
    const header: SaveHeader = {
      ...open.header,
      ...change,
      updated: time(),
      revision: open.header.revision + 1,
      cursor: history.log.cursor,
      count: history.log.commands.length,
      summary: summaryOf(history.state),
    };
    const fault = open.unsaved ? null : updateSave(open.header, header, history.log, from);
    if (fault === 'other-tab') {
      set({ fault });
      return false;
    }
    // Unwritten, the header keeps its old revision and count, so the next write makes up for it.
    const next = { ...open, history, header: fault ? { ...open.header, ...change } : header };
    set({ open: next, fault });
    if (!fault && !open.unsaved && history !== open.history) copyAside(header, fileOf(next));
    return true;
  }

  function move(to: number): void {
    const { open } = get();
    if (!open) return;
    const history = goTo(open.history, to, decide);
    if (history !== open.history) commit(history, unwrittenFrom(open, history));
  }

  function follow(open: OpenGame, before: EuropeHistory, command: Command): Outcome {
    const answer = enter(before, command, decide);
    if ('objection' in answer) return { kind: 'objection', objection: answer.objection };
    if ('question' in answer) return { kind: 'question', question: answer.question };
    const { cursor } = before.log;
    const marks = open.header.marks.filter((mark) => mark.at <= cursor);
    if (!commit(answer.history, Math.min(cursor, open.header.count), { marks })) {
      return { kind: 'refused' };
    }
    return { kind: 'done', events: answer.history.events };
  }

  return {
    open: null,
    fault: null,

    create: (file, name) => {
      const open = begun(file, name);
      if (!open) return null;
      const fault = createSave(open.header, file);
      set({ open, fault });
      return { id: open.header.id, fault };
    },
    rehearse: (file, name) => {
      const open = begun(file, name);
      if (!open) return null;
      set({ open: { ...open, unsaved: true }, fault: null });
      return open.header.id;
    },

    load: (id) => {
      if (get().open?.header.id === id) return 'open';
      const loaded = loadSave(id);
      if ('damaged' in loaded) {
        if (loaded.rescued) return loaded.rescued;
        return headerOf(id) ? 'unreadable' : 'missing';
      }
      const open = opened(loaded.file, loaded.header);
      if (!open) return 'unreadable';
      set({ open, fault: null });
      return 'open';
    },

    restore: (copy) => {
      const id = freshId();
      const header = { ...copy.header, id, revision: 1, updated: time() };
      const open = opened(copy.file, header);
      if (!open) return null;
      set({ open, fault: createSave(header, copy.file) });
      return id;
    },

    close: () => set({ open: null, fault: null }),

    enter: (command) => {
      const { open } = get();
      return open ? follow(open, open.history, command) : { kind: 'refused' };
    },
    revise: (command) => {
      const { open } = get();
      if (!open) return { kind: 'refused' };
      return follow(open, goTo(open.history, open.history.log.cursor - 1, decide), command);
    },

    jump: move,
    undo: () => move((get().open?.history.log.cursor ?? 0) - 1),
    redo: () => move((get().open?.history.log.cursor ?? 0) + 1),

    mark: (name) => {
      const { open } = get();
      if (!open) return;
      const at = open.history.log.cursor;
      const others = open.header.marks.filter((mark: Mark) => mark.at !== at);
      const marks = [...others, { at, name }].sort((a, b) => a.at - b.at);
      commit(open.history, unwrittenFrom(open, open.history), { marks });
    },
    unmark: (at) => {
      const { open } = get();
      if (!open) return;
      const marks = open.header.marks.filter((mark) => mark.at !== at);
      commit(open.history, unwrittenFrom(open, open.history), { marks });
    },
    rename: (name) => {
      const { open } = get();
      if (open) commit(open.history, unwrittenFrom(open, open.history), { name });
    },
    addTime: (player, ms) => {
      const { open } = get();
      if (!open) return;
      const clock = { ...open.header.clock, [player]: (open.header.clock[player] ?? 0) + ms };
      commit(open.history, unwrittenFrom(open, open.history), { clock });
    },

    takeOver: () => {
      const { open } = get();
      if (!open) return;
      set({ open: null, fault: null });
      get().load(open.header.id);
    },
  };
});

/** Where the written log ends; commands a full disk kept out are written with the next chance. */
function unwrittenFrom(open: OpenGame, history: EuropeHistory): number {
  return Math.min(open.header.count, history.log.commands.length);
}

onOtherTab((key) => {
  const { open } = useGame.getState();
  if (open && isHeaderKey(key, open.header.id)) useGame.setState({ fault: 'other-tab' });
});
