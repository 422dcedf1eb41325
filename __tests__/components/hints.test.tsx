import { freshDevice, openApp, tap } from './support/app';
import { playedFile } from './support/files';

import { screen } from 'expo-router/testing-library';

import { ARTICLE_OF_HINT, hintFor, HINT_IDS } from '@/components/hints/hints';
import { NO_MODE } from '@/components/table/ui';
import type { Event } from '@/engine/europe/events';
import { ARTICLE_IDS } from '@/rules/articles';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

beforeEach(freshDevice);

function openGame() {
  const { id } = useGame.getState().create(playedFile(), 'An evening')!;
  return openApp(`/game/${id}`);
}
const hint = (id: string) => screen.queryByTestId(`hint-${id}`);

test('each of them has an article', () => {
  for (const id of HINT_IDS) expect(ARTICLE_IDS).toContain(ARTICLE_OF_HINT[id]);
});

test('a hint is dismissed for good', () => {
  openGame();
  expect(hint('compensation')).toBeNull();
  tap('dice-6');
  expect(hint('compensation')).toBeTruthy();
  tap('hint-dismiss');
  expect(hint('compensation')).toBeNull();
  tap('end-turn');
  tap('dice-6');
  expect(hint('compensation')).toBeNull();
});

test('a hint nobody touched is there once', () => {
  openGame();
  tap('dice-6');
  tap('end-turn');
  expect(hint('compensation')).toBeNull();
  tap('dice-6');
  expect(hint('compensation')).toBeNull();
  expect(useSettings.getState().hintsSeen).toEqual(['compensation']);
});

test('a hint leads to its article and is still there afterwards', () => {
  const app = openGame();
  tap('dice-7');
  tap('hint-rule');
  expect(app.getPathname()).toBe('/rules/seven');
  tap('back');
  expect(hint('seven')).toBeTruthy();
});

test('the settings bring hints and the first evening back', () => {
  useSettings.setState({ hintsSeen: ['seven', 'toll'], introOffered: false });
  openApp('/settings');
  tap('hints-again');
  expect(useSettings.getState()).toMatchObject({ hintsSeen: [], introOffered: true });
});

describe('what calls for a hint', () => {
  const because = { rule: 'E-ROLL-1' } as const;
  const cases: readonly (readonly [string, Event])[] = [
    [
      'tokenMoved',
      { type: 'tokenMoved', from: 'B1', to: 'C3', colour: 'green', number: 4, because },
    ],
    ['toll', { type: 'tollPaid', caravan: 'red-1', to: 'blue', because }],
    ['shortage', { type: 'shortage', resource: 'ore', due: 2, lost: {}, because }],
    ['seven', { type: 'rolled', player: 'red', dice: 7, hexes: [], asks: {}, because }],
    ['doubleArrow', { type: 'freeRouteGranted', touching: 'B1n', because }],
    ['compensation', { type: 'goldTaken', player: 'red', gold: 1, because: { rule: 'E-ROLL-4' } }],
  ];
  test.each(cases)('%s', (id, event) => {
    expect(hintFor([event], NO_MODE, [])).toBe(id);
    expect(hintFor([event], NO_MODE, [id])).toBeNull();
  });

  test('a tie', () => {
    const question = { ask: 'connection', rule: 'E-GOLD-3', options: [] } as const;
    const tie = { path: 'B1n', free: false, question };
    expect(hintFor([], { kind: 'route', tie }, [])).toBe('tie');
    expect(hintFor([], { kind: 'route' }, [])).toBeNull();
  });

  test('free routes from a card are no double arrow, bought gold no compensation', () => {
    const events: Event[] = [
      { type: 'freeRouteGranted', touching: null, because },
      { type: 'goldTaken', player: 'red', gold: 1, because: { rule: 'E-TRADE-3' } },
      { type: 'rolled', player: 'red', dice: 6, hexes: [], asks: {}, because },
    ];
    expect(hintFor(events, NO_MODE, [])).toBeNull();
  });
});
