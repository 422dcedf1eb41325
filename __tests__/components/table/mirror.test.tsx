import { mockFocus, mockRouter } from '../support/mocks';

import { act, screen } from '@testing-library/react-native';
import { AppState } from 'react-native';

import { MAIN, placesOn } from '@/__tests__/engine/support/boards';
import { midGame, PLENTY, tableau } from '@/__tests__/engine/support/tables';
import { useStopwatch } from '@/components/table/stopwatch';
import { decide } from '@/engine/europe/decide';
import { merchantReach, routeTargets } from '@/engine/europe/targets';
import { setClock } from '@/store/clock';
import { useGame } from '@/store/game';

import { board, tapBoard } from '../support/board';
import {
  commands,
  disabled,
  lastCommand,
  layTable,
  shown,
  stateNow,
  tap,
  taps,
  textOf,
} from '../support/table';

const { city, way, next, path } = placesOn(MAIN);
const game = midGame();
const [TORINO_EAST, TO_BERN] = way(city('Torino'), 'ne', 'nw') as [string, string];

describe('a place', () => {
  it('tells what a city is and who is there', () => {
    layTable();
    tapBoard('site', city('Paris'));
    expect(textOf('place')).toContain('Paris');
    expect(textOf('place')).toContain('trading post: Dora');
    expect(textOf('place')).toContain('Ben');
    expect(board().marks?.selected).toEqual({ kind: 'site', id: city('Paris') });
  });

  it('gives way to the next one that is tapped, and closes', () => {
    layTable();
    tapBoard('site', city('Paris'));
    tapBoard('path', TORINO_EAST);
    expect(textOf('place')).toContain('route: Anna');
    expect(textOf('place')).toContain('caravan 1 (Anna)');
    tap('cancel');
    expect(shown('panel-action')).toBe(true);
  });

  it('tells who earns what on a hex', () => {
    layTable();
    const hex = MAIN.intersections
      .get(city('Lyon'))!
      .hexes.find((id) => MAIN.hexes.get(id)!.terrain === 'pasture')!;
    tapBoard('hex', hex);
    expect(textOf('place')).toContain('Pasture 5');
    expect(textOf('earns-red')).toBe('Anna: 1 wool a roll');
    expect(shown('earns-blue')).toBe(false);
  });

  it('tells where the robber is, and that nobody earns there', () => {
    layTable();
    tapBoard('hex', game.robber);
    expect(textOf('place')).toContain('robber');
    expect(screen.queryByTestId(/^earns-/)).toBeNull();
  });

  it('lays a route where one may', () => {
    layTable();
    const target = routeTargets(game).find(
      (id) => 'state' in decide(game, { type: 'layRoute', path: id }),
    )!;
    tapBoard('path', target);
    tap('deed-route');
    expect(lastCommand()).toEqual({ type: 'layRoute', path: target });
    expect(shown('panel-action')).toBe(true);
  });

  it('leads a tie on to the choice of the connection', () => {
    const corner = next(city('Lyon'), 'ne');
    layTable(
      tableau({
        posts: { red: ['Lyon'] },
        routes: { white: [path(corner, city('Paris'))], blue: [path(corner, city('Bern'))] },
        hands: { red: PLENTY },
      }),
    );
    tapBoard('path', way(city('Lyon'), 'ne')[0]!);
    tap('deed-route');
    tap('tie-1');
    tap('tie-pay');
    expect(lastCommand()).toMatchObject({ type: 'layRoute', choose: expect.any(String) });
  });

  it('offers nothing the rules would object to', () => {
    layTable(midGame({ hands: {} }));
    for (const [kind, id] of [
      ['path', routeTargets(game)[0]!],
      ['site', city('Lyon')],
    ] as const) {
      tapBoard(kind, id);
      expect(screen.queryByTestId(/^deed-(route|hire|outfit)/)).toBeNull();
    }
  });

  it('offers nothing to do before the roll', () => {
    layTable(midGame({ phase: 'roll' }));
    tapBoard('path', TORINO_EAST);
    expect(screen.queryByTestId(/^deed-/)).toBeNull();
  });

  it('hires, takes up a merchant and a caravan, fits out, and delivers', () => {
    layTable(midGame({ merchants: { 'red-1': 'Wien' }, caravans: { 'red-1': TO_BERN } }));
    tapBoard('site', city('Lyon'));
    tap('deed-hire');
    expect(lastCommand()).toEqual({ type: 'hireMerchant', at: city('Lyon') });
    tapBoard('site', city('Lyon'));
    tap('deed-takeMerchant-red-2');
    expect(shown('panel-merchant')).toBe(true);
    tap('cancel');
    tapBoard('path', TO_BERN);
    tap('deed-takeCaravan-red-1');
    expect(board().marks?.trace).toEqual([TO_BERN]);
    tap('cancel');
    tapBoard('path', TORINO_EAST);
    tap('deed-outfit');
    expect(lastCommand()).toEqual({ type: 'outfitCaravan', path: TORINO_EAST });
    tapBoard('site', city('Bern'));
    tap('deed-deliver');
    expect(lastCommand()).toEqual({ type: 'deliver', caravan: 'red-1', at: city('Bern') });
  });

  it('brings a merchant into a free city, token and all', () => {
    const single = midGame({ merchants: { 'red-1': 'Wien' } });
    const stop = merchantReach(single, 'red-1', 4).find(({ at, grain, founds }) => {
      const command = { type: 'moveMerchant', merchant: 'red-1', to: at, grain } as const;
      return founds && 'question' in decide(single, command);
    })!;
    layTable(single);
    tapBoard('site', stop.at);
    const label = screen.getByTestId('deed-come').props.accessibilityLabel as string;
    expect(label).toContain(`: ${stop.grain} grain`);
    tap('deed-come');
    if (screen.queryAllByTestId(/^token-hex-/).length > 0) {
      const [first] = screen.getAllByTestId(/^token-hex-/);
      tap(first!.props.testID as string);
    }
    const [number] = screen.getAllByTestId(/^token-\d+$/);
    tap(number!.props.testID as string);
    expect(lastCommand()).toMatchObject({ type: 'moveMerchant', to: stop.at, grain: stop.grain });
    expect(stateNow().posts[stop.at]?.owner).toBe('red');
  });
});

describe('a place corrected', () => {
  const correct = (kind: 'site' | 'path' | 'hex' | 'intersection', id: string) => {
    tapBoard(kind, id);
    tap('place-correct');
    expect(disabled('correct-save')).toBe(true);
  };

  it('a post changes hands, with the goods under it, in one entry', () => {
    layTable();
    correct('site', city('Paris'));
    tap('post-owner-white');
    tap('goods-owner-orange');
    tap('correct-save');
    expect(commands()).toEqual([
      {
        type: 'correct',
        set: [{ of: 'post', at: city('Paris'), to: 'white', goods: 'orange' }],
      },
    ]);
    expect(stateNow().posts[city('Paris')]).toEqual({ owner: 'white', goods: 'orange' });
  });

  it('nobody has goods under an own post', () => {
    layTable();
    correct('site', city('Paris'));
    expect(shown('goods-owner-orange')).toBe(false);
    tap('post-owner-blue');
    tap('correct-save');
    expect(stateNow().posts[city('Paris')]).toEqual({ owner: 'blue', goods: null });
  });

  it('a route that is not there takes its caravans along', () => {
    layTable();
    correct('path', TORINO_EAST);
    tap('route-owner-nobody');
    expect(shown('here-red-1')).toBe(false);
    tap('correct-save');
    expect(lastCommand()).toEqual({
      type: 'correct',
      set: [
        { of: 'route', path: TORINO_EAST, to: null },
        { of: 'caravan', piece: 'red-1', to: null },
      ],
    });
  });

  it('pieces are put here and taken away', () => {
    layTable();
    correct('site', city('Wien'));
    tap('here-red-1');
    tap('here-blue-2');
    tap('correct-save');
    expect(stateNow().merchants['red-1']).toBeNull();
    expect(stateNow().merchants['blue-2']).toBe(city('Wien'));
    expect(commands()).toHaveLength(1);
  });

  it('the robber stands here after all', () => {
    layTable();
    const hex = [...MAIN.hexes.values()].find(
      (each) => each.number !== null && each.id !== game.robber,
    )!;
    correct('hex', hex.id);
    tap('robber-here');
    tap('correct-save');
    expect(lastCommand()).toEqual({ type: 'correct', set: [{ of: 'robber', to: hex.id }] });
  });

  it('a token comes from the stock, and the table may say otherwise', () => {
    layTable();
    const hex = [...MAIN.hexes.values()].find((each) => each.slot && !game.tokens[each.id])!;
    const { colour } = hex.slot!;
    const before = game.stock.filter((token) => token.colour === colour).length;
    correct('hex', hex.id);
    tap('token-here-4');
    expect(textOf('token-stock-value')).toBe(String(before - 1));
    tap('correct-save');
    expect(lastCommand()).toEqual({
      type: 'correct',
      set: [
        { of: 'token', hex: hex.id, to: { colour, number: 4 } },
        { of: 'stock', colour, to: before - 1 },
      ],
    });
    correct('hex', hex.id);
    tap('token-here-0');
    tap('token-stock-minus');
    tap('correct-save');
    expect(stateNow().tokens[hex.id]).toBeUndefined();
    expect(stateNow().stock.filter((token) => token.colour === colour)).toHaveLength(before - 1);
  });

  it('is left alone by cancelling', () => {
    layTable();
    correct('path', TORINO_EAST);
    tap('route-owner-blue');
    tap('correct-cancel');
    expect(shown('panel-place')).toBe(true);
    expect(commands()).toEqual([]);
  });
});

describe('a player in detail', () => {
  it('shows what everyone can see', () => {
    layTable();
    tap('strip-red');
    expect(textOf('player-hand')).toBe('Cards in hand 10');
    expect(textOf('player-gold-value')).toBe('5');
    expect(textOf('player-goods-free')).toBe('Commodities: free 3');
    expect(textOf('player-posts')).toContain('Lyon');
    expect(textOf('player-posts')).toContain('5 in the warehouse');
    expect(textOf('player-caravan-red-2')).toContain('in reserve');
    expect(shown('player-time')).toBe(false);
    tap('sheet-close');
    expect(shown('player-sheet')).toBe(false);
  });

  it('leads to a piece on the board', () => {
    layTable();
    tap('strip-red');
    tap('player-caravan-red-1');
    expect(shown('player-sheet')).toBe(false);
    expect(textOf('place')).toContain('caravan 1 (Anna)');
    expect(board().focus?.at).toBe(TORINO_EAST);
  });

  it('is corrected in one entry', () => {
    layTable();
    tap('strip-red');
    tap('player-correct');
    taps('player-hand-minus', 2);
    tap('player-gold-plus');
    tap('player-routes-minus');
    tap('correct-save');
    expect(commands()).toEqual([
      {
        type: 'correct',
        set: [
          { of: 'hand', player: 'red', to: 8 },
          { of: 'gold', player: 'red', to: 6 },
          { of: 'routesLeft', player: 'red', to: game.players.red.routesLeft - 1 },
        ],
      },
    ]);
    expect(textOf('player-hand-value')).toBe('8');
    expect(shown('player-correct')).toBe(true);
  });

  it('says before saving that goods must add up', () => {
    layTable();
    tap('strip-red');
    tap('player-correct');
    tap('player-goods-delivered-plus');
    expect(textOf('goods-sum')).toBe('9 of 8 in all');
    expect(shown('correct-wrong')).toBe(true);
    expect(disabled('correct-save')).toBe(true);
    tap('player-goods-free-minus');
    expect(shown('correct-wrong')).toBe(false);
    tap('correct-save');
    expect(stateNow().players.red.goods).toEqual({ locked: 5, free: 2, delivered: 1 });
  });

  it('the deck follows when more cards are held than it can have left', () => {
    layTable();
    tap('strip-blue');
    tap('player-correct');
    tap('player-cards-plus');
    expect(textOf('player-cards')).toContain('The deck then holds 22.');
    tap('correct-save');
    expect(stateNow().deck).toEqual({ left: 22, discarded: 1 });
    expect(stateNow().players.blue.cards).toBe(1);
  });

  it('takes the turn', () => {
    layTable();
    tap('strip-white');
    tap('player-correct');
    tap('player-turn-roll');
    tap('correct-save');
    expect(lastCommand()).toEqual({
      type: 'correct',
      set: [{ of: 'turn', player: 'white', phase: 'roll' }],
    });
    expect(textOf('table-title')).toBe('Clara');
  });

  it('counted lightly, has no hand to correct', () => {
    layTable(midGame({ setup: { tracking: 'light' } }));
    tap('strip-red');
    tap('player-correct');
    expect(shown('player-hand')).toBe(false);
  });
});

describe('supply and stock', () => {
  const openSheet = () => {
    tap('menu');
    tap('menu-list');
  };

  it('lies behind the menu and shows what is known', () => {
    const range = { min: 3, max: 7 };
    layTable({ ...game, supply: { ...game.supply!, grain: range } });
    openSheet();
    expect(textOf('supply-wood-value')).toBe(String(game.supply!.wood.min));
    expect(textOf('supply-grain-value')).toBe('3–7');
    expect(textOf('deck-left-value')).toBe('23');
    expect(textOf('robber-place')).not.toBe('');
  });

  it('is counted anew in one entry', () => {
    layTable();
    openSheet();
    tap('supply-correct');
    tap('supply-grain-minus');
    tap('stock-green-minus');
    tap('deck-played-plus');
    tap('deck-left-minus');
    const green = game.stock.filter((token) => token.colour === 'green').length;
    tap('correct-save');
    expect(commands()).toEqual([
      {
        type: 'correct',
        set: [
          { of: 'supply', resource: 'grain', to: game.supply!.grain.max - 1 },
          { of: 'stock', colour: 'green', to: green - 1 },
          { of: 'deck', left: 22, discarded: 2 },
        ],
      },
    ]);
  });

  it('says before saving that there are not so many cards', () => {
    layTable();
    openSheet();
    tap('supply-correct');
    tap('deck-left-plus');
    expect(shown('correct-wrong')).toBe(true);
    expect(disabled('correct-save')).toBe(true);
  });

  it('puts the robber elsewhere by a tap on the board', () => {
    layTable();
    openSheet();
    tap('robber-move');
    expect(shown('supply-sheet')).toBe(false);
    const hex = [...MAIN.hexes.values()].find((each) => each.number === 5)!;
    tapBoard('hex', hex.id);
    expect(lastCommand()).toEqual({ type: 'correct', set: [{ of: 'robber', to: hex.id }] });
    expect(shown('panel-action')).toBe(true);
  });

  it('changes to the light count and back, when the hands are told', () => {
    layTable();
    openSheet();
    tap('tracking-light');
    expect(lastCommand()).toEqual({ type: 'track', level: 'light' });
    expect(stateNow().supply).toBeNull();
    tap('tracking-full');
    expect(commands()).toHaveLength(1);
    taps('count-red-plus', 3);
    tap('count-fully');
    expect(lastCommand()).toEqual({
      type: 'track',
      level: 'full',
      hands: { red: 3, blue: 0, white: 0, orange: 0 },
    });
    expect(stateNow().players.red.hand).toBe(3);
  });

  it('leaves the menu for the history', () => {
    layTable();
    tap('menu');
    tap('menu-history');
    expect(mockRouter.push).toHaveBeenCalledWith(expect.stringMatching(/\/history$/));
    expect(shown('table-menu')).toBe(false);
  });
});

describe('the end of a turn', () => {
  it('is one tap', () => {
    layTable();
    tap('end-turn');
    expect(lastCommand()).toEqual({ type: 'endTurn' });
    expect(textOf('table-title')).toBe('Ben');
  });

  it('is asked about, where the table wants it', () => {
    layTable(game, { confirm: true });
    tap('end-turn');
    expect(commands()).toEqual([]);
    tap('confirm-no');
    expect(commands()).toEqual([]);
    tap('end-turn');
    tap('confirm-yes');
    expect(commands()).toEqual([{ type: 'endTurn' }]);
  });
});

describe('the turn clock', () => {
  let now = 0;
  const pass = (ms: number) =>
    act(() => {
      now += ms;
      jest.advanceTimersByTime(1000);
    });
  const clock = () => useGame.getState().open!.header.clock;

  beforeEach(() => {
    jest.useFakeTimers();
    now = 1_000_000;
    setClock(() => now);
    mockFocus.on = true;
    useStopwatch.setState({ turn: '', spent: 0, since: null, now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
    setClock(() => Date.now());
  });

  it('is off unless wanted', () => {
    layTable();
    pass(65_000);
    expect(screen.queryByText(/1:05/)).toBeNull();
  });

  it('shows the time of the turn, and the turn’s end writes it down', () => {
    layTable(game, { turnClock: true });
    pass(65_000);
    expect(screen.getByText(/1:05/)).toBeTruthy();
    expect(clock()).toEqual({});
    tap('end-turn');
    expect(clock()).toEqual({ red: 65_000 });
    expect(screen.getByText(/0:00/)).toBeTruthy();
    pass(4_000);
    tap('strip-red');
    expect(textOf('player-time-value')).toBe('1:05');
    tap('sheet-close');
    tap('strip-blue');
    expect(textOf('player-time-value')).toBe('0:04');
  });

  it('stands still behind another page, and goes on where it stopped', () => {
    layTable(game, { turnClock: true });
    pass(10_000);
    mockFocus.on = false;
    act(() => useGame.getState().mark('here'));
    expect(clock()).toEqual({ red: 10_000 });
    pass(60_000);
    mockFocus.on = true;
    act(() => useGame.getState().mark('there'));
    pass(5_000);
    expect(screen.getByText(/0:15/)).toBeTruthy();
  });

  it('stands still while the device sleeps', () => {
    const listen = jest.mocked(AppState.addEventListener);
    listen.mockClear();
    layTable(game, { turnClock: true });
    const tell = (to: 'active' | 'background') =>
      act(() => listen.mock.calls.forEach(([, heard]) => (heard as (s: string) => void)(to)));
    pass(3_000);
    tell('background');
    now += 3_600_000;
    tell('active');
    pass(2_000);
    expect(screen.getByText(/0:05/)).toBeTruthy();
  });

  it('is written down when the table is left', () => {
    const { unmount } = layTable(game, { turnClock: true });
    now += 7_000;
    unmount();
    expect(clock()).toEqual({ red: 7_000 });
  });
});
