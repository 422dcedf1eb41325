import type { Goods } from '@/engine/europe/state';

import { plural } from '../language';

export const table = {
  menu: 'Menu',
  settings: 'Settings',
  objection: 'Against the rules',
  recordAnyway: 'Record it anyway',
  openRule: 'Opens the rule',

  rollOf: (n: number) => `Roll ${n}`,
  dieShows: (die: number, face: number) => `Die ${die}: ${face}`,
  rollsNow: (name: string) => `${name} rolls`,
  rollHint: 'Tap what the dice show.',
  undoRoll: 'Wrong number: undo the roll',
  noHexes: 'No hex has this number.',
  hexesWork: (n: number) => `${n} ${plural('en', n, { one: 'hex works', other: 'hexes work' })}.`,
  supplyAfter: (list: string) => `Supply now: ${list}`,
  leavesSupply: (bundle: string) =>
    bundle === '' ? 'Nothing leaves the supply.' : `Leaves the supply: ${bundle}.`,
  notEnoughAny: 'Not enough in the supply …',
  notEnough: (resource: string) => `Not enough ${resource}`,
  robbedOf: (n: number) =>
    `the robber keeps ${n} ${plural('en', n, { one: 'card', other: 'cards' })}`,
  shortOf: (cards: string) => `shortage: ${cards} not paid`,

  route: 'Route',
  hire: 'Hire merchant',
  outfit: 'New caravan',
  card: 'Card',
  moveMerchant: 'Move merchant',
  moveCaravan: 'Move caravan',
  trade: 'Trade',
  deliver: 'Deliver',
  playCard: 'Play a development card',
  endTurn: (next: string) => `End turn: ${next}`,
  free: (n: number) => `${n} free`,
  doubleArrow: 'Double arrow: one more route, free, touching this one.',
  freeRoutes: (n: number) =>
    `${n} free ${plural('en', n, { one: 'route', other: 'routes' })} from the card.`,
  layFree: 'Lay it',
  passUp: 'Pass it up',

  goodsOf: ({ delivered, free, locked }: Goods) =>
    `commodities: ${delivered} delivered, ${free} free, ${locked} locked`,
};
