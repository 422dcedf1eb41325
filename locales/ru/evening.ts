import type { evening as Source } from '../en/evening';
import { remarkOf } from '../evening';
import { number, plural } from '../language';

const round = (n: number) => number('ru', Math.abs(n), 1);
const rolls = (n: number) =>
  `${n} ${plural('ru', n, { one: 'бросок', few: 'броска', many: 'бросков' })}`;
const cards = (n: number) =>
  `${n} ${plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })}`;
const times = (n: number) => `${n} ${plural('ru', n, { one: 'раз', few: 'раза', many: 'раз' })}`;
const gold = (n: number) =>
  `${n} ${plural('ru', n, { one: 'золотой', few: 'золотых', many: 'золотых' })}`;

export const evening: typeof Source = {
  title: 'Итоги вечера',
  nothing: 'Пока рассказывать не о чем.',
  asTable: 'таблицей',
  asChart: 'рисунком',
  remarks: 'Есть что вспомнить',
  showMoment: 'Показывает этот момент на поле',

  timeline: 'Вся игра ещё раз',
  entryOf: (n, of) => `Запись ${n} из ${of}`,
  beginning: 'До первой записи',
  earlier: 'На запись назад',
  later: 'На запись вперёд',

  dice: 'Кубики',
  diceNote: (n) => `${rolls(n)}. Золотая черта — сколько ожидалось.`,
  number: 'Число',
  rolled: 'Выпало',
  expected: 'Ожидалось',
  luck: 'Удача',
  luckNote: 'Карты за броски: больше или меньше ожидания. В пределах скобок — дело обычное.',
  player: 'Игрок',
  received: 'Получено',
  balance: 'Разница',
  drought: 'Дольше всего без карт',
  turn: 'Ход',
  deliveries: 'Доставки',
  hands: 'Карты на руках',
  gold: 'Золото',
  goldFrom: 'Откуда золото',
  goldFromHeadings: {
    start: 'начальное',
    compensation: 'за пустой бросок',
    connection: 'соединения',
    coins: 'города у моря',
    exchange: 'обмен карт',
    card: 'карты развития',
    trade: 'торговля',
    toll: 'пошлины',
    purchase: 'покупки',
    count: 'поправки',
  },
  losses: 'Упущенные карты',
  lossKinds: {
    robber: 'не дал разбойник',
    stolen: 'украдено',
    shortage: 'нехватка',
    discarded: 'сброшено на 7',
  },
  tolls: 'Пошлины',
  tollsNote: 'В строке — кто платил, в столбце — кому.',
  noTolls: 'Пошлин никто не платил.',

  result: 'Результат',
  wins: 'все товары доставлены',
  leads: (turn) => `Ход ${turn}: игра продолжается`,
  after: (turns) => `сыграно: ${turns}`,
  picture: 'Сохранить картинкой',
  sendPicture: 'Отправить картинкой',
  pictureFailed: 'Здесь картинку сделать не удалось.',
  table: 'Представительства, пути, золото',
  posts: 'Представительства',
  routes: 'Пути',
  made: 'Kontor, неофициальный помощник',

  remark: remarkOf({
    'biggest-connection': ({ player, from, to, gold: n }, say) =>
      `Самое богатое соединение: ${say.place(from)} – ${say.place(to)}, ${gold(n)} (последний путь: ${say.player(player)}).`,
    'great-move': ({ player, deliveries }, say) =>
      `${say.player(player)}: ${deliveries} ${plural('ru', deliveries, { one: 'доставка', few: 'доставки', many: 'доставок' })} за один ход каравана.`,
    'turning-delivery': ({ player, at, count }, say) =>
      `${say.player(player)} впереди до конца игры после доставки № ${count}: ${say.place(at)}.`,
    luckiest: ({ player, cards: n }, say) =>
      `Любимец кубиков — ${say.player(player)}: на ${round(n)} карты больше ожидания.`,
    unluckiest: ({ player, cards: n }, say) =>
      `Кубики обделили: ${say.player(player)}, на ${round(n)} карты меньше ожидания.`,
    'frequent-number': ({ dice, rolled, expected }) =>
      `Число ${dice} выпало ${times(rolled)}, а ожидалось ${round(expected)}.`,
    'rare-number': ({ dice, rolled, expected }) =>
      rolled === 0
        ? `Число ${dice} не выпало ни разу, а ожидалось ${round(expected)}.`
        : `Число ${dice} выпало всего ${times(rolled)}, а ожидалось ${round(expected)}.`,
    'long-drought': ({ player, rolls: n }, say) =>
      `${say.player(player)}: ${rolls(n)} подряд без единой карты.`,
    'robbers-favourite': ({ player, kept, stolen }, say) =>
      `Любимец разбойника — ${say.player(player)}: не получено ${cards(kept)}, украдено ${stolen}.`,
    'toll-keeper': ({ player, gold: n, most }, say) =>
      `${say.player(player)}: пошлин собрано ${n}, больше всех платит ${say.player(most)}.`,
  }),
};
