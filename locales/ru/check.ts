import { checkSentences } from '../check';
import type { check as Source } from '../en/check';
import { plural } from '../language';
import { words } from './words';

export const check: typeof Source = {
  title: 'Сверка со столом',
  menu: 'Сверить со столом',
  propose: 'Счёт мог сбиться.',
  proposeNow: 'Сверить',
  dismiss: 'Не сейчас',
  fine: 'Противоречий нет. Обойти стол — две минуты.',
  odd: 'Так быть не может:',
  worth: 'Стоит пересчитать:',
  counts: 'Как считает приложение',
  begin: 'Начать обход',
  step: (n, of) => `${n} из ${of}`,
  right: 'Всё верно',
  fix: 'Исправить',
  tapBoard: 'Фигура стоит не там? Коснитесь места.',
  supply: 'Резерв и колода',
  tokens: 'Номерные жетоны и разбойник',
  done: 'Приложение и стол сходятся.',
  corrected: (n) =>
    n === 0
      ? 'Исправлять ничего не пришлось.'
      : `Записано ${n} ${plural('ru', n, { one: 'исправление', few: 'исправления', many: 'исправлений' })}.`,
  backToTable: 'К столу',

  onBoard: 'на поле',
  beside: 'в запасе',
  hand: 'Карты на руке',
  gold: 'Золото',
  posts: 'Представительства',
  routes: 'Пути',
  caravans: 'Караваны',
  merchants: 'Купцы',
  goods: 'Товары',
  delivered: 'доставлено',
  free: 'свободно',
  locked: 'на складе',
  cards: 'Карты развития',
  inHands: 'Карт на всех руках',
  goldInPlay: 'Золота в игре',
  neutralPosts: 'Нейтральные',
  deckLeft: 'Карт в колоде',
  deckPlayed: 'Сыграно карт',
  robber: 'Разбойник',
  between: (min, max) => (min === max ? String(min) : `${min}–${max}`),

  ...checkSentences(
    {
      counted: {
        hand: 'карты на руке',
        gold: 'золото',
        cards: 'карты развития',
        routesLeft: 'пути в запасе',
        locked: 'товары на складе',
        free: 'свободные товары',
        delivered: 'доставленные товары',
      },
      doubts: {
        'routes-beyond-reserve': ({ who, is, needs }) =>
          `${who}: путей на поле ${is}, а в коробке ${needs}.`,
        'routes-do-not-add-up': ({ who, is, needs }) =>
          `${who}: путей на поле и в запасе вместе ${is}, а должно быть ${needs}.`,
        'goods-do-not-add-up': ({ who, is, needs }) =>
          `${who}: товаров всего ${is}, а должно быть ${needs}.`,
        'goods-on-board-differ': ({ who, is, needs }) =>
          `${who}: под представительствами товаров ${is}, а доставленными считаются ${needs}.`,
        'posts-do-not-fit-goods': ({ who, is, needs }) =>
          `${who}: представительств на поле ${is}, а по складу выходит ${needs}.`,
        'neutral-posts': ({ is, needs }) =>
          `Нейтральных представительств ${is}, а должно быть ${needs}.`,
        'cards-beyond-resource': ({ at, is, needs }) =>
          `В резерве (${at}) ${is}, а таких карт всего ${needs}.`,
        'cards-do-not-add-up': ({ is, needs }) =>
          `На руках и в резерве вместе ${is} карт, а в коробке ${needs}.`,
        'gold-beyond-coins': ({ is, needs }) => `Золота в игре ${is}, а монет на ${needs}.`,
        'caravans-at-route': ({ at, is, needs }) =>
          `${at}: караванов ${is}, а можно не больше ${needs}.`,
        'caravan-without-route': ({ at }) => `${at}: караван стоит, а пути под ним нет.`,
        'tokens-do-not-add-up': ({ at, is, needs }) =>
          `Номерные жетоны (${at}): на поле и в запасе ${is}, а должно быть ${needs}.`,
        'deck-does-not-add-up': ({ is, needs }) =>
          `Карт развития всего ${is}, а должно быть ${needs}.`,
        'own-goods-under-post': ({ who, at }) =>
          `${at}: ${who}, товар лежит под своим же представительством.`,
        negative: ({ who, at, is }) => `${who ? `${who}: ` : ''}${at} меньше нуля (${is}).`,
        'supply-unsure': ({ at }) => `Сколько в резерве (${at}), известно лишь примерно.`,
      },
      suspicions: {
        'hand-overridden': ({ player, was, needed }, say) =>
          `${say.player(player)}: выложено карт ${needed}, а числилось на руке ${was}.`,
        'supply-overridden': ({ resource }, say) =>
          `В резерве (${say.resource(resource as never)}) оказалось не столько.`,
        'gold-overridden': ({ player, was, needed }, say) =>
          `${say.player(player)}: уплачено золота ${needed}, а числилось ${was}.`,
        'many-overrides': ({ count }) => `Недавних записей против правил: ${count}.`,
      },
    },
    words,
  ),
};
