import type { newGame as Source } from '../en/newGame';

export const newGame: typeof Source = {
  title: 'Neue Partie',
  board: 'Spielplan',
  practice: { main: 'Übungskarte, Hauptspiel', short: 'Übungskarte, Kurzspiel' },
  players: 'Wer spielt?',
  seats: 'Im Uhrzeigersinn um den Tisch',
  nameOf: (colour) => `Name, ${colour}`,
  colourOf: (name) => `Farbe von ${name}`,
  takeColour: (colour) => `Farbe wählen: ${colour}`,
  earlier: (name) => `${name}: einen Platz nach oben`,
  later: (name) => `${name}: einen Platz nach unten`,
  first: 'Wer beginnt?',
  rollForIt: 'Auswürfeln',
  redStarts: 'In der festen Aufstellung beginnt Rot.',
  start: 'Aufstellung',
  starts: { fixed: 'Fest', variable: 'Frei' },
  startNotes: {
    fixed: 'Figuren und Karten wie gedruckt, für die erste Partie.',
    variable: 'Reihum wählen alle ihre Städte.',
  },
  onlyVariable: 'Im Hauptspiel wird immer frei aufgestellt: Reihum wählen alle ihre Städte.',
  tracking: 'Was gezählt wird',
  trackingNotes: {
    full: 'Handkarten, Gold und Vorrat. Jeder Handel wird eingetragen.',
    light: 'Nur was auf dem Plan liegt. Handel braucht keinen Eintrag.',
  },
  houseRules: 'Hausregeln',
  houseRulesNote: 'Sechs Punkte, die die Regel offenlässt',
  changed: (n) => `${n} geändert`,
  gameOf: (day) => `Partie vom ${day}`,
  begin: 'An den Tisch',
  cannotBegin: 'Noch kann es nicht losgehen:',
  notKept:
    'Das Gerät hat die Partie nicht angenommen. Bitte Angaben prüfen und noch einmal versuchen.',
};
