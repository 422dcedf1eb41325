import type { Language } from './language';
import { legible } from './legible';

/**
 * European cities as printed on maps, and as English, Russian and German speakers write them. The
 * board keeps the printed name; people read their own, and may type either.
 */
const CITIES: readonly (readonly [printed: string, en: string, ru: string, de: string])[] = [
  ['Amsterdam', 'Amsterdam', 'Амстердам', 'Amsterdam'],
  ['Ankara', 'Ankara', 'Анкара', 'Ankara'],
  ['Athina', 'Athens', 'Афины', 'Athen'],
  ['Barcelona', 'Barcelona', 'Барселона', 'Barcelona'],
  ['Bari', 'Bari', 'Бари', 'Bari'],
  ['Belfast', 'Belfast', 'Белфаст', 'Belfast'],
  ['Beograd', 'Belgrade', 'Белград', 'Belgrad'],
  ['Bergen', 'Bergen', 'Берген', 'Bergen'],
  ['Berlin', 'Berlin', 'Берлин', 'Berlin'],
  ['Bern', 'Bern', 'Берн', 'Bern'],
  ['Bilbao', 'Bilbao', 'Бильбао', 'Bilbao'],
  ['Bordeaux', 'Bordeaux', 'Бордо', 'Bordeaux'],
  ['Bratislava', 'Bratislava', 'Братислава', 'Bratislava'],
  ['Bremen', 'Bremen', 'Бремен', 'Bremen'],
  ['Brest', 'Brest', 'Брест', 'Brest'],
  ['Bruxelles', 'Brussels', 'Брюссель', 'Brüssel'],
  ['București', 'Bucharest', 'Бухарест', 'Bukarest'],
  ['Budapest', 'Budapest', 'Будапешт', 'Budapest'],
  ['Cardiff', 'Cardiff', 'Кардифф', 'Cardiff'],
  ['Charkiv', 'Kharkiv', 'Харьков', 'Charkiw'],
  ['Chișinău', 'Chișinău', 'Кишинёв', 'Chișinău'],
  ['Cluj', 'Cluj', 'Клуж', 'Klausenburg'],
  ['Constanța', 'Constanța', 'Констанца', 'Constanța'],
  ['Dresden', 'Dresden', 'Дрезден', 'Dresden'],
  ['Dublin', 'Dublin', 'Дублин', 'Dublin'],
  ['Dubrovnik', 'Dubrovnik', 'Дубровник', 'Dubrovnik'],
  ['Edinburgh', 'Edinburgh', 'Эдинбург', 'Edinburgh'],
  ['Firenze', 'Florence', 'Флоренция', 'Florenz'],
  ['Frankfurt', 'Frankfurt', 'Франкфурт', 'Frankfurt'],
  ['Gdańsk', 'Gdańsk', 'Гданьск', 'Danzig'],
  ['Genève', 'Geneva', 'Женева', 'Genf'],
  ['Genova', 'Genoa', 'Генуя', 'Genua'],
  ['Glasgow', 'Glasgow', 'Глазго', 'Glasgow'],
  ['Göteborg', 'Gothenburg', 'Гётеборг', 'Göteborg'],
  ['Hamburg', 'Hamburg', 'Гамбург', 'Hamburg'],
  ['Hannover', 'Hanover', 'Ганновер', 'Hannover'],
  ['Helsinki', 'Helsinki', 'Хельсинки', 'Helsinki'],
  ['Homel', 'Homel', 'Гомель', 'Homel'],
  ['İstanbul', 'Istanbul', 'Стамбул', 'Istanbul'],
  ['İzmir', 'İzmir', 'Измир', 'Izmir'],
  ['Kaliningrad', 'Kaliningrad', 'Калининград', 'Kaliningrad'],
  ['Kaunas', 'Kaunas', 'Каунас', 'Kaunas'],
  ['København', 'Copenhagen', 'Копенгаген', 'Kopenhagen'],
  ['Köln', 'Cologne', 'Кёльн', 'Köln'],
  ['Kraków', 'Kraków', 'Краков', 'Krakau'],
  ['Kyjiv', 'Kyiv', 'Киев', 'Kyjiw'],
  ['Leipzig', 'Leipzig', 'Лейпциг', 'Leipzig'],
  ['Lille', 'Lille', 'Лилль', 'Lille'],
  ['Lisboa', 'Lisbon', 'Лиссабон', 'Lissabon'],
  ['Liverpool', 'Liverpool', 'Ливерпуль', 'Liverpool'],
  ['Ljubljana', 'Ljubljana', 'Любляна', 'Ljubljana'],
  ['London', 'London', 'Лондон', 'London'],
  ['Luxembourg', 'Luxembourg', 'Люксембург', 'Luxemburg'],
  ['Lviv', 'Lviv', 'Львов', 'Lwiw'],
  ['Lyon', 'Lyon', 'Лион', 'Lyon'],
  ['Madrid', 'Madrid', 'Мадрид', 'Madrid'],
  ['Málaga', 'Málaga', 'Малага', 'Málaga'],
  ['Malmö', 'Malmö', 'Мальмё', 'Malmö'],
  ['Manchester', 'Manchester', 'Манчестер', 'Manchester'],
  ['Marseille', 'Marseille', 'Марсель', 'Marseille'],
  ['Milano', 'Milan', 'Милан', 'Mailand'],
  ['Minsk', 'Minsk', 'Минск', 'Minsk'],
  ['Monaco', 'Monaco', 'Монако', 'Monaco'],
  ['Moskva', 'Moscow', 'Москва', 'Moskau'],
  ['München', 'Munich', 'Мюнхен', 'München'],
  ['Nantes', 'Nantes', 'Нант', 'Nantes'],
  ['Napoli', 'Naples', 'Неаполь', 'Neapel'],
  ['Nice', 'Nice', 'Ницца', 'Nizza'],
  ['Nürnberg', 'Nuremberg', 'Нюрнберг', 'Nürnberg'],
  ['Odesa', 'Odesa', 'Одесса', 'Odessa'],
  ['Oslo', 'Oslo', 'Осло', 'Oslo'],
  ['Palermo', 'Palermo', 'Палермо', 'Palermo'],
  ['Paris', 'Paris', 'Париж', 'Paris'],
  ['Plovdiv', 'Plovdiv', 'Пловдив', 'Plowdiw'],
  ['Podgorica', 'Podgorica', 'Подгорица', 'Podgorica'],
  ['Porto', 'Porto', 'Порту', 'Porto'],
  ['Poznań', 'Poznań', 'Познань', 'Posen'],
  ['Praha', 'Prague', 'Прага', 'Prag'],
  ['Reykjavík', 'Reykjavík', 'Рейкьявик', 'Reykjavík'],
  ['Riga', 'Riga', 'Рига', 'Riga'],
  ['Roma', 'Rome', 'Рим', 'Rom'],
  ['Rostock', 'Rostock', 'Росток', 'Rostock'],
  ['Rotterdam', 'Rotterdam', 'Роттердам', 'Rotterdam'],
  ['Salzburg', 'Salzburg', 'Зальцбург', 'Salzburg'],
  ['Sankt-Peterburg', 'Saint Petersburg', 'Санкт-Петербург', 'Sankt Petersburg'],
  ['Sarajevo', 'Sarajevo', 'Сараево', 'Sarajevo'],
  ['Sevastopol', 'Sevastopol', 'Севастополь', 'Sewastopol'],
  ['Sevilla', 'Seville', 'Севилья', 'Sevilla'],
  ['Skopje', 'Skopje', 'Скопье', 'Skopje'],
  ['Smolensk', 'Smolensk', 'Смоленск', 'Smolensk'],
  ['Sofia', 'Sofia', 'София', 'Sofia'],
  ['Split', 'Split', 'Сплит', 'Split'],
  ['Stockholm', 'Stockholm', 'Стокгольм', 'Stockholm'],
  ['Strasbourg', 'Strasbourg', 'Страсбург', 'Straßburg'],
  ['Stuttgart', 'Stuttgart', 'Штутгарт', 'Stuttgart'],
  ['Szczecin', 'Szczecin', 'Щецин', 'Stettin'],
  ['Tallinn', 'Tallinn', 'Таллин', 'Tallinn'],
  ['Thessaloniki', 'Thessaloniki', 'Салоники', 'Thessaloniki'],
  ['Tirana', 'Tirana', 'Тирана', 'Tirana'],
  ['Torino', 'Turin', 'Турин', 'Turin'],
  ['Toulouse', 'Toulouse', 'Тулуза', 'Toulouse'],
  ['Trieste', 'Trieste', 'Триест', 'Triest'],
  ['Trondheim', 'Trondheim', 'Тронхейм', 'Trondheim'],
  ['Turku', 'Turku', 'Турку', 'Turku'],
  ['Valencia', 'Valencia', 'Валенсия', 'Valencia'],
  ['Varna', 'Varna', 'Варна', 'Warna'],
  ['Venezia', 'Venice', 'Венеция', 'Venedig'],
  ['Verona', 'Verona', 'Верона', 'Verona'],
  ['Vilnius', 'Vilnius', 'Вильнюс', 'Vilnius'],
  ['Warszawa', 'Warsaw', 'Варшава', 'Warschau'],
  ['Wien', 'Vienna', 'Вена', 'Wien'],
  ['Wroclaw', 'Wrocław', 'Вроцлав', 'Breslau'],
  ['Zagreb', 'Zagreb', 'Загреб', 'Zagreb'],
  ['Zaragoza', 'Zaragoza', 'Сарагоса', 'Saragossa'],
  ['Zürich', 'Zurich', 'Цюрих', 'Zürich'],
];

const COLUMN: Readonly<Record<Language, 1 | 2 | 3>> = { en: 1, ru: 2, de: 3 };

/** Case, accents, ё and ß do not tell two cities apart. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .trim();
}

/** Any spelling of a known city leads to it. */
const BY_NAME = new Map(
  CITIES.flatMap((city) => city.map((name) => [foldName(name), city] as const)),
);

/** A printed name as people of this language write it; a name we do not know stays as it is. */
export function cityName(printed: string, language: Language): string {
  return BY_NAME.get(foldName(printed))?.[COLUMN[language]] ?? legible(printed, 60);
}

/** The printed spelling of what somebody typed. */
export function printedName(typed: string): string {
  return BY_NAME.get(foldName(typed))?.[0] ?? typed.trim();
}

/** The printed names of cities that begin with these letters in any spelling. */
export function citiesFrom(typed: string): string[] {
  const start = foldName(typed);
  if (start === '') return [];
  return CITIES.filter((city) => city.some((name) => foldName(name).startsWith(start))).map(
    ([printed]) => printed,
  );
}

export const cityIsKnown = (typed: string): boolean => BY_NAME.has(foldName(typed));

export const PRINTED_NAMES: readonly string[] = CITIES.map(([printed]) => printed);
