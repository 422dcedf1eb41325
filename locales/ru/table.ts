import type { table as Source } from '../en/table';
import { plural } from '../language';

export const table: typeof Source = {
  menu: 'Меню',
  settings: 'Настройки',
  objection: 'Против правил',
  recordAnyway: 'Всё равно записать',
  openRule: 'Открывает правило',

  rollOf: (n) => `Бросок ${n}`,
  dieShows: (die, face) => `Кубик ${die}: ${face}`,
  rollsNow: (name) => `${name}: бросок`,
  rollHint: 'Коснитесь того, что выпало.',
  undoRoll: 'Не то число: отменить бросок',
  noHexes: 'Этого числа нет ни на одном гексе.',
  hexesWork: (n) =>
    `${plural('ru', n, { one: `${n} гекс работает`, few: `${n} гекса работают`, many: `${n} гексов работают` })}.`,
  supplyAfter: (list) => `Резерв после раздачи: ${list}`,
  leavesSupply: (bundle) =>
    bundle === '' ? 'Из резерва ничего не уходит.' : `Уходит из резерва: ${bundle}.`,
  notEnoughAny: 'Не хватило карт в резерве …',
  notEnough: (resource) => `Не хватило: ${resource}`,
  robbedOf: (n) =>
    `разбойник не даёт ${n} ${plural('ru', n, { one: 'карту', few: 'карты', many: 'карт' })}`,
  shortOf: (cards) => `нехватка: не выдано ${cards}`,

  route: 'Путь',
  hire: 'Нанять купца',
  outfit: 'Новый караван',
  card: 'Карта',
  moveMerchant: 'Ход купцом',
  moveCaravan: 'Ход караваном',
  trade: 'Обмен',
  deliver: 'Доставить',
  playCard: 'Сыграть карту развития',
  endTurn: (next) => `Дальше: ${next}`,
  free: (n) => `+${n}`,
  doubleArrow: 'Двойная стрелка: ещё один путь бесплатно, рядом с этим.',
  freeRoutes: (n) =>
    `${plural('ru', n, { one: `${n} бесплатный путь`, few: `${n} бесплатных пути`, many: `${n} бесплатных путей` })} от карты.`,
  layFree: 'Проложить',
  passUp: 'Не нужно',

  goodsOf: ({ delivered, free, locked }) =>
    `товары: доставлено ${delivered}, свободно ${free}, на складе ${locked}`,
};
