import { freshDevice, openApp, stateNow, tap, touchBoard } from '../support/app';
import { playedFile } from '../support/files';

import { act, screen, within } from 'expo-router/testing-library';

import { situationOf } from '@/components/rules/moment';
import { NO_MODE, type Mode } from '@/components/table/ui';
import type { Event } from '@/engine/europe/events';
import { articlesFor } from '@/rules/context';
import { useGame } from '@/store/game';

beforeEach(freshDevice);

const layGame = () => useGame.getState().create(playedFile(), 'An evening')!.id;

function openGame() {
  const id = layGame();
  return { id, app: openApp(`/game/${id}`) };
}

const listed = () =>
  within(screen.getByTestId('rules-sheet'))
    .getAllByRole('link')
    .map((link) => String(link.props.testID).replace('article-', ''));

describe('the rules for the moment', () => {
  test('follow the phase, then what is taken up', () => {
    openGame();
    tap('rules-now');
    expect(listed().slice(0, 2)).toEqual(['turn', 'production']);
    tap('sheet-close');
    tap('dice-6');
    tap('action-caravan');
    tap('rules-now');
    expect(listed()).toEqual(
      articlesFor({ phase: 'action', command: 'moveCaravan' }).slice(0, listed().length),
    );
    expect(listed()[0]).toBe('moveCaravan');
  });

  test('and back the table is as it was, sheet and all', () => {
    const { id, app } = openGame();
    tap('dice-6');
    tap('action-route');
    const before = useGame.getState().open!.history;
    tap('rules-now');
    tap('article-route');
    expect(app.getPathname()).toBe('/rules/route');
    expect(screen.queryByTestId('rules-sheet')).toBeNull();
    tap('article-doubleArrow');
    tap('to-game');
    expect(app.getPathname()).toBe(`/game/${id}`);
    expect(screen.getByTestId('rules-sheet')).toBeTruthy();
    tap('sheet-close');
    expect(screen.getByTestId('panel-route')).toBeTruthy();
    expect(useGame.getState().open!.history).toBe(before);
  });

  test('all rules open with the question ready to be typed', () => {
    const { app } = openGame();
    tap('rules-now');
    tap('all-rules');
    expect(app.getPathname()).toBe('/rules');
    expect(screen.getByTestId('search').props.autoFocus).toBe(true);
  });

  test('the menu has them too', () => {
    const { app } = openGame();
    tap('menu');
    tap('menu-book');
    expect(app.getPathname()).toBe('/rules');
    tap('back');
    expect(screen.getByTestId('panel-roll')).toBeTruthy();
  });
});

describe('a reason', () => {
  test('leads to its article and back to itself', () => {
    const { app } = openGame();
    tap('dice-6');
    const row = within(screen.getByTestId('answer-orange'));
    act(() => row.getByRole('button').props.onClick());
    expect(screen.getByTestId('clause')).toBeTruthy();
    tap('read-rule');
    expect(app.getPathname()).toBe('/rules/compensation');
    expect(screen.queryByTestId('clause')).toBeNull();
    tap('back');
    expect(screen.getByTestId('clause')).toBeTruthy();
  });

  test('an objection leads to the article of its clause and waits', () => {
    const { app } = openGame();
    tap('dice-6');
    tap('action-route');
    touchBoard('B5ne', 'path');
    expect(screen.getByTestId('objection')).toBeTruthy();
    tap('read-rule');
    expect(app.getPathname()).toBe('/rules/route');
    tap('back');
    expect(screen.getByTestId('objection')).toBeTruthy();
    expect(stateNow().routes['B5ne']).toBeUndefined();
  });

  test('a house rule leads to the article that leaves it open', () => {
    const app = openApp('/new');
    tap('house-rules');
    tap('option-doubleChain');
    tap('option-doubleChain-rule');
    expect(app.getPathname()).toBe('/rules/doubleArrow');
    tap('back');
    expect(screen.getByTestId('option-doubleChain')).not.toBeChecked();
  });
});

describe('the situation', () => {
  const at = (mode: Mode, events: readonly Event[] = []) => {
    layGame();
    return situationOf(stateNow(), mode, events);
  };

  test('a tapped place is about what stands there', () => {
    const select = (kind: 'hex' | 'site' | 'path', id: string) =>
      at({ kind: 'place', hit: { kind, id } }).selection;
    expect(select('hex', 'I2')).toBe('robber');
    expect(select('hex', 'F4')).toBe('token');
    expect(select('hex', 'B3')).toBe('hex');
    expect(select('site', 'B3e')).toBe('post');
    expect(select('site', 'E4e')).toBe('city');
    expect(select('path', 'E5n')).toBe('caravan');
    expect(select('path', 'B5ne')).toBe('path');
  });

  test('a shortage is what the table argues about', () => {
    const short: Event = {
      type: 'shortage',
      resource: 'grain',
      due: 3,
      lost: {},
      because: { rule: 'E-ROLL-3' },
    };
    expect(articlesFor(at(NO_MODE, [short]))[0]).toBe('shortage');
    expect(at({ kind: 'trade' }, [short])).toMatchObject({ command: 'trade', clause: undefined });
  });
});
