import type { Side } from '@/engine/europe/vocabulary';

import { plural } from '../language';

/** The cabinet of boards. */
export const boards = {
  title: 'Boards',
  own: 'Your own',
  imported: 'From others',
  practice: 'Practice maps',
  practiceNote: 'Invented to try the app on; no copy of a printed board.',
  ownNone: 'Copy your board once, and every game can be laid on it.',

  ready: 'Ready to play',
  toSolve: (n: number) => `${n} ${plural('en', n, { one: 'problem', other: 'problems' })} to solve`,
  toCheck: (n: number) => `${n} ${plural('en', n, { one: 'thing', other: 'things' })} to check`,
  usual: { main: 'usual for the main game', short: 'usual for the short game' } satisfies Record<
    Side,
    string
  >,
  andMore: (n: number) => `and ${n} more`,
  picture: (name: string) => `Map: ${name}`,

  play: 'Play on it',
  edit: 'Edit',
  goOn: 'Go on drawing',
  copyToEdit: 'Make it your own',
  deck: 'Its cards',
  share: 'Share',
  duplicate: 'Duplicate',
  rename: 'Rename',
  delete: 'Delete',
  makeUsual: 'Make usual',
  unmakeUsual: 'No longer usual',
  copyOf: (name: string) => `${name} (copy)`,
  deleted: (name: string) => `Deleted: ${name}`,
  bringBack: 'Undo',
  nameLabel: 'Name of the board',

  damaged: 'A damaged board',
  damagedNote: 'It cannot be read any more. Games laid on it are safe: they carry their board.',

  create: 'Draw one',
  take: 'Take one in',

  missing: 'There is no such board',
  missingNote: 'It is not on this device: deleted, or drawn on another one.',
  toBoards: 'To the boards',
  notKept: {
    full: 'The storage of this device is full, so this was not saved. Delete old games or boards and try again.',
    denied: 'The browser does not let this page store anything, so this was not saved.',
  },
};
