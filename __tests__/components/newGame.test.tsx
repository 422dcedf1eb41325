import { freshDevice, openApp, stateNow, tap, touchBoard, type, offered } from './support/app';

import { screen } from '@testing-library/react-native';

import {
  draftFrom,
  fileFrom,
  moved,
  seated,
  withColour,
  withCount,
  withName,
} from '@/components/newGame/draft';
import { readGame } from '@/engine/europe/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import * as boards from '@/store/boards';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

beforeEach(freshDevice);
afterEach(() => jest.restoreAllMocks());

const SHELF = [PRACTICE_MAIN, PRACTICE_SHORT];

describe('a table being laid', () => {
  it('starts as four with every colour once', () => {
    const draft = draftFrom(null, SHELF);
    expect(seated(draft).map(({ colour }) => colour)).toEqual(['red', 'blue', 'white', 'orange']);
  });

  it('takes over what can be believed of the last table', () => {
    const last = {
      players: [
        { colour: 'white', name: 'Ann' },
        { colour: 'purple' },
        { colour: 'white' },
        7,
        { colour: 'red', name: 5 },
      ],
      board: 'lost',
      tracking: 'sloppy',
      options: { startCoins: true, doubleChain: 'yes', unknown: true },
    } as never;
    const draft = draftFrom(last, SHELF);
    expect(draft.seats).toEqual([
      { colour: 'white', name: 'Ann' },
      { colour: 'red', name: '' },
      { colour: 'blue', name: '' },
      { colour: 'orange', name: '' },
    ]);
    expect(draft).toMatchObject({ board: PRACTICE_MAIN.id, tracking: 'full' });
    expect(draft.options).toMatchObject({ startCoins: true, doubleChain: true });
    expect(draft.options).not.toHaveProperty('unknown');
  });

  it('swaps colours, so that two players never share one', () => {
    let draft = withCount(draftFrom(null, SHELF), 3);
    draft = withColour(withName(draft, 'red', 'Ann'), 'red', 'orange');
    expect(seated(draft).map(({ colour }) => colour)).toEqual(['orange', 'blue', 'white']);
    expect(seated(draft)[0]!.name).toBe('Ann');
  });

  it('lets nobody begin who has left the table', () => {
    const draft = withCount({ ...draftFrom(null, SHELF), first: 'orange' as const }, 3);
    expect(draft.first).toBeNull();
  });

  it('moves no seat over the edge', () => {
    const draft = withCount(draftFrom(null, SHELF), 3);
    expect(moved(draft, 2, 1)).toBe(draft);
    expect(moved(draft, 0, -1)).toBe(draft);
  });

  it.each(SHELF.map((board) => [board.id, board] as const))(
    'is always playable on %s',
    (_id, board) => {
      for (const start of ['fixed', 'variable'] as const) {
        for (const count of [3, 4] as const) {
          const draft = withCount({ ...draftFrom(null, SHELF), start }, count);
          expect(readGame(fileFrom(draft, board)).problems).toEqual([]);
        }
      }
    },
  );

  it('lets a table without red say who begins in the fixed start', () => {
    const draft = withColour(
      withCount({ ...draftFrom(null, SHELF), start: 'fixed' as const }, 3),
      'red',
      'orange',
    );
    const { game } = readGame(fileFrom({ ...draft, first: 'white' }, PRACTICE_SHORT));
    expect(game?.table.first).toBe('white');
  });
});

describe('the new game page', () => {
  it('E-SET-5: lays the short side as printed in a few taps and follows with the first roll', () => {
    openApp('/new');
    type('name-red', 'Ann');
    tap('board-practice-short');
    tap('start-fixed');
    tap('begin');
    expect(screen.getByTestId('progress')).toHaveTextContent('0 of 16');
    tap('as-printed');
    expect(screen.getByTestId('panel-roll')).toBeVisible();
    expect(screen.getByTestId('gains-orange')).toBeVisible();
    expect(stateNow().turn.player).toBe('red');
  });

  it('E-SET-6: on the main side rolls for the start and places the first post by touch', () => {
    openApp('/new');
    expect(screen.queryByTestId('start-fixed')).toBeNull();
    tap('begin');
    for (const dice of [5, 9, 9, 3]) tap(`dice-${dice}`);
    expect(screen.getByText('A tie: these roll again.')).toBeVisible();
    expect(screen.queryByTestId('start-roll-red')).toBeNull();
    tap('dice-4');
    tap('dice-6');
    expect(screen.getByText('White: trading post 1 of 3')).toBeVisible();
    const [site] = offered();
    touchBoard(site!);
    expect(stateNow().posts[site!]?.owner).toBe('white');
    expect(screen.getByTestId('progress')).toHaveTextContent('1 of 16');
  });

  it('remembers names, colours and order for the next time', () => {
    const view = openApp('/new');
    tap('count-3');
    type('name-red', 'Ann');
    tap('colour-red');
    tap('take-orange');
    tap('later-orange');
    tap('begin');
    expect(useSettings.getState().lastTable?.players.map(({ colour }) => colour)).toEqual([
      'blue',
      'orange',
      'white',
    ]);
    expect(useGame.getState().open?.history.state.players.orange.name).toBe('Ann');
    view.unmount();
    openApp('/new');
    expect(screen.getByTestId('name-orange').props.value).toBe('Ann');
    expect(screen.queryByTestId('name-red')).toBeNull();
  });

  it('shows any name as text', () => {
    openApp('/new');
    type('name-red', '<b>{"a":1}</b> 🐫');
    tap('first-red');
    tap('begin');
    expect(screen.getByTestId('table-title')).toHaveTextContent('<b>{"a":1}</b> 🐫');
  });

  it('keeps the house rules folded, and plays by those chosen', () => {
    openApp('/new');
    expect(screen.queryByTestId('option-startCoins')).toBeNull();
    tap('house-rules');
    tap('option-startCoins');
    tap('begin');
    expect(stateNow().options.startCoins).toBe(true);
  });

  it('says in words why a game cannot begin, and begins nothing', () => {
    const broken = { ...PRACTICE_MAIN, id: 'broken', name: 'Broken', robber: 'ZZ9' };
    jest.spyOn(boards, 'boardsOnShelf').mockReturnValue([broken]);
    const view = openApp('/new');
    expect(screen.getByTestId('cannot-begin')).toHaveTextContent(/cannot begin yet.*robber/is);
    tap('begin');
    expect(view.getPathname()).toBe('/new');
    expect(useGame.getState().open).toBeNull();
  });
});
