import { freshDevice, openApp, tap, type } from './support/app';

import { screen } from '@testing-library/react-native';

import { rectangle } from '@/__tests__/engine/support/boards';
import { readBoard } from '@/engine/europe/board/read';
import { loadBoard, saveBoard, useBoards } from '@/store/boards';

import { shelf } from './support/shelf';

const SOUND = { ...rectangle(7, 6), id: 'ours' };

function times(n: number, testID: string) {
  for (let i = 0; i < n; i++) tap(testID);
}
const deck = () => loadBoard('ours')?.deck;

beforeEach(() => {
  freshDevice();
  saveBoard(SOUND);
});

describe('the deck of a table', () => {
  it('takes cards with everything they can do', () => {
    openApp('/boards/ours/deck');
    tap('card-add');
    type('card-name', ' Rider ');
    times(4, 'card-count-plus');
    tap('card-robber');
    tap('card-keep');
    tap('card-add');
    type('card-name', 'Fair');
    times(2, 'card-gold-plus');
    tap('card-anyCards-plus');
    tap('card-routes-plus');
    times(3, 'card-merchantSteps-plus');
    times(3, 'card-caravanSteps-plus');
    tap('card-tollFree');
    tap('card-dice');
    tap('card-cards-salt-plus');
    tap('card-keep');
    expect(deck()).toEqual([
      { name: 'Rider', count: 5, effects: { robber: true } },
      {
        name: 'Fair',
        count: 1,
        effects: {
          gold: 2,
          anyCards: 1,
          routes: 1,
          merchantSteps: 3,
          caravanSteps: 3,
          tollFree: true,
          dice: true,
          cards: { salt: 1 },
        },
      },
    ]);
    expect(screen.getByTestId('deck-total')).toHaveTextContent('6');
    expect(screen.getByText('Moves the robber and steals')).toBeVisible();
    expect(readBoard(loadBoard('ours')).board?.deck).toHaveLength(2);
  });

  it('warns while there are not 25, and no longer', () => {
    saveBoard({ ...SOUND, deck: [{ name: 'Rider', count: 24, effects: {} }] });
    openApp('/boards/ours/deck');
    expect(screen.getByTestId('deck-warning')).toHaveTextContent(/The box holds 25/);
    expect(screen.getByText('Changes nothing the app follows')).toBeVisible();
    tap('card-0');
    tap('card-count-plus');
    tap('card-keep');
    expect(screen.queryByTestId('deck-warning')).toBeNull();
  });

  it('wants a name, and each name once', () => {
    saveBoard({ ...SOUND, deck: [{ name: 'Rider', count: 5, effects: {} }] });
    openApp('/boards/ours/deck');
    tap('card-add');
    tap('card-keep');
    expect(screen.getByTestId('card-wrong')).toHaveTextContent('Give the card a name.');
    type('card-name', 'rider');
    tap('card-keep');
    expect(screen.getByTestId('card-wrong')).toHaveTextContent(/already/);
    expect(deck()).toHaveLength(1);
  });

  it('gives a removed card back to its place', () => {
    const cards = ['One', 'Two', 'Three'].map((name) => ({ name, count: 1, effects: {} }));
    saveBoard({ ...SOUND, deck: cards });
    openApp('/boards/ours/deck');
    tap('card-1');
    tap('card-remove');
    expect(deck()?.map(({ name }) => name)).toEqual(['One', 'Three']);
    tap('card-bring-back');
    expect(deck()).toEqual(cards);
  });

  it('tells when it could not be kept', () => {
    openApp('/boards/ours/deck');
    tap('card-add');
    type('card-name', 'Rider');
    const { setItem } = shelf;
    shelf.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    tap('card-keep');
    shelf.setItem = setItem;
    expect(screen.getByTestId('deck-fault')).toBeVisible();
    expect(deck()).toBeUndefined();
  });

  it('belongs to a copy, not to a practice map', () => {
    const view = openApp('/boards/practice-main/deck');
    tap('copy-practice');
    const copy = useBoards.getState().boards.find(({ file }) => file.id !== 'ours')!;
    expect(view.getPathname()).toBe(`/boards/${copy.file.id}/deck`);
    expect(screen.getByTestId('card-add')).toBeVisible();
  });

  it('of a board that is not there leads back to the boards', () => {
    const view = openApp('/boards/nowhere/deck');
    tap('to-boards');
    expect(view.getPathname()).toBe('/boards');
  });
});
