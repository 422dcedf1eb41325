import type { Side } from '@/engine/europe/vocabulary';

/** Laying the table for a new game. */
export const newGame = {
  title: 'New game',
  board: 'Board',
  practice: { main: 'Practice map, main side', short: 'Practice map, short side' } satisfies Record<
    Side,
    string
  >,
  players: 'Players',
  seats: 'Clockwise round the table',
  nameOf: (colour: string) => `Name, ${colour}`,
  colourOf: (name: string) => `Colour of ${name}`,
  takeColour: (colour: string) => `Play ${colour}`,
  earlier: (name: string) => `${name}: one seat up`,
  later: (name: string) => `${name}: one seat down`,
  first: 'Who starts?',
  rollForIt: 'Roll for it',
  redStarts: 'Red starts in the fixed set-up.',
  start: 'Set-up',
  starts: { fixed: 'Fixed', variable: 'Variable' },
  startNotes: {
    fixed: 'Pieces and cards as printed, for a first game.',
    variable: 'Everyone chooses cities in turn.',
  },
  onlyVariable: 'The main side is always set up freely: everyone chooses cities in turn.',
  tracking: 'What to count',
  trackingNotes: {
    full: 'Hand sizes, gold and the supply. Every trade is entered.',
    light: 'Only what lies on the board. Trades need no entry.',
  },
  houseRules: 'House rules',
  houseRulesNote: 'Six points the rulebook leaves open',
  changed: (n: number) => `${n} changed`,
  gameOf: (day: string) => `Game of ${day}`,
  begin: 'Lay the table',
  cannotBegin: 'The game cannot begin yet:',
  notKept: 'This device could not take the game in. Check the set-up and try again.',
};
