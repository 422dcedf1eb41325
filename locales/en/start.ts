/** From the roll for the start to the first turn, and the end of the game. */
export const start = {
  rollsForStart: (name: string) => `${name} rolls for the start`,
  highestStarts: 'The highest roll starts.',
  tie: 'A tie: these roll again.',
  rollAgain: 'Takes this roll back',
  notRolled: 'not yet',

  placePost: (name: string, round: number) => `${name}: trading post ${round} of 3`,
  placeNeutral: (name: string) => `${name} places a neutral post`,
  placeRoute: (name: string) => `${name}: route with a caravan`,
  /** Fixed set-up, by hand: the piece in hand. */
  handPost: (name: string) => `${name}: trading post`,
  handNeutral: 'Neutral trading post',
  handRoute: (name: string) => `${name}: route with a caravan`,
  tapCity: 'Tap a purple city on the board.',
  tapAnyCity: 'Tap a free city on the board.',
  tapPath: 'Tap a path at one of these posts.',
  thirdPost: 'Tap a purple city. The hexes round it give the starting cards.',
  noSite: 'No purple city is left: tap any free one.',
  noPath: 'No path is left that connects nothing: tap any free one.',
  progress: (done: number, of: number) => `${done} of ${of}`,
  asPrinted: 'Place as the board file has it',
  orByHand: 'Or place by hand, in any order: choose a piece, then tap the board.',
  byHand: 'In any order: choose a piece, then tap the board.',
  post: 'post',
  route: 'route',
  left: (label: string, n: number) => `${label}, ${n} left`,

  winner: 'has delivered everything and wins!',
  turnsPlayed: (turns: string) => `after ${turns}`,
  deliveredOf: (n: number, of: number) => `${n} of ${of}`,
  history: 'History',
  again: 'Same table, new game',
  takeBack: 'Take the last entry back',

  takeOver: 'Take over here',

  confirmEnd: (next: string) => `End the turn? ${next} is next.`,
  endTurn: 'End turn',

  lastGood: (turn: string, when: string) => `Last good state: ${turn}, ${when}`,
  openGood: 'Open the last good state',
};
