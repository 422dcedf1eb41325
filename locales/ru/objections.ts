import type { Objection } from '@/engine/europe/objections';
import type { PhaseName, Placement } from '@/engine/europe/state';
import type { PieceId, SlotColour } from '@/engine/europe/vocabulary';

import type { objections as Source } from '../en/objections';
import { plural, upperFirst } from '../language';
import { count, placeIn, resourceIn, whoIn, type Say } from '../say';
import { words } from './words';

/** Имена не склоняются, поэтому место стоит впереди: «Лион: здесь уже есть …». */
const lead = (name: string, text: string) =>
  name === '' ? upperFirst(text) : `${upperFirst(name)}: ${text}`;
const here = (o: Objection, say: Say, text: string) => lead(placeIn(o, say), text);
const player = (o: Objection, say: Say, text: string) => lead(whoIn(o, say, ''), text);
const kind = (o: Objection, say: Say, text: string) => lead(resourceIn(o, say, ''), text);
const tint = (colour: unknown) => words.slotColours[colour as SlotColour] ?? 'другой';
const routes = (n: number) =>
  `${n} ${plural('ru', n, { one: 'торговый путь', few: 'торговых пути', many: 'торговых путей' })}`;

const PLACEMENTS: Readonly<Record<Placement['place'], string>> = {
  post: 'представительство',
  neutral: 'нейтральное представительство',
  route: 'торговый путь и караван',
};

export const objections: typeof Source = {
  'not-now': (o) => {
    const hint = words.phaseHints[o.is as PhaseName];
    return hint ? `Не сейчас: ${hint}.` : 'Не сейчас: сначала нужно сделать другое.';
  },
  'not-in-setup': () => 'Сменить ход можно только после начальной расстановки.',
  'game-over': () => 'Игра уже окончена.',
  'unknown-place': (o) =>
    o.at === undefined ? 'Такого места на поле нет.' : `Места «${o.at}» на поле нет.`,
  'not-playing': (o, say) => player(o, say, 'сейчас это сделать нельзя.'),
  malformed: () => 'Запись повреждена, её не прочитать.',

  'roll-missing': (o, say) => player(o, say, 'ещё нет броска.'),
  'not-a-contender': (o, say) => player(o, say, 'в переброске не участвует.'),
  'wrong-order': (o, say) => {
    const piece = PLACEMENTS[o.needs as Placement['place']] ?? 'следующая фишка';
    return o.who === undefined
      ? `Сейчас на очереди ${piece}.`
      : `Сейчас очередь: ${whoIn(o, say, '')}, ${piece}.`;
  },
  'nothing-left-to-place': (o, say) => player(o, say, 'всё это уже поставлено.'),
  'site-not-purple': (o, say) =>
    here(o, say, 'город не фиолетовый, а начинают только в фиолетовых.'),
  'site-taken': (o, say) => here(o, say, 'здесь уже стоит представительство.'),
  'not-a-site': (o, say) => here(o, say, 'здесь нет города.'),
  'start-route-off-post': (o, say) =>
    here(o, say, 'первый торговый путь должен примыкать к своему представительству.'),
  'start-route-connects': (o, say) =>
    here(o, say, 'при расстановке нельзя соединять изолированные города.'),
  'no-fixed-start': () => 'Для этого поля нет готовой расстановки.',

  'dice-chosen': (o) =>
    `Карта развития задала бросок: ${count(o.needs)}, а записано ${count(o.is)}.`,
  'supply-suffices': (o, say) =>
    kind(o, say, `в резерве должно хватать — есть ${count(o.is)}, нужно ${count(o.needs)}.`),
  'supply-short': (o, say) =>
    kind(o, say, `в резерве должно не хватать — есть ${count(o.is)}, нужно ${count(o.needs)}.`),
  'nothing-due': (o, say) => kind(o, say, 'при этом броске никому не положено.'),
  'supply-empty': (o, say) =>
    kind(o, say, `в резерве не хватает — есть ${count(o.is)}, нужно ${count(o.needs)}.`),
  'not-in-hands': (o, say) =>
    kind(o, say, `столько на руках быть не может — не больше ${count(o.is)}.`),
  'hand-too-small': (o, say) =>
    player(o, say, `на руке ${words.count.cards(count(o.is))}, а нужно ${count(o.needs)}.`),
  'too-little-gold': (o, say) =>
    player(o, say, `есть ${words.count.gold(count(o.is))}, а нужно ${count(o.needs)}.`),
  'hands-exceed-cards': (o) =>
    `Столько карт нет: на руках выходит ${count(o.is)}, а возможно не больше ${count(o.needs)}.`,

  'hands-unconfirmed': () => 'После семёрки сначала пересчитывают карты, потом ходит разбойник.',
  'no-discard-due': (o, say) => player(o, say, 'сбрасывать ничего не нужно.'),
  'wrong-discard': (o, say) =>
    player(o, say, `сбросить нужно ${count(o.needs)}, а не ${count(o.is)}.`),
  'robber-stays': (o, say) => here(o, say, 'разбойник уже здесь, он должен уйти на другой гекс.'),
  'robber-needs-number': (o, say) => here(o, say, 'у гекса нет номера, разбойник сюда не ходит.'),
  'robber-at-sea': () => 'В море разбойник не ходит.',
  'not-a-victim': (o, say) => player(o, say, 'у этого гекса ограбить нельзя.'),
  'victim-without-cards': (o, say) => player(o, say, 'карт на руке нет, забрать нечего.'),
  'must-steal': () => 'Нужно забрать карту у кого-то из соседей этого гекса.',

  'trade-with-self': () => 'Меняться с самим собой нельзя.',
  'not-with-active': (o, say) =>
    o.who === undefined
      ? 'Меняться можно только с тем, чей сейчас ход.'
      : `Сейчас ходит ${whoIn(o, say, '')}: меняться можно только с этим игроком.`,
  'purchase-limit': (o) =>
    `За один ход за золото можно купить не больше ${count(o.needs) || 2} карт.`,
  'same-resource': (o, say) => kind(o, say, 'менять сырьё на такое же нельзя.'),

  'deck-empty': () => 'Карт развития больше не осталось.',
  'no-own-post': (o, say) =>
    here(o, say, 'купца ставят у своего представительства, а здесь его нет.'),
  'merchant-in-reserve': (o, say) =>
    o.who === undefined
      ? 'В запасе ещё есть купец, сначала его.'
      : `Ещё в запасе: ${say.merchant(o.who as PieceId)}. Сначала его.`,
  'which-merchant': () => 'Оба купца на поле: выберите, кого переставить.',
  'same-post': (o, say) => here(o, say, 'этот купец уже здесь.'),
  'no-own-route': (o, say) => here(o, say, 'торгового пути здесь нет, каравану негде стоять.'),
  'foreign-route': (o, say) =>
    here(o, say, 'караван снаряжают у своего торгового пути, а этот чужой.'),
  'route-off-post': (o, say) =>
    here(o, say, 'торговый путь должен примыкать к своему представительству.'),
  'caravan-in-reserve': (o, say) =>
    o.who === undefined
      ? 'В запасе ещё есть караван, сначала его.'
      : `Ещё в запасе: ${say.caravan(o.who as PieceId)}. Сначала его.`,
  'which-caravan': () => 'Оба каравана на поле: выберите, какой переставить.',
  'same-route': (o, say) => here(o, say, 'этот караван уже здесь.'),
  'path-taken': (o, say) => here(o, say, 'здесь уже лежит торговый путь.'),
  'route-not-adjacent': (o, say) =>
    here(o, say, 'рядом нет ни своего представительства, ни своего торгового пути.'),
  'no-routes-left': () => 'Фишки торговых путей закончились.',
  'no-free-route': () => 'Бесплатного торгового пути сейчас нет.',
  'free-route-not-adjacent': (o, say) =>
    here(o, say, 'бесплатный торговый путь должен примыкать к только что проложенному.'),
  'no-such-connection': () => 'Этого маршрута нет среди кратчайших.',

  'merchant-off-board': (o, say) =>
    lead(o.who === undefined ? '' : say.merchant(o.who as PieceId), 'этого купца нет на поле.'),
  'merchant-stays': (o, say) => here(o, say, 'купец уже здесь.'),
  'too-far': (o, say) =>
    here(o, say, `слишком далеко — шагов до цели ${count(o.needs)}, оплачено ${count(o.is)}.`),
  'no-way': (o, say) => here(o, say, 'пути сюда нет.'),
  'free-steps': (o) => `Бесплатных шагов только ${count(o.is)}, а нужно ${count(o.needs)}.`,
  'ends-on-post': (o, say) => here(o, say, 'здесь стоит представительство, купцу не остановиться.'),
  'ends-on-merchant': (o, say) => here(o, say, 'здесь уже стоит другой купец.'),
  'no-post-left': (o, say) =>
    here(o, say, 'на складе не осталось представительств, купцу здесь не остановиться.'),
  'token-not-there': (o, say) => here(o, say, 'здесь нет номерного жетона.'),
  'slot-not-empty': (o, say) => here(o, say, 'здесь нет пустой ячейки для номерного жетона.'),
  'slot-not-adjacent': (o, say) => here(o, say, 'гекс не рядом с новым представительством.'),
  'token-in-stock': (o) =>
    `В запасе ещё есть закрытый жетон (цвет: ${tint(o.is)}), с поля пока не берут.`,
  'token-out-of-stock': (o) =>
    `Закрытых жетонов этого цвета (${tint(o.is)}) больше нет: переложите жетон с поля.`,
  'token-number': (o) =>
    o.needs === undefined || o.needs === ''
      ? 'Закрытого жетона с таким номером нет.'
      : `Закрытого жетона ${count(o.is)} нет, остались: ${o.needs}.`,
  'token-colour': (o) => `Цвета не совпадают: жетон — ${tint(o.is)}, ячейка — ${tint(o.needs)}.`,
  'printed-number': (o, say) => here(o, say, 'номер напечатан на поле и не меняется.'),

  'caravan-off-board': (o, say) =>
    lead(o.who === undefined ? '' : say.caravan(o.who as PieceId), 'этого каравана нет на поле.'),
  'no-route-there': (o, say) => here(o, say, 'здесь нет торгового пути.'),
  'route-gap': (o, say) => here(o, say, 'не примыкает к предыдущему торговому пути.'),
  'caravan-stays': () => 'Караван никуда не сдвинулся.',
  'too-few-salt': (o) => `Дорога — ${routes(count(o.needs))}, а соли хватает на ${count(o.is)}.`,
  'route-full': (o, say) => here(o, say, 'здесь уже стоят два каравана.'),
  'cannot-pay-toll': (o, say) =>
    player(
      o,
      say,
      `есть ${words.count.gold(count(o.is))}, а за чужие пути нужно ${count(o.needs)}.`,
    ),
  'no-post-there': (o, say) => here(o, say, 'здесь нет представительства.'),
  'own-post': (o, say) => here(o, say, 'в своё представительство товары не доставляют.'),
  'post-has-goods': (o, say) => here(o, say, 'под представительством уже лежит жетон товаров.'),
  'no-free-goods': () => 'Свободных жетонов товаров нет: откройте ещё одно представительство.',
  'post-not-beside': (o, say) => here(o, say, 'караван здесь не проходит.'),

  'card-played': (o, say) => player(o, say, 'карта развития в этот ход уже сыграна.'),
  'card-new': () => 'Карту развития нельзя сыграть в тот же ход, когда она куплена.',
  'no-card': (o, say) => player(o, say, 'карт развития нет.'),
  'dice-too-late': () => 'Задать бросок можно только до кубиков.',

  'goods-total': (o, say) =>
    player(o, say, `жетонов товаров должно быть ${count(o.needs)}, а выходит ${count(o.is)}.`),
  'cards-total': (o) => `Всего карт ${count(o.needs)}, а выходит ${count(o.is)}.`,
  'range-upside-down': () => 'Сначала меньшее число, потом большее.',
  'needs-tracking': () => 'В этой партии карты на руках и резерв не считают.',
  'needs-hands': (o, say) => player(o, say, 'сколько карт на руке?'),
  'nothing-to-correct': () => 'Ничего не изменено.',
};
