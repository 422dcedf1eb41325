import type { seven as Source } from '../en/seven';

export const seven: typeof Source = {
  compareHands: 'Сверьте карты на руках.',
  halfOfMore: 'Больше семи — половина уходит в резерв.',
  handOf: (name) => `Карт на руке: ${name}`,
  discards: (n) => `сбрасывает ${n}`,
  keepsAll: 'ничего не сбрасывает',
  handsRight: 'Всё верно',
  nobodyDiscards: 'Никто не сбрасывает — двигать разбойника',

  discardNow: 'Карты уходят в резерв.',
  discardNote: 'Называть карты необязательно, но тогда резерв известен точно.',
  whichCards: 'Какие?',
  discarded: (n, of) => `Сброшено ${n} из ${of}`,
  allDiscarded: 'Сбросили — двигать разбойника',

  moveRobber: (name) => `${name} двигает разбойника.`,
  moveRobberNote: 'Коснитесь гекса с номером: пока разбойник там, он ничего не даёт.',
  robberStands: (hex) => `Сейчас стоит: ${hex}`,
  robWhom: 'У кого взять карту?',
  rob: (name) => `Взять карту: ${name}`,
  robNobody: 'Ни у кого',
};
