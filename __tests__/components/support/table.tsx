import './mocks';

import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { FOUR, midGame } from '@/__tests__/engine/support/tables';
import { TableScreen } from '@/components/table/TableScreen';
import { useTableUi } from '@/components/table/ui';
import type { Command } from '@/engine/europe/commands';
import type { Event } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import { openHistory } from '@/engine/log/history';
import { useGame } from '@/store/game';
import { DEFAULT_SETTINGS, useSettings, type Settings } from '@/store/settings';

export const NAMES = { red: 'Anna', blue: 'Ben', white: 'Clara', orange: 'Dora' } as const;

function Screen({ onBack }: { readonly onBack: () => void }) {
  const open = useGame((game) => game.open);
  return open ? <TableScreen open={open} onBack={onBack} /> : null;
}

/** The table screen with a game that stands as told. */
export function layTable(state: State = midGame(), settings: Partial<Settings> = {}) {
  act(() => {
    useTableUi.getState().reset();
    useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', ...settings });
    useGame.getState().create(
      {
        format: 'kontor-game',
        version: 1,
        game: 'europe',
        board: 'practice-main',
        setup: FOUR,
        commands: [],
        cursor: 0,
      },
      'An evening',
    );
    const { open } = useGame.getState();
    if (!open) throw new Error('no game');
    const players = Object.fromEntries(
      Object.entries(state.players).map(([colour, player]) => [
        colour,
        { ...player, name: NAMES[colour as keyof typeof NAMES] },
      ]),
    ) as unknown as State['players'];
    const history = openHistory<State, Command, Event>({ ...state, players });
    useGame.setState({ open: { ...open, history } });
  });
  const onBack = jest.fn();
  return { onBack, ...render(<Screen onBack={onBack} />) };
}

export const tap = (testID: string): void => {
  fireEvent.press(screen.getByTestId(testID));
};
export const taps = (testID: string, n: number): void => {
  for (let i = 0; i < n; i++) tap(testID);
};
/** All words under a test id, in order. */
export function textOf(testID: string): string {
  const words = (node: unknown): string => {
    if (typeof node === 'string' || typeof node === 'number') return String(node);
    if (Array.isArray(node)) return node.map(words).join(' ');
    const { children } = (node ?? {}) as { children?: unknown };
    return children === undefined ? '' : words(children);
  };
  return words(screen.getByTestId(testID)).replace(/\s+/g, ' ').trim();
}
export const shown = (testID: string): boolean => screen.queryByTestId(testID) !== null;
export const disabled = (testID: string): boolean =>
  screen.getByTestId(testID).props.accessibilityState?.disabled === true;

export const stateNow = (): State => useGame.getState().open!.history.state;
export const commands = (): readonly Command[] => {
  const { commands: all, cursor } = useGame.getState().open!.history.log;
  return all.slice(0, cursor);
};
export const lastCommand = (): Command | undefined => commands()[commands().length - 1];
