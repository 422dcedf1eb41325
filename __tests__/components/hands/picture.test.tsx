import { openEvening, show } from '../support/evening';

import { act, fireEvent, screen } from '@testing-library/react-native';
import { PixelRatio } from 'react-native';
import { Text } from 'react-native-svg';

import { ResultScreen } from '@/components/evening/ResultScreen';

import { shown, stateNow, tap, textOf } from '../support/table';

const mockHandOut = jest.fn();
jest.mock('@/components/games/outbox', () => ({
  handOutFile: async (...given: unknown[]) => mockHandOut(...given) as unknown,
}));

type Take = (png?: string) => void;
const mockDraws = jest.fn<void, [Take, { width: number; height: number }]>();
jest.mock('react-native-svg', () => {
  const actual = jest.requireActual<typeof import('react-native-svg')>('react-native-svg');
  class Svg extends actual.Svg {
    override toDataURL = mockDraws as never;
  }
  return { ...actual, __esModule: true, Svg, default: Svg };
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  openEvening();
  show(ResultScreen);
});
afterEach(() => jest.useRealTimers());

it('a phone draws the picture, hands it on as a file and puts the drawing away', async () => {
  mockDraws.mockImplementation((take) => take('iVBORw0KGgo='));
  tap('result-picture');
  const words = screen.UNSAFE_getAllByType(Text).map(({ props }) => String(props.children));
  expect(words).toContain('An evening');
  for (const colour of stateNow().seats) expect(words).toContain(stateNow().players[colour].name);
  await act(async () => undefined);
  expect(mockHandOut).toHaveBeenCalledTimes(1);
  const [name, png, encoding] = mockHandOut.mock.calls[0] as string[];
  expect(name).toMatch(/^kontor-An-evening-.*\.png$/);
  expect([png, encoding]).toEqual(['iVBORw0KGgo=', 'base64']);
  // In pixels the same on every phone.
  const { width, height } = mockDraws.mock.calls[0]![1];
  expect([width * PixelRatio.get(), height * PixelRatio.get()]).toEqual([1080, 1350]);
  expect(shown('result-drawing')).toBe(false);
  expect(shown('picture-failed')).toBe(false);
});

it.each([
  ['is not drawn', () => mockDraws.mockImplementation((take) => take())],
  ['is never heard of', () => mockDraws.mockImplementation(() => undefined)],
  [
    'cannot be handed on',
    () => {
      mockDraws.mockImplementation((take) => take('iVBORw0KGgo='));
      mockHandOut.mockRejectedValue(new Error('no space left'));
    },
  ],
])('says so when the picture %s, and can be asked again', async (_why, happens) => {
  happens();
  tap('result-picture');
  await act(async () => jest.advanceTimersByTime(5000));
  expect(textOf('picture-failed')).toMatch(/could not be made/);
  expect(screen.getByTestId('result-picture')).toBeEnabled();
});

it('asks for one picture at a time', async () => {
  mockDraws.mockImplementation(() => undefined);
  tap('result-picture');
  expect(screen.getByTestId('result-picture')).toBeDisabled();
  fireEvent.press(screen.getByTestId('result-picture'));
  expect(mockDraws).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(5000));
});
