import type { board as Source } from '../en/board';

export const board: typeof Source = {
  label: 'Карта',
  fit: 'Показать карту целиком',
  showList: 'Карта списком',
  showMap: 'Вернуться к карте',

  legalHeading: 'Можно выбрать',
  legalPlace: (place) => `${place}, можно выбрать`,
  cities: 'Города',
  onTheWay: 'Между городами',
  routes: 'Торговые пути',
  hexes: 'Гексы',
  noRoutes: 'Торговых путей пока нет',
  noPieces: 'Между городами никого нет',

  free: 'свободен',
  post: (owner) => `представительство: ${owner}`,
  neutralPost: 'нейтральное представительство',
  goodsFrom: (owner) => `товары привёз: ${owner}`,
  coins: (gold) => `основателю: ${gold}`,
  at: (places) => `рядом: ${places}`,
  robberHere: 'здесь разбойник',
  emptySlot: (colour) => `пустое место для жетона, цвет: ${colour}`,
  archSlot: (colour) => `пустое место с аркой, цвет: ${colour}`,
  token: (colour) => `жетон, цвет: ${colour}`,
  seaPath: 'морской путь',
  doubleArrow: 'двойная стрелка',
};
