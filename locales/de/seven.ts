import type { seven as Source } from '../en/seven';

export const seven: typeof Source = {
  compareHands: 'Handkarten vergleichen.',
  halfOfMore: 'Mehr als sieben: die Hälfte geht in den Vorrat.',
  handOf: (name) => `Handkarten: ${name}`,
  discards: (n) => `gibt ${n} ab`,
  keepsAll: 'gibt nichts ab',
  handsRight: 'Stimmt so',
  nobodyDiscards: 'Niemand gibt ab: Räuber versetzen',

  discardNow: 'Karten in den Vorrat.',
  discardNote: 'Welche Karten, muss niemand sagen; dann bleibt der Vorrat aber genau.',
  whichCards: 'Welche?',
  discarded: (n, of) => `${n} von ${of} abgegeben`,
  allDiscarded: 'Abgegeben: Räuber versetzen',

  moveRobber: (name) => `${name} versetzt den Räuber.`,
  moveRobberNote: 'Ein Feld mit Zahl antippen; dort gibt es nichts, solange der Räuber steht.',
  robberStands: (hex) => `Er steht auf: ${hex}`,
  robWhom: 'Wer verliert eine Karte?',
  rob: (name) => `Eine Karte ziehen: ${name}`,
  robNobody: 'Niemand',
};
