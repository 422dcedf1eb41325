import { freshDevice, openApp, stateNow, tap } from './support/app';

import { screen, within } from 'expo-router/testing-library';

import evening from '@/__tests__/fixtures/evening.json';
import type { GameFile } from '@/engine/europe/file';
import { useGame } from '@/store/game';

const EVENING = evening as unknown as GameFile;
const CURSOR = 60;
const at = (type: string) =>
  EVENING.commands.findLastIndex((command, i) => i < CURSOR && command.type === type);

beforeEach(freshDevice);

function openHistory() {
  const { id } = useGame
    .getState()
    .create(
      { ...EVENING, commands: EVENING.commands.slice(0, CURSOR), cursor: CURSOR },
      'An evening',
    )!;
  return { id, app: openApp(`/game/${id}/history`) };
}

const cursor = () => useGame.getState().open!.history.log.cursor;

describe('the history', () => {
  test('goes back to an entry and forward again', () => {
    openHistory();
    const before = stateNow();
    tap(`entry-${CURSOR - 5}`);
    tap('entry-jump');
    expect(cursor()).toBe(CURSOR - 4);
    tap(`entry-${CURSOR - 1}`);
    tap('entry-jump');
    expect(cursor()).toBe(CURSOR);
    expect(stateNow()).toEqual(before);
  });

  test('names the rules of an entry; reading one leaves the entry open', () => {
    const { id, app } = openHistory();
    tap(`entry-${at('roll')}`);
    const sheet = within(screen.getByTestId('entry'));
    expect(sheet.getByTestId('entry-rule-E-ROLL-1')).toBeTruthy();
    tap('entry-rule-E-ROLL-1');
    expect(app.getPathname()).toBe('/rules/production');
    expect(screen.queryByTestId('entry-rule-E-ROLL-1')).toBeNull();
    tap('back');
    expect(app.getPathname()).toBe(`/game/${id}/history`);
    expect(screen.getByTestId('entry-rule-E-ROLL-1')).toBeTruthy();
    expect(cursor()).toBe(CURSOR);
  });

  test('shows one player alone, and all again', () => {
    openHistory();
    const shown = () => screen.getAllByTestId(/^entry-\d+$/).map(({ props }) => props.testID);
    const all = shown();
    tap('history-only-blue');
    expect(shown()).not.toEqual(all);
    tap('history-only-blue');
    expect(shown()).toEqual(all);
  });
});
