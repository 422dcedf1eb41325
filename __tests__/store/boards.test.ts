import { shelf, spoil } from '@/__tests__/components/support/shelf';
import { seatedFile } from '@/__tests__/components/support/files';
import { rectangle } from '@/__tests__/engine/support/boards';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { newSheet } from '@/engine/europe/board/sheet';
import {
  addBoard,
  boardInFile,
  boardOnShelf,
  boardsOnShelf,
  isPlayable,
  loadBoard,
  readingOf,
  saveBoard,
  unfinishedBoards,
  useBoards,
} from '@/store/boards';
import { setClock } from '@/store/clock';
import { useGame } from '@/store/game';
import { savePicture } from '@/store/photos';
import { keysUnder } from '@/store/shelf';

const board = (id: string, change: Partial<BoardFile> = {}): BoardFile => ({
  ...rectangle(7, 6),
  id,
  name: `Board ${id}`,
  ...change,
});
const DRAFT = board('draft', { sites: [] });

let now = 0;
beforeEach(() => {
  shelf.clear();
  now = Date.UTC(2024, 5, 1);
  setClock(() => (now += 1000));
  useBoards.setState({ deleted: null });
  useBoards.getState().refresh();
  useGame.setState({ open: null, fault: null });
});

const names = () => useBoards.getState().boards.map(({ file }) => file.name);

describe('boards on the shelf', () => {
  it('are kept as entered and found again, the latest first', () => {
    expect(saveBoard(board('a'))).toBeNull();
    expect(saveBoard(board('b'))).toBeNull();
    expect(loadBoard('a')).toEqual(board('a'));
    expect(names()).toEqual(['Board b', 'Board a']);
    saveBoard(board('a', { name: 'Again' }));
    expect(names()).toEqual(['Again', 'Board b']);
  });

  it('may be drafts: kept with their errors, not played on, and told apart', () => {
    saveBoard(DRAFT);
    expect(loadBoard('draft')).toEqual(DRAFT);
    expect(isPlayable(DRAFT)).toBe(false);
    expect(unfinishedBoards()).toEqual([DRAFT]);
    expect(boardOnShelf('draft')).toBeUndefined();
  });

  it('survive a restart', () => {
    saveBoard(board('a'), 'imported');
    useBoards.setState({ boards: [], defaults: {} });
    useBoards.getState().refresh();
    expect(useBoards.getState().boards).toMatchObject([{ origin: 'imported' }]);
  });

  it('never write over a practice map', () => {
    expect(saveBoard({ ...PRACTICE_MAIN, name: 'Mine' })).toBe('denied');
    expect(loadBoard(PRACTICE_MAIN.id)).toBe(PRACTICE_MAIN);
  });

  it('stay what they were, own or taken in, when they are saved again', () => {
    saveBoard(board('a'), 'imported');
    saveBoard(board('a', { name: 'Edited' }));
    expect(useBoards.getState().boards[0]).toMatchObject({ origin: 'imported' });
  });

  it('say when they could not be kept, and the shelf stays as it was', () => {
    saveBoard(board('a'));
    const { setItem } = shelf;
    shelf.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(saveBoard(board('b'))).toBe('full');
    expect(useBoards.getState().rename('a', 'New')).toBe('full');
    shelf.setItem = setItem;
    expect(names()).toEqual(['Board a']);
  });

  it('are named as damaged when the disk spoils them or they hold no board', () => {
    saveBoard(board('a'));
    spoil('board.a');
    useBoards.getState().refresh();
    expect(useBoards.getState()).toMatchObject({ boards: [], damaged: ['a'] });
    expect(loadBoard('a')).toBeNull();
    useBoards.getState().remove('a');
    expect(useBoards.getState()).toMatchObject({ damaged: [], deleted: null });
  });
});

describe('copies', () => {
  it('have an id of their own and are no practice map any more', () => {
    const made = useBoards.getState().duplicate(PRACTICE_MAIN.id, 'Mine')!;
    const copy = loadBoard(made.id)!;
    expect(copy).toEqual({ ...PRACTICE_MAIN, id: made.id, name: 'Mine', practice: undefined });
    expect('practice' in copy).toBe(false);
    expect(copy.id).not.toBe(PRACTICE_MAIN.id);
    expect(useBoards.getState().duplicate('nowhere', 'x')).toBeNull();
  });

  it('of a board that was taken in are one’s own', () => {
    saveBoard(board('a'), 'imported');
    const made = useBoards.getState().duplicate('a', 'Mine')!;
    const found = useBoards.getState().boards.find(({ file }) => file.id === made.id);
    expect(found?.origin).toBe('own');
  });

  it('taken in keep their id where it is free, and get another where it is not', () => {
    const first = addBoard(board('theirs', { practice: true }), 'imported');
    const second = addBoard(board('theirs', { name: 'Newer' }), 'imported');
    const third = addBoard({ ...PRACTICE_SHORT }, 'imported');
    const fourth = addBoard(board('../new?x=1'), 'imported');
    expect(first.id).toBe('theirs');
    expect(new Set([first, second, third, fourth].map(({ id }) => id)).size).toBe(4);
    expect(fourth.id).toMatch(/^\w+$/);
    expect(loadBoard('theirs')).toMatchObject({ name: 'Board theirs' });
    for (const { id } of [first, third]) expect(loadBoard(id)).not.toHaveProperty('practice');
  });
});

describe('a deleted board', () => {
  it('can be brought back until another is deleted', () => {
    saveBoard(board('a'), 'imported');
    saveBoard(board('b'));
    const { remove, restoreDeleted } = useBoards.getState();
    remove('a');
    expect(names()).toEqual(['Board b']);
    expect(restoreDeleted()).toBeNull();
    expect(names()).toEqual(['Board b', 'Board a']);
    expect(useBoards.getState().boards[1]!.origin).toBe('imported');
    remove('a');
    remove('b');
    restoreDeleted();
    expect(names()).toEqual(['Board b']);
  });

  it('does not break the games laid on it: they carry it along', () => {
    const own = board('a');
    saveBoard(own);
    const laid = boardOnShelf('a')!;
    const file = { ...seatedFile(), board: boardInFile(laid) };
    const { id } = useGame.getState().create(file, 'Friday')!;
    useGame.getState().close();
    useBoards.getState().remove('a');
    expect(loadBoard('a')).toBeNull();
    expect(useGame.getState().load(id)).toBe('open');
    expect(useGame.getState().open?.history.state.board.name).toBe('Board a');
    const at = own.sites.find(({ kind }) => kind === 'purple')!.at;
    const outcome = useGame.getState().enter({ type: 'placePost', player: 'red', at });
    expect(outcome.kind).toBe('done');
  });
});

describe('the usual board of a side', () => {
  it('goes first, the practice maps last', () => {
    saveBoard(board('a'));
    saveBoard(board('b'));
    saveBoard(DRAFT);
    const ids = () => boardsOnShelf().map(({ id }) => id);
    expect(ids()).toEqual(['b', 'a', 'practice-main', 'practice-short']);
    useBoards.getState().setDefault('main', 'a');
    useBoards.getState().setDefault('short', 'practice-short');
    expect(ids()).toEqual(['a', 'practice-short', 'b', 'practice-main']);
    useBoards.getState().setDefault('main', null);
    expect(useBoards.getState().defaults).toEqual({ short: 'practice-short' });
  });

  it('survives a restart, and nonsense on the shelf', () => {
    useBoards.getState().setDefault('main', 'a');
    useBoards.setState({ defaults: {} });
    useBoards.getState().refresh();
    expect(useBoards.getState().defaults).toEqual({ main: 'a' });
    spoil('boards.default');
    useBoards.getState().refresh();
    expect(useBoards.getState().defaults).toEqual({});
  });
});

it('a new sheet can be saved, renamed, drawn, and found among the unfinished', () => {
  const head = { id: 'new', name: 'New', side: 'main' } as const;
  saveBoard(newSheet(head, 'flat', { columns: 9, rows: 9 }).draft);
  useBoards.getState().rename('new', 'Kitchen table');
  const [file] = unfinishedBoards();
  expect(file).toMatchObject({ id: 'new', name: 'Kitchen table' });
  expect(readingOf(file!)).toMatchObject({ board: null });
  expect(readingOf(file!).sketch?.hexes.size).toBe(81);
});

it('what can be drawn of a board with errors is drawn, and nothing of what is none', () => {
  expect(readingOf(DRAFT).sketch?.hexes.size).toBe(42);
  expect(readingOf(board('x', { hexes: [] })).sketch).toBeNull();
  expect(readingOf(board('x', { hexes: [null as never] })).sketch).toBeNull();
});

it('the photo under a deleted board goes once the board cannot be brought back', () => {
  const photo = { url: 'data:image/png;base64,AA', width: 1, height: 1 };
  for (const id of ['a', 'b']) {
    saveBoard(board(id));
    savePicture(id, photo);
  }
  const kept = () => keysUnder('photo.').sort();
  useBoards.getState().remove('a');
  expect(kept()).toEqual(['photo.a', 'photo.b']);
  useBoards.getState().remove('b');
  expect(kept()).toEqual(['photo.b']);
});
