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
const freeSteps = (n: number | undefined) =>
  n ? `${n} ${plural('de', n, { one: 'freier Schritt', other: 'freie Schritte' })}` : '';
const paid = (n: number, item: (n: number) => string) => (n > 0 ? item(n) : '');
const named = (kind: string, piece: PieceId | undefined) =>
  piece === undefined ? `einen ${kind}` : `${kind} ${numberOf(piece)}`;

const place = (id: string, say: Say, city: string, crossing: string) =>
  `${say.place(id) === words.places.intersection(id) ? crossing : city} ${say.place(id)}`;
const inCity = (id: string, say: Say) => place(id, say, 'in', 'an');
const toCity = (id: string, say: Say) => place(id, say, 'nach', 'an');

function share({ cards, gold }: Share): string {
  const items =
    typeof cards === 'number'
      ? [paid(cards, count.cards)]
      : itemsOf(cards ?? {}, words.resourceCount);
  const told = [...items, paid(gold ?? 0, count.gold)].filter((item) => item !== '');
  return list('de', told) || 'nichts';
}

function effectsOf(effects: PlayedEffects, say: Say): string[] {
  const { robber, gold, cards, routes, merchantSteps, caravanSteps, tollFree, dice } = effects;
  const free = { one: 'freier Handelsweg', other: 'freie Handelswege' };
  return [
    gold ? `+${count.gold(gold)}` : '',
    ...itemsOf(cards ?? {}, words.resourceCount).map((item) => `+${item}`),
    routes ? `${routes} ${plural('de', routes, free)}` : '',
    merchantSteps ? `${freeSteps(merchantSteps)} für Händler` : '',
    caravanSteps ? `${freeSteps(caravanSteps)} für Kaufmannszüge` : '',
    tollFree ? 'kein Wegezoll' : '',
    dice ? `die Würfel zeigen ${dice}` : '',
    robber ? `Räuber auf ${say.hex(robber.to)}` : '',
  ].filter((effect) => effect !== '');
}

const playsCard = (player: string, card: string | null | undefined) =>
  card ? `${player} spielt „${card}“` : `${player} spielt eine Entwicklungskarte`;

const corrections: Phrases['corrections'] = {
  hand: ({ player, to }, say) => `${say.player(player)}: ${count.cards(to)} auf der Hand`,
  gold: ({ player, to }, say) => `${say.player(player)}: ${count.gold(to)}`,
  goods: ({ player, to }, say) =>
    `${say.player(player)}: Waren ${to.locked} im Warenlager, ${to.free} frei, ${to.delivered} geliefert`,
  cards: ({ player, to }, say) => `${say.player(player)}: ${count.developmentCards(to)}`,
  routesLeft: ({ player, to }, say) => `${say.player(player)}: ${count.routes(to)} in der Reserve`,
  supply: ({ resource, to }, say) =>
    `Vorrat: ${say.resource(resource)} ${typeof to === 'number' ? to : `${to.min}–${to.max}`}`,
  route: ({ path, to }, say) =>
    to ? `Handelsweg ${say.path(path)}: ${say.player(to)}` : `kein Handelsweg ${say.path(path)}`,
  post: ({ at, to, goods }, say) => {
    if (to === null) return `${say.place(at)}: kein Kontor`;
    const post = `${say.place(at)}: Kontor (${say.owner(to)})`;
    if (goods === undefined) return post;
    return goods === null ? `${post}, ohne Ware` : `${post}, Ware von ${say.player(goods)}`;
  },
  caravan: ({ piece, to }, say) =>
    `${say.caravan(piece)}: ${to === null ? 'in der Reserve' : say.path(to)}`,
  merchant: ({ piece, to }, say) =>
    `${say.merchant(piece)}: ${to === null ? 'in der Reserve' : say.place(to)}`,
  robber: ({ to }, say) => `Räuber: ${say.hex(to)}`,
  token: ({ hex, to }, say) =>
    to
      ? `${say.hex(hex)}: Zahlenchip ${to.number} (${words.slotColours[to.colour]})`
      : `${say.hex(hex)}: kein Zahlenchip`,
  stock: ({ colour, to }) => `verdeckte Zahlenchips (${words.slotColours[colour]}): ${to}`,
  deck: ({ left, discarded }) => `Stapel: ${left} übrig, ${discarded} gespielt`,
  turn: ({ player, phase }, say) =>
    `${say.player(player)} ist am Zug, ${phase === 'roll' ? 'vor dem Wurf' : 'nach dem Wurf'}`,
};
const corrected = (change: Correction, say: Say) => correct({ corrections }, change, say);

const posts = (player: string, at: string, say: Say) =>
  `${player} setzt ein Kontor ${inCity(at, say)}`;
const startRoute = (player: string, path: string, say: Say) =>
  `${player} setzt einen Handelsweg mit Kaufmannszug: ${say.path(path)}`;
const lays = (player: string, path: string, free: boolean | undefined, say: Say) =>
  `${player} legt ${free ? 'kostenlos ' : ''}einen Handelsweg: ${say.path(path)}`;

const phrases: Phrases = {
  somebody: 'Jemand',
  objection: (objection, say) => objections[objection.code](objection, say),
  against: (why) => `trotzdem eingetragen (${why})`,
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
      const names = list('de', best.map(say.player));
      const told =
        best.length > 1 ? `; ${names} würfeln noch einmal` : names && `; ${names} beginnt`;
      return `Wer beginnt: ${eachOf(rolls, say)}${told}`;
    },
    placePost: ({ at }, { say, player }) => posts(player, at, say),
    placeNeutral: ({ at }, { say }) => `Ein neutrales Kontor ${inCity(at, say)}`,
    placeRoute: ({ path }, { say, player }) => startRoute(player, path, say),
    placeFixed: () => 'Die feste Aufstellung steht',
    roll: ({ dice }, { player }) => `${player} würfelt ${dice}`,
    confirmHands: (_, { say, events }) => {
      const counted = events.flatMap((event) =>
        event.type === 'handCounted'
          ? [`${say.player(event.player)} ${fromTo(event.from?.toString(), `${event.to}`)}`]
          : [],
      );
      const due = eachOf(eventIn(events, 'handsConfirmed')?.due ?? {}, say);
      return `Handkarten gezählt${inBrackets(...counted)}; ${due ? `abzuwerfen: ${due}` : 'niemand wirft ab'}`;
    },
    discard: ({ cards }, { player, events }) => {
      const n = eventIn(events, 'cardsDiscarded')?.count;
      const what = cards ? bundle(cards) : n === undefined ? 'Karten' : paid(n, count.cards);
      return `${player} wirft ${what || 'nichts'} ab`;
    },
    moveRobber: ({ to }, { say, player, events }) => {
      const from = eventIn(events, 'robberMoved')?.from;
      return `${player} versetzt den Räuber: ${fromTo(from && say.hex(from), say.hex(to))}`;
    },
    steal: ({ from }, { say, player }) =>
      from === null
        ? `${player} stiehlt nichts`
        : `${player} zieht eine Karte von ${say.player(from)}`,
    trade: ({ from, to, give, get }, { say }) =>
      `Handel: ${say.player(from)} gibt ${share(give)}, ${say.player(to)} gibt ${share(get)}`,
    buy: ({ resource }, { player, events }) => {
      const price = eventIn(events, 'goldReturned')?.gold;
      const cost = price === undefined ? '' : ` für ${count.gold(price)}`;
      return `${player} kauft ${words.resourceCount[resource](1)}${cost}`;
    },
    exchange: ({ give, get }, { say, player, events }) => {
      const given = eventIn(events, 'cardsReturned')?.cards;
      const got = get === 'gold' ? count.gold(1) : words.resourceCount[get](1);
      return `${player} tauscht ${given ? bundle(given) : say.resource(give)} gegen ${got}`;
    },
    buyCard: (_, { player }) => `${player} kauft eine Entwicklungskarte`,
    hireMerchant: ({ at, merchant }, { say, player, events }) => {
      const hired = eventIn(events, 'merchantHired');
      const again = hired?.moved ? ' neu' : '';
      return `${player} heuert ${named('Händler', hired?.merchant ?? merchant)}${again} ${inCity(at, say)} an`;
    },
    outfitCaravan: ({ path, caravan }, { say, player, events }) => {
      const outfitted = eventIn(events, 'caravanOutfitted');
      const again = outfitted?.moved ? ' neu' : '';
      return `${player} rüstet ${named('Kaufmannszug', outfitted?.caravan ?? caravan)}${again} aus: ${say.path(path)}`;
    },
    layRoute: ({ path, free }, { say, player }) => lays(player, path, free, say),
    skipFreeRoute: (_, { player }) => `${player} verzichtet auf den kostenlosen Handelsweg`,
    moveMerchant: ({ merchant, to, grain, freeSteps: free }, { say, player, events }) => {
      const from = eventIn(events, 'merchantMoved')?.from;
      const way = fromTo(from && say.place(from), say.place(to));
      const price = inBrackets(paid(grain, words.resourceCount.grain), freeSteps(free));
      return `${player} zieht Händler ${numberOf(merchant)}: ${way}${price}`;
    },
    moveCaravan: ({ caravan, along, salt, freeSteps: free }, { say, player, events }) => {
      const from = eventIn(events, 'caravanMoved')?.from;
      const way = fromTo(from && say.path(from), say.path(along[along.length - 1] ?? from ?? ''));
      const price = inBrackets(paid(salt, words.resourceCount.salt), freeSteps(free));
      return `${player} zieht Kaufmannszug ${numberOf(caravan)}: ${way}${price}`;
    },
    deliver: ({ at }, { say, player }) => `${player} liefert ${toCity(at, say)}`,
    playCard: ({ card, effects }, { say, player }) =>
      [playsCard(player, card), effectsOf(effects, say).join(', ')]
        .filter((part) => part !== '')
        .join(': '),
    endTurn: (_, { player }) => `${player} beendet den Zug`,
    correct: ({ set }, { say }) =>
      `Berichtigt — ${set.map((change) => corrected(change, say)).join('; ')}`,
    track: ({ level, hands }, { say }) => {
      const told = eachOf(hands ?? {}, say);
      return `Ab jetzt ${words.trackings[level]}${told && `; Handkarten: ${told}`}`;
    },
  },

  events: {
    overridden: ({ objection }, say) =>
      phrases.against(unstopped(phrases.objection(objection, say))),
    startRolled: ({ rolls }, say) => `wer beginnt: ${eachOf(rolls, say)}`,
    postPlaced: ({ player, at }, say) => posts(say.player(player), at, say),
    neutralPlaced: ({ at }, say) => `ein neutrales Kontor steht ${inCity(at, say)}`,
    routePlaced: ({ player, path }, say) => startRoute(say.player(player), path, say),
    turnBegan: ({ player, turn }, say) => `Zug ${turn}: ${say.player(player)}`,
    rolled: ({ player, dice }, say) => `${say.player(player)} würfelt ${dice}`,
    hexRobbed: ({ hex, player, cards }, say) =>
      `der Räuber auf ${say.hex(hex)} kostet ${say.player(player)} ${count.cards(cards)}`,
    shortage: ({ resource, due }, say) =>
      `zu wenig ${say.resource(resource)} im Vorrat (nötig: ${due}), niemand bekommt etwas davon`,
    supplyKnown: () => 'der Vorrat ist genauer bekannt',
    cardsTaken: (event, say) => phrases.gain(event, say),
    cardsReturned: ({ player, cards }, say) => `${say.player(player)} zahlt ${bundle(cards)}`,
    cardsDiscarded: ({ player, count: n, cards }, say) =>
      `${say.player(player)} wirft ${(cards && bundle(cards)) || count.cards(n)} ab`,
    cardsHanded: ({ from, to, count: n }, say) =>
      `${say.player(from)} gibt ${count.cards(n)} an ${say.player(to)}`,
    goldTaken: (event, say) => phrases.gain(event, say),
    goldReturned: ({ player, gold }, say) => `${say.player(player)} zahlt ${count.gold(gold)}`,
    goldHanded: ({ from, to, gold }, say) =>
      `${say.player(from)} gibt ${count.gold(gold)} an ${say.player(to)}`,
    bankOverdrawn: ({ inPlay }) => `im Spiel ist mehr Gold als Münzen in der Schachtel: ${inPlay}`,
    bankEmpty: ({ player, unpaid }, say) =>
      `die Bank ist leer: ${say.player(player)} bekommt ${count.gold(unpaid)} nicht`,
    handCounted: ({ player, from, to }, say) =>
      `${say.player(player)}: Handkarten ${fromTo(from?.toString(), `${to}`)}`,
    goldCounted: ({ player, from, to }, say) => `${say.player(player)}: Gold ${from} → ${to}`,
    handsConfirmed: ({ due }, say) => {
      const told = eachOf(due, say);
      return told ? `abzuwerfen: ${told}` : 'niemand wirft ab';
    },
    robberMoved: ({ from, to }, say) => `Räuber: ${say.hex(from)} → ${say.hex(to)}`,
    cardStolen: ({ from, to }, say) => `${say.player(to)} zieht eine Karte von ${say.player(from)}`,
    nobodyRobbed: () => 'niemand wird bestohlen',
    phaseBegan: ({ phase }) => `als Nächstes: ${words.phases[phase.name]}`,
    purchased: ({ player }, say) => `${say.player(player)} hat eine Karte gekauft`,
    cardBought: ({ player }, say) => `${say.player(player)} nimmt eine Entwicklungskarte`,
    deckReshuffled: ({ cards }) => `die gespielten Karten (${cards}) bilden den neuen Stapel`,
    cardPlayed: ({ player, card }, say) => playsCard(say.player(player), card),
    merchantHired: ({ merchant, at }, say) => `${say.merchant(merchant)}: ${say.place(at)}`,
    merchantMoved: ({ merchant, from, to, steps }, say) =>
      `${say.merchant(merchant)}: ${say.place(from)} → ${say.place(to)}${inBrackets(paid(steps, count.steps))}`,
    postFounded: ({ player, at }, say) =>
      `${say.player(player)} gründet ein Kontor ${inCity(at, say)}`,
    goodsFreed: ({ player }, say) => `${say.player(player)} hat ein Warenplättchen mehr frei`,
    tokenTurned: ({ hex, number }, say) => `Zahlenchip ${number} aufgedeckt: ${say.hex(hex)}`,
    tokenMoved: ({ from, to, number }, say) =>
      `Zahlenchip ${number} wandert: ${say.hex(from)} → ${say.hex(to)}`,
    routeLaid: ({ player, path, free }, say) => lays(say.player(player), path, free, say),
    freeRouteGranted: () => 'ein weiterer Handelsweg ist kostenlos',
    freeRouteUsed: ({ left }) =>
      left.length > 0
        ? `noch kostenlose Handelswege: ${left.length}`
        : 'der kostenlose Handelsweg ist gelegt',
    freeRoutesLapsed: ({ count: n }) =>
      n > 1 ? `${n} kostenlose Handelswege verfallen` : 'ein kostenloser Handelsweg verfällt',
    connectionMade: ({ from, to }, say) => `${say.place(from)} und ${say.place(to)} sind verbunden`,
    caravanOutfitted: ({ caravan, path }, say) => `${say.caravan(caravan)}: ${say.path(path)}`,
    caravanMoved: ({ caravan, from, along }, say) =>
      `${say.caravan(caravan)}: ${fromTo(say.path(from), say.path(along[along.length - 1] ?? from))}`,
    tollPaid: ({ caravan, to }, say) =>
      `${say.player(ownerOf(caravan))} zahlt ${count.gold(1)} Wegezoll an ${say.player(to)}`,
    goodsDelivered: ({ player, at }, say) => `${say.player(player)} liefert ${toCity(at, say)}`,
    gameWon: ({ player }, say) => `${say.player(player)} gewinnt das Spiel`,
    corrected: ({ change }, say) => corrected(change, say),
    trackingChanged: ({ level }) => `ab jetzt ${words.trackings[level]}`,
  },

  corrections,

  reasons: {
    ...placeReasons,
    'E-ROLL-2': led('Räuber', sourcesOf),
    'E-ROLL-3': ({ resource }, say) =>
      resource === undefined ? '' : `zu wenig ${say.resource(resource)}`,
    'E-ROLL-4': () => 'keine Karte bei diesem Wurf',
    'E-BUILD-6': led('Doppelpfeil', pathsOf),
    'E-BUILD-7': led('Doppelpfeil', pathsOf),
    'E-GOLD-2': connected(count.routes),
    'E-GOLD-3': connected(count.routes),
    'E-MERCH-4': led('neues Kontor', siteOf),
    'E-MERCH-5': led('Münzen', siteOf),
    'E-CARA-3': tolled('Wegezoll', (name) => `Wegezoll an ${name}`),
    'E-END-1': () => 'alle Waren sind geliefert',
  },
};

export const history = historyOf(phrases);
