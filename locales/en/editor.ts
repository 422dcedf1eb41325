import type { Edge } from '@/engine/europe/board/grow';
import type { PathTool } from '@/engine/europe/board/edit';
import type { Task } from '@/engine/europe/board/progress';

/** Drawing a copy of one's own board. */
export const editor = {
  board: 'The board being drawn',
  modes: {
    sheet: 'Sheet',
    land: 'Land',
    numbers: 'Numbers',
    cities: 'Cities',
    paths: 'Paths',
    pieces: 'Pieces',
    check: 'Check',
  },
  hints: {
    land: 'Draw across the hexes.',
    numbers: 'Tap a hex, then its number.',
    cities: 'Tap a corner of a hex.',
    paths: 'Tap or draw along the sides.',
    robber: 'Tap the hex where the robber begins.',
    start: 'Tap three cities and one path.',
    tokens: 'Tap a token, then its number.',
  },

  start: 'A new board',
  startNote: 'Count the hexes of your board, the sea included. It can grow later on every side.',
  name: 'Name of the board',
  unnamed: 'My board',
  side: 'Side of the board',
  layout: 'Hexes',
  layouts: { flat: 'Flat on top', pointy: 'Pointed on top' },
  columns: 'Columns',
  rows: 'Rows',
  begin: 'Begin to draw',
  tooLarge: 'That is more than the app can hold. Fewer rows or columns, please.',
  practice: 'A practice map stays as it is',
  practiceNote: 'Make a copy of it under “Boards” and draw on that.',

  erase: 'no hex',
  grid: 'Grid',
  gridSize: (columns: number, rows: number) => `${columns} × ${rows}`,
  edges: { left: 'Left', right: 'Right', top: 'Above', bottom: 'Below' } satisfies Record<
    Edge,
    string
  >,
  more: (edge: string) => `${edge}: add a line`,
  fewer: (edge: string) => `${edge}: take a line away`,

  number: (n: number) => `Number ${n}`,
  slot: (colour: string) => `Slot, ${colour}`,
  slots: 'Slot for a token',
  arch: 'Arch',
  archSpoken: 'With an arch',
  nothing: 'Nothing',
  clearHex: 'Neither number nor slot',

  noCity: 'Purple and brown cities stand on corners.',
  cityName: 'Name of the city',
  purple: 'Purple',
  brown: 'Brown',
  coins: 'Coins',
  coinCount: (n: number) => `Coins: ${n}`,
  nextCity: 'Then tap the next corner.',
  removeCity: 'Remove the city',

  pathTools: {
    absent: 'No path',
    sea: 'By sea',
    double: 'Double arrow',
    plain: 'By land',
  } satisfies Record<PathTool, string>,

  parts: { robber: 'Robber', start: 'Set-up', tokens: 'Tokens' },
  robberAnywhere: 'Not placed: it will begin on the first hex without a number.',
  robberOn: (hex: string) => `It begins here: ${hex}.`,
  startOnlyShort: 'Only the short side has a fixed set-up.',
  startCount: (posts: number, route: boolean) =>
    `${posts} of 3 trading posts, ${route ? 'route laid' : 'no route yet'}`,
  noTokens: 'Draw slots first: each brings its token.',
  tokenArch: (colour: string, number: string) => `Token with an arch, ${colour}: ${number}`,
  tokenHidden: (colour: string, number: string) => `Token face down, ${colour}: ${number}`,
  unknown: 'unknown',
  oneMore: (colour: string) => `One more token, ${colour}`,
  oneFewer: (colour: string) => `One token fewer, ${colour}`,
  inBox: (n: number) => `${n} of 15 in the box`,

  ready: 'Ready to play',
  notReady: 'Not ready yet',
  errors: (n: number) => (n === 1 ? '1 thing to correct' : `${n} things to correct`),
  warnings: 'Worth a look',
  allDone: 'Nothing to complain about.',
  progress: 'How far the board is drawn',
  tasks: {
    land: 'Land',
    numbers: 'Numbers, slots',
    cities: 'Cities',
    names: 'Names',
    tokens: 'Arch tokens',
    robber: 'Robber',
  } satisfies Record<Task, string>,
  ofAll: (done: number, of: number) => `${done} of ${of}`,
  andMore: (n: number) => `… and ${n} more`,

  notSaved: {
    full: 'Not saved: the storage is full.',
    denied: 'Not saved: the browser stores nothing here.',
  },
};
