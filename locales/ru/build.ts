import type { build as Source } from '../en/build';
import { list, plural } from '../language';

export const build: typeof Source = {
  payment: 'Как оплачен',
  free: 'Бесплатно',
  paid: 'За карты',
  routeWhere: 'Где проложить путь?',
  routeHint: 'Светятся отрезки у ваших представительств и путей. Коснитесь одного.',
  noPath: 'Рядом с вашими представительствами и путями нет свободных отрезков.',
  routesLeft: (n) =>
    `в запасе ${n} ${plural('ru', n, { one: 'путь', few: 'пути', many: 'путей' })}`,
  tie: (n) => (n === 2 ? 'Два пути одинаково коротки' : `Одинаково коротких путей: ${n}`),
  tieNote: (name) => `${name} выбирает, какой из них приносит золото.`,
  pay: (pays) => `Заплатить: ${pays}`,
  playerGold: (name, gold) => `${name} +${gold}`,

  hireWhere: 'У какого представительства появится купец?',
  callMerchant: 'Оба купца на поле: куда позвать одного из них?',
  hireNote: 'Купец встаёт у вашего представительства.',
  hireHint: 'Коснитесь своего представительства.',
  whichMerchant: 'Какой купец?',
  whichCaravan: 'Какой караван?',
  outfitWhere: 'Где снарядить караван?',
  replaceCaravan: 'Оба каравана на поле: куда переставить один из них?',
  outfitNote: 'У своего пути, который касается своего представительства.',
  outfitHint: 'Коснитесь светящегося пути.',
  noRouteAtPost: 'У ваших представительств нет своего пути со свободным местом.',

  merchantWhere: 'Куда идёт купец?',
  merchantNote: 'Каждое зерно — до 3 перекрёстков.',
  merchantHint:
    'Числа — сколько нужно зерна. В свободном городе купец основывает представительство.',
  freeSteps: (n) =>
    `${plural('ru', n, { one: `${n} бесплатный шаг`, few: `${n} бесплатных шага`, many: `${n} бесплатных шагов` })} от карты`,
  citiesInReach: (cities) => `Можно дойти: ${list('ru', cities)}.`,
  noCityInReach: 'До свободных городов не дойти.',
  founds: (city) => `Новое представительство: ${city}`,
  whichHex: 'На какой гекс положить номерной жетон?',
  otherHex: 'Другой гекс — коснитесь его на поле.',
  slot: (terrain, colour, left) =>
    left > 0 ? `${terrain} · ${colour}, в запасе ${left}` : `${terrain} · ${colour}, взять с поля`,
  turnToken: (colour, terrain) => `Откройте жетон (${colour}) для гекса «${terrain}»: какое число?`,
  moveToken: (colour) => `Жетоны кончились (${colour}): какой взять с поля?`,
  tokenShows: (n) => `На жетоне ${n}`,

  traceHint: 'Касайтесь путей или ведите по ним пальцем.',
  traceFirst: 'Проведите путь по полю',
  from: (place) => `откуда: ${place}`,
  startOver: 'Сначала',
  tolls: 'Пошлины:',
  deliverOnWay: (free) => `Доставить по пути (свободно ${free})`,
  go: (salt, gold, goods) =>
    [`В путь: соль ${salt}`, gold > 0 ? `золото ${gold}` : '', goods > 0 ? `доставка ${goods}` : '']
      .filter(Boolean)
      .join(', '),
  deliverWhere: 'Доставить не двигаясь',
  freeGoods: (n) =>
    `${plural('ru', n, { one: `${n} свободный жетон товара`, few: `${n} свободных жетона товара`, many: `${n} свободных жетонов товара` })}`,
};
