import { list, plural } from '../language';

/** Laying routes, moving merchants and caravans. */
export const build = {
  payment: 'How it is paid',
  free: 'Free',
  paid: 'Paid',
  routeWhere: 'Where does the route go?',
  routeHint: 'Paths beside your own posts and routes glow. Tap one.',
  noPath: 'No path beside your own posts and routes is free.',
  routesLeft: (n: number) => `${n} ${plural('en', n, { one: 'route', other: 'routes' })} left`,
  tie: (n: number) => (n === 2 ? 'Two ways are equally short' : `${n} ways are equally short`),
  tieNote: (name: string) => `${name} chooses which of them brings the gold.`,
  pay: (pays: string) => `Pay: ${pays}`,
  playerGold: (name: string, gold: number) => `${name} +${gold}`,

  hireWhere: 'At which post does the merchant begin?',
  callMerchant: 'Both are out: where is one of them called?',
  hireNote: 'It starts beside one of your posts.',
  hireHint: 'Tap one of your posts.',
  whichMerchant: 'Which merchant?',
  whichCaravan: 'Which caravan?',
  outfitWhere: 'Where is the caravan fitted out?',
  replaceCaravan: 'Both are out: where does one of them move?',
  outfitNote: 'Beside an own route that touches an own post.',
  outfitHint: 'Tap one of the glowing routes.',
  noRouteAtPost: 'No route of yours at one of your posts has room.',

  merchantWhere: 'Where does the merchant go?',
  merchantNote: 'Each grain takes it up to 3 intersections.',
  merchantHint: 'The figures tell how much grain it takes. On a free city it founds a post.',
  freeSteps: (n: number) =>
    `${n} free ${plural('en', n, { one: 'step', other: 'steps' })} from the card`,
  citiesInReach: (cities: readonly string[]) => `Cities in reach: ${list('en', cities)}.`,
  noCityInReach: 'No free city is in reach.',
  founds: (city: string) => `New post: ${city}`,
  whichHex: 'Which hex gets a number token?',
  otherHex: 'Another hex: tap it on the board.',
  slot: (terrain: string, colour: string, left: number) =>
    left > 0
      ? `${terrain} · ${colour}, ${left} left`
      : `${terrain} · ${colour}, moved from the board`,
  turnToken: (colour: string, terrain: string) =>
    `Turn a ${colour} token for the ${terrain}: what does it show?`,
  moveToken: (colour: string) => `No ${colour} token is left: which one on the board moves here?`,
  tokenShows: (n: number) => `The token shows ${n}`,

  traceHint: 'Tap or drag along the routes.',
  traceFirst: 'Trace the way on the board',
  from: (place: string) => `from: ${place}`,
  startOver: 'Start over',
  tolls: 'Tolls:',
  deliverOnWay: (free: number) => `Deliver on the way (${free} free)`,
  go: (salt: number, gold: number, goods: number) =>
    [`Go: ${salt} salt`, gold > 0 ? `${gold} gold` : '', goods > 0 ? `${goods} delivered` : '']
      .filter(Boolean)
      .join(', '),
  deliverWhere: 'Deliver without moving',
  freeGoods: (n: number) =>
    `${n} free ${plural('en', n, { one: 'commodity token', other: 'commodity tokens' })}`,
};
