import { create } from 'zustand';

import { readGame } from '@/engine/europe/file';

import { freshId, time } from './clock';
import { useGame } from './game';
import {
  createSave,
  listSaves,
  loadSave,
  orderOf,
  removeSave,
  type Copy,
  type SaveHeader,
} from './saves';
import { onReplay } from './shelf';

interface Library {
  readonly saves: readonly SaveHeader[];
  readonly damaged: readonly string[];
  /** The game deleted last, until something else is deleted: it can be brought back. */
  readonly deleted: Copy | null;
  readonly refresh: () => void;
  readonly rename: (id: string, name: string) => void;
  readonly duplicate: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  readonly restoreDeleted: () => void;
}

export const useLibrary = create<Library>()((set, get) => ({
  ...listSaves(),
  deleted: null,
  refresh: () => set(listSaves()),

  rename: (id, name) => {
    const game = useGame.getState();
    const wasOpen = game.open?.header.id === id;
    if (wasOpen || game.load(id) === 'open') {
      useGame.getState().rename(name);
      if (!wasOpen) useGame.getState().close();
    }
    get().refresh();
  },

  duplicate: (id, name) => {
    const loaded = loadSave(id);
    if ('damaged' in loaded || !readGame(loaded.file).game) return;
    const copy = freshId();
    const own = { id: copy, name, revision: 1, updated: time(), order: orderOf(copy) };
    const header = { ...loaded.header, ...own };
    createSave(header, loaded.file);
    get().refresh();
  },

  remove: (id) => {
    const loaded = loadSave(id);
    const deleted = 'damaged' in loaded ? loaded.rescued : loaded;
    if (useGame.getState().open?.header.id === id) useGame.getState().close();
    removeSave(id);
    useGame.getState().catchUp();
    set({ ...listSaves(), deleted });
  },

  restoreDeleted: () => {
    const { deleted } = get();
    if (!deleted) return;
    // Without room for it, it stays here to be brought back later.
    const fault = createSave(deleted.header, deleted.file);
    set({ ...listSaves(), deleted: fault ? deleted : null });
  },
}));

onReplay(() => useLibrary.getState().refresh());
