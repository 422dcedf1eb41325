import type { rulebook as Source } from '../en/rulebook';

export const rulebook: typeof Source = {
  title: 'Regeln',
  toGame: 'Zurück zum Spiel',

  search: 'In den Regeln suchen',
  clear: 'Suche leeren',
  recent: 'Zuletzt gesucht',
  found: (n) => (n === 1 ? '1 Artikel' : `${n} Artikel`),
  nothing: (query) => `Zu „${query}“ steht nichts da. Am nächsten kommt:`,

  glance: 'Auf einen Blick',
  pin: 'Oben anheften',
  unpin: 'Nicht mehr anheften',
  pinned: 'angeheftet',
  free: 'frei',

  glossary: 'Wörter in drei Sprachen',
  glossaryNote: 'Wie dasselbe in den drei Ausgaben heißt.',
  kinds: {
    piece: 'Figuren',
    place: 'Orte',
    resource: 'Rohstoffe',
    terrain: 'Landschaften',
    action: 'Aktionen',
    phase: 'Teile des Spiels',
  },

  chapters: {
    overview: 'Übersichten',
    box: 'In der Schachtel',
    setUp: 'Aufbau',
    harvest: 'Würfeln und Erträge',
    seven: 'Die Sieben',
    trade: 'Handel',
    investments: 'Investitionen',
    connections: 'Gold für Verbindungen',
    merchants: 'Händler und Kontore',
    caravans: 'Kaufmannszüge und Lieferung',
    cards: 'Entwicklungskarten',
    end: 'Sieg',
  },

  related: 'Siehe auch',
  clauses: (ids) => `Punkte: ${ids}`,
  source: (section) => `Russische Spielregel: «${section}»`,
  silent: 'Hier schweigt die Regel',
  usually: (on) => (on ? 'gewöhnlich an' : 'gewöhnlich aus'),
  atThisTable: (on) => (on ? 'an diesem Tisch: an' : 'an diesem Tisch: aus'),
  previous: 'Zurück',
  next: 'Weiter',

  readRule: 'Regel lesen',
  now: 'Regeln für diesen Moment',
  allRules: 'Alle Regeln und Suche',

  drawings: {
    production:
      'Eine 8 fällt. Rot nimmt 2 Getreide für zwei Kontore am Acker, Blau 1. Die Weide gibt nichts: Dort steht der Räuber.',
    shortage:
      'Eine 6 fällt: Drei Getreide wären fällig, nur zwei sind da. Niemand bekommt welches, Rot nimmt 1 Gold. Erz gibt es wie immer.',
    connectionTie:
      'Rot schließt Bern an. Turin und Venedig sind gleich nah, je zwei Handelswege. Rot wählt die Verbindung mit zwei eigenen und nimmt 2 Gold.',
    doubleArrow:
      'Der Handelsweg liegt auf einem Doppelpfeil: sofort noch einer, kostenlos, auf einem Weg daneben.',
    merchantReach:
      'Die Zahlen sagen, wie viel Getreide es kostet: eins für bis zu drei Kreuzungen, zwei für bis zu sechs.',
    foundingToken:
      'Das neue Kontor berührt zwei Felder ohne Zahl. Es bringt einen Zahlenchip, auf eines der beiden, in der Farbe des Platzes.',
    tolls:
      'Der rote Kaufmannszug nutzt zwei blaue Wege und einen weißen: Blau bekommt 1 Gold, Weiß 1. Eigene Wege sind frei.',
    deliveryOnTheWay:
      'Der Kaufmannszug kommt an einem blauen Kontor vorbei, lässt eine Ware da und zieht weiter.',
    seven:
      'Der Räuber zieht auf ein anderes Feld mit Zahl. Blau und Orange haben dort Kontore: Eines der beiden verliert eine Karte.',
  },
  drawing: (caption) => `Zeichnung. ${caption}`,
};
