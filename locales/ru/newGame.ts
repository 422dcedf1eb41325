import type { newGame as Source } from '../en/newGame';

export const newGame: typeof Source = {
  title: 'Новая игра',
  board: 'Поле',
  practice: { main: 'Учебная карта, основная', short: 'Учебная карта, короткая' },
  players: 'Игроки',
  seats: 'По часовой стрелке вокруг стола',
  nameOf: (colour) => `Имя, ${colour}`,
  colourOf: (name) => `Цвет: ${name}`,
  takeColour: (colour) => `Выбрать цвет: ${colour}`,
  earlier: (name) => `${name}: на место выше`,
  later: (name) => `${name}: на место ниже`,
  first: 'Кто начинает?',
  rollForIt: 'Решит бросок',
  redStarts: 'В готовой расстановке начинает красный.',
  start: 'Расстановка',
  startNotes: {
    fixed: 'Фишки и карты как напечатано — для первой игры.',
    variable: 'Города выбирают по очереди.',
  },
  onlyVariable: 'На основной стороне расстановка всегда переменная: города выбирают по очереди.',
  tracking: 'Что считать',
  trackingNotes: {
    full: 'Карты на руках, золото и резерв. Записывают каждый обмен.',
    light: 'Только то, что на поле. Обмены можно не записывать.',
  },
  houseRules: 'Домашние правила',
  houseRulesNote: 'Шесть вопросов, о которых правила молчат',
  changed: (n) => `изменено: ${n}`,
  begin: 'За стол',
  cannotBegin: 'Начать пока нельзя:',
  notKept: 'Устройство не приняло игру. Проверьте стол и попробуйте ещё раз.',
};
