import type { players as Source } from '../en/players';

export const players: typeof Source = {
  correct: 'Berichtigen',
  hand: 'Handkarten',
  gold: 'Gold',
  goods: 'Waren',
  delivered: 'geliefert',
  free: 'frei',
  locked: 'im Lager',
  goodsSum: (is, needs) => `zusammen ${is} von ${needs}`,
  routesLeft: 'Handelswege übrig',
  posts: 'Kontore',
  postsNote: (cities, warehouse) =>
    `${cities === '' ? 'keine auf dem Plan' : cities}; ${warehouse} im Lager`,
  merchants: 'Händler',
  caravans: 'Kaufmannszüge',
  reserve: 'im Vorrat',
  developmentCards: 'Entwicklungskarten',
  deckFollows: (left) => `Im Stapel liegen dann ${left}.`,
  time: 'Bedenkzeit',
  turn: 'Zug',
  notTheirTurn: 'nicht jetzt',
  beforeRoll: 'vor dem Wurf',
  afterRoll: 'nach dem Wurf',
  piecesOnBoard:
    'Kontore, Handelswege, Händler und Züge werden auf dem Plan berichtigt: den Ort antippen.',
  showOnBoard: 'Zeigt es auf dem Plan',
};
