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
import { whenOnDisk } from './journal';
import {
  copyAside,
  createSave,
  isHeaderKey,
  isNewer,
  isOnShelf,
  loadSave,
  orderOf,
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
  /** So many commands, from the first on, lie on the shelf as they are here. */
  readonly written: number;
  /** A rehearsal: played like any game, never written to the shelf. */
  readonly unsaved?: true;
}

export type Opening = 'open' | 'missing' | 'unreadable' | 'newer-version' | Copy;

interface GameStore {
  readonly open: OpenGame | null;
  /** Trouble with the shelf; play goes on, and the next write tries again. */
  readonly fault: SaveFault | null;
  readonly create: (file: GameFile, name: string) => { id: string; fault: SaveFault | null } | null;
  /** Opens a game that is forgotten when it is left. */
  readonly rehearse: (file: GameFile, name: string) => string | null;
  readonly load: (id: string) => Opening;
  readonly restore: (copy: Copy) => string | null;
  /** Tries again to save what found no room. */
  readonly catchUp: () => void;
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

function opened(file: GameFile, header: SaveHeader): OpenGame | 'unreadable' | 'newer-version' {
  const { game, problems } = readGame(file);
  if (game) return { game, header, history: resume(game), written: file.commands.length };
  return problems.some(({ code }) => code === 'newer-version') ? 'newer-version' : 'unreadable';
}

function begun(file: GameFile, name: string): OpenGame | null {
  const { game } = readGame(file);
  if (!game) return null;
  const history = resume(game);
  const id = freshId();
  const header: SaveHeader = {
    id,
    version: GAME_VERSION,
    name,
    created: time(),
    updated: time(),
    order: orderOf(id),
    revision: 1,
    cursor: file.cursor,
    count: file.commands.length,
    marks: [],
    clock: {},
    summary: summaryOf(history.state),
  };
  return { game, header, history, written: file.commands.length };
}

export const useGame = create<GameStore>()((set, get) => {
  /**
   * Writes first, shows afterwards. A full disk does not stop the game; another tab does. The
   * first `same` commands are those of the open game.
   */
  function commit(history: EuropeHistory, same: number, change: Partial<SaveHeader> = {}): boolean {
    const { open } = get();
    if (!open) return false;
    const header: SaveHeader = {
      ...open.header,
      ...change,
      version: GAME_VERSION,
      // A clock that is set back does not make the game older than it was.
      updated: Math.max(time(), open.header.updated),
      order: orderOf(open.header.id),
      revision: open.header.revision + 1,
      cursor: history.log.cursor,
      count: history.log.commands.length,
      summary: summaryOf(history.state),
    };
    const written = Math.min(same, open.written);
    const next: OpenGame = { ...open, header, history, written: header.count };
    const file = fileOf(next);
    const fault = open.unsaved ? null : updateSave(open.header, header, file, written);
    if (fault === 'other-tab') {
      set({ fault });
      return false;
    }
    // Unwritten, the header keeps its old revision and count, so the next write makes up for it.
    const unwritten = { ...next, header: { ...open.header, ...change }, written };
    set({ open: fault ? unwritten : next, fault });
    if (!fault && !open.unsaved && history !== open.history) copyAside(header, file);
    return true;
  }

  function move(to: number): void {
    const { open } = get();
    if (!open) return;
    const history = goTo(open.history, to, decide);
    if (history !== open.history) commit(history, history.log.commands.length);
  }

  function follow(open: OpenGame, before: EuropeHistory, command: Command): Outcome {
    const answer = enter(before, command, decide);
    if ('objection' in answer) return { kind: 'objection', objection: answer.objection };
    if ('question' in answer) return { kind: 'question', question: answer.question };
    const { cursor } = before.log;
    const marks = open.header.marks.filter((mark) => mark.at <= cursor);
    if (!commit(answer.history, cursor, { marks })) {
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
      get().catchUp();
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
      get().catchUp();
      const loaded = loadSave(id);
      if ('damaged' in loaded) {
        const { version = 0 } = loaded.rescued?.header ?? {};
        if (isNewer(id) || version > GAME_VERSION) return 'newer-version';
        if (loaded.rescued) return loaded.rescued;
        return isOnShelf(id) ? 'unreadable' : 'missing';
      }
      const open = opened(loaded.file, loaded.header);
      if (typeof open === 'string') return open;
      set({ open, fault: null });
      return 'open';
    },

    restore: (copy) => {
      const id = freshId();
      const header = { ...copy.header, id, revision: 1, updated: time(), order: orderOf(id) };
      const open = opened(copy.file, header);
      if (typeof open === 'string') return null;
      set({ open, fault: createSave(header, copy.file) });
      return id;
    },

    catchUp: () => {
      const { open, fault } = get();
      if (!open || (fault !== 'full' && fault !== 'denied')) return;
      commit(open.history, open.history.log.commands.length);
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
      commit(open.history, open.history.log.commands.length, { marks });
    },
    unmark: (at) => {
      const { open } = get();
      if (!open) return;
      const marks = open.header.marks.filter((mark) => mark.at !== at);
      commit(open.history, open.history.log.commands.length, { marks });
    },
    rename: (name) => {
      const { open } = get();
      if (open) commit(open.history, open.history.log.commands.length, { name });
    },
    addTime: (player, ms) => {
      const { open } = get();
      if (!open) return;
      const clock = { ...open.header.clock, [player]: (open.header.clock[player] ?? 0) + ms };
      commit(open.history, open.history.log.commands.length, { clock });
    },

    takeOver: () => {
      const { open } = get();
      if (!open) return;
      set({ open: null, fault: null });
      get().load(open.header.id);
    },
  };
});

onOtherTab((key) => {
  const { open } = useGame.getState();
  if (open && isHeaderKey(key, open.header.id)) useGame.setState({ fault: 'other-tab' });
});

/** The open game as far as it is on disk, which is as far as a screen may show it. */
export const useShown = create<{ readonly open: OpenGame | null }>()(() => ({ open: null }));

useGame.subscribe(({ open }, before) => {
  if (open === before.open) return;
  whenOnDisk(() => useShown.setState({ open: useGame.getState().open }));
});
