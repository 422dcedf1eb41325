import type { Correction, PlayedEffects, Share } from '@/engine/europe/commands';
import type { PieceId, Resource } from '@/engine/europe/vocabulary';

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

const { count } = words;
const counted = (one: string, few: string, many: string) => (n: number) =>
  `${n} ${plural('ru', n, { one, few, many })}`;

/** Винительный падеж: «покупает 1 руду», «сбрасывает 1 карту». */
const cards = counted('карту', 'карты', 'карт');
const kinds: Readonly<Record<Resource, (n: number) => string>> = {
  ...words.resourceCount,
  wood: counted('древесину', 'древесины', 'древесины'),
  ore: counted('руду', 'руды', 'руды'),
};

const steps = counted('бесплатный шаг', 'бесплатных шага', 'бесплатных шагов');
const freeSteps = (n: number | undefined) => (n ? steps(n) : '');
const freeRoutes = counted('бесплатный путь', 'бесплатных пути', 'бесплатных путей');
const paid = (n: number, item: (n: number) => string) => (n > 0 ? item(n) : '');
const named = (kind: string, piece: PieceId | undefined) =>
  piece === undefined ? kind : `${kind} ${numberOf(piece)}`;

/** Название города не склоняется, зато склоняется слово «город». */
const place = (id: string, say: Say, city: string, crossing: string) =>
  say.place(id) === words.places.intersection(id)
    ? `${crossing} ${id}`
    : `${city} ${say.place(id)}`;
const inCity = (id: string, say: Say) => place(id, say, 'в городе', 'на перекрёстке');
const toCity = (id: string, say: Say) => place(id, say, 'в город', 'на перекрёсток');

function share({ cards: given, gold }: Share): string {
  const items = typeof given === 'number' ? [paid(given, cards)] : itemsOf(given ?? {}, kinds);
  const told = [...items, paid(gold ?? 0, count.gold)].filter((item) => item !== '');
  return told.length === 0 ? 'не отдаёт ничего' : `отдаёт ${list('ru', told)}`;
}

function effectsOf(effects: PlayedEffects, say: Say): string[] {
  const { robber, gold, cards: taken, routes, merchantSteps, caravanSteps, tollFree } = effects;
  return [
    gold ? `+${count.gold(gold)}` : '',
    ...itemsOf(taken ?? {}, words.resourceCount).map((item) => `+${item}`),
    routes ? freeRoutes(routes) : '',
    merchantSteps ? `купцам ${freeSteps(merchantSteps)}` : '',
    caravanSteps ? `караванам ${freeSteps(caravanSteps)}` : '',
    tollFree ? 'проезд без платы' : '',
    effects.dice ? `на кубиках будет ${effects.dice}` : '',
    robber ? `разбойник — ${say.hex(robber.to)}` : '',
  ].filter((effect) => effect !== '');
}

const playsCard = (player: string, card: string | null | undefined) =>
  card ? `${player} играет карту «${card}»` : `${player} играет карту развития`;

const corrections: Phrases['corrections'] = {
  hand: ({ player, to }, say) => `${say.player(player)}: на руке ${count.cards(to)}`,
  gold: ({ player, to }, say) => `${say.player(player)}: ${count.gold(to)}`,
  goods: ({ player, to }, say) =>
    `${say.player(player)}: товары — на складе ${to.locked}, свободно ${to.free}, доставлено ${to.delivered}`,
  cards: ({ player, to }, say) => `${say.player(player)}: ${count.developmentCards(to)}`,
  routesLeft: ({ player, to }, say) => `${say.player(player)}: в запасе ${count.routes(to)}`,
  supply: ({ resource, to }, say) =>
    `резерв: ${say.resource(resource)} — ${typeof to === 'number' ? to : `${to.min}–${to.max}`}`,
  route: ({ path, to }, say) =>
    `торговый путь ${say.path(path)}: ${to ? say.player(to) : 'убран с поля'}`,
  post: ({ at, to, goods }, say) => {
    if (to === null) return `${say.place(at)}: представительства нет`;
    const post = `${say.place(at)}: представительство (${say.owner(to)})`;
    if (goods === undefined) return post;
    return goods === null ? `${post}, без товара` : `${post}, товар (${say.player(goods)})`;
  },
  caravan: ({ piece, to }, say) =>
    `${say.caravan(piece)}: ${to === null ? 'в запасе' : say.path(to)}`,
  merchant: ({ piece, to }, say) =>
    `${say.merchant(piece)}: ${to === null ? 'в запасе' : say.place(to)}`,
  robber: ({ to }, say) => `разбойник: ${say.hex(to)}`,
  token: ({ hex, to }, say) =>
    to
      ? `${say.hex(hex)}: жетон ${to.number} (${words.slotColours[to.colour]})`
      : `${say.hex(hex)}: жетона нет`,
  stock: ({ colour, to }) => `закрытые жетоны (${words.slotColours[colour]}): ${to}`,
  deck: ({ left, discarded }) => `колода: осталось ${left}, сыграно ${discarded}`,
  turn: ({ player, phase }, say) =>
    `сейчас ходит ${say.player(player)}, ${phase === 'roll' ? 'до броска' : 'после броска'}`,
};
const corrected = (change: Correction, say: Say) => correct({ corrections }, change, say);

const posts = (player: string, at: string, say: Say) =>
  `${player} ставит представительство ${inCity(at, say)}`;
const startRoute = (player: string, path: string, say: Say) =>
  `${player} кладёт торговый путь и ставит караван: ${say.path(path)}`;
const lays = (player: string, path: string, free: boolean | undefined, say: Say) =>
  `${player} прокладывает ${free ? 'бесплатный ' : ''}торговый путь ${say.path(path)}`;

const phrases: Phrases = {
  somebody: 'Кто-то',
  objection: (objection, say) => objections[objection.code](objection, say),
  against: (why) => `всё равно записано (${why})`,
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
      const names = list('ru', best.map(say.player));
      const told = best.length > 1 ? `; перебрасывают ${names}` : names && `; начинает ${names}`;
      return `Кто начинает: ${eachOf(rolls, say)}${told}`;
    },
    placePost: ({ at }, { say, player }) => posts(player, at, say),
    placeNeutral: ({ at }, { say }) => `Нейтральное представительство ${inCity(at, say)}`,
    placeRoute: ({ path }, { say, player }) => startRoute(player, path, say),
    placeFixed: () => 'На поле готовая расстановка',
    roll: ({ dice }, { player }) => `${player} выбрасывает ${dice}`,
    confirmHands: (_, { say, events }) => {
      const changed = events.flatMap((event) =>
        event.type === 'handCounted'
          ? [`${say.player(event.player)} ${fromTo(event.from?.toString(), `${event.to}`)}`]
          : [],
      );
      const due = eachOf(eventIn(events, 'handsConfirmed')?.due ?? {}, say);
      return `Карты пересчитаны${inBrackets(...changed)}; ${due ? `сбрасывают: ${due}` : 'никто не сбрасывает'}`;
    },
    discard: ({ cards: thrown }, { player, events }) => {
      const n = eventIn(events, 'cardsDiscarded')?.count;
      const what = thrown
        ? list('ru', itemsOf(thrown, kinds))
        : n === undefined
          ? 'карты'
          : paid(n, cards);
      return what === '' ? `${player} ничего не сбрасывает` : `${player} сбрасывает ${what}`;
    },
    moveRobber: ({ to }, { say, player, events }) => {
      const from = eventIn(events, 'robberMoved')?.from;
      return `${player} переставляет разбойника: ${fromTo(from && say.hex(from), say.hex(to))}`;
    },
    steal: ({ from }, { say, player }) =>
      from === null
        ? `${player} никого не грабит`
        : `${player} забирает карту, её отдаёт ${say.player(from)}`,
    trade: ({ from, to, give, get }, { say }) =>
      `Обмен: ${say.player(from)} ${share(give)}, ${say.player(to)} ${share(get)}`,
    buy: ({ resource }, { player, events }) => {
      const price = eventIn(events, 'goldReturned')?.gold;
      const cost = price === undefined ? '' : ` за ${count.gold(price)}`;
      return `${player} покупает ${kinds[resource](1)}${cost}`;
    },
    exchange: ({ give, get }, { player, events }) => {
      const given = eventIn(events, 'cardsReturned')?.cards ?? { [give]: 1 };
      const got = get === 'gold' ? count.gold(1) : kinds[get](1);
      return `${player} меняет ${list('ru', itemsOf(given, kinds))} на ${got}`;
    },
    buyCard: (_, { player }) => `${player} покупает карту развития`,
    hireMerchant: ({ at, merchant }, { say, player, events }) => {
      const hired = eventIn(events, 'merchantHired');
      const verb = hired?.moved ? 'заново нанимает' : 'нанимает';
      return `${player} ${verb} ${named('купца', hired?.merchant ?? merchant)} ${inCity(at, say)}`;
    },
    outfitCaravan: ({ path, caravan }, { say, player, events }) => {
      const outfitted = eventIn(events, 'caravanOutfitted');
      const verb = outfitted?.moved ? 'заново снаряжает' : 'снаряжает';
      return `${player} ${verb} ${named('караван', outfitted?.caravan ?? caravan)}: путь ${say.path(path)}`;
    },
    layRoute: ({ path, free }, { say, player }) => lays(player, path, free, say),
    skipFreeRoute: (_, { player }) => `${player} отказывается от бесплатного торгового пути`,
    moveMerchant: ({ merchant, to, grain, freeSteps: free }, { say, player, events }) => {
      const from = eventIn(events, 'merchantMoved')?.from;
      const way = fromTo(from && say.place(from), say.place(to));
      const price = inBrackets(paid(grain, words.resourceCount.grain), freeSteps(free));
      return `${player} ведёт купца ${numberOf(merchant)}: ${way}${price}`;
    },
    moveCaravan: ({ caravan, along, salt, freeSteps: free }, { say, player, events }) => {
      const from = eventIn(events, 'caravanMoved')?.from;
      const way = fromTo(from && say.path(from), say.path(along[along.length - 1] ?? from ?? ''));
      const price = inBrackets(paid(salt, words.resourceCount.salt), freeSteps(free));
      return `${player} ведёт караван ${numberOf(caravan)}: ${way}${price}`;
    },
    deliver: ({ at }, { say, player }) => `${player} доставляет товар ${toCity(at, say)}`,
    playCard: ({ card, effects }, { say, player }) =>
      [playsCard(player, card), effectsOf(effects, say).join(', ')]
        .filter((part) => part !== '')
        .join(': '),
    endTurn: (_, { player }) => `${player} завершает ход`,
    correct: ({ set }, { say }) =>
      `Исправлено — ${set.map((change) => corrected(change, say)).join('; ')}`,
    track: ({ level, hands }, { say }) => {
      const told = eachOf(hands ?? {}, say);
      return `Теперь ${words.trackings[level]}${told && `; карты на руках: ${told}`}`;
    },
  },

  events: {
    overridden: ({ objection }, say) =>
      phrases.against(unstopped(phrases.objection(objection, say))),
    startRolled: ({ rolls }, say) => `кто начинает: ${eachOf(rolls, say)}`,
    postPlaced: ({ player, at }, say) => posts(say.player(player), at, say),
    neutralPlaced: ({ at }, say) => `нейтральное представительство ${inCity(at, say)}`,
    routePlaced: ({ player, path }, say) => startRoute(say.player(player), path, say),
    turnBegan: ({ player, turn }, say) => `ход ${turn}: ${say.player(player)}`,
    rolled: ({ player, dice }, say) => `${say.player(player)} выбрасывает ${dice}`,
    hexRobbed: ({ hex, player, cards: n }, say) =>
      `${say.player(player)} недополучает ${cards(n)} (разбойник — ${say.hex(hex)})`,
    shortage: ({ resource, due }, say) =>
      `${say.resource(resource)}: резерва на ${due} не хватает, не получает никто`,
    supplyKnown: () => 'резерв известен точнее',
    cardsTaken: (event, say) => phrases.gain(event, say),
    cardsReturned: ({ player, cards: given }, say) =>
      `${say.player(player)} отдаёт ${list('ru', itemsOf(given, kinds))}`,
    cardsDiscarded: ({ player, count: n, cards: thrown }, say) =>
      `${say.player(player)} сбрасывает ${list('ru', itemsOf(thrown ?? {}, kinds)) || cards(n)}`,
    cardsHanded: ({ from, to, count: n }, say) =>
      `${say.player(from)} отдаёт ${cards(n)}, получает ${say.player(to)}`,
    goldTaken: (event, say) => phrases.gain(event, say),
    goldReturned: ({ player, gold }, say) => `${say.player(player)} платит ${count.gold(gold)}`,
    goldHanded: ({ from, to, gold }, say) =>
      `${say.player(from)} отдаёт ${count.gold(gold)}, получает ${say.player(to)}`,
    bankOverdrawn: ({ inPlay }) => `золота в игре больше, чем монет в коробке: ${inPlay}`,
    bankEmpty: ({ player, unpaid }, say) =>
      `банк пуст: ${say.player(player)} недополучает ${count.gold(unpaid)}`,
    handCounted: ({ player, from, to }, say) =>
      `${say.player(player)}: карт на руке ${fromTo(from?.toString(), `${to}`)}`,
    goldCounted: ({ player, from, to }, say) => `${say.player(player)}: золото ${from} → ${to}`,
    handsConfirmed: ({ due }, say) => {
      const told = eachOf(due, say);
      return told ? `сбрасывают: ${told}` : 'никто не сбрасывает';
    },
    robberMoved: ({ from, to }, say) => `разбойник: ${say.hex(from)} → ${say.hex(to)}`,
    cardStolen: ({ from, to }, say) =>
      `${say.player(to)} забирает карту, её отдаёт ${say.player(from)}`,
    nobodyRobbed: () => 'никто не ограблен',
    phaseBegan: ({ phase }) => `дальше: ${words.phases[phase.name]}`,
    purchased: ({ player }, say) => `${say.player(player)} покупает карту за золото`,
    cardBought: ({ player }, say) => `${say.player(player)} берёт карту развития`,
    deckReshuffled: ({ cards: n }) => `сыгранные карты (${n}) снова в колоде`,
    cardPlayed: ({ player, card }, say) => playsCard(say.player(player), card),
    merchantHired: ({ merchant, at }, say) => `${say.merchant(merchant)}: ${say.place(at)}`,
    merchantMoved: ({ merchant, from, to, steps: n }, say) =>
      `${say.merchant(merchant)}: ${say.place(from)} → ${say.place(to)}${inBrackets(paid(n, count.steps))}`,
    postFounded: ({ player, at }, say) =>
      `${say.player(player)} открывает представительство ${inCity(at, say)}`,
    goodsFreed: ({ player }, say) => `${say.player(player)}: свободен ещё один жетон товаров`,
    tokenTurned: ({ hex, number }, say) => `открыт жетон ${number}: ${say.hex(hex)}`,
    tokenMoved: ({ from, to, number }, say) =>
      `жетон ${number} переложен: ${say.hex(from)} → ${say.hex(to)}`,
    routeLaid: ({ player, path, free }, say) => lays(say.player(player), path, free, say),
    freeRouteGranted: () => 'ещё один торговый путь — бесплатно',
    freeRouteUsed: ({ left }) =>
      left.length > 0
        ? `бесплатных торговых путей осталось: ${left.length}`
        : 'бесплатный торговый путь использован',
    freeRoutesLapsed: ({ count: n }) =>
      n > 1 ? `бесплатные торговые пути пропали: ${n}` : 'бесплатный торговый путь пропал',
    connectionMade: ({ from, to }, say) => `соединены ${say.place(from)} и ${say.place(to)}`,
    caravanOutfitted: ({ caravan, path }, say) => `${say.caravan(caravan)}: ${say.path(path)}`,
    caravanMoved: ({ caravan, from, along }, say) =>
      `${say.caravan(caravan)}: ${fromTo(say.path(from), say.path(along[along.length - 1] ?? from))}`,
    tollPaid: ({ caravan, to }, say) =>
      `${say.player(ownerOf(caravan))} платит за проезд ${count.gold(1)}, получает ${say.player(to)}`,
    goodsDelivered: ({ player, at }, say) =>
      `${say.player(player)} доставляет товар ${toCity(at, say)}`,
    gameWon: ({ player }, say) => `${say.player(player)} побеждает`,
    corrected: ({ change }, say) => corrected(change, say),
    trackingChanged: ({ level }) => `теперь ${words.trackings[level]}`,
  },

  corrections,

  reasons: {
    ...placeReasons,
    'E-ROLL-2': led('разбойник', sourcesOf),
    'E-ROLL-3': ({ resource }, say) =>
      resource === undefined ? '' : `${say.resource(resource)}: резерва не хватает`,
    'E-ROLL-4': () => 'ни одной карты за бросок',
    'E-BUILD-6': led('двойная стрелка', pathsOf),
    'E-BUILD-7': led('двойная стрелка', pathsOf),
    'E-GOLD-2': connected(count.routes),
    'E-GOLD-3': connected(count.routes),
    'E-MERCH-4': led('новое представительство', siteOf),
    'E-MERCH-5': led('монеты', siteOf),
    'E-CARA-3': tolled('плата за проезд', (name) => `за проезд: ${name}`),
    'E-END-1': () => 'все товары доставлены',
  },
};

export const history = historyOf(phrases);
