import type { Language } from '@/locales/language';

/** Words that tell little of what is asked. */
const EMPTY: Readonly<Record<Language, string>> = {
  ru: 'а и в во на с со к ко о об от до за из у по под при для или но ли же бы не ни это этот эта эти то что чего чему чем как какой какая какие какое когда где куда откуда сколько кто кого кому чей чья чьё чьи можно нельзя нужно надо если то я мне меня мой моя моё мои мы вы ваш он она оно они его её их есть быть будет ещё уже все всё там тут вот',
  en: 'a an the of to in on at by for from with and or but if is are be am do does did can may must i me my you your we it its he she they them this that what which who whom whose when where how many much there have has get got if so as not no any',
  de: 'der die das den dem des ein eine einen einem einer eines und oder aber wenn ist sind sein bin zu im in an am auf aus bei beim mit von vom für ich mich mir mein meine meinem meinen du wir es er sie man was wer wen wem wie wo wohin woher wann warum viel viele darf dürfen kann können muss müssen soll hat haben habe bekomme noch so als nicht kein keine keinen mehr dass',
};

/** Endings, longest first: a light stemmer is enough for a book this small, and prefixes do the rest. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  ru: 'иями ями ами ого его ому ему ыми ими ться тся ешь ете ить ать ять еть уть али или ила ает яет ует ают яют уют ция ции цию ия ии ию ие ий ый ой ая яя ое ее ые ую юю ых их ым им ом ем ам ям ах ях ов ев ей ет ит ут ют ла ло ли ть а я о е и ы у ю ь й'.split(
    ' ',
  ),
  en: 'ings ing ies ers er ed es s e y'.split(' '),
  de: 'ungen ung erin ern est en er em es et te e s n t'.split(' '),
};

const KEPT: Readonly<Record<Language, number>> = { ru: 3, en: 3, de: 4 };

/** One spelling for all: no case, no accents, е for ё, ss for ß; in German also a for ae. */
export function fold(language: Language, text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\u0438\u0306/g, '\u0439')
    .replace(/[\u0300-\u036f]/g, '');
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
}

function stem(language: Language, word: string): string {
  const ending = ENDINGS[language].find(
    (end) => word.endsWith(end) && word.length - end.length >= KEPT[language],
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const EMPTY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  ru: emptyWords('ru'),
  en: emptyWords('en'),
  de: emptyWords('de'),
};

function emptyWords(language: Language): ReadonlySet<string> {
  return new Set(EMPTY[language].split(' ').map((word) => fold(language, word)));
}

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Runs of letters and digits, with «3:1» and clause ids in one piece. */
const WORD = /[\p{L}\p{N}]+(?:[:-]\p{N}+|-(?=\p{L}+-\p{N})\p{L}+-\p{N}+)*/gu;

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
  }));
}

/** Words that mean the same at this table; the first stands for all. Numbers are as good in letters. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    '2 два две двух вдвоём',
    '3 три трёх втроём',
    '4 четыре четырёх вчетвером',
    '7 семь семи семёрка',
    'путь дорога',
    'сырьё ресурсы',
    'древесина дерево лес',
    'стоит цена стоимость',
    'соперник противник оппонент игрок',
    'купец купца купцы купцом торговец',
    'караван повозка телега',
    'получить получает получил получают достаётся',
    'платить плата платит платят заплатить оплата',
    'сбросить сброс сбрасывать скинуть',
    'поставить ставить ставит ставят',
    'кончились закончились кончилась закончилась кончилось закончилось',
    'маршрут маршрута маршрутов',
    'меняться менять поменять обмен обменять обмениваться',
    'начало старт стартовый начальный начинать',
    'соединение соединить соединил соединять',
    'ходит идёт движется движение',
    'доставка доставить доставлять доставок доставил',
    'переместить двигать двигает передвинуть перемещать',
    'победа победить выиграть выиграл выигрывает',
  ],
  en: [
    '2 two',
    '3 three',
    '4 four',
    '7 seven',
    'route road',
    'goods commodity commodities',
    'lumber wood',
    'cost price',
    'opponent player someone another other',
    'caravan wagon cart',
    'discard lose',
    'coin coins',
    'connect connecting connected connection link join joined joining',
    'start starting begin beginning',
    'build building lay laying',
    'deliver delivery deliveries delivered',
    'trade trading swap barter',
    'equal same identical',
    'colour color',
    'win winner winning victory',
    'resource resources',
  ],
  de: [
    '2 zwei zweit',
    '3 drei dritt',
    '4 vier viert',
    '7 sieben',
    'Weg Straße',
    'Handelsweg Handelswege Handelsstraße',
    'Ware Warenplättchen Waren',
    'Kosten kostet Preis',
    'Mitspieler Spieler Gegner andere jemand',
    'Kaufmannszug Kaufmannszüge Karawane',
    'abwerfen abgeben ablegen',
    'verbinden verbunden Verbindung',
    'Anfang Beginn Start anfangen beginnen beginnt',
    'liefern Lieferung abliefern ausliefern',
    'tauschen Tausch eintauschen',
    'bauen baue legen',
    'umsonst kostenlos gratis',
    'aufgebraucht leer alle',
    'stehlen bestehlen klauen beklauen',
    'zahlen zahle zahlt bezahlen bezahlt',
    'Sieg Sieger gewinnen gewinnt gewinne',
  ],
};

const MEANT: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  ru: meant('ru'),
  en: meant('en'),
  de: meant('de'),
};

function meant(language: Language): ReadonlyMap<string, string> {
  return new Map(
    SAME[language].flatMap((line) => {
      const [first = '', ...others] = line.split(' ').map((word) => stemOf(language, word));
      return others.map((other) => [other, first] as const);
    }),
  );
}

function stemOf(language: Language, word: string): string {
  const folded = fold(language, word);
  if (EMPTY_WORDS[language].has(folded)) return folded;
  return /^\p{L}+$/u.test(folded) ? stem(language, folded) : folded;
}

/** The term that stands for all of its meaning. */
export function meaningOf(language: Language, term: string): string {
  return MEANT[language].get(term) ?? term;
}

/** What a word is asked for by. */
export function termOf(language: Language, word: string): string {
  return meaningOf(language, stemOf(language, word));
}

export function termsOf(language: Language, text: string): string[] {
  return wordsIn(text).map(({ text: word }) => termOf(language, word));
}

/** What a word is filed under: also as written, for the misspelt question. */
export function entriesOf(language: Language, word: string): string[] {
  const asWritten = stemOf(language, word);
  return [...new Set([asWritten, meaningOf(language, asWritten)])];
}

/** Whether a term tells what is asked about, or only that something is asked. */
export function isTelling(language: Language, term: string): boolean {
  return !EMPTY_WORDS[language].has(term);
}
