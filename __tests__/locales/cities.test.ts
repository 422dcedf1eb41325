import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { ATLAS } from '@/engine/europe/board/atlas';
import {
  citiesFrom,
  cityIsKnown,
  cityName,
  foldName,
  PRINTED_NAMES,
  printedName,
} from '@/locales/cities';
import { LANGUAGES } from '@/locales/language';

import { eachLanguage } from './support/flaws';

const all = (language: (typeof LANGUAGES)[number]) =>
  PRINTED_NAMES.map((name) => cityName(name, language));

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
  test('answer to any spelling', () => {
    for (const typed of ['Мюн', 'mün', 'mun', 'MUNI'])
      expect(citiesFrom(typed)).toContain('München');
    expect(citiesFrom('Мюн')).toEqual(['München']);
  });

  test('are none for nothing', () => {
    expect(citiesFrom('')).toEqual([]);
    expect(citiesFrom('  ')).toEqual([]);
    expect(citiesFrom('zzz')).toEqual([]);
  });

  test('know a city by its whole name only', () => {
    expect(cityIsKnown('мюнхен')).toBe(true);
    expect(cityIsKnown('Мюнхе')).toBe(false);
    expect(cityIsKnown('constructor')).toBe(false);
  });

  test('know where each of them lies', () => {
    expect(Object.keys(ATLAS).sort()).toEqual([...PRINTED_NAMES].sort());
  });
});
