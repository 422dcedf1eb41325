import { freshDevice, openApp, stateNow, tap, type } from './support/app';
import { playedFile, seatedFile } from './support/files';
import { spoil } from './support/shelf';

import { screen } from '@testing-library/react-native';

import type { Picked } from '@/components/games/picked';
import type { GameFile } from '@/engine/europe/file';
import { useGame } from '@/store/game';
import { useLibrary } from '@/store/library';

const mockHands = { name: '', text: '', picked: null as Picked | null };
jest.mock('@/components/games/files', () => ({
  SAVES: false,
  handOut: async (name: string, text: string) => Object.assign(mockHands, { name, text }),
  pickText: async () => mockHands.picked,
}));

beforeEach(freshDevice);

function keep(file: GameFile, name: string): string {
  const { id } = useGame.getState().create(file, name)!;
  useGame.getState().close();
  return id;
}

const names = () => useLibrary.getState().saves.map(({ name }) => name);

describe('the shelf', () => {
  it('says when it is empty', () => {
    openApp('/games');
    expect(screen.getByTestId('no-games')).toBeVisible();
  });

  it('lists who plays, the turn and the board, and opens a game', () => {
    const id = keep(playedFile(3), 'Friday');
    const view = openApp('/games');
    expect(screen.getByTestId(`open-${id}`)).toHaveAccessibleName(
      /^Friday, Turn 4, Practice map, short side/,
    );
    tap(`open-${id}`);
    expect(view.getPathname()).toBe(`/game/${id}`);
    expect(screen.getByTestId('panel-roll')).toBeVisible();
  });

  it('renames', () => {
    const id = keep(playedFile(), 'Friday');
    openApp('/games');
    tap(`more-${id}`);
    tap('rename');
    type('rename-name', '  Saturday  ');
    tap('rename-save');
    expect(screen.getByTestId(`title-${id}`)).toHaveTextContent('Saturday');
  });

  it('keeps the old name when the new one is empty', () => {
    const id = keep(playedFile(), 'Friday');
    openApp('/games');
    tap(`more-${id}`);
    tap('rename');
    type('rename-name', '   ');
    tap('rename-save');
    expect(names()).toEqual(['Friday']);
  });

  it('duplicates, and the two go on apart', () => {
    const id = keep(playedFile(1), 'Friday');
    openApp('/games');
    tap(`more-${id}`);
    tap('duplicate');
    expect(names().sort()).toEqual(['Friday', 'Friday (copy)']);
    const copy = useLibrary.getState().saves.find((save) => save.id !== id)!;
    useGame.getState().load(copy.id);
    useGame.getState().enter({ type: 'roll', dice: 8 });
    useGame.getState().close();
    useGame.getState().load(id);
    expect(stateNow().phase.name).toBe('roll');
  });

  it('deletes without asking and brings back without loss', () => {
    const id = keep(playedFile(2), 'Friday');
    openApp('/games');
    tap(`more-${id}`);
    tap('delete');
    expect(screen.queryByTestId(`game-${id}`)).toBeNull();
    tap('bring-back');
    expect(screen.getByTestId(`game-${id}`)).toBeVisible();
    expect(screen.queryByTestId('bring-back')).toBeNull();
    tap(`open-${id}`);
    expect(stateNow().turn.number).toBe(3);
  });

  it('hands a game out as the file it is', () => {
    const id = keep(playedFile(2), 'Friday');
    openApp('/games');
    tap(`more-${id}`);
    tap('export');
    expect(mockHands.name).toMatch(/^kontor-Friday-.*\.json$/);
    expect(JSON.parse(mockHands.text)).toEqual(playedFile(2));
  });
});

describe('taking a game in', () => {
  function take(text: string) {
    openApp('/games');
    tap('import');
    type('take-text', text);
    tap('take');
  }

  it('puts a pasted game on the shelf', () => {
    take(JSON.stringify(playedFile(2)));
    expect(screen.getByTestId('told')).toHaveTextContent('The game is on the shelf.');
    expect(useLibrary.getState().saves[0]?.summary.turn).toBe(3);
  });

  it('takes a picked file', async () => {
    mockHands.picked = { text: JSON.stringify(playedFile(2)) };
    openApp('/games');
    tap('import');
    tap('pick-file');
    expect(await screen.findByTestId('told')).toHaveTextContent('The game is on the shelf.');
  });

  it.each([
    ['too-large', /far too large/],
    ['unreadable', /could not be read/],
  ] as const)('says why a file is not taken: %s', async (fault, words) => {
    mockHands.picked = { fault };
    openApp('/games');
    tap('import');
    tap('pick-file');
    expect(await screen.findByTestId('take-problems')).toHaveTextContent(words);
    expect(useLibrary.getState().saves).toEqual([]);
  });

  it('says how many entries had no effect', () => {
    const file = playedFile();
    const commands = [...file.commands, { type: 'endTurn' } as const];
    take(JSON.stringify({ ...file, commands, cursor: commands.length }));
    expect(screen.getByTestId('told')).toHaveTextContent(/1 entry against the rules/);
  });

  it.each([
    ['nothing', '', /nothing to take in/],
    ['no JSON', '{"format":', /cannot be read/],
    ['another file', '{"format":"recipe"}', /cannot be taken in/],
    [
      'two players',
      JSON.stringify(seatedFile({ players: [{ colour: 'red' }, { colour: 'blue' }] })),
      /three or four/i,
    ],
    ['a newer version', JSON.stringify({ ...seatedFile(), version: 99 }), /newer/i],
  ])('refuses %s in words', (_what, text, words) => {
    take(text);
    expect(screen.getByTestId('take-problems')).toHaveTextContent(words);
    expect(useLibrary.getState().saves).toEqual([]);
  });
});

describe('a save that cannot be opened', () => {
  it('is missing', () => {
    const view = openApp('/game/nowhere');
    expect(screen.getByTestId('game-missing')).toBeVisible();
    tap('to-games');
    expect(view.getPathname()).toBe('/games');
  });

  it('offers the last good state when its entries are damaged', () => {
    const id = keep(seatedFile({ start: 'fixed' }, 'practice-short'), 'Friday');
    const game = useGame.getState();
    game.load(id);
    game.enter({ type: 'placeFixed' });
    for (let i = 0; i < 12; i++) {
      game.enter({ type: 'roll', dice: 8 });
      game.enter({ type: 'endTurn' });
    }
    useGame.getState().close();
    spoil(`log.${id}.0`);
    const view = openApp(`/game/${id}`);
    expect(screen.getByTestId('game-damaged')).toBeVisible();
    tap('open-good');
    expect(view.getPathname()).not.toBe(`/game/${id}`);
    expect(stateNow().turn.number).toBeGreaterThan(8);
  });

  it('stays listed with what can be done when even its header is damaged', () => {
    const id = keep(playedFile(), 'Friday');
    spoil(`game.${id}`);
    const view = openApp('/games');
    tap(`try-${id}`);
    expect(view.getPathname()).toBe(`/game/${id}`);
    expect(screen.getByTestId(/^game-(unreadable|missing)$/)).toBeVisible();
    tap('to-games');
    tap(`delete-${id}`);
    expect(screen.queryByTestId(`damaged-${id}`)).toBeNull();
  });
});
