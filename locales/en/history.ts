import type { Correction, PlayedEffects, Share } from '@/engine/europe/commands';
import type { PieceId } from '@/engine/europe/vocabulary';

import {
  correct,
  eachOf,
  eventIn,
  fromTo,
  historyOf,
  inBrackets,
  sourcesOf,
  unstopped,
  type Phrases,
} from '../history';
import { itemsOf, list, plural } from '../language';
import { connected, led, pathsOf, placeReasons, siteOf, tolled } from '../reasons';
import { numberOf, ownerOf, type Say } from '../say';
import { clauses } from './clauses';
import { objections } from './objections';
import { words } from './words';

const { count, bundle } = words;
const goldFor = (n: number | undefined) => (n === undefined ? '' : ` for ${count.gold(n)}`);
const freeSteps = (n: number | undefined) =>
  n ? `${n} free ${plural('en', n, { one: 'step', other: 'steps' })}` : '';
const paid = (n: number, item: (n: number) => string) => (n > 0 ? item(n) : '');
const named = (kind: string, piece: PieceId | undefined) =>
  piece === undefined ? `a ${kind}` : `${kind} ${numberOf(piece)}`;

function share({ cards, gold }: Share): string {
  const items =
    typeof cards === 'number'
      ? [paid(cards, count.cards)]
      : itemsOf(cards ?? {}, words.resourceCount);
  const told = [...items, paid(gold ?? 0, count.gold)].filter((item) => item !== '');
  return list('en', told) || 'nothing';
}

function effectsOf(effects: PlayedEffects, say: Say): string[] {
  const { robber, gold, cards, routes, merchantSteps, caravanSteps, tollFree, dice } = effects;
  return [
    gold ? `+${count.gold(gold)}` : '',
    ...itemsOf(cards ?? {}, words.resourceCount).map((item) => `+${item}`),
    routes ? `${routes} free ${plural('en', routes, { one: 'route', other: 'routes' })}` : '',
    merchantSteps ? `${freeSteps(merchantSteps)} for merchants` : '',
    caravanSteps ? `${freeSteps(caravanSteps)} for caravans` : '',
    tollFree ? 'no tolls' : '',
    dice ? `the dice show ${dice}` : '',
    robber ? `robber to ${say.hex(robber.to)}` : '',
  ].filter((effect) => effect !== '');
}

const playsCard = (player: string, card: string | null | undefined) =>
  card ? `${player} plays “${card}”` : `${player} plays a development card`;

const corrections: Phrases['corrections'] = {
  hand: ({ player, to }, say) => `${say.player(player)}: ${count.cards(to)} in hand`,
  gold: ({ player, to }, say) => `${say.player(player)}: ${count.gold(to)}`,
  goods: ({ player, to }, say) =>
    `${say.player(player)}: commodities ${to.locked} in the warehouse, ${to.free} free, ${to.delivered} delivered`,
  cards: ({ player, to }, say) => `${say.player(player)}: ${count.developmentCards(to)}`,
  routesLeft: ({ player, to }, say) => `${say.player(player)}: ${count.routes(to)} in reserve`,
  supply: ({ resource, to }, say) =>
    `supply: ${say.resource(resource)} ${typeof to === 'number' ? to : `${to.min}–${to.max}`}`,
  route: ({ path, to }, say) =>
    to ? `trade route ${say.path(path)}: ${say.player(to)}` : `no trade route ${say.path(path)}`,
  post: ({ at, to, goods }, say) => {
    if (to === null) return `${say.place(at)}: no trading post`;
    const post = `${say.place(at)}: trading post (${say.owner(to)})`;
    if (goods === undefined) return post;
    return goods === null ? `${post}, no commodity` : `${post}, commodity of ${say.player(goods)}`;
  },
  caravan: ({ piece, to }, say) =>
    `${say.caravan(piece)}: ${to === null ? 'in reserve' : say.path(to)}`,
  merchant: ({ piece, to }, say) =>
    `${say.merchant(piece)}: ${to === null ? 'in reserve' : say.place(to)}`,
  robber: ({ to }, say) => `robber: ${say.hex(to)}`,
  token: ({ hex, to }, say) =>
    to
      ? `${say.hex(hex)}: token ${to.number} (${words.slotColours[to.colour]})`
      : `${say.hex(hex)}: no token`,
  stock: ({ colour, to }) => `face-down tokens (${words.slotColours[colour]}): ${to}`,
  deck: ({ left, discarded }) => `deck: ${left} left, ${discarded} played`,
  turn: ({ player, phase }, say) =>
    `turn of ${say.player(player)}: ${phase === 'roll' ? 'before the roll' : 'after the roll'}`,
};
const corrected = (change: Correction, say: Say) => correct({ corrections }, change, say);

export const phrases: Phrases = {
  somebody: 'Somebody',
  objection: (objection, say) => objections[objection.code](objection, say),
  against: (why) => `recorded anyway (${why})`,
  title: (rule) => clauses[rule].title,
  gain: (event, say) => {
    const items =
      event.type === 'goldTaken'
        ? [count.gold(event.gold)]
        : itemsOf(event.cards, words.resourceCount);
    return `${say.player(event.player)} ${items.map((item) => `+${item}`).join(' ')}`;
  },

  commands: {
    rollForStart: ({ rolls }, { say, events }) => {
      const best = eventIn(events, 'startRolled')?.best ?? [];
      const names = list('en', best.map(say.player));
      const told = best.length > 1 ? `; ${names} roll again` : names && `; ${names} begins`;
      return `Roll for the start: ${eachOf(rolls, say)}${told}`;
    },
    placePost: ({ at }, { say, player }) => `${player} places a trading post at ${say.place(at)}`,
    placeNeutral: ({ at }, { say }) => `A neutral trading post at ${say.place(at)}`,
    placeRoute: ({ path }, { say, player }) =>
      `${player} places a trade route with a caravan: ${say.path(path)}`,
    placeFixed: () => 'The fixed set-up is on the board',
    roll: ({ dice }, { player }) => `${player} rolls ${dice}`,
    confirmHands: (_, { say, events }) => {
      const counted = events.flatMap((event) =>
        event.type === 'handCounted'
          ? [`${say.player(event.player)} ${fromTo(event.from?.toString(), `${event.to}`)}`]
          : [],
      );
      const due = eachOf(eventIn(events, 'handsConfirmed')?.due ?? {}, say);
      return `Hands counted${inBrackets(...counted)}; ${due ? `to discard: ${due}` : 'nobody discards'}`;
    },
    discard: ({ cards }, { player, events }) => {
      const n = eventIn(events, 'cardsDiscarded')?.count;
      const what = cards ? bundle(cards) : n === undefined ? '' : count.cards(n);
      return `${player} discards ${what || 'nothing'}`;
    },
    moveRobber: ({ to }, { say, player, events }) => {
      const from = eventIn(events, 'robberMoved')?.from;
      return `${player} moves the robber: ${fromTo(from && say.hex(from), say.hex(to))}`;
    },
    steal: ({ from }, { say, player }) =>
      from === null ? `${player} robs nobody` : `${player} takes a card from ${say.player(from)}`,
    trade: ({ from, to, give, get }, { say }) =>
      `Trade: ${say.player(from)} gives ${share(give)}, ${say.player(to)} gives ${share(get)}`,
    buy: ({ resource }, { player, events }) =>
      `${player} buys ${words.resourceCount[resource](1)}${goldFor(eventIn(events, 'goldReturned')?.gold)}`,
    exchange: ({ give, get }, { say, player, events }) => {
      const given = eventIn(events, 'cardsReturned')?.cards;
      const got = get === 'gold' ? count.gold(1) : words.resourceCount[get](1);
      return `${player} exchanges ${given ? bundle(given) : say.resource(give)} for ${got}`;
    },
    buyCard: (_, { player }) => `${player} buys a development card`,
    hireMerchant: ({ at, merchant }, { say, player, events }) => {
      const hired = eventIn(events, 'merchantHired');
      const verb = hired?.moved ? 'hires anew' : 'hires';
      return `${player} ${verb} ${named('merchant', hired?.merchant ?? merchant)} at ${say.place(at)}`;
    },
    outfitCaravan: ({ path, caravan }, { say, player, events }) => {
      const outfitted = eventIn(events, 'caravanOutfitted');
      const verb = outfitted?.moved ? 'equips anew' : 'equips';
      return `${player} ${verb} ${named('caravan', outfitted?.caravan ?? caravan)}: ${say.path(path)}`;
    },
    layRoute: ({ path, free }, { say, player }) =>
      `${player} lays a ${free ? 'free ' : ''}trade route: ${say.path(path)}`,
    skipFreeRoute: (_, { player }) => `${player} passes up the free trade route`,
    moveMerchant: ({ merchant, to, grain, freeSteps: free }, { say, player, events }) => {
      const from = eventIn(events, 'merchantMoved')?.from;
      const way = fromTo(from && say.place(from), say.place(to));
      const price = inBrackets(paid(grain, words.resourceCount.grain), freeSteps(free));
      return `${player} moves merchant ${numberOf(merchant)}: ${way}${price}`;
    },
    moveCaravan: ({ caravan, along, salt, freeSteps: free }, { say, player, events }) => {
      const from = eventIn(events, 'caravanMoved')?.from;
      const way = fromTo(from && say.path(from), say.path(along[along.length - 1] ?? from ?? ''));
      const price = inBrackets(paid(salt, words.resourceCount.salt), freeSteps(free));
      return `${player} moves caravan ${numberOf(caravan)}: ${way}${price}`;
    },
    deliver: ({ at }, { say, player }) => `${player} delivers to ${say.place(at)}`,
    playCard: ({ card, effects }, { say, player }) =>
      [playsCard(player, card), effectsOf(effects, say).join(', ')]
        .filter((part) => part !== '')
        .join(': '),
    endTurn: (_, { player }) => `${player} ends the turn`,
    correct: ({ set }, { say }) =>
      `Corrected — ${set.map((change) => corrected(change, say)).join('; ')}`,
    track: ({ level, hands }, { say }) => {
      const told = eachOf(hands ?? {}, say);
      return `From now on: ${words.trackings[level]}${told && `; hands: ${told}`}`;
    },
  },

  events: {
    overridden: ({ objection }, say) =>
      phrases.against(unstopped(phrases.objection(objection, say))),
    startRolled: ({ rolls }, say) => `roll for the start: ${eachOf(rolls, say)}`,
    postPlaced: ({ player, at }, say) =>
      `${say.player(player)} places a trading post at ${say.place(at)}`,
    neutralPlaced: ({ at }, say) => `a neutral trading post stands at ${say.place(at)}`,
    routePlaced: ({ player, path }, say) =>
      `${say.player(player)} places a trade route with a caravan: ${say.path(path)}`,
    turnBegan: ({ player, turn }, say) => `turn ${turn}: ${say.player(player)}`,
    rolled: ({ player, dice }, say) => `${say.player(player)} rolls ${dice}`,
    hexRobbed: ({ hex, player, cards }, say) =>
      `the robber on ${say.hex(hex)} costs ${say.player(player)} ${count.cards(cards)}`,
    shortage: ({ resource, due }, say) =>
      `too little ${say.resource(resource)} in the supply for ${due}, so nobody gets any`,
    supplyKnown: () => 'the supply is known more exactly',
    cardsTaken: (event, say) => phrases.gain(event, say),
    cardsReturned: ({ player, cards }, say) => `${say.player(player)} pays ${bundle(cards)}`,
    cardsDiscarded: ({ player, count: n, cards }, say) =>
      `${say.player(player)} discards ${(cards && bundle(cards)) || count.cards(n)}`,
    cardsHanded: ({ from, to, count: n }, say) =>
      `${say.player(from)} gives ${say.player(to)} ${count.cards(n)}`,
    goldTaken: (event, say) => phrases.gain(event, say),
    goldReturned: ({ player, gold }, say) => `${say.player(player)} pays ${count.gold(gold)}`,
    goldHanded: ({ from, to, gold }, say) =>
      `${say.player(from)} gives ${say.player(to)} ${count.gold(gold)}`,
    bankOverdrawn: ({ inPlay }) => `there is more gold in play than coins in the box: ${inPlay}`,
    bankEmpty: ({ player, unpaid }, say) =>
      `the bank is empty: ${say.player(player)} goes without ${count.gold(unpaid)}`,
    handCounted: ({ player, from, to }, say) =>
      `${say.player(player)}: cards in hand ${fromTo(from?.toString(), `${to}`)}`,
    goldCounted: ({ player, from, to }, say) => `${say.player(player)}: gold ${from} → ${to}`,
    handsConfirmed: ({ due }, say) => {
      const told = eachOf(due, say);
      return told ? `to discard: ${told}` : 'nobody discards';
    },
    robberMoved: ({ from, to }, say) => `robber: ${say.hex(from)} → ${say.hex(to)}`,
    cardStolen: ({ from, to }, say) => `${say.player(to)} takes a card from ${say.player(from)}`,
    nobodyRobbed: () => 'nobody is robbed',
    phaseBegan: ({ phase }) => `next: ${words.phases[phase.name]}`,
    purchased: ({ player }, say) => `${say.player(player)} has bought a card`,
    cardBought: ({ player }, say) => `${say.player(player)} draws a development card`,
    deckReshuffled: ({ cards }) => `the played cards (${cards}) become the new deck`,
    cardPlayed: ({ player, card }, say) => playsCard(say.player(player), card),
    merchantHired: ({ merchant, at }, say) => `${say.merchant(merchant)}: ${say.place(at)}`,
    merchantMoved: ({ merchant, from, to, steps }, say) =>
      `${say.merchant(merchant)}: ${say.place(from)} → ${say.place(to)}${inBrackets(paid(steps, count.steps))}`,
    postFounded: ({ player, at }, say) =>
      `${say.player(player)} founds a trading post at ${say.place(at)}`,
    goodsFreed: ({ player }, say) => `${say.player(player)} has one more commodity to deliver`,
    tokenTurned: ({ hex, number }, say) => `token ${number} is turned up: ${say.hex(hex)}`,
    tokenMoved: ({ from, to, number }, say) =>
      `token ${number} moves: ${say.hex(from)} → ${say.hex(to)}`,
    routeLaid: ({ player, path, free }, say) =>
      `${say.player(player)} lays a ${free ? 'free ' : ''}trade route: ${say.path(path)}`,
    freeRouteGranted: () => 'one more trade route is free',
    freeRouteUsed: ({ left }) =>
      left.length > 0 ? `free trade routes left: ${left.length}` : 'the free trade route is used',
    freeRoutesLapsed: ({ count: n }) =>
      n > 1 ? `${n} free trade routes go unused` : 'a free trade route goes unused',
    connectionMade: ({ from, to }, say) => `${say.place(from)} and ${say.place(to)} are connected`,
    caravanOutfitted: ({ caravan, path }, say) => `${say.caravan(caravan)}: ${say.path(path)}`,
    caravanMoved: ({ caravan, from, along }, say) =>
      `${say.caravan(caravan)}: ${fromTo(say.path(from), say.path(along[along.length - 1] ?? from))}`,
    tollPaid: ({ caravan, to }, say) =>
      `${say.player(ownerOf(caravan))} pays ${say.player(to)} the toll, ${count.gold(1)}`,
    goodsDelivered: ({ player, at }, say) => `${say.player(player)} delivers to ${say.place(at)}`,
    gameWon: ({ player }, say) => `${say.player(player)} wins the game`,
    corrected: ({ change }, say) => corrected(change, say),
    trackingChanged: ({ level }) => `from now on: ${words.trackings[level]}`,
  },

  corrections,

  reasons: {
    ...placeReasons,
    'E-ROLL-2': led('robber', sourcesOf),
    'E-ROLL-3': ({ resource }, say) =>
      resource === undefined ? '' : `too little ${say.resource(resource)}`,
    'E-ROLL-4': () => 'no card on this roll',
    'E-BUILD-6': led('double arrow', pathsOf),
    'E-BUILD-7': led('double arrow', pathsOf),
    'E-GOLD-2': connected(count.routes),
    'E-GOLD-3': connected(count.routes),
    'E-MERCH-4': led('new trading post', siteOf),
    'E-MERCH-5': led('coins', siteOf),
    'E-CARA-3': tolled('toll', (name) => `toll to ${name}`),
    'E-END-1': () => 'every commodity is delivered',
  },
};

export const history = historyOf(phrases);
