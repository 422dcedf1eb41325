import type { supply as Source } from '../en/supply';

export const supply: typeof Source = {
  title: 'Vorräte',
  correct: 'Berichtigen',
  cards: 'Rohstoffkarten',
  notCounted: 'Die leichte Zählung lässt Handkarten und Vorrat aus.',
  between: (min, max) => `${min}–${max}`,
  tokens: 'Verdeckte Zahlenchips',
  deck: 'Entwicklungskarten',
  left: 'im Stapel',
  played: 'ausgespielt',
  robber: 'Räuber',
  moveRobber: 'Versetzen',
  whereRobber: 'Wo steht der Räuber?',
  robberHint: 'Sein Feld auf dem Plan antippen.',
  tracking: 'Zählung',
  trackings: { full: 'Voll', light: 'Leicht' },
  trackingNotes: {
    full: 'Handkarten und Vorrat werden gezählt.',
    light: 'Nur was auf dem Plan liegt, Gold und Waren.',
  },
  howManyInHand: 'Wie viele Karten hat wer auf der Hand?',
  countFully: 'Ab jetzt voll zählen',
};
