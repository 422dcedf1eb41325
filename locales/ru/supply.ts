import type { supply as Source } from '../en/supply';

export const supply: typeof Source = {
  title: 'Запасы',
  correct: 'Исправить',
  cards: 'Карты сырья',
  notCounted: 'При лёгком учёте карты на руках и в резерве не считаются.',
  between: (min, max) => `${min}–${max}`,
  tokens: 'Закрытые номерные жетоны',
  deck: 'Карты развития',
  left: 'в колоде',
  played: 'сыграно',
  robber: 'Разбойник',
  moveRobber: 'Переставить',
  whereRobber: 'Где стоит разбойник?',
  robberHint: 'Коснитесь его гекса на карте.',
  tracking: 'Учёт',
  trackings: { full: 'Полный', light: 'Лёгкий' },
  trackingNotes: {
    full: 'Считаются карты на руках и в резерве.',
    light: 'Только то, что на поле, золото и товары.',
  },
  howManyInHand: 'Сколько у кого карт на руке?',
  countFully: 'Вести полный учёт',
};
