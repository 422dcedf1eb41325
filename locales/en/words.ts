import type { Bundle } from '@/engine/europe/bundle';
import type { PhaseName } from '@/engine/europe/state';
import type {
  Colour,
  Resource,
  Side,
  SiteKind,
  SlotColour,
  Start,
  Terrain,
  Tracking,
} from '@/engine/europe/vocabulary';

import { itemsOf, list, plural } from '../language';

const counted = (one: string, other: string) => (n: number) =>
  `${n} ${plural('en', n, { one, other })}`;
const mass = (word: string) => (n: number) => `${n} ${word}`;

const cards = {
  wood: mass('lumber'),
  wool: mass('wool'),
  grain: mass('grain'),
  ore: mass('ore'),
  salt: mass('salt'),
} satisfies Record<Resource, (n: number) => string>;

export const words = {
  resources: {
    wood: 'lumber',
    wool: 'wool',
    grain: 'grain',
    ore: 'ore',
    salt: 'salt',
  } satisfies Record<Resource, string>,
  /** "2 grain" */
  resourceCount: cards,
  /** "2 grain and 1 wool" */
  bundle: (bundle: Bundle) => list('en', itemsOf(bundle, cards)),

  terrains: {
    forest: 'forest',
    mountainForest: 'mountain forest',
    pasture: 'pasture',
    mountainPasture: 'mountain pasture',
    field: 'field',
    mountains: 'mountains',
    saltworks: 'saltworks',
    sea: 'sea',
  } satisfies Record<Terrain, string>,

  /** Stand in for a player's name. */
  colours: { red: 'Red', blue: 'Blue', white: 'White', orange: 'Orange' } satisfies Record<
    Colour,
    string
  >,
  neutral: 'neutral',
  slotColours: {
    green: 'green',
    lime: 'light green',
    yellow: 'yellow',
    grey: 'grey',
    white: 'white',
  } satisfies Record<SlotColour, string>,
  siteKinds: { purple: 'purple city', brown: 'brown city' } satisfies Record<SiteKind, string>,
  sides: { short: 'short game', main: 'main game' } satisfies Record<Side, string>,
  starts: { fixed: 'fixed set-up', variable: 'variable set-up' } satisfies Record<Start, string>,
  trackings: { full: 'full count', light: 'light count' } satisfies Record<Tracking, string>,

  pieces: {
    route: 'trade route',
    post: 'trading post',
    caravan: 'caravan',
    merchant: 'merchant',
    goods: 'commodity token',
    gold: 'gold',
    robber: 'robber',
    token: 'number token',
    card: 'card',
    developmentCard: 'development card',
    supply: 'supply',
    warehouse: 'warehouse',
    deck: 'deck',
    dice: 'dice',
  },
  count: {
    routes: counted('trade route', 'trade routes'),
    posts: counted('trading post', 'trading posts'),
    caravans: counted('caravan', 'caravans'),
    merchants: counted('merchant', 'merchants'),
    goods: counted('commodity token', 'commodity tokens'),
    gold: mass('gold'),
    tokens: counted('number token', 'number tokens'),
    cards: counted('card', 'cards'),
    developmentCards: counted('development card', 'development cards'),
    players: counted('player', 'players'),
    steps: counted('step', 'steps'),
    turns: counted('turn', 'turns'),
    cities: counted('city', 'cities'),
    hexes: counted('hex', 'hexes'),
  },

  places: {
    city: 'city',
    intersection: (id: string) => `intersection ${id}`,
    path: (name: string) => `path ${name}`,
    hex: (id: string) => `hex ${id}`,
    caravan: (owner: string, n: string) => `caravan ${n} (${owner})`,
    merchant: (owner: string, n: string) => `merchant ${n} (${owner})`,
  },

  phases: {
    startRoll: 'Who starts?',
    placing: 'Set-up',
    roll: 'Roll',
    hands: 'Count hands',
    discard: 'Discard',
    robber: 'Robber',
    steal: 'Steal',
    action: 'Actions',
    over: 'Game over',
  } satisfies Record<PhaseName, string>,
  /** What the table does before anything else, as the end of a sentence. */
  phaseHints: {
    startRoll: 'the dice still decide who starts',
    placing: 'the starting pieces come first',
    roll: 'the dice come first',
    hands: 'first count the hands for the 7',
    discard: 'the discards come first',
    robber: 'the robber moves first',
    steal: 'first choose who gets robbed',
    action: 'this is the action phase, the dice have been rolled',
    over: 'the game is over',
  } satisfies Record<PhaseName, string>,
};
