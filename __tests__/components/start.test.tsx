import { freshDevice, offered, openApp, stateNow, tap, touchBoard } from './support/app';
import { playedFile, seatedFile } from './support/files';

import { act, fireEvent, screen, within } from '@testing-library/react-native';

import type { Command } from '@/engine/europe/commands';
import type { GameFile } from '@/engine/europe/file';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

beforeEach(freshDevice);

function sitDown(file: GameFile) {
  const { id } = useGame.getState().create(file, 'Friday')!;
  return openApp(`/game/${id}`);
}

/** Places whatever is asked for on the first place on offer, until something else is asked. */
function placeAll(): void {
  for (let i = 0; i < 30 && stateNow().phase.name === 'placing'; i++) {
    const [place] = offered();
    touchBoard(
      place!,
      place!.includes('.') || stateNow().board.sites.has(place!) ? 'site' : 'path',
    );
  }
}

describe('the roll for the start', () => {
  it('takes a roll back by a tap on its line', () => {
    sitDown(seatedFile({ first: undefined }));
    tap('dice-5');
    expect(screen.getByTestId('rolled-red')).toHaveTextContent('5');
    fireEvent.press(within(screen.getByTestId('start-roll-red')).getByRole('button'));
    expect(screen.queryByTestId('rolled-red')).toBeNull();
  });

  it('E-SET-6: clears the table when the same players tie again', () => {
    sitDown(seatedFile({ first: undefined }));
    for (const dice of [9, 9, 2, 2]) tap(`dice-${dice}`);
    for (const dice of [6, 6]) tap(`dice-${dice}`);
    expect(screen.queryByTestId('rolled-red')).toBeNull();
    for (const dice of [6, 7]) tap(`dice-${dice}`);
    expect(stateNow().turn.player).toBe('blue');
  });
});

describe('placing', () => {
  it('E-SET-6, E-SET-9: leads four players through all sixteen pieces to the first roll', () => {
    sitDown(seatedFile());
    placeAll();
    expect(screen.getByTestId('panel-roll')).toBeVisible();
  });

  it('E-SET-8: leads three players past the neutral posts', () => {
    const { setup } = seatedFile();
    sitDown(seatedFile({ players: setup.players.slice(0, 3) }));
    for (let i = 0; i < 9; i++) touchBoard(offered()[0]!);
    expect(screen.getByTestId('progress')).toHaveTextContent('9 of 15');
    expect(screen.getByText('Cleo places a neutral post')).toBeVisible();
    placeAll();
    expect(screen.getByTestId('panel-roll')).toBeVisible();
  });

  it('E-SET-7: tells the start cards of a third post', () => {
    sitDown(seatedFile());
    for (let i = 0; i < 9; i++) touchBoard(offered()[0]!);
    expect(screen.getByTestId('gains-red')).toBeVisible();
  });

  it('objects to a brown city and records it when the table insists', () => {
    sitDown(seatedFile());
    const brown = [...stateNow().board.sites.values()].find(({ kind }) => kind === 'brown')!;
    touchBoard(brown.at);
    expect(screen.getByTestId('objection')).toBeVisible();
    tap('record-anyway');
    expect(stateNow().posts[brown.at]?.owner).toBe('red');
  });

  it('E-SET-5: places a fixed start by hand in any order', () => {
    sitDown(seatedFile({ start: 'fixed' }, 'practice-short'));
    tap('piece-white-post');
    touchBoard('E6w');
    expect(stateNow().posts['E6w']?.owner).toBe('white');
    tap('piece-orange-post');
    touchBoard('G3w');
    tap('as-printed');
    expect(screen.getByTestId('panel-roll')).toBeVisible();
  });

  it('E-SET-10: asks for the token of every start post, also of the printed start', () => {
    sitDown(seatedFile({ start: 'fixed', options: { startTokens: true } }, 'practice-short'));
    tap('as-printed');
    let asked = 0;
    while (screen.queryByTestId('panel-token') && asked < 20) {
      asked += 1;
      for (const key of screen.queryAllByTestId(/^token-hex-/).slice(0, 1)) tap(key.props.testID);
      const [number] = screen.queryAllByTestId(/^token-(\d+|from-.*)$/);
      tap(number!.props.testID);
    }
    expect(asked).toBeGreaterThan(1);
    expect(screen.getByTestId('panel-roll')).toBeVisible();
  });
});

describe('the end', () => {
  const winning: readonly Command[] = [
    {
      type: 'correct',
      set: [
        { of: 'goods', player: 'red', to: { locked: 0, free: 1, delivered: 4 } },
        { of: 'caravan', piece: 'red-1', to: 'F5ne' },
      ],
    },
    { type: 'roll', dice: 8 },
    { type: 'deliver', caravan: 'red-1', at: 'F5e' },
  ];
  const won = (): GameFile => {
    const file = playedFile();
    const commands = [...file.commands, ...winning];
    return { ...file, commands, cursor: commands.length };
  };

  it('E-END-1: shows who won, lets it be undone, and lays the same table again', () => {
    const view = sitDown(won());
    expect(screen.getByTestId('winner')).toHaveTextContent(/Ann/);
    tap('over-undo');
    expect(screen.queryByTestId('panel-over')).toBeNull();
    tap('redo');
    tap('again');
    expect(view.getPathname()).toBe('/new');
    expect(screen.getByTestId('name-red').props.value).toBe('Ann');
    expect(screen.getByTestId('board-practice-short')).toBeChecked();
  });
});

describe('what the settings change at the table', () => {
  it('asks before a turn ends, when wanted', () => {
    useSettings.setState({ confirm: true });
    sitDown(playedFile());
    tap('dice-8');
    tap('end-turn');
    expect(stateNow().turn.player).toBe('red');
    tap('confirm-no');
    expect(screen.queryByTestId('confirm')).toBeNull();
    tap('end-turn');
    tap('confirm-yes');
    expect(stateNow().turn.player).toBe('blue');
  });
});

describe('trouble with saving', () => {
  it('says so and offers the game as a file', () => {
    sitDown(playedFile());
    expect(screen.queryByTestId('fault-full')).toBeNull();
    act(() => useGame.setState({ fault: 'full' }));
    expect(screen.getByTestId('fault-full')).toBeVisible();
    tap('fault-why');
    expect(screen.getByTestId('fault-sheet')).toBeVisible();
  });

  it('takes a game over that went on in another tab', () => {
    sitDown(playedFile());
    act(() => useGame.setState({ fault: 'other-tab' }));
    tap('take-over');
    expect(screen.queryByTestId('fault-other-tab')).toBeNull();
    expect(screen.getByTestId('panel-roll')).toBeVisible();
  });
});
