import type { words as Source } from '../en/words';
import { itemsOf, list, plural } from '../language';

const counted = (one: string, other: string) => (n: number) =>
  `${n} ${plural('de', n, { one, other })}`;
const mass = (word: string) => (n: number) => `${n} ${word}`;

const cards = {
  wood: mass('Holz'),
  wool: mass('Wolle'),
  grain: mass('Getreide'),
  ore: mass('Erz'),
  salt: mass('Salz'),
};

export const words: typeof Source = {
  resources: { wood: 'Holz', wool: 'Wolle', grain: 'Getreide', ore: 'Erz', salt: 'Salz' },
  resourceCount: cards,
  bundle: (bundle) => list('de', itemsOf(bundle, cards)),

  terrains: {
    forest: 'Wald',
    mountainForest: 'Bergwald',
    pasture: 'Weideland',
    mountainPasture: 'Bergweide',
    field: 'Ackerland',
    mountains: 'Gebirge',
    saltworks: 'Salzgarten',
    sea: 'Meer',
  },

  colours: { red: 'Rot', blue: 'Blau', white: 'Weiß', orange: 'Orange' },
  neutral: 'neutral',
  slotColours: {
    green: 'grün',
    lime: 'hellgrün',
    yellow: 'gelb',
    grey: 'grau',
    white: 'weiß',
  },
  siteKinds: { purple: 'violette Stadt', brown: 'braune Stadt' },
  sides: { short: 'Kurzspiel', main: 'Hauptspiel' },
  starts: { fixed: 'feste Aufstellung', variable: 'freie Aufstellung' },
  trackings: { full: 'volle Zählung', light: 'leichte Zählung' },

  pieces: {
    route: 'Handelsweg',
    post: 'Kontor',
    caravan: 'Kaufmannszug',
    merchant: 'Händler',
    goods: 'Warenplättchen',
    gold: 'Gold',
    robber: 'Räuber',
    token: 'Zahlenchip',
    card: 'Karte',
    developmentCard: 'Entwicklungskarte',
    supply: 'Vorrat',
    warehouse: 'Warenlager',
    deck: 'Stapel',
    dice: 'Würfel',
  },
  count: {
    routes: counted('Handelsweg', 'Handelswege'),
    posts: counted('Kontor', 'Kontore'),
    caravans: counted('Kaufmannszug', 'Kaufmannszüge'),
    merchants: counted('Händler', 'Händler'),
    goods: counted('Warenplättchen', 'Warenplättchen'),
    gold: mass('Gold'),
    tokens: counted('Zahlenchip', 'Zahlenchips'),
    cards: counted('Karte', 'Karten'),
    developmentCards: counted('Entwicklungskarte', 'Entwicklungskarten'),
    players: counted('Person', 'Personen'),
    steps: counted('Schritt', 'Schritte'),
    turns: counted('Zug', 'Züge'),
    cities: counted('Stadt', 'Städte'),
    hexes: counted('Feld', 'Felder'),
  },

  places: {
    city: 'Stadt',
    intersection: (id) => `Kreuzung ${id}`,
    path: (name) => `Weg ${name}`,
    hex: (id) => `Feld ${id}`,
    caravan: (owner, n) => `Kaufmannszug ${n} (${owner})`,
    merchant: (owner, n) => `Händler ${n} (${owner})`,
  },

  phases: {
    startRoll: 'Wer beginnt?',
    placing: 'Aufbau',
    roll: 'Würfeln',
    hands: 'Karten zählen',
    discard: 'Abwerfen',
    robber: 'Räuber',
    steal: 'Karte ziehen',
    action: 'Aktionen',
    over: 'Spielende',
  },
  phaseHints: {
    startRoll: 'erst entscheiden die Würfel, wer beginnt',
    placing: 'erst kommt der Aufbau',
    roll: 'erst wird gewürfelt',
    hands: 'nach der 7 werden erst die Handkarten gezählt',
    discard: 'erst werden Karten abgeworfen',
    robber: 'erst zieht der Räuber',
    steal: 'erst wird entschieden, wem eine Karte gestohlen wird',
    action: 'gewürfelt ist schon, jetzt läuft die Aktionsphase',
    over: 'das Spiel ist aus',
  },
};
