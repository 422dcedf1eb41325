import { freshDevice, openApp, tap, type } from '../support/app';

import { screen, within } from 'expo-router/testing-library';

import { CHAPTER_IDS, CHAPTERS } from '@/rules/chapters';
import { ARTICLE_IDS } from '@/rules/articles';
import { useSettings } from '@/store/settings';

beforeEach(freshDevice);

const articlesIn = (testID: string) =>
  within(screen.getByTestId(testID))
    .getAllByRole('link')
    .map((link) => String(link.props.testID).replace('article-', ''));

describe('the book', () => {
  test('holds every article once, in its order', () => {
    expect(CHAPTER_IDS.flatMap((chapter) => [...CHAPTERS[chapter]])).toEqual([...ARTICLE_IDS]);
  });

  test('is entered from the start page and left to it', () => {
    const app = openApp();
    tap('home-rules');
    expect(app.getPathname()).toBe('/rules');
    expect(screen.getByTestId('chapter-seven')).toBeTruthy();
    tap('article-robber');
    expect(app.getPathname()).toBe('/rules/robber');
    tap('back');
    tap('back');
    expect(app.getPathname()).toBe('/');
  });

  test('an address nobody wrote leads to the notice', () => {
    openApp('/rules/nonsense');
    expect(screen.getByTestId('not-found')).toBeTruthy();
  });
});

describe('searching', () => {
  beforeEach(() => useSettings.setState({ language: 'ru' }));

  test('answers while one types, marks what was asked and remembers it', () => {
    const app = openApp('/rules');
    type('search', 'сем');
    expect(articlesIn('found').length).toBeGreaterThan(0);
    type('search', 'семёрка');
    expect(articlesIn('found')[0]).toBe('seven');
    tap('article-seven');
    expect(app.getPathname()).toBe('/rules/seven');
    expect(app.getSearchParams()).toMatchObject({ q: 'семёрка' });
    tap('back');
    expect(screen.getByTestId('search').props.value).toBe('семёрка');
    tap('search-clear');
    tap('recent-0');
    expect(articlesIn('found')[0]).toBe('seven');
  });

  test('the same question is remembered once, the latest first, and only six of them', () => {
    openApp('/rules');
    for (const asked of ['цена', 'купец', 'золото', 'караван', 'склад', 'карта', 'Цена']) {
      type('search', asked);
      screen.getByTestId('search').props.onSubmitEditing();
    }
    expect(useSettings.getState().searches).toEqual([
      'Цена',
      'карта',
      'склад',
      'караван',
      'золото',
      'купец',
    ]);
  });

  test('nothing found: the nearest articles and the whole index', () => {
    openApp('/rules');
    type('search', 'ъъъъ');
    expect(articlesIn('nothing-found')).toHaveLength(3);
    expect(screen.getByTestId('chapter-end')).toBeTruthy();
  });
});

describe('links', () => {
  test('leafing does not lengthen the way back', () => {
    const app = openApp('/rules');
    tap('article-turn');
    expect(screen.queryByTestId('previous')).toBeNull();
    tap('next');
    tap('next');
    expect(app.getPathname()).toBe('/rules/gold');
    tap('previous');
    expect(app.getPathname()).toBe('/rules/prices');
    tap('back');
    expect(app.getPathname()).toBe('/rules');
  });

  test('each row of a glance opens its article', () => {
    const app = openApp('/rules/glance/prices');
    tap('row-toll');
    expect(app.getPathname()).toBe('/rules/toll');
  });
});

describe('pins', () => {
  test('a pinned page comes first until it is let go', () => {
    const app = openApp('/rules');
    const first = () => screen.getAllByTestId(/^glance-[a-z]+$/)[0]!.props.testID;
    expect(first()).toBe('glance-turn');
    tap('glance-gold');
    tap('pin');
    expect(screen.getByTestId('pin')).toBeChecked();
    tap('back');
    expect(app.getPathname()).toBe('/rules');
    expect(first()).toBe('glance-gold');
    tap('glance-gold');
    tap('pin');
    tap('back');
    expect(first()).toBe('glance-turn');
  });
});
