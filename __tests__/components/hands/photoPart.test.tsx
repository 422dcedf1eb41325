import { render, screen, userEvent } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { EditorScreen } from '@/components/editor/EditorScreen';
import { newSheet } from '@/engine/europe/board/sheet';
import type { Language } from '@/locales/language';
import { useSettings } from '@/store/settings';

jest.mock('expo-sqlite/localStorage/install', () => ({}));
jest.mock('@/store/boards', () => ({ saveBoard: () => null }));
const mockPick = jest.fn();
jest.mock('@/components/editor/pickPhoto', () => ({
  pickPhoto: (camera: boolean) => mockPick(camera) as unknown,
  pixelsOf: async () => null,
}));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
};
const { draft } = newSheet({ id: 'mine', name: 'Mine', side: 'short' }, 'flat', {
  columns: 6,
  rows: 5,
});

async function open(language: Language) {
  useSettings.setState({ language });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <EditorScreen file={draft} onBack={() => undefined} />
    </SafeAreaProvider>,
  );
  await userEvent.press(screen.getByTestId('mode-sheet'));
}

it.each([
  ['en', /may not use the camera.*settings/],
  ['ru', /нельзя пользоваться камерой.*настройках/],
  ['de', /darf die Kamera nicht nutzen.*Einstellungen/],
] as const)(
  'a camera that is refused is told in %s, and a photo can be chosen',
  async (to, said) => {
    await open(to);
    mockPick.mockResolvedValue('refused');
    await userEvent.press(screen.getByTestId('photo-take'));
    expect(mockPick).toHaveBeenLastCalledWith(true);
    expect(await screen.findByTestId('photo-fault')).toHaveTextContent(said);
    mockPick.mockResolvedValue('noCamera');
    await userEvent.press(screen.getByTestId('photo-take'));
    expect(await screen.findByTestId('photo-fault')).not.toHaveTextContent(said);
    mockPick.mockResolvedValue(null);
    await userEvent.press(screen.getByTestId('photo-pick'));
    expect(mockPick).toHaveBeenLastCalledWith(false);
  },
);
