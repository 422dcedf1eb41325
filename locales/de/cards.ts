import type { cards as Source } from '../en/cards';
import { plural } from '../language';

export const cards: typeof Source = {
  holds: (name, n) =>
    `${name}: ${n} ${plural('de', n, { one: 'Entwicklungskarte', other: 'Entwicklungskarten' })}`,
  deck: (left, discarded) => `${left} im Stapel, ${discarded} gespielt`,
  buy: 'Karte kaufen',
  play: 'Karte ausspielen',
  other: 'Andere Karte',
  tellEffects: 'Sagen, was die Karte bewirkt',
  whatItSays: 'Was steht auf der Karte?',
  onlyWhatCounts: 'Nur eintragen, was das Spiel verändert.',
  pointRobber: 'Neues Feld des Räubers antippen',
  played: 'Ausspielen',
  effects: {
    robber: 'Versetzt den Räuber und stiehlt',
    gold: 'Gold',
    routes: 'Freie Handelswege',
    merchantSteps: 'Freie Händlerschritte',
    caravanSteps: 'Freie Karawanenschritte',
    tollFree: 'Karawane zahlt keinen Zoll',
    cards: 'Karten aus dem Vorrat',
    dice: 'Bestimmt den Wurf',
  },
};
