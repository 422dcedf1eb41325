import type { table as Source } from '../en/table';
import { plural } from '../language';

export const table: typeof Source = {
  menu: 'Menü',
  settings: 'Einstellungen',
  objection: 'Gegen die Regeln',
  recordAnyway: 'Trotzdem eintragen',
  openRule: 'Öffnet die Regel',

  rollOf: (n) => `Wurf ${n}`,
  dieShows: (die, face) => `Würfel ${die}: ${face}`,
  rollsNow: (name) => `${name} würfelt`,
  rollHint: 'Antippen, was die Würfel zeigen.',
  undoRoll: 'Falsche Zahl: Wurf zurücknehmen',
  noHexes: 'Kein Feld trägt diese Zahl.',
  hexesWork: (n) =>
    `${plural('de', n, { one: `${n} Feld bringt`, other: `${n} Felder bringen` })} Ertrag.`,
  supplyAfter: (list) => `Vorrat danach: ${list}`,
  leavesSupply: (bundle) =>
    bundle === '' ? 'Nichts verlässt den Vorrat.' : `Verlässt den Vorrat: ${bundle}.`,
  notEnoughAny: 'Zu wenig im Vorrat …',
  notEnough: (resource) => `Zu wenig ${resource}`,
  robbedOf: (n) =>
    `der Räuber hält ${n} ${plural('de', n, { one: 'Karte', other: 'Karten' })} zurück`,
  shortOf: (cards) => `Engpass: ${cards} nicht ausgezahlt`,

  route: 'Weg bauen',
  hire: 'Händler anwerben',
  outfit: 'Neue Karawane',
  card: 'Karte',
  moveMerchant: 'Händler ziehen',
  moveCaravan: 'Karawane ziehen',
  trade: 'Handel',
  deliver: 'Liefern',
  playCard: 'Entwicklungskarte ausspielen',
  endTurn: (next) => `Weiter: ${next}`,
  free: (n) => `${n} frei`,
  doubleArrow: 'Doppelpfeil: noch ein Handelsweg, gratis, gleich daneben.',
  freeRoutes: (n) =>
    `${n} ${plural('de', n, { one: 'freier Handelsweg', other: 'freie Handelswege' })} von der Karte.`,
  layFree: 'Bauen',
  passUp: 'Verzichten',

  goodsOf: ({ delivered, free, locked }) =>
    `Waren: ${delivered} geliefert, ${free} frei, ${locked} im Lager`,
};
