import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { frameOnGlass, pointOf } from '@/components/board/chart';
import { FITTED, stageOf, toGlass } from '@/components/board/viewport';
import { EditorScreen } from '@/components/editor/EditorScreen';
import type { Point } from '@/engine/board/grid';
import { drawable, withAllSides } from '@/engine/europe/board/drawable';
import { hexAt, siteAt } from '@/engine/europe/board/edit';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { newSheet, openSheet } from '@/engine/europe/board/sheet';
import { useSettings } from '@/store/settings';

jest.mock('expo-sqlite/localStorage/install', () => ({}));

const mockShelf: { file: BoardFile | null; fault: 'full' | null } = { file: null, fault: null };
jest.mock('@/store/boards', () => ({
  saveBoard: (file: BoardFile) => {
    mockShelf.file = file;
    return mockShelf.fault;
  },
}));

const PANE = { width: 390, height: 480 };
const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
};
const saved = () => mockShelf.file!;
const empty = newSheet({ id: 'mine', name: 'Mine', side: 'short' }, 'flat', {
  columns: 6,
  rows: 5,
}).draft;

const pane = () => screen.getByTestId('board');
const press = (id: string) => fireEvent.press(screen.getByTestId(id));

/** Where a place of the sheet is on the glass; every side of it, drawn or not. */
function on(place: string, file = empty): Point {
  const board = withAllSides(drawable(openSheet(file)));
  return toGlass(pointOf(board, place)!, FITTED, stageOf(frameOnGlass(board), PANE));
}

function event(point: Point | null) {
  const spot = point && { pageX: point.x, pageY: point.y, locationX: point.x, locationY: point.y };
  return { nativeEvent: { ...spot, touches: spot ? [spot] : [], timestamp: 0 } };
}

function drag(places: readonly string[], file = empty) {
  const points = places.map((place) => on(place, file));
  fireEvent(pane(), 'responderGrant', event(points[0]!));
  fireEvent(pane(), 'responderStart', event(points[0]!));
  for (const point of points.slice(1)) fireEvent(pane(), 'responderMove', event(point));
  fireEvent(pane(), 'responderEnd', event(null));
  fireEvent(pane(), 'responderRelease', event(null));
}
const tap = (place: string, file = empty) => drag([place], file);

function open(file: BoardFile = empty) {
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <EditorScreen file={file} onBack={() => undefined} />
    </SafeAreaProvider>,
  );
  fireEvent(pane(), 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...PANE } } });
}

beforeEach(() => {
  jest.useFakeTimers();
  mockShelf.file = null;
  mockShelf.fault = null;
  useSettings.setState({ language: 'en' });
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

describe('colouring in', () => {
  it('paints along a drag, and one undo takes the whole stroke back', () => {
    open();
    press('terrain-field');
    drag(['C2', 'D2', 'E2']);
    const fields = () => saved().hexes.filter(({ terrain }) => terrain === 'field');
    expect(fields().map(({ at }) => at)).toEqual(expect.arrayContaining(['C2', 'D2', 'E2']));
    press('terrain-forest');
    tap('B4');
    expect(hexAt(saved(), 'B4')?.terrain).toBe('forest');
    press('undo');
    press('undo');
    expect(fields()).toEqual([]);
    press('redo');
    expect(fields().length).toBeGreaterThanOrEqual(3);
    press('redo');
    expect(hexAt(saved(), 'B4')?.terrain).toBe('forest');
    expect(screen.getByTestId('redo')).toBeDisabled();
  });

  it('begins a stroke of its own even on a hex that has the colour already', () => {
    open();
    tap('B1');
    drag(['B1', 'C1', 'D1']);
    press('undo');
    expect(hexAt(saved(), 'B1')?.terrain).toBe('forest');
    expect(hexAt(saved(), 'C1')?.terrain).toBe('sea');
  });

  it('rubs hexes out', () => {
    open();
    press('terrain-erase');
    tap('B1');
    expect(hexAt(saved(), 'B1')).toBeUndefined();
  });

  it('says when nothing can be kept', () => {
    open();
    mockShelf.fault = 'full';
    tap('B1');
    expect(screen.getByTestId('editor-fault')).toHaveTextContent(/storage is full/);
  });
});

describe('numbers', () => {
  it('lead from hex to hex along the row', () => {
    open();
    drag(['B2', 'C2', 'D2']);
    const painted = saved();
    press('mode-numbers');
    expect(screen.getByTestId('number-5')).toBeDisabled();
    const [first, second, third] = painted.hexes
      .filter(({ terrain }) => terrain === 'forest')
      .map(({ at }) => at)
      .sort();
    tap(first!);
    press('number-5');
    press('number-9');
    press('slot-arch');
    press('slot-green');
    expect(hexAt(saved(), first!)?.number).toBe(5);
    expect(hexAt(saved(), second!)?.number).toBe(9);
    expect(hexAt(saved(), third!)).toEqual({
      at: third,
      terrain: 'forest',
      slot: 'green',
      arch: true,
    });
    expect(saved().tokens).toEqual([{ colour: 'green', arch: true }]);
    tap(first!);
    press('mark-clear');
    expect(hexAt(saved(), first!)?.number).toBeUndefined();
  });

  it('are not for the sea', () => {
    open();
    press('mode-numbers');
    tap('C3');
    expect(screen.getByTestId('number-5')).toBeDisabled();
  });
});

describe('cities', () => {
  it('are named in a few letters, in the spelling of the board', () => {
    useSettings.setState({ language: 'ru' });
    open();
    press('mode-cities');
    tap('C2e');
    fireEvent.changeText(screen.getByTestId('city-name'), 'Кёл');
    press('offer-Köln');
    expect(siteAt(saved(), 'C2e')).toEqual({ at: 'C2e', name: 'Köln', kind: 'purple' });
    expect(screen.getByTestId('city-name').props.value).toBe('Кёльн');
    press('kind-brown');
    press('coins-1');
    expect(siteAt(saved(), 'C2e')).toMatchObject({ kind: 'brown', coins: 1 });
    tap('D2e');
    expect(siteAt(saved(), 'D2e')?.kind).toBe('brown');
    press('city-remove');
    expect(siteAt(saved(), 'D2e')).toBeUndefined();
  });

  it('are named in one tap: those around tell the next', () => {
    open();
    press('mode-cities');
    tap('B5w');
    press('offer-Lisboa');
    expect(siteAt(saved(), 'B5w')?.name).toBe('Lisboa');
    press('coins-more');
    expect(siteAt(saved(), 'B5w')?.coins).toBe(4);
    press('coins-more');
    press('coins-more');
    expect(siteAt(saved(), 'B5w')?.coins).toBe(6);
    press('coins-0');
    expect(siteAt(saved(), 'B5w')?.coins).toBeUndefined();
  });

  it('stand side by side: a finger means the nearest corner, not the city beside it', () => {
    open(PRACTICE_SHORT);
    press('mode-cities');
    const board = drawable(openSheet(PRACTICE_SHORT));
    const beside = [...board.paths.values()].find(({ ends: [a, b] }) => {
      return board.sites.has(a) && !board.sites.has(b);
    })!.ends[1];
    tap(beside, PRACTICE_SHORT);
    expect(siteAt(saved(), beside)).toMatchObject({ name: '' });
  });

  it('are not offered twice', () => {
    open();
    press('mode-cities');
    tap('C2e');
    fireEvent.changeText(screen.getByTestId('city-name'), 'Lyo');
    press('offer-Lyon');
    tap('D2e');
    fireEvent.changeText(screen.getByTestId('city-name'), 'Lyo');
    expect(screen.queryByTestId('offer-Lyon')).toBeNull();
  });
});

describe('paths', () => {
  it('are taken away, put to sea and given arrows, also where none is drawn', () => {
    open();
    tap('C2');
    press('mode-paths');
    tap('C2n', saved());
    expect(saved().paths).toEqual([{ at: 'C2n', kind: 'absent' }]);
    tap('C2n', saved());
    expect(saved().paths ?? []).toEqual([]);
    press('path-sea');
    tap('E4n', saved());
    press('path-double');
    tap('E4n', saved());
    expect(saved().paths).toEqual([{ at: 'E4n', kind: 'sea', double: true }]);
    press('undo');
    expect(saved().paths).toEqual([{ at: 'E4n', kind: 'sea' }]);
  });
});

describe('pieces', () => {
  it('stand where the fixed set-up has them', () => {
    const { start: _start, robber: _robber, ...file } = PRACTICE_SHORT;
    open({ ...file, id: 'mine' });
    const [a, b, c] = file.sites.map(({ at }) => at);
    const free = file.hexes.find((hex) => hex.number === undefined && hex.terrain !== 'sea')!;
    press('mode-pieces');
    tap(free.at, file);
    expect(saved().robber).toBe(free.at);
    press('part-start');
    press('start-blue');
    for (const at of [a!, b!, c!]) tap(at, file);
    expect(saved().start?.blue?.posts).toEqual([a, b, c]);
    expect(screen.getByTestId('start-count')).toHaveTextContent(/3 of 3/);
  });

  it('counts and numbers the tokens', () => {
    open();
    tap('C2');
    press('mode-numbers');
    tap('C2');
    press('slot-arch');
    press('slot-green');
    press('mode-pieces');
    press('part-tokens');
    press('token-0');
    press('token-number-9');
    press('more-green');
    expect(saved().tokens).toEqual([
      { colour: 'green', arch: true, number: 9 },
      { colour: 'green' },
    ]);
    expect(screen.getByTestId('token-count')).toHaveTextContent('2 of 15 in the box');
  });
});

describe('the check', () => {
  it('lists what is wrong and leads to the place', () => {
    const [first] = PRACTICE_SHORT.sites;
    const sites = PRACTICE_SHORT.sites.map((site) =>
      site === first ? { ...site, name: '' } : site,
    );
    const { practice: _practice, ...file } = PRACTICE_SHORT;
    open({ ...file, id: 'mine', sites });
    press('mode-check');
    expect(screen.getByTestId('verdict')).toHaveTextContent('Ready to play');
    press(`problem-site-unnamed-${first!.at}`);
    expect(screen.getByTestId('panel-cities')).toBeTruthy();
    expect(screen.getByTestId('board-fit')).toBeTruthy();
    fireEvent.changeText(screen.getByTestId('city-name'), first!.name);
    press('mode-check');
    expect(screen.queryByTestId(`problem-site-unnamed-${first!.at}`)).toBeNull();
  });

  it('says what an empty sheet lacks', () => {
    open();
    press('mode-check');
    expect(screen.getByTestId('verdict')).toHaveTextContent('Not ready yet');
    expect(screen.getByTestId('problem-robber-nowhere-robber')).toBeTruthy();
    expect(screen.getByTestId('progress-land').props['aria-label']).toBe('Land: 0 of 24');
  });
});

describe('the sheet', () => {
  it('grows on every side and is called what one likes', () => {
    open();
    press('mode-sheet');
    press('more-left');
    press('more-bottom');
    expect(screen.getByTestId('grid-size')).toHaveTextContent('7 × 6');
    fireEvent.changeText(screen.getByTestId('board-name'), 'Our table');
    expect(saved().name).toBe('Our table');
    fireEvent.changeText(screen.getByTestId('board-name'), '');
    expect(saved().name).toBe('Our table');
  });
});
