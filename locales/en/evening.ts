import { remarkOf } from '../evening';
import { number, plural } from '../language';

const round = (n: number) => number('en', Math.abs(n), 1);
const rolls = (n: number) => `${n} ${plural('en', n, { one: 'roll', other: 'rolls' })}`;
const cards = (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`;

/** What can be told of a game. */
export const evening = {
  title: 'The evening',
  nothing: 'Nothing has happened yet that could be told.',
  asTable: 'as a table',
  asChart: 'as a drawing',
  remarks: 'Worth telling',
  showMoment: 'Shows this moment on the board',

  timeline: 'The game again',
  entryOf: (n: number, of: number) => `Entry ${n} of ${of}`,
  beginning: 'Before the first entry',
  earlier: 'One entry back',
  later: 'One entry on',

  dice: 'The dice',
  diceNote: (n: number) => `${rolls(n)}. The golden line is what was to be expected.`,
  number: 'Number',
  rolled: 'Rolled',
  expected: 'Expected',
  luck: 'Luck',
  luckNote:
    'Cards from rolls above or below expectation. Within the bracket it is nothing special.',
  player: 'Player',
  received: 'Received',
  balance: 'Balance',
  drought: 'Longest drought',
  turn: 'Turn',
  deliveries: 'Deliveries',
  hands: 'Cards in hand',
  gold: 'Gold',
  goldFrom: 'Where gold came from',
  goldFromHeadings: {
    start: 'start',
    compensation: 'empty-handed',
    connection: 'connections',
    coins: 'coastal cities',
    exchange: 'exchange',
    card: 'cards played',
    trade: 'trade',
    toll: 'tolls',
    purchase: 'purchases',
    count: 'corrections',
  },
  losses: 'Cards that got away',
  lossKinds: {
    robber: 'held by the robber',
    stolen: 'stolen',
    shortage: 'shortages',
    discarded: 'discarded on a 7',
  },
  tolls: 'Tolls',
  tollsNote: 'The row paid, the column was paid.',
  noTolls: 'No toll has been paid.',

  result: 'The result',
  wins: 'has delivered everything',
  leads: (turn: number) => `Turn ${turn}: still running`,
  after: (turns: string) => `after ${turns}`,
  picture: 'Save as a picture',
  sendPicture: 'Share as a picture',
  pictureFailed: 'The picture could not be made here.',
  table: 'Posts, routes, gold',
  posts: 'Posts',
  routes: 'Routes',
  made: 'Told by Kontor, an unofficial companion',

  remark: remarkOf({
    'biggest-connection': ({ player, from, to, gold }, say) =>
      `The richest connection: ${say.place(from)} – ${say.place(to)} paid ${gold} gold, closed by ${say.player(player)}.`,
    'great-move': ({ player, deliveries }, say) =>
      `${say.player(player)} made ${deliveries} deliveries in one move.`,
    'turning-delivery': ({ player, at, count }, say) =>
      `${say.player(player)} took the lead for good in ${say.place(at)}, with delivery ${count}.`,
    luckiest: ({ player, cards: n }, say) =>
      `The dice loved ${say.player(player)}: ${round(n)} cards more than expected.`,
    unluckiest: ({ player, cards: n }, say) =>
      `The dice had it in for ${say.player(player)}: ${round(n)} cards fewer than expected.`,
    'frequent-number': ({ dice, rolled, expected }) =>
      `The ${dice} came up ${rolled} times; ${round(expected)} were to be expected.`,
    'rare-number': ({ dice, rolled, expected }) =>
      rolled === 0
        ? `The ${dice} never came up; ${round(expected)} were to be expected.`
        : `The ${dice} came up only ${rolled} ${plural('en', rolled, { one: 'time', other: 'times' })}; ${round(expected)} were to be expected.`,
    'long-drought': ({ player, rolls: n }, say) =>
      `${say.player(player)} went ${rolls(n)} without a card.`,
    'robbers-favourite': ({ player, kept, stolen }, say) =>
      `The robber’s favourite: ${say.player(player)}, ${cards(kept)} held back and ${stolen} stolen.`,
    'toll-keeper': ({ player, gold, most }, say) =>
      `${say.player(player)} took ${gold} gold in tolls, most of it from ${say.player(most)}.`,
  }),
};
