import { list, plural } from '../language';

/** What the caravans and merchants could do. */
export const plan = {
  open: 'Plan',
  caravans: 'Plan the caravans',
  merchants: 'Compare the cities',
  whichCaravans: 'Which caravans',
  both: 'Both',
  salt: 'Salt',
  gold: 'Gold',
  goods: (n: number) => `${n} ${plural('en', n, { one: 'commodity', other: 'commodities' })} free`,
  noGoods: 'No commodity is free: found a post first.',
  noPlan: 'Nothing can be delivered with this.',
  more: 'There are more ways than these.',
  deliveries: (n: number) => `${n} ${plural('en', n, { one: 'delivery', other: 'deliveries' })}`,
  cities: (names: readonly string[]) => list('en', names),
  ends: (places: readonly string[]) => `ends near ${places.join(' and ')}`,
  costs: (salt: number, gold: number) => `${salt} salt, ${gold} gold`,
  doIt: 'Do it',
  choose: 'Choose a plan',
  missing: 'What is missing?',
  nothingMissing: 'No single route would allow more.',
  routeHelps: (path: string, more: number) =>
    `Route ${path}: ${more} more ${plural('en', more, { one: 'delivery', other: 'deliveries' })}`,
  routeEarns: (gold: number) =>
    gold > 0 ? `The connection brings ${gold} gold.` : 'It pays no connection.',
  layIt: 'Lay this route',

  per36: 'cards in 36 rolls',
  countRobber: 'Without the robber',
  forGrain: (n: number) => (n === 0 ? 'Free steps' : `${n} grain`),
  noCity: 'No free city is in reach.',
  perRolls: (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })} in 36 rolls`,
  coins: (n: number) => `${n} gold on founding`,
  frees: 'frees a commodity',
  token: (terrain: string, numbers: string) => `token: ${terrain}${numbers && ` (${numbers})`}`,
  moved: 'moved',
  chooseCity: 'Choose a city',
  goTo: (city: string, grain: number) => `Go to ${city}: ${grain} grain`,
};
