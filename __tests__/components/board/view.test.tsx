import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { MAIN } from '@/__tests__/engine/support/boards';
import { midGame } from '@/__tests__/engine/support/tables';
import type { Aim } from '@/components/board/aim';
import { BoardPane } from '@/components/board/BoardPane';
import { BoardView } from '@/components/board/BoardView';
import { frameOnGlass, pointOf } from '@/components/board/chart';
import { FITTED, stageOf, toGlass } from '@/components/board/viewport';
import type { Point } from '@/engine/board/grid';
import { routeTargets } from '@/engine/europe/targets';
import { useSettings } from '@/store/settings';

// The settings lie on the device; there is none here.
jest.mock('expo-sqlite/localStorage/install', () => ({}));

const state = midGame();
const PANE = { width: 390, height: 350 };
/** The pane does not begin in the corner of the screen. */
const ORIGIN = { x: 20, y: 52 };
const stage = stageOf(frameOnGlass(MAIN), PANE);
const on = (place: string) => toGlass(pointOf(MAIN, place)!, FITTED, stage);
const legal = { paths: new Set(routeTargets(state)) };
const [offered] = legal.paths;

function event(points: readonly Point[], at = points[0], timestamp = 0) {
  const touches = points.map(({ x, y }) => ({ pageX: x + ORIGIN.x, pageY: y + ORIGIN.y }));
  const spot = at && {
    pageX: at.x + ORIGIN.x,
    pageY: at.y + ORIGIN.y,
    locationX: at.x,
    locationY: at.y,
  };
  return { nativeEvent: { ...spot, touches, timestamp } };
}

const pane = () => screen.getByTestId('board');
const layOut = () =>
  fireEvent(pane(), 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...PANE } } });

/** A finger goes along these points. */
function drag(points: readonly Point[], timestamp = 0) {
  const [first] = points;
  const last = points[points.length - 1];
  fireEvent(pane(), 'responderGrant', event([first!], first, timestamp));
  fireEvent(pane(), 'responderStart', event([first!], first, timestamp));
  for (const point of points.slice(1)) fireEvent(pane(), 'responderMove', event([point]));
  fireEvent(pane(), 'responderEnd', event([], last, timestamp));
  fireEvent(pane(), 'responderRelease', event([], last, timestamp));
}
const tap = (at: Point, timestamp = 0) => drag([at], timestamp);

function spread(from: readonly [Point, Point], to: readonly [Point, Point]) {
  fireEvent(pane(), 'responderGrant', event([from[0]]));
  fireEvent(pane(), 'responderStart', event(from, from[1]));
  fireEvent(pane(), 'responderMove', event(to));
  fireEvent(pane(), 'responderEnd', event([to[0]], to[1]));
  fireEvent(pane(), 'responderEnd', event([], to[0]));
  fireEvent(pane(), 'responderRelease', event([], to[0]));
}

let taps: Aim[] = [];
const onTap = (aim: Aim) => taps.push(aim);

beforeEach(() => {
  jest.useFakeTimers();
  taps = [];
  useSettings.setState({ language: 'en' });
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

describe('the board', () => {
  it('answers a tap at once, and draws it to the place on offer', () => {
    render(<BoardView board={MAIN} pieces={state} marks={{ legal }} onTap={onTap} />);
    layOut();
    const at = on(offered!);
    tap({ x: at.x + 3, y: at.y - 3 });
    expect(taps).toEqual([{ hit: { kind: 'path', id: offered }, legal: true }]);
  });

  it('names what was tapped where nothing is on offer', () => {
    render(<BoardView board={MAIN} pieces={state} onTap={onTap} />);
    layOut();
    const madrid = [...MAIN.sites.values()].find((site) => site.name === 'Madrid')!;
    tap(on(madrid.at));
    expect(taps).toEqual([{ hit: { kind: 'site', id: madrid.at }, legal: false }]);
  });

  it('looks only for the kinds it was told', () => {
    render(<BoardView board={MAIN} pieces={state} kinds={new Set(['hex'])} onTap={onTap} />);
    layOut();
    const madrid = [...MAIN.sites.values()].find((site) => site.name === 'Madrid')!;
    tap(on(madrid.at));
    expect(taps.map(({ hit }) => hit.kind)).toEqual(['hex']);
  });

  it('takes a trembling finger for a tap and a moving one for a pan', () => {
    render(<BoardView board={MAIN} pieces={state} marks={{ legal }} onTap={onTap} />);
    layOut();
    const at = on(offered!);
    drag([at, { x: at.x + 4, y: at.y + 4 }]);
    expect(taps).toHaveLength(1);
    drag([at, { x: at.x + 8, y: at.y + 8 }, { x: at.x + 1, y: at.y }]);
    expect(taps).toHaveLength(1);
  });

  it('zooms by a second tap on a hex, and back by another pair', () => {
    render(<BoardView board={MAIN} pieces={state} onTap={onTap} fitLabel="Fit" />);
    layOut();
    const at = on('J5');
    tap(at, 1000);
    expect(taps).toHaveLength(1);
    tap(at, 1200);
    expect(taps).toHaveLength(1);
    expect(screen.getByTestId('board-fit')).toBeTruthy();
    tap({ x: 195, y: 175 }, 3000);
    tap({ x: 195, y: 175 }, 3200);
    expect(screen.queryByTestId('board-fit')).toBeNull();
  });

  it('takes two slow taps for two taps', () => {
    render(<BoardView board={MAIN} pieces={state} onTap={onTap} />);
    layOut();
    tap(on('J5'), 1000);
    tap(on('J5'), 1300);
    expect(taps).toHaveLength(2);
    expect(screen.queryByTestId('board-fit')).toBeNull();
  });

  it('never takes quick taps on offers for a zoom', () => {
    render(<BoardView board={MAIN} pieces={state} marks={{ legal }} onTap={onTap} />);
    layOut();
    tap(on(offered!), 1000);
    tap(on(offered!), 1100);
    expect(taps).toHaveLength(2);
    expect(screen.queryByTestId('board-fit')).toBeNull();
  });

  it('is pinched larger, hits what the finger sees, and fits again by its button', () => {
    render(<BoardView board={MAIN} pieces={state} onTap={onTap} fitLabel="Whole board" />);
    layOut();
    const at = on('J5');
    const fingers = (apart: number): [Point, Point] => [
      { x: at.x - apart, y: at.y },
      { x: at.x + apart, y: at.y },
    ];
    spread(fingers(20), fingers(60));
    expect(taps).toEqual([]);
    tap(at);
    expect(taps).toEqual([{ hit: { kind: 'hex', id: 'J5' }, legal: false }]);

    fireEvent.press(screen.getByLabelText('Whole board'));
    expect(screen.queryByTestId('board-fit')).toBeNull();
    tap(on('B7e'), 5000);
    expect(taps[1]).toEqual({ hit: { kind: 'site', id: 'B7e' }, legal: false });
  });

  it('follows a drag that starts on an offered path instead of panning', () => {
    const onTrace = jest.fn();
    render(
      <BoardView board={MAIN} pieces={state} marks={{ legal }} onTap={onTap} onTrace={onTrace} />,
    );
    layOut();
    const next = MAIN.paths.get(offered!)!.touching[0]!;
    drag([on(offered!), on(next)]);
    expect(onTrace.mock.calls).toEqual([[offered], [next]]);
    expect(taps).toEqual([]);
  });

  it('pans where no path is offered under the finger', () => {
    const onTrace = jest.fn();
    render(
      <BoardView board={MAIN} pieces={state} marks={{ legal }} onTap={onTap} onTrace={onTrace} />,
    );
    layOut();
    drag([on('M6'), on('K5'), on(offered!)]);
    expect(onTrace).not.toHaveBeenCalled();
    expect(taps).toEqual([]);
  });

  it('goes to a place when asked, and only when asked', () => {
    const view = (key: number) => (
      <BoardView board={MAIN} pieces={state} focus={{ at: 'J5', key }} fitLabel="Fit" />
    );
    const { rerender } = render(view(1));
    layOut();
    fireEvent.press(screen.getByTestId('board-fit'));
    rerender(view(1));
    expect(screen.queryByTestId('board-fit')).toBeNull();
    rerender(view(2));
    expect(screen.getByTestId('board-fit')).toBeTruthy();
  });
});

describe('coming closer', () => {
  const near = { paths: new Set([offered!]) };
  const shown = (marks: object) => (
    <BoardView board={MAIN} pieces={state} marks={marks} onTap={onTap} closeUp fitLabel="fit" />
  );
  const zoomed = () => screen.queryByTestId('board-fit') !== null;

  it('lasts as long as something is on offer', () => {
    const { rerender } = render(shown({}));
    layOut();
    expect(zoomed()).toBe(false);
    rerender(shown({ legal: near }));
    expect(zoomed()).toBe(true);
    act(() => jest.runOnlyPendingTimers());
    // What is on offer now lies in the middle.
    tap({ x: PANE.width / 2, y: PANE.height / 2 });
    expect(taps).toEqual([{ hit: { kind: 'path', id: offered }, legal: true }]);
    rerender(shown({}));
    expect(zoomed()).toBe(false);
  });

  it('leaves the board to whoever has moved it', () => {
    const { rerender } = render(shown({ legal: near }));
    layOut();
    drag([
      { x: 20, y: 200 },
      { x: 60, y: 200 },
      { x: 90, y: 210 },
    ]);
    rerender(shown({}));
    expect(zoomed()).toBe(true);
  });

  it('is not for those who want the board to hold still', () => {
    render(<BoardView board={MAIN} pieces={state} marks={{ legal: near }} fitLabel="fit" />);
    layOut();
    expect(zoomed()).toBe(false);
  });
});

describe('the board as a list', () => {
  const open = (marks = {}) => {
    render(<BoardPane board={MAIN} pieces={state} marks={marks} onTap={onTap} />);
    fireEvent.press(screen.getByLabelText('Board as a list'));
  };

  it('says what stands where', () => {
    open();
    expect(screen.queryByTestId('board')).toBeNull();
    expect(screen.getByText('Paris')).toBeTruthy();
    expect(screen.getAllByText('trading post: Red')).toHaveLength(4);
    expect(screen.getByText('goods from: White')).toBeTruthy();
    expect(screen.getByText('robber here')).toBeTruthy();
    expect(screen.getByText('Red: 2 trade routes')).toBeTruthy();
    expect(screen.getByText('Caravan 1 (Red)')).toBeTruthy();
    expect(screen.getByText('merchant 1 (White)')).toBeTruthy();
    expect(screen.getAllByRole('heading').length).toBe(4);
  });

  it('offers the legal places as buttons that do what a tap on the map does', () => {
    open({ legal: { intersections: new Set(['B7e']) }, rings: new Map([['B7e', 2]]) });
    fireEvent.press(screen.getByLabelText('Madrid, 2 grain, legal place'));
    expect(taps).toEqual([{ hit: { kind: 'site', id: 'B7e' }, legal: true }]);
  });

  it('has no other buttons than the way back unless the screen waits for such taps', () => {
    open();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('takes taps of the kinds the screen waits for', () => {
    render(<BoardPane board={MAIN} pieces={state} kinds={new Set(['hex'])} onTap={onTap} />);
    fireEvent.press(screen.getByTestId('board-toggle'));
    fireEvent.press(screen.getByTestId('board-list-hexes-J5'));
    expect(taps).toEqual([{ hit: { kind: 'hex', id: 'J5' }, legal: false }]);
  });

  it('gives the map back', () => {
    open();
    fireEvent.press(screen.getByLabelText('Board as a map'));
    expect(screen.getByLabelText('Board')).toBe(pane());
  });
});
