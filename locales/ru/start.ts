import type { start as Source } from '../en/start';

export const start: typeof Source = {
  rollsForStart: (name) => `${name}: бросок за право начать`,
  highestStarts: 'Начинает тот, у кого выпадет больше.',
  tie: 'Поровну: эти игроки бросают ещё раз.',
  rollAgain: 'Отменяет этот бросок',
  notRolled: 'ещё нет',

  placePost: (name, round) => `${name}: представительство ${round} из 3`,
  placeNeutral: (name) => `${name} ставит нейтральное`,
  placeRoute: (name) => `${name}: путь с караваном`,
  handPost: (name) => `${name}: представительство`,
  handNeutral: 'Нейтральное представительство',
  handRoute: (name) => `${name}: путь с караваном`,
  tapCity: 'Коснитесь фиолетового города на поле.',
  tapAnyCity: 'Коснитесь свободного города на поле.',
  tapPath: 'Коснитесь места для пути у своего представительства.',
  thirdPost: 'Коснитесь фиолетового города. Гексы вокруг него дадут начальные карты.',
  noSite: 'Фиолетовых городов не осталось: подойдёт любой свободный.',
  noPath: 'Места, где путь ничего не соединит, не осталось: подойдёт любое свободное.',
  progress: (done, of) => `${done} из ${of}`,
  asPrinted: 'Расставить, как записано для поля',
  orByHand: 'Или вручную, в любом порядке: выберите фишку и коснитесь поля.',
  byHand: 'В любом порядке: выберите фишку и коснитесь поля.',
  post: 'предст.',
  route: 'путь',
  left: (label, n) => `${label}, осталось ${n}`,

  winner: 'Все товары доставлены. Победа!',
  turnsPlayed: (turns) => `${turns} за игру`,
  deliveredOf: (n, of) => `${n} из ${of}`,
  history: 'История',
  again: 'Ещё раз тем же составом',
  takeBack: 'Отменить последнюю запись',

  takeOver: 'Продолжить здесь',

  confirmEnd: (next) => `Закончить ход? Следующий игрок: ${next}.`,
  endTurn: 'Закончить ход',

  lastGood: (turn, when) => `Последнее целое состояние: ${turn.toLowerCase()}, ${when}`,
  openGood: 'Открыть последнее целое состояние',
};
