import { CLAUSES } from '@/engine/europe/clauses';
import { PRICES } from '@/engine/europe/components';
import { LANGUAGES } from '@/locales/language';
import { ARTICLE_IDS } from '@/rules/articles';
import { DISCARD_HANDS, glanceOf } from '@/rules/glance';
import { GLANCE_IDS } from '@/rules/pages';
import { GLOSSARY, TERM_KINDS } from '@/rules/glossary';

/** What fits a row of a phone beside its cards. */
const WIDEST = 36;

describe.each(LANGUAGES)('the rules at a glance in %s', (language) => {
  const pages = GLANCE_IDS.map((id) => glanceOf(language, id));
  const rows = pages.flatMap(({ sections }) => sections.flatMap((section) => section.rows));

  it('has a title, headings and rows on every page', () => {
    for (const { title, sections } of pages) {
      expect(title).not.toBe('');
      expect(sections.length).toBeGreaterThan(1);
      for (const section of sections) {
        expect(section.heading).not.toBe('');
        expect(section.rows.length).toBeGreaterThan(0);
        expect(new Set(section.rows.map(({ id }) => id)).size).toBe(section.rows.length);
      }
    }
  });

  it('gives a clause that exists for every row', () => {
    for (const { clause } of rows) expect(Object.keys(CLAUSES)).toContain(clause);
  });

  it('says something in every row, shortly', () => {
    for (const { label, value, cost, gold, free } of rows) {
      expect(label).not.toBe('');
      expect([value, cost, gold, free].some((part) => part !== undefined)).toBe(true);
      expect(label.length).toBeLessThanOrEqual(WIDEST);
      expect(value?.length ?? 0).toBeLessThanOrEqual(WIDEST + 4);
    }
  });

  it('takes prices and discards from the rules', () => {
    const prices = pages.find(({ id }) => id === 'prices')!.sections;
    const costs = prices[0]!.rows.map(({ cost }) => cost);
    expect(costs).toEqual([PRICES.route, PRICES.caravan, PRICES.merchant, PRICES.card]);

    const discards = pages.find(({ id }) => id === 'seven')!.sections[1]!.rows;
    expect(discards).toHaveLength(DISCARD_HANDS.length);
    expect(discards[1]!.label).toContain('9');
    expect(discards[1]!.value).toContain('4');

    const goods = pages.find(({ id }) => id === 'end')!.sections[1]!.rows;
    expect(goods.map(({ id, value }) => [id, value?.match(/\d+/)?.[0]])).toEqual([
      ['short-3', '6'],
      ['short-4', '5'],
      ['main-3', '10'],
      ['main-4', '8'],
    ]);
  });

  it('tells gold that comes from gold that goes', () => {
    const [earn, spend] = pages.find(({ id }) => id === 'gold')!.sections;
    for (const { gold } of earn!.rows) expect(gold ?? 1).toBeGreaterThan(0);
    for (const { gold } of spend!.rows) expect(gold ?? -1).toBeLessThan(0);
  });
});

describe('the glossary', () => {
  it('has some forty terms of every kind', () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(40);
    for (const kind of TERM_KINDS) expect(GLOSSARY.some((term) => term.kind === kind)).toBe(true);
  });

  it.each(LANGUAGES)('has every term once in %s, leading to an article', (language) => {
    const terms = GLOSSARY.map((term) => term[language]);
    expect(terms).not.toContain('');
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
    for (const { article } of GLOSSARY) expect(ARTICLE_IDS).toContain(article);
  });
});
