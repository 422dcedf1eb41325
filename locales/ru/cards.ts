import type { cards as Source } from '../en/cards';
import { plural } from '../language';

export const cards: typeof Source = {
  holds: (name, n) =>
    `${name}: ${plural('ru', n, { one: `${n} карта`, few: `${n} карты`, many: `${n} карт` })} развития`,
  deck: (left, discarded) => `в колоде ${left}, сыграно ${discarded}`,
  buy: 'Купить карту',
  play: 'Сыграть карту',
  other: 'Другая карта',
  tellEffects: 'Сказать, что делает карта',
  whatItSays: 'Что написано на карте?',
  onlyWhatCounts: 'Только то, что меняет игру.',
  pointRobber: 'Коснитесь нового гекса разбойника',
  played: 'Сыграть',
  effects: {
    robber: 'Двигает разбойника и берёт карту',
    gold: 'Золото',
    routes: 'Бесплатные пути',
    merchantSteps: 'Бесплатные шаги купца',
    caravanSteps: 'Бесплатные шаги каравана',
    tollFree: 'Караван не платит пошлин',
    cards: 'Карты из резерва',
    dice: 'Задаёт бросок',
  },
};
