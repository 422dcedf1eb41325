import type { board as Source } from '../en/board';

export const board: typeof Source = {
  label: 'Spielplan',
  fit: 'Ganzen Spielplan zeigen',
  showList: 'Spielplan als Liste',
  showMap: 'Spielplan als Karte',

  legalHeading: 'Zur Auswahl',
  legalPlace: (place) => `${place}, erlaubter Platz`,
  cities: 'Städte',
  onTheWay: 'Zwischen den Städten',
  routes: 'Handelswege',
  hexes: 'Felder',
  noRoutes: 'Noch keine Handelswege',
  noPieces: 'Zwischen den Städten steht nichts',

  free: 'frei',
  post: (owner) => `Kontor: ${owner}`,
  neutralPost: 'neutrales Kontor',
  goodsFrom: (owner) => `Ware von: ${owner}`,
  coins: (gold) => `${gold} bei der Gründung`,
  at: (places) => `an: ${places}`,
  robberHere: 'Räuber hier',
  emptySlot: (colour) => `leerer Platz, ${colour}`,
  archSlot: (colour) => `leerer Platz mit Torbogen, ${colour}`,
  token: (colour) => `Plättchen, ${colour}`,
  seaPath: 'Seeweg',
  doubleArrow: 'Doppelpfeil',
};
