import { shelf } from '@/__tests__/components/support/shelf';

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { EditorScreen } from '@/components/editor/EditorScreen';
import { fittingOf, pinnedTo } from '@/components/editor/fitting';
import { Slider } from '@/components/ui/Slider';
import { pointOfPlace } from '@/engine/board/grid';
import { project } from '@/engine/board/homography';
import { newSheet } from '@/engine/europe/board/sheet';
import { loadPhoto, type Picture } from '@/store/photos';
import { useSettings } from '@/store/settings';

const mockPicture: Picture = { url: 'data:image/jpeg;base64,/9j/', width: 900, height: 600 };
jest.mock('@/components/editor/pickPhoto', () => ({
  pickPhoto: async () => mockPicture,
  pixelsOf: null,
}));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
};
const empty = newSheet({ id: 'mine', name: 'Mine', side: 'short' }, 'flat', {
  columns: 6,
  rows: 5,
}).draft;
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const fitNow = () => loadPhoto('mine')!.fit;
const layout = (id: string, width: number, height: number) =>
  fireEvent(screen.getByTestId(id), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width, height } },
  });

beforeEach(() => shelf.clear());

async function fitAPhoto() {
  useSettings.setState({ language: 'en' });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <EditorScreen file={empty} onBack={() => undefined} />
    </SafeAreaProvider>,
  );
  press('mode-sheet');
  press('photo-pick');
  await waitFor(() => screen.getByTestId('photo-fitting'));
}

describe('fitting a photo', () => {
  it('begins on the middles of the corner hexes and moves a handle finely', async () => {
    await fitAPhoto();
    expect(fitNow().pins).toEqual(['B1', 'G1', 'G5', 'B5']);
    const before = fitNow().points;
    press('handle-2');
    press('nudge-left');
    press('nudge-up');
    expect(fitNow().points[2]).toEqual({ x: before[2]!.x - 1, y: before[2]!.y - 1 });
    expect(fitNow().points[0]).toEqual(before[0]);
  });

  it('goes on while an arrow is kept down', async () => {
    await fitAPhoto();
    jest.useFakeTimers();
    const { x } = fitNow().points[0]!;
    fireEvent(screen.getByTestId('nudge-right'), 'longPress');
    for (let i = 0; i < 6; i++) act(() => jest.advanceTimersByTime(80));
    fireEvent(screen.getByTestId('nudge-right'), 'pressOut');
    const after = fitNow().points[0]!.x;
    expect(after).toBeGreaterThan(x + 4);
    act(() => jest.advanceTimersByTime(500));
    expect(fitNow().points[0]!.x).toBe(after);
    jest.useRealTimers();
  });

  it('lays the handles on crossings, and any crossing is picked on the map', async () => {
    await fitAPhoto();
    press('fit-task-place');
    press('pins-crossing');
    const outer = fitNow();
    expect(outer.pins.every((pin) => /[a-z]$/.test(pin))).toBe(true);
    layout('pin-map', 300, 300);
    // The middle of the map is nearest to none of the corners the handles lie on.
    fireEvent(screen.getByTestId('pin-map'), 'responderRelease', {
      nativeEvent: { locationX: 150, locationY: 160 },
    });
    expect(fitNow().pins[0]).not.toBe(outer.pins[0]);
    expect(fitNow().pins.slice(1)).toEqual(outer.pins.slice(1));
    expect(fitNow().pins[0]).toMatch(/^[B-H][1-5][ew]$/);
  });

  it('says what is wrong when handles lie on each other, and lets nobody go on', async () => {
    await fitAPhoto();
    layout('photo-table', 928, 628);
    const [first, second] = fitNow().points;
    const at = (x: number, y: number) => ({
      nativeEvent: { pageX: x, pageY: y, locationX: x, locationY: y },
    });
    const table = screen.getByTestId('photo-table');
    fireEvent(table, 'responderGrant', at(first!.x + 14, first!.y + 14));
    fireEvent(table, 'responderMove', at(second!.x + 14, second!.y + 14));
    fireEvent(table, 'responderRelease', at(second!.x + 14, second!.y + 14));
    expect(screen.getByTestId('fit-fault')).toHaveTextContent(/on top of each other/);
    expect(screen.getByTestId('fit-done')).toBeDisabled();
  });
});

describe('other places for the handles', () => {
  const held = {
    pins: ['B1', 'G1', 'G5', 'B5'],
    points: [
      { x: 100, y: 90 },
      { x: 780, y: 60 },
      { x: 860, y: 520 },
      { x: 40, y: 560 },
    ],
  };

  it('leave the grid where it lies', () => {
    const moved = { ...held, ...pinnedTo(held, ['C2e', 'F1e', 'G5', 'C5w'], 'flat', mockPicture) };
    const [before, after] = [held, moved].map((each) => fittingOf(each, 'flat', mockPicture));
    if (!('homography' in before!) || !('homography' in after!)) throw new Error('no fit');
    for (const place of ['B1', 'D3', 'E4e', 'G5']) {
      const point = pointOfPlace(place, 'flat')!;
      const [was, is] = [project(before.homography, point)!, project(after.homography, point)!];
      expect(is.x).toBeCloseTo(was.x, 6);
      expect(is.y).toBeCloseTo(was.y, 6);
    }
  });
});

describe('a slider', () => {
  function Held() {
    const [value, setValue] = useState(50);
    return (
      <Slider
        label="Strength"
        value={value}
        max={100}
        step={5}
        spoken={`${value} %`}
        onChange={setValue}
        testID="slider"
      />
    );
  }
  const slider = () => screen.getByRole('slider', { name: 'Strength' });
  const now = () => slider().props['aria-valuenow'] as number;
  const at = (x: number) => ({ nativeEvent: { locationX: x, pageX: x + 40 } });

  it('follows a finger, also beyond its ends', () => {
    render(<Held />);
    layout('slider', 224, 46);
    fireEvent(slider(), 'responderGrant', at(12 + 60));
    expect(now()).toBe(30);
    fireEvent(slider(), 'responderMove', at(12 + 150));
    expect(now()).toBe(75);
    fireEvent(slider(), 'responderMove', at(900));
    expect(now()).toBe(100);
  });

  it('goes by steps for a screen reader, and no further than its ends', () => {
    render(<Held />);
    const act = (actionName: string) =>
      fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName } });
    act('increment');
    expect(now()).toBe(55);
    for (let i = 0; i < 15; i++) act('decrement');
    expect(now()).toBe(0);
  });
});
