import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { cityName, foldName, printedName, suggestCities } from '@/locales/cities';
import { LANGUAGES } from '@/locales/language';

import { eachLanguage } from './support/flaws';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', ...'абвгдежзиклмнопрстуфхцчшщэюя'];
const all = (language: (typeof LANGUAGES)[number]) => [
  ...new Set(LETTERS.flatMap((letter) => suggestCities(letter, language, 500))),
];

describe('a name as it is compared', () => {
  test.each([
    ['Zürich', 'zurich'],
    ['  GDAŃSK ', 'gdansk'],
    ['Wrocław', 'wroclaw'],
    ['København', 'kobenhavn'],
    ['Straßburg', 'strassburg'],
    ['İstanbul', 'istanbul'],
    ['Кёльн', 'кельн'],
    ['Chișinău', 'chisinau'],
  ])('%s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test('is the same whether accents are typed as one sign or two', () => {
    expect(foldName('Malmo\u0308')).toBe(foldName('Malmö'));
  });
});

describe('a city', () => {
  test('is read in one’s own language and kept as printed', () => {
    expect(LANGUAGES.map((language) => cityName('Wien', language))).toEqual([
      'Вена',
      'Vienna',
      'Wien',
    ]);
    for (const typed of ['Вена', 'vienna', ' WIEN ']) expect(printedName(typed)).toBe('Wien');
  });

  test('that nobody knows stays as it is', () => {
    expect(cityName('Atlantis', 'ru')).toBe('Atlantis');
    expect(printedName(' Atlantis ')).toBe('Atlantis');
  });

  test.each(eachLanguage)('of the practice maps has a name in %s', (language) => {
    const names = [...PRACTICE_MAIN.sites, ...PRACTICE_SHORT.sites].map(({ name }) => name);
    for (const name of names) expect(printedName(cityName(name, language))).toBe(name);
    if (language === 'ru') {
      expect(names.filter((name) => !/^[А-ЯЁ]/.test(cityName(name, language)))).toEqual([]);
    }
  });

  test.each(eachLanguage)('goes to the printed name and back in %s', (language) => {
    const names = all(language);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => cityName(printedName(name), language) !== name)).toEqual([]);
  });

  test('has a name of its own in every language', () => {
    const counts = LANGUAGES.map((language) => new Set(all(language).map(foldName)).size);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('suggestions', () => {
  test('answer to any spelling in the reader’s own', () => {
    for (const typed of ['Мюн', 'mün', 'mun', 'MUNI']) {
      expect(suggestCities(typed, 'ru')).toContain('Мюнхен');
    }
    expect(suggestCities('Мюн', 'en')).toContain('Munich');
    expect(suggestCities('Мюн', 'de')).toEqual(['München']);
  });

  test('are none for nothing, and never too many', () => {
    expect(suggestCities('', 'en')).toEqual([]);
    expect(suggestCities('  ', 'en')).toEqual([]);
    expect(suggestCities('b', 'en')).toHaveLength(6);
    expect(suggestCities('b', 'en', 3)).toHaveLength(3);
    expect(suggestCities('zzz', 'en')).toEqual([]);
  });
});
