import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import { OBJECTIONS, type Objection, type ObjectionCode } from '@/engine/europe/objections';
import type { State } from '@/engine/europe/state';
import { CATALOGS } from '@/locales';
import { plural, type Language } from '@/locales/language';
import { say as sayOf } from '@/locales/say';

import { MAIN, placesOn } from '../engine/support/boards';
import { FOUR, opened, seated } from '../engine/support/tables';
import { eachLanguage, flawsOf } from './support/flaws';

const { city } = placesOn(MAIN);
const OPEN = opened();
const naming = (language: Language, state: State = OPEN) =>
  sayOf(language, CATALOGS[language].words, state);

/** What a command is told as, in all three languages. */
function told(state: State, command: Command): Record<Language, string> {
  const answer = decide(state, command);
  if (!('events' in answer)) throw new Error(JSON.stringify(answer));
  const line = (language: Language) =>
    CATALOGS[language].history.commandSentence(command, answer.events, naming(language, state));
  return { ru: line('ru'), en: line('en'), de: line('de') };
}

describe('a line of the history', () => {
  test('names a placed post by its city, undeclined', () => {
    const at = city('Lyon');
    expect(told(seated(), { type: 'placePost', player: 'red', at })).toEqual({
      ru: 'Красный ставит представительство в городе Лион',
      en: 'Red places a trading post at Lyon',
      de: 'Rot setzt ein Kontor in Lyon',
    });
  });

  test('puts every objection that was passed over into one bracket', () => {
    const line = told(OPEN, { type: 'buy', resource: 'ore', override: true });
    expect(line).toEqual({
      ru: 'Красный покупает 1 руду за 2 золотых — всё равно записано (Не сейчас: сначала бросок кубиков)',
      en: 'Red buys 1 ore for 2 gold — recorded anyway (Not now: the dice come first)',
      de: 'Rot kauft 1 Erz für 2 Gold — trotzdem eingetragen (Noch nicht: erst wird gewürfelt)',
    });
    const { en } = told(
      { ...OPEN, players: { ...OPEN.players, red: { ...OPEN.players.red, gold: 0 } } },
      { type: 'buy', resource: 'ore', override: true },
    );
    expect(en.match(/recorded anyway/g)).toHaveLength(1);
    expect(en).toContain('the dice come first; Red has 0 gold');
  });

  test('tells a correction with what was set', () => {
    const set = [{ of: 'gold', player: 'red', to: 21 } as const];
    expect(told(OPEN, { type: 'correct', set })).toEqual({
      ru: 'Исправлено — Красный: 21 золотой',
      en: 'Corrected — Red: 21 gold',
      de: 'Berichtigt — Rot: 21 Gold',
    });
  });

  test('says when one side of a trade gives nothing', () => {
    const trade = { type: 'trade', from: 'red', to: 'blue', get: { gold: 1 } } as const;
    expect(told(OPEN, { ...trade, give: {}, override: true }).ru).toContain(
      'Обмен: Красный не отдаёт ничего, Синий отдаёт 1 золотой',
    );
  });

  test('takes a name where the player has one', () => {
    const setup = {
      ...FOUR,
      players: [{ colour: 'red' as const, name: 'Ada' }, ...FOUR.players.slice(1)],
    };
    const { en } = told(seated(setup), { type: 'placePost', player: 'red', at: city('Lyon') });
    expect(en).toBe('Ada places a trading post at Lyon');
  });
});

test('a reason names each post with the hex that fed it, and how often', () => {
  const [hex] = MAIN.intersections.get(city('Lyon'))!.hexes;
  const source = { hex: hex!, at: city('Lyon'), resource: 'wool' } as const;
  const because = { rule: 'E-ROLL-1', from: [source, source] } as const;
  const reason = (language: Language) =>
    CATALOGS[language].history.reasonSentence(because, naming(language));
  expect(reason('en')).toBe(`Lyon · ${naming('en').hex(hex!)} ×2`);
  expect(reason('ru')).toBe(`Лион · ${naming('ru').hex(hex!)} ×2`);
  expect(reason('ru')).toMatch(/[а-я]+ \d+ ×2$/);
});

describe.each(eachLanguage)('objections in %s', (language) => {
  const { objections } = CATALOGS[language];
  const codes = Object.keys(OBJECTIONS) as ObjectionCode[];
  const { rule } = OBJECTIONS['not-now'];
  const lyon = city('Lyon');
  const some: readonly Partial<Objection>[] = [
    {},
    { at: lyon, who: 'red', is: 1, needs: 2 },
    { at: MAIN.intersections.get(lyon)!.paths[0]!, who: 'red', is: 5, needs: 11 },
    { at: MAIN.robber, who: 'blue', is: 21, needs: 22 },
  ];

  test.each(codes)('%s', (code) => {
    const lines = some.map((details) =>
      // A piece, a resource or a place: each objection brings along what its sentence needs.
      objections[code]({ code, rule, possible: true, ...fitting(code, details) }, naming(language)),
    );
    expect(lines.flatMap((line) => flawsOf(line, language))).toEqual([]);
    for (const line of lines) expect(line).toMatch(/[.?]$/);
  });
});

const ABOUT_RESOURCES: readonly ObjectionCode[] = [
  'supply-suffices',
  'supply-short',
  'nothing-due',
  'supply-empty',
  'not-in-hands',
  'same-resource',
];
const ABOUT_PIECES: readonly ObjectionCode[] = [
  'merchant-in-reserve',
  'caravan-in-reserve',
  'merchant-off-board',
  'caravan-off-board',
];

function fitting(code: ObjectionCode, details: Partial<Objection>): Partial<Objection> {
  if (details.at !== undefined && ABOUT_RESOURCES.includes(code)) return { ...details, at: 'ore' };
  if (details.who !== undefined && ABOUT_PIECES.includes(code)) return { ...details, who: 'red-2' };
  return details;
}

describe('Russian numbers', () => {
  test.each([
    [0, 'карт'],
    [1, 'карта'],
    [2, 'карты'],
    [4, 'карты'],
    [5, 'карт'],
    [11, 'карт'],
    [12, 'карт'],
    [14, 'карт'],
    [21, 'карта'],
    [22, 'карты'],
    [25, 'карт'],
    [101, 'карта'],
    [111, 'карт'],
    [112, 'карт'],
  ])('%i %s', (n, form) => {
    expect(plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })).toBe(form);
    expect(CATALOGS.ru.words.count.cards(n)).toBe(`${n} ${form}`);
  });

  test.each([
    [1, '1 карту'],
    [2, '2 карты'],
    [5, '5 карт'],
    [11, '11 карт'],
    [21, '21 карту'],
    [22, '22 карты'],
  ])('what is taken away stands in the accusative: %i', (count, text) => {
    const event = { type: 'cardsHanded', from: 'red', to: 'blue', count } as const;
    const because = { rule: 'E-TRADE-1' } as const;
    const line = CATALOGS.ru.history.eventSentence({ ...event, because }, naming('ru'));
    expect(line).toBe(`Красный отдаёт ${text}, получает Синий`);
  });

  test.each([
    [1, 'Красный +1 золотой'],
    [2, 'Красный +2 золотых'],
    [5, 'Красный +5 золотых'],
    [11, 'Красный +11 золотых'],
    [21, 'Красный +21 золотой'],
    [22, 'Красный +22 золотых'],
  ])('gold: %i', (gold, text) => {
    const because = { rule: 'E-GOLD-2' } as const;
    const event = { type: 'goldTaken', player: 'red', gold, because } as const;
    expect(CATALOGS.ru.history.eventSentence(event, naming('ru'))).toBe(text);
  });
});

test.each([
  ['en', '1 card', '2 cards', '21 cards'],
  ['de', '1 Karte', '2 Karten', '21 Karten'],
] as const)('%s knows one and many', (language, one, two, many) => {
  const { cards } = CATALOGS[language].words.count;
  expect([cards(1), cards(2), cards(21)]).toEqual([one, two, many]);
});
