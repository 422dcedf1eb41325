import type { plan as Source } from '../en/plan';
import { list, plural } from '../language';

const deliveries = (n: number) =>
  `${n} ${plural('ru', n, { one: 'доставка', few: 'доставки', many: 'доставок' })}`;

export const plan: typeof Source = {
  open: 'План',
  caravans: 'План караванов',
  merchants: 'Сравнить города',
  whichCaravans: 'Какие караваны',
  both: 'Оба',
  salt: 'Соль',
  gold: 'Золото',
  goods: (n) =>
    plural('ru', n, {
      one: `свободен ${n} товар`,
      few: `свободны ${n} товара`,
      many: `свободны ${n} товаров`,
    }),
  noGoods: 'Свободных товаров нет: сначала основайте представительство.',
  noPlan: 'С этим ничего не доставить.',
  more: 'Есть и другие способы.',
  deliveries,
  cities: (names) => list('ru', names),
  ends: (places) => `в конце у города: ${places.join('; ')}`,
  costs: (salt, gold) => `соль ${salt}, золото ${gold}`,
  doIt: 'Выполнить',
  choose: 'Выберите план',
  missing: 'Чего не хватает?',
  nothingMissing: 'Один новый путь больше не даст.',
  routeHelps: (path, more) => `Путь ${path}: ещё ${deliveries(more)}`,
  routeEarns: (gold) => (gold > 0 ? `Соединение даёт золото: ${gold}.` : 'Золота за него нет.'),
  layIt: 'Проложить этот путь',

  per36: 'карт за 36 бросков',
  countRobber: 'Без разбойника',
  forGrain: (n) => (n === 0 ? 'Бесплатные шаги' : `Зерно: ${n}`),
  noCity: 'До свободных городов не дойти.',
  perRolls: (n) =>
    `${n} ${plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })} за 36 бросков`,
  coins: (n) => `золото за основание: ${n}`,
  frees: 'освобождает товар',
  token: (terrain, numbers) => `жетон: ${terrain}${numbers && ` (${numbers})`}`,
  moved: 'с поля',
  chooseCity: 'Выберите город',
  goTo: (city, grain) => `Идти: ${city}, зерно ${grain}`,
};
