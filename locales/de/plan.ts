import type { plan as Source } from '../en/plan';
import { list, plural } from '../language';

const deliveries = (n: number) =>
  `${n} ${plural('de', n, { one: 'Lieferung', other: 'Lieferungen' })}`;

export const plan: typeof Source = {
  open: 'Planen',
  caravans: 'Karawanen planen',
  merchants: 'Städte vergleichen',
  whichCaravans: 'Welche Karawanen',
  both: 'Beide',
  salt: 'Salz',
  gold: 'Gold',
  goods: (n) => `${n} ${plural('de', n, { one: 'Ware', other: 'Waren' })} frei`,
  noGoods: 'Keine Ware ist frei: erst ein Kontor gründen.',
  noPlan: 'Damit lässt sich nichts liefern.',
  more: 'Es gibt noch mehr Möglichkeiten.',
  deliveries,
  cities: (names) => list('de', names),
  ends: (places) => `am Ende bei ${places.join(' und ')}`,
  costs: (salt, gold) => `${salt} Salz, ${gold} Gold`,
  doIt: 'Ausführen',
  choose: 'Einen Plan wählen',
  missing: 'Was fehlt?',
  nothingMissing: 'Kein einzelner Handelsweg brächte mehr.',
  routeHelps: (path, more) => `Handelsweg ${path}: ${deliveries(more)} mehr`,
  routeEarns: (gold) =>
    gold > 0 ? `Die Verbindung bringt ${gold} Gold.` : 'Er zahlt keine Verbindung aus.',
  layIt: 'Diesen Weg bauen',

  per36: 'Karten in 36 Würfen',
  countRobber: 'Ohne Räuber',
  forGrain: (n) => (n === 0 ? 'Freie Schritte' : `${n} Getreide`),
  noCity: 'Keine freie Stadt ist erreichbar.',
  perRolls: (n) => `${n} ${plural('de', n, { one: 'Karte', other: 'Karten' })} in 36 Würfen`,
  coins: (n) => `${n} Gold bei der Gründung`,
  frees: 'gibt eine Ware frei',
  token: (terrain, numbers) => `Chip: ${terrain}${numbers && ` (${numbers})`}`,
  moved: 'zieht um',
  chooseCity: 'Eine Stadt wählen',
  goTo: (city, grain) => `Nach ${city}: ${grain} Getreide`,
};
