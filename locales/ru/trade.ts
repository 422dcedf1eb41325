import type { trade as Source } from '../en/trade';

export const trade: typeof Source = {
  kind: 'Вид обмена',
  kinds: { players: 'Между собой', buy: 'За золото', exchange: 'Три к одному' },
  withWhom: 'С кем?',
  gives: (name) => `${name} отдаёт`,
  cards: 'карты',
  record: 'Записать обмен',
  buyWhich: 'Какую карту за 2 золота?',
  bought: (n, of) => `куплено за ход: ${n} из ${of}`,
  giveThree: 'Три одинаковые карты уходят в резерв',
  getOne: '… а взамен одна из этих',
};
