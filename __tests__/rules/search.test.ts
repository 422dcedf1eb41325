import { LANGUAGES, type Language } from '@/locales/language';
import { ARTICLE_IDS, ARTICLE_OF_CLAUSE, ARTICLES, type ArticleId } from '@/rules/articles';
import { QUESTIONS } from '@/rules/questions';
import { nearest, search } from '@/rules/search';
import { TEXTS } from '@/rules/texts';

const found = (language: Language, query: string) =>
  search(language, query).map(({ article }) => article);

describe.each(LANGUAGES)('questions people ask in %s', (language) => {
  const asked = QUESTIONS[language];

  it('are many, about every article, and none twice', () => {
    expect(asked.length).toBeGreaterThanOrEqual(60);
    expect(new Set(asked.map(({ ask }) => ask.toLowerCase())).size).toBe(asked.length);
    const about = new Set(asked.map(({ article }) => article));
    expect(ARTICLE_IDS.filter((id) => !about.has(id))).toEqual([]);
  });

  it('are not just the titles and aliases again', () => {
    const phrases = new Set(
      ARTICLE_IDS.flatMap((id) => [TEXTS[language][id].title, ...TEXTS[language][id].aliases]).map(
        (phrase) => phrase.toLowerCase(),
      ),
    );
    const copied = asked.filter(({ ask }) => phrases.has(ask.toLowerCase()));
    expect(copied.length / asked.length).toBeLessThan(0.4);
  });

  it('bring the right article first in 95 of 100, and always among three', () => {
    const places = asked.map(({ ask, article }) => ({
      ask,
      place: found(language, ask).indexOf(article),
    }));
    expect(places.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
    const first = places.filter(({ place }) => place === 0).length;
    expect(first / places.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are answered by an article’s own title', () => {
    const missed = ARTICLES.filter(
      ({ id }) => found(language, TEXTS[language][id].title)[0] !== id,
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it('may be a clause', () => {
    for (const clause of ['E-CARA-3', 'e-seven-2', 'E-MERCH-10'] as const) {
      const id = clause.toUpperCase() as keyof typeof ARTICLE_OF_CLAUSE;
      expect(found(language, clause)[0]).toBe(ARTICLE_OF_CLAUSE[id]);
    }
  });
});

describe('how words may be written', () => {
  const same: [Language, string, string, ArticleId][] = [
    ['ru', 'грабёж', 'грабеж', 'stealing'],
    ['ru', 'СЕМЁРКА', 'семерка', 'seven'],
    ['ru', 'разбойник', 'Разбойник!', 'robber'],
    ['en', 'opponent’s route', 'OPPONENTS ROUTE', 'toll'],
    ['en', 'bank trade 3:1', 'bank trade three to one', 'threeForOne'],
    ['de', 'Räuber', 'Raeuber', 'robber'],
    ['de', 'Räuber', 'rauber', 'robber'],
    ['de', 'Straße bauen', 'Strasse bauen', 'route'],
    ['de', 'Küstenstädte', 'Kuestenstaedte', 'coastGold'],
    ['de', 'Größe der Hand: Hälfte', 'groesse der hand: haelfte', 'discard'],
  ];
  it.each(same)('%s: «%s» is «%s»', (language, one, other, article) => {
    expect(found(language, one)[0]).toBe(article);
    expect(found(language, other)[0]).toBe(article);
  });

  const unfinished: [Language, string, ArticleId][] = [
    ['ru', 'компенс', 'compensation'],
    ['ru', 'разб', 'robber'],
    ['en', 'compens', 'compensation'],
    ['en', 'wareh', 'warehouse'],
    ['de', 'Entschäd', 'compensation'],
    ['de', 'Doppelpf', 'doubleArrow'],
  ];
  it.each(unfinished)('%s: «%s» need not be finished', (language, query, article) => {
    expect(found(language, query)[0]).toBe(article);
  });

  const misspelt: [Language, string, ArticleId][] = [
    ['ru', 'компенсацыя', 'compensation'],
    ['ru', 'изолиравоный город', 'isolatedCity'],
    ['ru', 'разбойинк', 'robber'],
    ['en', 'compansation', 'compensation'],
    ['en', 'wharehouse', 'warehouse'],
    ['en', 'isloated city', 'isolatedCity'],
    ['de', 'Entschedigung', 'compensation'],
    ['de', 'Dopelpfeil', 'doubleArrow'],
    ['de', 'Rüaber', 'robber'],
  ];
  it.each(misspelt)('%s: «%s» is understood', (language, query, article) => {
    expect(found(language, query)[0]).toBe(article);
  });
});

describe('what is marked', () => {
  it('is the words that matched, in the title and in the text', () => {
    const [first] = search('ru', 'компенсация золотой');
    const { title, body } = TEXTS.ru.compensation;
    expect(first!.article).toBe('compensation');
    const marked = first!.highlights.map(({ in: at, start, end }) =>
      (at === 'title' ? title : body[at]!).slice(start, end),
    );
    expect(marked).toContain('Компенсация');
    expect(marked).toContain('золотой');
    expect(marked).not.toContain('не');
  });

  it('stays within the text in every answer', () => {
    for (const language of LANGUAGES) {
      for (const { ask } of QUESTIONS[language]) {
        for (const { article, highlights } of search(language, ask)) {
          const { title, body } = TEXTS[language][article];
          for (const { in: at, start, end } of highlights) {
            const text = at === 'title' ? title : body[at]!;
            expect(start).toBeLessThan(end);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        }
      }
    }
  });
});

describe('nothing found', () => {
  it.each(LANGUAGES)('%s: strange words find nothing, but something is near', (language) => {
    for (const query of ['xyzzyqq', '????', '']) {
      expect(search(language, query)).toEqual([]);
      const near = nearest(language, query);
      expect(near).toHaveLength(3);
      expect(new Set(near).size).toBe(3);
    }
  });

  it('small words alone find nothing', () => {
    expect(search('ru', 'а что это')).toEqual([]);
    expect(search('en', 'what is it')).toEqual([]);
    expect(search('de', 'was ist das')).toEqual([]);
  });

  it('what looks alike is near', () => {
    expect(nearest('ru', 'рзбйнк')).toContain('robber');
    expect(nearest('en', 'wrhouse')).toContain('warehouse');
    expect(nearest('de', 'Doplpfl')).toContain('doubleArrow');
  });

  it('of nothing at all the overviews are near', () => {
    expect(nearest('en', '  ')).toEqual(['turn', 'prices', 'gold']);
  });
});
