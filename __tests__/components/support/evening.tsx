import './shelf';
import { mockRouter } from './mocks';

import { act, render } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import recorded from '@/__tests__/fixtures/evening.json';
import { TableScreen } from '@/components/table/TableScreen';
import { useTableUi } from '@/components/table/ui';
import type { GameFile } from '@/engine/europe/file';
import { useGame, type OpenGame } from '@/store/game';
import { DEFAULT_SETTINGS, useSettings, type Settings } from '@/store/settings';

export const EVENING = recorded as unknown as GameFile;

/** After the first command from `from` on that fits, the cursor stands right behind it. */
export function after(type: GameFile['commands'][number]['type'], from = 0): number {
  const at = EVENING.commands.findIndex((command, i) => i >= from && command.type === type);
  if (at < 0) throw new Error(`no ${type} in the recorded evening`);
  return at + 1;
}

/** The recorded evening, opened as far as told. */
export function openEvening(cursor = EVENING.cursor, settings: Partial<Settings> = {}): void {
  act(() => {
    mockRouter.push.mockClear();
    useTableUi.getState().reset();
    useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', ...settings });
    useGame.getState().create({ ...EVENING, cursor }, 'An evening');
  });
}

type ScreenOf = ComponentType<{ readonly open: OpenGame; readonly onBack: () => void }>;

/** A screen of the game that is open; it follows what is recorded. */
export function show(Shown: ScreenOf = TableScreen) {
  const onBack = jest.fn();
  function Live() {
    const open = useGame((game) => game.open);
    return open ? <Shown open={open} onBack={onBack} /> : null;
  }
  return { onBack, ...render(<Live />) };
}
