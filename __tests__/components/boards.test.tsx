import { freshDevice, openApp, tap, type } from './support/app';

import { act, screen, within } from '@testing-library/react-native';

import { rectangle } from '@/__tests__/engine/support/boards';
import type { BoardFile } from '@/engine/europe/board/file';
import { loadBoard, saveBoard, useBoards, type Origin } from '@/store/boards';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { shelf, spoil } from './support/shelf';

const SOUND: BoardFile = { ...rectangle(7, 6), id: 'ours', name: 'Kitchen table' };
const DRAFT: BoardFile = { ...SOUND, id: 'draft', name: 'Half drawn', sites: [] };

function onShelf(file: BoardFile, origin: Origin = 'own') {
  saveBoard(file, origin);
}
const drawer = (name: string) => within(screen.getByTestId(`drawer-${name}`));

beforeEach(freshDevice);

describe('the cabinet', () => {
  it('is reached from the title page and shows the practice maps', () => {
    const view = openApp();
    tap('home-boards');
    expect(view.getPathname()).toBe('/boards');
    expect(drawer('practice').getByText('Practice map, main side')).toBeVisible();
    expect(drawer('practice').getByText('65 hexes · 56 cities · main game')).toBeVisible();
    expect(screen.getByText(/Copy your board once/)).toBeVisible();
    expect(screen.queryByTestId('drawer-imported')).toBeNull();
  });

  it('has a drawer for each origin, and says what is ready and what is not', () => {
    onShelf(SOUND);
    onShelf(DRAFT, 'imported');
    openApp('/boards');
    expect(drawer('own').getByText('Kitchen table')).toBeVisible();
    expect(screen.getByTestId('condition-ours')).toHaveTextContent(/^Ready to play/);
    expect(drawer('imported').getByText('Half drawn')).toBeVisible();
    expect(screen.getByTestId('condition-draft')).toHaveTextContent('1 problem to solve');
  });

  it.each([
    ['ru', 'Мешает 1 ошибка'],
    ['de', '1 Fehler zu beheben'],
  ] as const)('speaks %s', (language, condition) => {
    useSettings.setState({ language });
    onShelf(DRAFT);
    openApp('/boards');
    expect(screen.getByTestId('condition-draft')).toHaveTextContent(condition);
  });

  it('names a damaged board and lets it be thrown away', () => {
    onShelf(SOUND);
    spoil('board.ours');
    openApp('/boards');
    expect(screen.getByTestId('damaged-ours')).toBeVisible();
    tap('delete-ours');
    expect(screen.queryByTestId('damaged-ours')).toBeNull();
  });
});

describe('a board taken out', () => {
  it('is played on', () => {
    onShelf(SOUND);
    const view = openApp('/boards');
    tap('board-ours');
    tap('play');
    expect(view.getPathname()).toBe('/new');
    expect(screen.getByTestId('board-ours')).toBeChecked();
    tap('begin');
    expect(useGame.getState().open?.history.state.board.name).toBe('Kitchen table');
  });

  it('that is not finished says why, and is drawn on instead', () => {
    onShelf(DRAFT);
    const view = openApp('/boards');
    tap('board-draft');
    expect(screen.getByTestId('errors')).toHaveTextContent(/at least 12 purple cities/);
    expect(screen.queryByTestId('play')).toBeNull();
    expect(screen.queryByTestId('usual')).toBeNull();
    tap('go-on');
    expect(view.getPathname()).toBe('/boards/draft/edit');
  });

  it.each(['edit', 'deck', 'share'])('leads to %s', async (page) => {
    onShelf(SOUND);
    const view = openApp('/boards');
    tap('board-ours');
    tap(page);
    expect(view.getPathname()).toBe(`/boards/ours/${page}`);
    await act(async () => undefined);
  });

  it('is renamed, and a name of nothing is not taken', () => {
    onShelf(SOUND);
    openApp('/boards');
    tap('board-ours');
    tap('rename');
    type('rename-name', '  Our copy ');
    tap('rename-save');
    expect(drawer('own').getByText('Our copy')).toBeVisible();
    tap('board-ours');
    tap('rename');
    type('rename-name', '  ');
    tap('rename-save');
    expect(loadBoard('ours')?.name).toBe('Our copy');
  });

  it('is duplicated', () => {
    onShelf(SOUND);
    openApp('/boards');
    tap('board-ours');
    tap('duplicate');
    expect(drawer('own').getByText('Kitchen table (copy)')).toBeVisible();
    expect(useBoards.getState().boards).toHaveLength(2);
  });

  it('is deleted and brought back', () => {
    onShelf(SOUND);
    openApp('/boards');
    tap('board-ours');
    tap('delete');
    expect(screen.queryByTestId('board-ours')).toBeNull();
    expect(screen.getByText('Deleted: Kitchen table')).toBeVisible();
    tap('bring-back');
    expect(screen.getByTestId('board-ours')).toBeVisible();
    expect(screen.queryByTestId('bring-back')).toBeNull();
  });

  it('becomes the usual one, and goes first in a new game', () => {
    onShelf(SOUND);
    onShelf({ ...SOUND, id: 'later', name: 'Later' });
    const view = openApp('/boards');
    tap('board-ours');
    tap('usual');
    expect(screen.getByTestId('usual-ours')).toBeVisible();
    view.unmount();
    openApp('/new');
    expect(screen.getByTestId('board-ours')).toBeChecked();
  });

  it('from the practice drawer can be made one’s own, not changed', () => {
    const view = openApp('/boards');
    tap('board-practice-main');
    for (const id of ['edit', 'deck', 'rename', 'delete']) {
      expect(screen.queryByTestId(id)).toBeNull();
    }
    tap('copy-to-edit');
    const { file } = useBoards.getState().boards[0]!;
    expect(file.name).toBe('Practice map, main side (copy)');
    expect(view.getPathname()).toBe(`/boards/${file.id}/edit`);
  });

  it('tells when the device has no room for a copy', () => {
    onShelf(SOUND);
    openApp('/boards');
    tap('board-ours');
    const { setItem } = shelf;
    shelf.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    tap('duplicate');
    shelf.setItem = setItem;
    expect(screen.getByTestId('boards-fault')).toHaveTextContent(/storage of this device is full/);
  });
});

describe('a new board', () => {
  it('is begun on a page of its own, each under another id', () => {
    const view = openApp('/boards');
    tap('create-board');
    expect(view.getPathname()).toMatch(/^\/boards\/\w+\/edit$/);
  });
});

describe('a new game', () => {
  it('shows unfinished boards with the reason, but lays none of them', () => {
    onShelf(DRAFT);
    const view = openApp('/new');
    expect(screen.queryByTestId('board-draft')).toBeNull();
    expect(screen.getByTestId('unfinished-draft')).toHaveTextContent(/Half drawn.*purple cities/);
    tap('unfinished-draft');
    expect(view.getPathname()).toBe('/boards/draft/edit');
  });
});
