import type { build as Source } from '../en/build';
import { list, plural } from '../language';

export const build: typeof Source = {
  payment: 'Wie bezahlt',
  free: 'Gratis',
  paid: 'Bezahlt',
  routeWhere: 'Wohin kommt der Handelsweg?',
  routeHint: 'Wege neben den eigenen Kontoren und Handelswegen leuchten. Einen antippen.',
  noPath: 'Neben den eigenen Kontoren und Handelswegen ist kein Weg frei.',
  routesLeft: (n) => `noch ${n} ${plural('de', n, { one: 'Handelsweg', other: 'Handelswege' })}`,
  tie: (n) => (n === 2 ? 'Zwei Wege sind gleich kurz' : `${n} Wege sind gleich kurz`),
  tieNote: (name) => `${name} wählt, welcher das Gold bringt.`,
  pay: (pays) => `Auszahlen: ${pays}`,
  playerGold: (name, gold) => `${name} +${gold}`,

  hireWhere: 'Bei welchem Kontor beginnt der Händler?',
  callMerchant: 'Beide sind unterwegs: Wohin wird einer gerufen?',
  hireNote: 'Er beginnt bei einem eigenen Kontor.',
  hireHint: 'Ein eigenes Kontor antippen.',
  whichMerchant: 'Welcher Händler?',
  whichCaravan: 'Welche Karawane?',
  outfitWhere: 'Wo wird die Karawane ausgerüstet?',
  replaceCaravan: 'Beide sind unterwegs: Wohin kommt eine von ihnen?',
  outfitNote: 'Neben einem eigenen Handelsweg an einem eigenen Kontor.',
  outfitHint: 'Einen leuchtenden Handelsweg antippen.',
  noRouteAtPost: 'Kein eigener Handelsweg an einem eigenen Kontor hat Platz.',

  merchantWhere: 'Wohin zieht der Händler?',
  merchantNote: 'Jedes Getreide: bis zu 3 Kreuzungen.',
  merchantHint:
    'Die Zahlen zeigen, wie viel Getreide es kostet. In einer freien Stadt entsteht ein Kontor.',
  freeSteps: (n) =>
    `${n} ${plural('de', n, { one: 'freier Schritt', other: 'freie Schritte' })} von der Karte`,
  citiesInReach: (cities) => `Erreichbare Städte: ${list('de', cities)}.`,
  noCityInReach: 'Keine freie Stadt ist erreichbar.',
  founds: (city) => `Neues Kontor: ${city}`,
  whichHex: 'Welches Feld bekommt einen Zahlenchip?',
  otherHex: 'Ein anderes Feld: auf dem Spielplan antippen.',
  slot: (terrain, colour, left) =>
    left > 0 ? `${terrain} · ${colour}, noch ${left}` : `${terrain} · ${colour}, vom Spielplan`,
  turnToken: (colour, terrain) => `Chip aufdecken (${colour}, ${terrain}): Was zeigt er?`,
  moveToken: (colour) => `Kein Chip mehr im Vorrat (${colour}): Welcher zieht um?`,
  tokenShows: (n) => `Der Chip zeigt ${n}`,

  traceHint: 'Handelswege antippen oder entlangziehen.',
  traceFirst: 'Den Weg auf dem Plan zeigen',
  from: (place) => `von: ${place}`,
  startOver: 'Von vorn',
  tolls: 'Zölle:',
  deliverOnWay: (free) => `Unterwegs liefern (${free} frei)`,
  go: (salt, gold, goods) =>
    [`Los: ${salt} Salz`, gold > 0 ? `${gold} Gold` : '', goods > 0 ? `${goods} geliefert` : '']
      .filter(Boolean)
      .join(', '),
  deliverWhere: 'Liefern, ohne zu ziehen',
  freeGoods: (n) =>
    `${n} ${plural('de', n, { one: 'freier Warenchip', other: 'freie Warenchips' })}`,
};
