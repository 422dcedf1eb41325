import { CLAUSES, type ClauseId } from '@/engine/europe/clauses';
import { COMMAND_TYPES } from '@/engine/europe/commands';
import { DEFAULT_OPTIONS, type Options } from '@/engine/europe/setup';
import { options as de } from '@/locales/de/options';
import { options as en } from '@/locales/en/options';
import { LANGUAGES } from '@/locales/language';
import { options as ru } from '@/locales/ru/options';
import {
  ARTICLE_IDS,
  ARTICLE_OF_CLAUSE,
  ARTICLES,
  DRAWING_IDS,
  articleOf,
  type ArticleId,
} from '@/rules/articles';
import { wordsIn } from '@/rules/terms';
import { TEXTS } from '@/rules/texts';

const OPTIONS = { ru, en, de };

const wordCount = (paragraphs: readonly string[]) => wordsIn(paragraphs.join(' ')).length;

describe('the list of articles', () => {
  it('covers every clause with exactly one article', () => {
    const covered = ARTICLES.flatMap(({ clauses }) => clauses);
    expect([...covered].sort()).toEqual(Object.keys(CLAUSES).sort());
    for (const clause of Object.keys(CLAUSES) as ClauseId[]) {
      expect(articleOf(ARTICLE_OF_CLAUSE[clause]).clauses).toContain(clause);
    }
  });

  it('has overviews without a clause only where a page at a glance stands behind them', () => {
    const without = ARTICLES.filter(({ clauses }) => clauses.length === 0);
    expect(without.map(({ id }) => id)).toEqual(['turn', 'prices', 'gold']);
    for (const { glance } of without) expect(glance).toBeDefined();
  });

  it.each(ARTICLES)('$id leads on to other articles, each named once', ({ id, related }) => {
    expect(related.length).toBeGreaterThan(1);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(id);
    for (const other of related) expect(ARTICLE_IDS).toContain(other);
  });

  it('can be read through by its links', () => {
    const reached = new Set<ArticleId>();
    const visit = (id: ArticleId) => {
      if (reached.has(id)) return;
      reached.add(id);
      articleOf(id).related.forEach(visit);
    };
    visit('turn');
    expect(ARTICLE_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('uses every drawing once', () => {
    const drawings = ARTICLES.flatMap(({ drawing }) => drawing ?? []);
    expect([...drawings].sort()).toEqual([...DRAWING_IDS].sort());
  });

  it('names every option where the rulebook is silent, and nowhere else', () => {
    const named = ARTICLES.flatMap(({ options }) => options ?? []);
    expect([...named].sort()).toEqual(Object.keys(DEFAULT_OPTIONS).sort());
    for (const { clauses, options } of ARTICLES) {
      const silent = clauses.some((clause) => CLAUSES[clause] === 'silent');
      expect(options !== undefined).toBe(silent);
    }
  });

  it('has an article for every command but those about the app itself', () => {
    const without = COMMAND_TYPES.filter(
      (type) => !ARTICLES.some(({ commands }) => commands?.includes(type)),
    );
    expect(without.sort()).toEqual(['correct', 'track']);
  });
});

describe.each(LANGUAGES)('the articles in %s', (language) => {
  const texts = TEXTS[language];

  it('are all there', () => {
    expect(Object.keys(texts).sort()).toEqual([...ARTICLE_IDS].sort());
  });

  it.each(ARTICLES)('$id has a title, text and what people call it', ({ id }) => {
    const { title, body, aliases } = texts[id];
    for (const text of [title, ...body, ...aliases]) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      expect(text).not.toMatch(/\s{2}|\.\.|\bE-[A-Z]+-\d/);
    }
    expect(body.length).toBeGreaterThan(0);
    for (const paragraph of body) expect(paragraph).toMatch(/[.!?]$/);
    expect(aliases.length).toBeGreaterThanOrEqual(5);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it.each(ARTICLES)('$id is short', ({ id }) => {
    expect(wordCount(texts[id].body)).toBeLessThanOrEqual(90);
    expect(wordCount([texts[id].title])).toBeLessThanOrEqual(8);
  });

  it('have titles that tell them apart', () => {
    const titles = ARTICLE_IDS.map((id) => texts[id].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('give no phrase to two articles', () => {
    const owners = new Map<string, ArticleId[]>();
    for (const id of ARTICLE_IDS) {
      for (const alias of texts[id].aliases) {
        owners.set(alias.toLowerCase(), [...(owners.get(alias.toLowerCase()) ?? []), id]);
      }
    }
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  it('name each option and its default', () => {
    const standing = { ru: ['выключена', 'включена'], en: ['off', 'on'], de: ['aus', 'an'] };
    for (const { id, options } of ARTICLES) {
      for (const key of options ?? ([] as (keyof Options)[])) {
        const line = texts[id].body.find((text) => text.includes(OPTIONS[language][key].name));
        const [off, on] = standing[language];
        expect(line).toMatch(new RegExp(`\\s${DEFAULT_OPTIONS[key] ? on : off}\\.$`));
      }
    }
  });
});

it('tells an article in as many paragraphs in every language', () => {
  for (const id of ARTICLE_IDS) {
    const counts = LANGUAGES.map((language) => TEXTS[language][id].body.length);
    expect(new Set(counts).size).toBe(1);
  }
});
