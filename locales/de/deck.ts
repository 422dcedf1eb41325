import type { deck as Source } from '../en/deck';

export const deck: typeof Source = {
  title: 'Entwicklungskarten',
  note: 'Einmal eingetragen, wird eine ausgespielte Karte nach ihrem Namen gewählt.',
  total: (of) => `von ${of} Karten`,
  notAll: (of) => `In der Schachtel sind ${of}. Spielen lässt es sich trotzdem.`,
  add: 'Karte hinzufügen',
  newCard: 'Neue Karte',
  name: 'Name auf der Karte',
  count: 'Wie viele davon',
  anyCards: 'Rohstoffe nach Wahl',
  nothing: 'Ändert nichts, was die App verfolgt',
  remove: 'Karte entfernen',
  removed: (name) => `Entfernt: ${name}`,
  nameless: 'Die Karte braucht einen Namen.',
  nameTaken: 'Eine Karte mit diesem Namen gibt es schon.',
  full: 'Es sind schon 25 verschiedene Karten.',
  ofPractice: 'Eine Übungskarte hat keine eigenen Karten',
  ofPracticeNote: 'Als Vorlage genommen, kann ihre Kopie welche haben.',
};
