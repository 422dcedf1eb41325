import { act, fireEvent, render, screen, within } from '@testing-library/react-native';

import { ArticleScreen } from '@/components/rules/ArticleScreen';
import { GlanceScreen } from '@/components/rules/GlanceScreen';
import { GlossaryScreen } from '@/components/rules/GlossaryScreen';
import { useTableUi } from '@/components/table/ui';
import { CATALOGS } from '@/locales';
import { LANGUAGES } from '@/locales/language';
import { ARTICLE_IDS, ARTICLES, ARTICLE_OF_CLAUSE, DRAWING_IDS } from '@/rules/articles';
import { glanceOf } from '@/rules/glance';
import { GLANCE_IDS } from '@/rules/pages';
import { GLOSSARY } from '@/rules/glossary';
import { TEXTS } from '@/rules/texts';
import { useSettings } from '@/store/settings';

const mockRouter = { push: jest.fn(), replace: jest.fn(), dismissTo: jest.fn() };

jest.mock('expo-sqlite/localStorage/install', () => ({}));
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  get router() {
    return mockRouter;
  },
}));
jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));

beforeEach(() => {
  jest.clearAllMocks();
  useTableUi.getState().reset();
});

/** Every page a link may lead to. */
const PAGES: ReadonlySet<string> = new Set([
  ...ARTICLE_IDS.map((id) => `/rules/${id}`),
  ...GLANCE_IDS.map((id) => `/rules/glance/${id}`),
]);

/** Taps every link on the screen and tells where they lead. */
function followAll(): string[] {
  for (const role of ['link', 'button'] as const) {
    for (const link of screen.queryAllByRole(role)) {
      if (link.props.testID !== 'back') fireEvent.press(link);
    }
  }
  return [...mockRouter.push.mock.calls, ...mockRouter.replace.mock.calls].flat() as string[];
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => useSettings.setState({ language }));
  const { rulebook: t, options: named } = CATALOGS[language];

  test.each(ARTICLES)('the article $id says it all', (article) => {
    const { id, drawing, options = [], clauses, source } = article;
    render(<ArticleScreen id={id} />);
    const { title, body } = TEXTS[language][id];
    expect(screen.getByTestId('article-title')).toHaveTextContent(title);
    for (const paragraph of body) expect(screen.getByText(paragraph)).toBeTruthy();
    if (clauses.length > 0) {
      expect(screen.getByTestId('clauses')).toHaveTextContent(t.clauses(clauses.join(', ')));
    }
    if (source) expect(screen.getByText(t.source(source))).toBeTruthy();
    if (drawing) expect(screen.getByText(t.drawings[drawing])).toBeTruthy();
    for (const option of options) {
      expect(screen.getByTestId(`option-${option}`)).toHaveTextContent(
        new RegExp(`^${named[option].name}: `),
      );
    }
  });

  test.each(GLANCE_IDS)('the page %s shows every row', (id) => {
    render(<GlanceScreen id={id} />);
    for (const { rows } of glanceOf(language, id).sections) {
      for (const row of rows) expect(screen.getByTestId(`row-${row.id}`)).toBeTruthy();
    }
  });

  test('the glossary names each thing in three languages', () => {
    render(<GlossaryScreen />);
    for (const term of GLOSSARY) {
      const row = within(screen.getByTestId(`term-${term.en}`));
      for (const each of LANGUAGES) expect(row.queryAllByText(term[each])).not.toHaveLength(0);
    }
  });
});

describe('links', () => {
  test.each(ARTICLES)('those of $id lead to pages', ({ id, related, glance }) => {
    render(<ArticleScreen id={id} />);
    const reached = followAll();
    expect(reached.filter((page) => !PAGES.has(page))).toEqual([]);
    expect(reached).toEqual(expect.arrayContaining(related.map((other) => `/rules/${other}`)));
    if (glance) expect(reached).toContain(`/rules/glance/${glance}`);
  });

  test.each(GLANCE_IDS)('those of the page %s lead to the articles of their clauses', (id) => {
    render(<GlanceScreen id={id} />);
    const reached = followAll();
    expect(reached.filter((page) => !PAGES.has(page))).toEqual([]);
    const rows = glanceOf('en', id).sections.flatMap((section) => section.rows);
    expect(reached).toEqual(
      expect.arrayContaining(rows.map(({ clause }) => `/rules/${ARTICLE_OF_CLAUSE[clause]}`)),
    );
  });

  test('those of the glossary lead to articles', () => {
    render(<GlossaryScreen />);
    const reached = followAll();
    expect(reached).toHaveLength(GLOSSARY.length);
    expect(reached.filter((page) => !PAGES.has(page))).toEqual([]);
  });

  test('whoever came from a game is one tap from it', () => {
    render(<ArticleScreen id="toll" />);
    expect(screen.queryByTestId('to-game')).toBeNull();
    act(() => useTableUi.getState().goAway('/game/7'));
    fireEvent.press(screen.getByTestId('to-game'));
    expect(mockRouter.dismissTo).toHaveBeenCalledWith('/game/7');
  });
});

test('what was searched for is marked in the article', () => {
  useSettings.setState({ language: 'ru' });
  render(<ArticleScreen id="discard" query="семёрка" />);
  const [first = ''] = TEXTS.ru.discard.body;
  const marked = screen.getByText(/^семёрк/);
  expect(first).toContain(String(marked.props.children));
});

test('each drawing is shown by one article', () => {
  const shown = ARTICLES.flatMap(({ drawing }) => drawing ?? []);
  expect([...shown].sort()).toEqual([...DRAWING_IDS].sort());
});
