import { plural } from '../language';

const entries = (n: number) => `${n} ${plural('en', n, { one: 'entry', other: 'entries' })}`;

/** The history of a game, its save points, and the race for the goods. */
export const logbook = {
  title: 'History',
  nothing: 'Nothing has been recorded yet.',
  openHint: 'Shows the board at that moment',
  undone: 'undone; can be brought back',
  entry: (n: number) => `Entry ${n}`,
  hereNow: 'The game stands here now.',
  backTo: (n: number) => `Back to here (undo ${entries(n)})`,
  forwardTo: (n: number) => `Forward to here (redo ${entries(n)})`,

  race: 'Race for the commodities',
  delivered: (n: number, of: number) => `${n} of ${of} delivered`,

  savePoint: 'Set a save point',
  savePointName: 'Name of the save point',
  savePoints: 'Save points',
  savePointAt: (n: number) => `at entry ${n}`,
  removeSavePoint: 'Remove this save point',
};
