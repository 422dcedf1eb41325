import type { production as Source } from '../en/production';

export const production: typeof Source = {
  title: 'Что даёт каждое число',
  open: 'Таблица производства',
  number: 'Бросок',
  seven: 'разбойник',
  average: 'В среднем за 36 бросков',
  cards: 'всего карт',
  gold: 'золото',
  changed: (player) => `▲▼ изменилось с начала хода: ${player}`,
  more: 'больше, чем было',
  less: 'меньше, чем было',
  other: 'не то, что было',
  robbed: (n) => `разбойник: ${n}`,
  short: (resources) => `не хватит: ${resources}`,
  doubtful: (resources) => `может не хватить: ${resources}`,
  ways: (n) => `${n} из 36`,
  nothing: 'ничего',
};
