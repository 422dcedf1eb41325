export const board = {
  label: 'Board',
  fit: 'Show the whole board',
  showList: 'Board as a list',
  showMap: 'Board as a map',

  legalHeading: 'You may choose',
  /** A button that takes one of the places on offer. */
  legalPlace: (place: string) => `${place}, legal place`,
  cities: 'Cities',
  onTheWay: 'Between the cities',
  routes: 'Trade routes',
  hexes: 'Hexes',
  noRoutes: 'No trade routes yet',
  noPieces: 'Nothing stands between the cities',

  free: 'free',
  post: (owner: string) => `trading post: ${owner}`,
  neutralPost: 'neutral trading post',
  goodsFrom: (owner: string) => `goods from: ${owner}`,
  coins: (gold: string) => `${gold} for the founder`,
  at: (places: string) => `at: ${places}`,
  robberHere: 'robber here',
  emptySlot: (colour: string) => `empty slot, ${colour}`,
  archSlot: (colour: string) => `empty arch slot, ${colour}`,
  token: (colour: string) => `token, ${colour}`,
  seaPath: 'sea path',
  doubleArrow: 'double arrow',
};
