import { screen } from '@testing-library/react-native';

import { MAIN, placesOn } from '@/__tests__/engine/support/boards';
import { questionTo } from '@/__tests__/engine/support/play';
import { midGame, PLENTY, tableau } from '@/__tests__/engine/support/tables';
import { decide } from '@/engine/europe/decide';
import { caravanTargets, merchantReach, routeTargets } from '@/engine/europe/targets';

import { board, tapBoard, traceBoard } from '../support/board';
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
const [BEYOND_BERN] = way(city('Bern'), 'w') as [string];

describe('a route', () => {
  it('goes where a finger points', () => {
    layTable();
    tap('action-route');
    const legal = board().marks?.legal?.paths;
    expect([...(legal ?? [])].sort()).toEqual(routeTargets(game).sort());
    const target = routeTargets(game).find(
      (id) => 'state' in decide(game, { type: 'layRoute', path: id }),
    )!;
    tapBoard('path', target);
    expect(lastCommand()).toEqual({ type: 'layRoute', path: target });
    expect(shown('panel-action')).toBe(true);
    expect(textOf('outcome')).toContain('Anna');
  });

  const corner = next(city('Lyon'), 'ne');
  const fromLyon = way(city('Lyon'), 'ne')[0]!;
  const toParis = path(corner, city('Paris'));
  const toBern = path(corner, city('Bern'));
  const fork = tableau({
    posts: { red: ['Lyon'] },
    routes: { white: [toParis], blue: [toBern] },
    hands: { red: PLENTY },
  });

  it('that ties asks which connection pays, and pays only that', () => {
    layTable(fork);
    tap('action-route');
    tapBoard('path', fromLyon);
    expect(commands()).toEqual([]);
    const { options } = questionTo(fork, { type: 'layRoute', path: fromLyon }, 'connection');
    expect(board().marks?.band).toEqual(options.map((option) => option.paths));
    const paris = options.findIndex((option) => option.to === city('Paris'));
    tap(`tie-${paris}`);
    expect(board().marks?.chosen).toBe(paris);
    expect(textOf('tie-pay')).toContain('Clara +1');
    tap('tie-pay');
    expect(lastCommand()).toEqual({
      type: 'layRoute',
      path: fromLyon,
      choose: options[paris]!.id,
    });
    const gold = stateNow().seats.map((colour) => stateNow().players[colour].gold);
    expect(gold).toEqual([4, 3, 4, 3]);
  });

  it('that ties can be picked by its band, or given up', () => {
    layTable(fork);
    tap('action-route');
    tapBoard('path', fromLyon);
    tapBoard('path', toBern);
    expect(textOf('tie-pay')).toContain('Ben +1');
    tap('tie-cancel');
    expect(shown('panel-route')).toBe(true);
    expect(commands()).toEqual([]);
  });

  it('on a taken path is refused without a way round it', () => {
    layTable();
    tap('action-route');
    tapBoard('path', BEYOND_BERN);
    expect(shown('objection')).toBe(true);
    expect(shown('record-anyway')).toBe(false);
    tap('objection-close');
    tap('cancel');
    expect(shown('panel-action')).toBe(true);
  });

  it('that ties and cannot be paid is recorded anyway, with the choice', () => {
    const poor = tableau({
      posts: { red: ['Lyon'] },
      routes: { white: [toParis], blue: [toBern] },
    });
    layTable(poor);
    tap('action-route');
    tapBoard('path', fromLyon);
    tap('tie-pay');
    tap('record-anyway');
    expect(lastCommand()).toMatchObject({ type: 'layRoute', path: fromLyon, override: true });
    expect(stateNow().routes[fromLyon]).toBe('red');
  });
});

describe('a double arrow', () => {
  const double = [...MAIN.paths.values()].find(
    (each) =>
      each.double &&
      each.ends.some((end) => MAIN.intersections.get(end)!.paths.some((id) => id !== each.id)),
  )!;
  const beside = double.touching[0]!;
  const state = tableau({
    routes: { red: [beside] },
    hands: { red: PLENTY },
  });

  it('offers one more route, free, and takes it or leaves it', () => {
    layTable(state);
    tap('action-route');
    tapBoard('path', double.id);
    if (shown('panel-tie')) tap('tie-pay');
    expect(shown('free-routes')).toBe(true);
    tap('lay-free');
    expect(textOf('panel-route')).toContain('Free');
    const [target] = board().marks!.legal!.paths!;
    tapBoard('path', target!);
    if (shown('panel-tie')) tap('tie-pay');
    expect(lastCommand()).toMatchObject({ type: 'layRoute', path: target, free: true });
    tap('undo');
    tap('pass-up');
    expect(lastCommand()).toEqual({ type: 'skipFreeRoute' });
    expect(shown('free-routes')).toBe(false);
  });

  it('can be paid for instead', () => {
    layTable(state);
    tap('action-route');
    tapBoard('path', double.id);
    if (shown('panel-tie')) tap('tie-pay');
    tap('action-route');
    tap('route-payment-paid');
    const legal = board().marks!.legal!.paths!;
    expect([...legal].sort()).toEqual(routeTargets(stateNow(), false).sort());
  });
});

describe('merchants', () => {
  const stops = merchantReach(game, 'red-1', 4);
  const asks = stops.find((stop) => {
    if (!stop.founds) return false;
    const { at: to, grain } = stop;
    const answer = decide(game, { type: 'moveMerchant', merchant: 'red-1', to, grain });
    return 'question' in answer;
  })!;

  it('are called to another own post when both are out', () => {
    layTable();
    tap('action-hire');
    tap('which-merchant-red-2');
    tapBoard('site', city('Lyon'));
    expect(lastCommand()).toEqual({ type: 'hireMerchant', at: city('Lyon'), merchant: 'red-2' });
    expect(stateNow().merchants['red-2']).toBe(city('Lyon'));
  });

  it('are hired at an own post', () => {
    layTable(midGame({ player: 'blue', hands: { blue: PLENTY } }));
    tap('action-hire');
    expect(board().marks?.legal?.intersections?.has(city('Praha'))).toBe(true);
    tapBoard('site', city('Praha'));
    expect(lastCommand()).toEqual({ type: 'hireMerchant', at: city('Praha') });
  });

  it('show how much grain each place takes', () => {
    layTable();
    tap('action-merchant');
    tap('which-merchant-red-1');
    const { rings } = board().marks!;
    for (const { at, grain } of stops) expect(rings?.get(at)).toBe(grain);
  });

  it('found a post, and the token is asked for: which hex, which number', () => {
    layTable();
    tap('action-merchant');
    tapBoard('site', asks.at);
    expect(shown('panel-token')).toBe(true);
    expect(commands()).toEqual([]);
    const { options } = questionTo(
      game,
      { type: 'moveMerchant', merchant: 'red-1', to: asks.at, grain: asks.grain },
      'token',
    );
    const option = options[0]!;
    if (options.length > 1) tapBoard('hex', option.hex);
    const number = option.numbers[0]!;
    tap(`token-${number}`);
    expect(lastCommand()).toEqual({
      type: 'moveMerchant',
      merchant: 'red-1',
      to: asks.at,
      grain: asks.grain,
      token: { hex: option.hex, number },
    });
    expect(stateNow().posts[asks.at]?.owner).toBe('red');
    expect(stateNow().tokens[option.hex]?.number).toBe(number);
  });

  it('whose token question is cancelled have not moved', () => {
    layTable();
    tap('action-merchant');
    tapBoard('site', asks.at);
    tap('token-cancel');
    expect(shown('panel-merchant')).toBe(true);
    expect(commands()).toEqual([]);
  });

  it('that went too far are recorded anyway, and the token is asked for all the same', () => {
    const near = midGame({ hands: { red: { grain: 1 } } });
    const far = stops.find(({ at, grain }) => {
      if (grain < 2) return false;
      const move = { type: 'moveMerchant', merchant: 'red-1', to: at, grain: 1 } as const;
      return 'question' in decide(near, { ...move, override: true });
    })!;
    layTable(near);
    tap('action-merchant');
    tapBoard('site', far.at);
    expect(textOf('objection')).toContain('E-MERCH-1');
    tap('record-anyway');
    expect(shown('panel-token')).toBe(true);
    const { options } = questionTo(
      near,
      { type: 'moveMerchant', merchant: 'red-1', to: far.at, grain: 1, override: true },
      'token',
    );
    if (options.length > 1) tap(`token-hex-${options[0]!.hex}`);
    tap(`token-${options[0]!.numbers[0]!}`);
    expect(lastCommand()).toMatchObject({ to: far.at, override: true });
    expect(stateNow().posts[far.at]?.owner).toBe('red');
  });

  it('that end on a post are objected to', () => {
    layTable();
    tap('action-merchant');
    tapBoard('site', city('Praha'));
    expect(textOf('objection')).toContain('E-MERCH-2');
  });
});

describe('caravans', () => {
  it('are fitted out beside an own route at an own post', () => {
    layTable();
    tap('action-outfit');
    const legal = [...board().marks!.legal!.paths!];
    expect(legal.sort()).toEqual(caravanTargets(game, 'red-2').sort());
    tapBoard('path', TORINO_EAST);
    expect(lastCommand()).toEqual({ type: 'outfitCaravan', path: TORINO_EAST });
    expect(stateNow().caravans['red-2']).toBe(TORINO_EAST);
  });

  it('are re-placed when both are out', () => {
    layTable(midGame({ caravans: { 'red-1': TO_BERN, 'red-2': TO_BERN } }));
    tap('action-outfit');
    tap('which-caravan-red-2');
    tapBoard('path', TORINO_EAST);
    expect(lastCommand()).toEqual({ type: 'outfitCaravan', path: TORINO_EAST, caravan: 'red-2' });
  });

  it('go along the traced way; salt, tolls and deliveries count along', () => {
    layTable();
    tap('action-caravan');
    expect(disabled('caravan-go')).toBe(true);
    tapBoard('path', TO_BERN);
    expect(shown('tolls')).toBe(false);
    tapBoard('path', BEYOND_BERN);
    expect(board().marks?.trace).toEqual([TORINO_EAST, TO_BERN, BEYOND_BERN]);
    expect(shown('tolls')).toBe(true);
    expect(textOf('caravan-go')).toBe('Go: 1 salt, 1 gold, 1 delivered');
    tap('caravan-go');
    expect(lastCommand()).toEqual({
      type: 'moveCaravan',
      caravan: 'red-1',
      along: [TO_BERN, BEYOND_BERN],
      salt: 1,
      deliver: [city('Bern')],
    });
    const { red, blue } = stateNow().players;
    expect([red.gold, blue.gold]).toEqual([4, 3]);
    expect(red.goods.delivered).toBe(1);
    expect(textOf('outcome-blue')).toContain('+1');
  });

  it('leave a delivery out by its chip, take a step back, and start over', () => {
    layTable();
    tap('action-caravan');
    traceBoard(TORINO_EAST, TO_BERN, BEYOND_BERN);
    tap(`deliver-${city('Bern')}`);
    expect(textOf('caravan-go')).toBe('Go: 1 salt, 1 gold');
    tapBoard('path', BEYOND_BERN);
    expect(board().marks?.trace).toEqual([TORINO_EAST, TO_BERN]);
    tap('caravan-clear');
    expect(board().marks?.trace).toEqual([TORINO_EAST]);
  });

  it('reach a distant route by the shortest way', () => {
    layTable();
    tap('action-caravan');
    tapBoard('path', BEYOND_BERN);
    expect(board().marks?.trace).toEqual([TORINO_EAST, TO_BERN, BEYOND_BERN]);
  });

  it('deliver where they stand', () => {
    layTable(midGame({ caravans: { 'red-1': TO_BERN } }));
    tap('action-deliver');
    expect(board().marks?.legal?.intersections?.has(city('Bern'))).toBe(true);
    tap(`deliver-${city('Bern')}`);
    expect(lastCommand()).toEqual({ type: 'deliver', caravan: 'red-1', at: city('Bern') });
    expect(stateNow().posts[city('Bern')]?.goods).toBe('red');
    expect(shown('action-deliver')).toBe(false);
  });
});

describe('trade', () => {
  it('with one another is told in numbers of cards and gold', () => {
    layTable();
    tap('action-trade');
    expect(disabled('trade-done')).toBe(true);
    tap('partner-white');
    taps('give-gold-plus', 2);
    tap('get-cards-plus');
    tap('trade-done');
    expect(lastCommand()).toEqual({
      type: 'trade',
      from: 'red',
      to: 'white',
      give: { cards: 0, gold: 2 },
      get: { cards: 1, gold: 0 },
    });
    const { red, white } = stateNow().players;
    expect([red.gold, red.hand, white.gold, white.hand]).toEqual([3, 11, 2, 3]);
  });

  it('buys a card for two gold, twice a turn', () => {
    layTable();
    for (const resource of ['salt', 'ore']) {
      tap('action-trade');
      tap('trade-buy');
      tap(`buy-${resource}`);
    }
    expect(commands()).toEqual([
      { type: 'buy', resource: 'salt' },
      { type: 'buy', resource: 'ore' },
    ]);
    tap('action-trade');
    tap('trade-buy');
    tap('buy-wood');
    expect(textOf('objection')).toContain('E-TRADE-2');
  });

  it('gives three alike for one other, or for gold', () => {
    layTable();
    tap('action-trade');
    tap('trade-exchange');
    tap('give-wood');
    expect(disabled('get-wood')).toBe(true);
    tap('get-gold');
    expect(lastCommand()).toEqual({ type: 'exchange', give: 'wood', get: 'gold' });
    expect(stateNow().players.red.hand).toBe(7);
  });
});

describe('development cards', () => {
  it('are bought unseen, and not played on the same turn', () => {
    layTable(midGame({ cards: {}, deck: { left: 24, discarded: 1 } }));
    tap('action-card');
    tap('buy-card');
    expect(lastCommand()).toEqual({ type: 'buyCard' });
    expect(stateNow().players.red.cards).toBe(1);
    tap('action-card');
    tap('card-other');
    tap('play-done');
    expect(textOf('objection')).toContain('E-DEV-1');
  });

  it('are played with what the card says', () => {
    layTable();
    tap('action-card');
    tap('card-other');
    taps('effect-gold-plus', 2);
    tap('effect-routes-plus');
    tap('effect-card-ore-plus');
    tap('play-done');
    expect(lastCommand()).toEqual({
      type: 'playCard',
      effects: { gold: 2, routes: 1, cards: { ore: 1 } },
    });
    expect(stateNow().players.red.gold).toBe(7);
    expect(shown('free-routes')).toBe(true);
    expect(shown('pass-up')).toBe(false);
  });

  it('move the robber to the hex one points at', () => {
    layTable(midGame({ phase: 'roll' }));
    tap('play-card');
    tap('card-other');
    tap('effect-robber');
    expect(disabled('play-done')).toBe(true);
    const [hex] = board().marks!.legal!.hexes!;
    tapBoard('hex', hex!);
    tap('play-done');
    expect(lastCommand()).toEqual({ type: 'playCard', effects: { robber: { to: hex } } });
    expect(stateNow().robber).toBe(hex);
  });

  it('set the dice, but only before the roll', () => {
    layTable(midGame({ phase: 'roll' }));
    tap('play-card');
    tap('card-other');
    tap('effect-dice-9');
    tap('play-done');
    expect(lastCommand()).toEqual({ type: 'playCard', effects: { dice: 9 } });
    expect(stateNow().turn.chosenDice).toBe(9);
    layTable();
    tap('action-card');
    tap('card-other');
    expect(screen.queryByTestId('effect-dice-9')).toBeNull();
  });

  it('are left in the hand by cancelling', () => {
    layTable();
    tap('action-card');
    tap('card-other');
    tap('play-cancel');
    expect(shown('panel-card')).toBe(true);
    expect(commands()).toEqual([]);
  });
});
