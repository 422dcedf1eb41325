import type { trade as Source } from '../en/trade';

export const trade: typeof Source = {
  kind: 'Art des Handels',
  kinds: { players: 'Untereinander', buy: 'Für Gold', exchange: 'Drei zu eins' },
  withWhom: 'Mit wem?',
  gives: (name) => `${name} gibt`,
  cards: 'Karten',
  record: 'Handel eintragen',
  buyWhich: 'Welche Karte für 2 Gold?',
  bought: (n, of) => `in diesem Zug gekauft: ${n} von ${of}`,
  giveThree: 'Drei gleiche Karten gehen zurück',
  getOne: '… für eine von diesen',
};
