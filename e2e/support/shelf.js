// What the app finds in the browser's storage on opening, written by the app's own store.
const { bundle } = require('./bundle');

const ENTRY = `
  export { useGame } from '@/store/game';
  export { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
  export { saveBoard } from '@/store/boards';
  export { DEFAULT_SETTINGS, useSettings } from '@/store/settings';
`;

/** As much of a browser's storage as the store asks for. */
class Shelf {
  constructor() {
    this.kept = new Map();
  }

  get length() {
    return this.kept.size;
  }

  key(at) {
    return [...this.kept.keys()][at] ?? null;
  }

  getItem(key) {
    return this.kept.get(key) ?? null;
  }

  setItem(key, value) {
    this.kept.set(key, value);
  }

  removeItem(key) {
    this.kept.delete(key);
  }
}

/**
 * @param settings what differs from the default settings
 * @param board the name of a board of one's own, like the short practice map
 * @param boards whole board files of one's own
 * @param file a saved game, at its cursor
 * @param mark the name of a point to go back to in it
 * @returns the entries to put into localStorage, and the id of the game
 */
function shelfWith({ settings = {}, board, boards = [], file, name = 'Friday', mark }) {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const shelf = new Shelf();
  Object.defineProperty(globalThis, 'localStorage', { value: shelf, configurable: true });
  try {
    const { DEFAULT_SETTINGS, PRACTICE_BOARDS, saveBoard, useGame, useSettings } = bundle(ENTRY);
    useSettings.getState().change({ ...DEFAULT_SETTINGS, ...settings });
    if (board) saveBoard({ ...PRACTICE_BOARDS.get('practice-short'), id: board, name: board });
    for (const own of boards) saveBoard(own);
    const created = file && useGame.getState().create(file, name);
    if (file && !created) throw new Error('The game could not be opened.');
    if (mark) useGame.getState().mark(mark);
    return { entries: [...shelf.kept], id: created?.id };
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else delete globalThis.localStorage;
  }
}

module.exports = { shelfWith };
