import { freshDevice, openApp, tap } from './support/app';

import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { handOut } from '@/components/games/files';
import { MishapBoundary } from '@/components/home/Mishap';
import { readGame } from '@/engine/europe/file';
import { shelf } from './support/shelf';
import { seatedFile } from './support/files';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

jest.mock('@/components/games/files', () => ({ handOut: jest.fn(), SAVES: false }));

beforeEach(freshDevice);

describe('the title page', () => {
  it('offers a new game and nothing to continue on a fresh device', () => {
    openApp();
    expect(screen.getByTestId('home-new')).toBeVisible();
    expect(screen.queryByTestId('continue')).toBeNull();
  });

  it('continues the running game in one tap', () => {
    const id = useGame.getState().create(seatedFile(), 'Friday')!.id;
    useGame.getState().close();
    const view = openApp();
    tap('continue');
    expect(view.getPathname()).toBe(`/game/${id}`);
    expect(screen.getByTestId('panel-placing')).toBeVisible();
  });

  it.each(['games', 'settings', 'about'])('leads to %s and back', (page) => {
    const view = openApp();
    tap(`home-${page}`);
    expect(view.getPathname()).toBe(`/${page}`);
    tap('back');
    expect(view.getPathname()).toBe('/');
  });

  it('finds the way home from an address that leads nowhere', () => {
    const view = openApp('/atlantis');
    tap('not-found-home');
    expect(view.getPathname()).toBe('/');
  });

  it('says on the about page that it is unofficial', () => {
    openApp('/about');
    expect(screen.getByTestId('unofficial')).toHaveTextContent(/unofficial/);
  });
});

describe('settings', () => {
  it('speak the chosen language at once and keep it', () => {
    openApp('/settings');
    tap('language-ru');
    expect(screen.getByText('Настройки')).toBeVisible();
    tap('language-de');
    expect(screen.getByText('Einstellungen')).toBeVisible();
    expect(shelf.getItem('kontor.settings')).toContain('"language":"de"');
  });

  it.each([
    ['theme-dim', { theme: 'dim' }],
    ['text-size-1.5', { textSize: 1.5 }],
    ['dice-entry-faces', { dice: 'faces' }],
    ['setting-keepAwake', { keepAwake: false }],
    ['setting-haptics', { haptics: false }],
    ['setting-confirm', { confirm: true }],
    ['setting-turnClock', { turnClock: true }],
    ['setting-faceActive', { faceActive: true }],
  ])('%s is stored', (testID, change) => {
    openApp('/settings');
    tap(testID);
    expect(useSettings.getState()).toMatchObject(change);
    const [key, value] = Object.entries(change)[0]!;
    expect(shelf.getItem('kontor.settings')).toContain(`"${key}":${JSON.stringify(value)}`);
  });

  it('make the text as large as wanted', () => {
    openApp('/settings');
    const before = screen.getByText('Language').props.style;
    tap('text-size-2');
    const after = screen.getByText('Language').props.style;
    const size = (style: unknown) =>
      [style]
        .flat(5)
        .reduce((found: number, each) => (each as { fontSize?: number })?.fontSize ?? found, 0);
    expect(size(after)).toBe(2 * size(before));
  });
});

describe('a page that fails', () => {
  it('is replaced by words and a way home, in the language of the user', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    useSettings.setState({ language: 'ru' });
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('broken');
      return <Text>fine</Text>;
    };
    const onHome = jest.fn(() => {
      broken = false;
    });
    render(
      <MishapBoundary onHome={onHome}>
        <Page />
      </MishapBoundary>,
    );
    expect(screen.getByText(/Ничего не потеряно/)).toBeVisible();
    fireEvent.press(screen.getByTestId('mishap-home'));
    expect(onHome).toHaveBeenCalled();
    expect(screen.getByText('fine')).toBeVisible();
  });

  const Broken = () => {
    throw new Error('broken');
  };
  const breakDown = () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <MishapBoundary onHome={jest.fn()}>
        <Broken />
      </MishapBoundary>,
    );
  };

  it('hands the open game out as a file', () => {
    useGame.getState().create(seatedFile(), 'Friday');
    breakDown();
    expect(screen.getByText(/Nothing is lost/)).toBeVisible();
    tap('mishap-export');
    const [name, text] = jest.mocked(handOut).mock.calls[0]!;
    expect(name).toMatch(/^kontor-Friday-.*\.json$/);
    expect(readGame(JSON.parse(text)).game).not.toBeNull();
  });

  it('does not call saved what could not be saved', () => {
    useGame.getState().create(seatedFile(), 'Friday');
    useGame.setState({ fault: 'full' });
    breakDown();
    expect(screen.queryByText(/Nothing is lost/)).toBeNull();
    expect(screen.getByText(/could not be saved/)).toBeVisible();
  });

  it('without a game offers only the way home', () => {
    breakDown();
    expect(screen.queryByTestId('mishap-export')).toBeNull();
  });
});
