import '../support/mocks';

import { act } from '@testing-library/react-native';
import { impactAsync } from 'expo-haptics';
import { activateKeepAwakeAsync, deactivateKeepAwake, isAvailableAsync } from 'expo-keep-awake';
import { AppState } from 'react-native';

import { midGame } from '@/__tests__/engine/support/tables';
import { useSettings } from '@/store/settings';

import { layTable, stateNow, tap } from '../support/table';

jest.mock('expo-keep-awake', () => ({
  isAvailableAsync: jest.fn(async () => true),
  activateKeepAwakeAsync: jest.fn(async () => undefined),
  deactivateKeepAwake: jest.fn(async () => undefined),
}));
jest.mock('expo-haptics', () => ({
  ImpactFeedbackStyle: { Light: 'light' },
  impactAsync: jest.fn(async () => undefined),
}));

const hold = jest.mocked(activateKeepAwakeAsync);
const release = jest.mocked(deactivateKeepAwake);
const settle = () => act(async () => undefined);
const game = midGame();

beforeEach(() => jest.clearAllMocks());

describe('the screen', () => {
  it('stays on while a game is live, and is let go when the table is left', async () => {
    const { unmount } = layTable(game);
    await settle();
    expect(hold).toHaveBeenCalledTimes(1);
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('is held again when the page comes back into sight', async () => {
    layTable(game);
    await settle();
    const heard = jest.mocked(AppState.addEventListener).mock.calls;
    for (const [, tell] of heard) (tell as (state: string) => void)('active');
    await settle();
    expect(hold).toHaveBeenCalledTimes(2);
  });

  it('is left alone when the table does not want it, or the game is over', async () => {
    layTable(game, { keepAwake: false });
    layTable({ ...game, phase: { name: 'over', winner: 'red' } });
    await settle();
    expect(hold).not.toHaveBeenCalled();
  });

  it('is let go as soon as the setting is turned off', async () => {
    layTable(game);
    await settle();
    act(() => useSettings.setState({ keepAwake: false }));
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('that a browser granted too late is let go at once', async () => {
    let grant = () => {};
    hold.mockImplementationOnce(() => new Promise((done) => (grant = () => done())));
    const { unmount } = layTable(game);
    await settle();
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
    grant();
    await settle();
    expect(release).toHaveBeenCalledTimes(2);
  });

  it('that cannot be held stops nobody from playing', async () => {
    jest.mocked(isAvailableAsync).mockRejectedValueOnce(new Error('denied'));
    release.mockRejectedValueOnce(new Error('never held'));
    const { unmount } = layTable(game);
    await settle();
    tap('end-turn');
    expect(stateNow().turn.player).toBe('blue');
    unmount();
    await settle();
    expect(hold).not.toHaveBeenCalled();
  });
});

describe('an entry', () => {
  it('is felt, where the table wants it', () => {
    layTable(game);
    tap('end-turn');
    expect(impactAsync).toHaveBeenCalledTimes(1);
    layTable(game, { haptics: false });
    tap('end-turn');
    expect(impactAsync).toHaveBeenCalledTimes(1);
  });
});
