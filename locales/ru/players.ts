import type { players as Source } from '../en/players';

export const players: typeof Source = {
  correct: 'Исправить',
  hand: 'Карт на руке',
  gold: 'Золото',
  goods: 'Товары',
  delivered: 'доставлено',
  free: 'свободно',
  locked: 'на складе',
  goodsSum: (is, needs) => `всего ${is} из ${needs}`,
  routesLeft: 'Путей в запасе',
  posts: 'Представительства',
  postsNote: (cities, warehouse) =>
    `${cities === '' ? 'на поле нет' : cities}; на складе ${warehouse}`,
  merchants: 'Купцы',
  caravans: 'Караваны',
  reserve: 'в запасе',
  developmentCards: 'Карты развития',
  deckFollows: (left) => `В колоде тогда останется ${left}.`,
  time: 'Время на раздумья',
  turn: 'Ход',
  notTheirTurn: 'не сейчас',
  beforeRoll: 'до броска',
  afterRoll: 'после броска',
  piecesOnBoard:
    'Представительства, пути, купцов и караваны исправляют на карте: коснитесь нужного места.',
  showOnBoard: 'Показывает на карте',
};
