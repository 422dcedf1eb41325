import { plural } from '../language';

/** The shelf of saved games. */
export const games = {
  title: 'Saved games',
  none: 'No game has been saved yet. Every game is kept from its first entry on.',
  won: (name: string) => `${name} won`,
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  export: 'Save as a file',
  send: 'Share as a file',
  delete: 'Delete',
  deleted: (name: string) => `Deleted: ${name}`,
  bringBack: 'Undo',
  newName: 'Name of the game',

  damaged: 'Damaged save',
  damagedNote: 'Perhaps a copy can still be opened.',
  tryOpen: 'See what is left',

  import: 'Take a game in',
  importNote: 'From a file or a text that Kontor has written.',
  pick: 'Choose a file',
  paste: 'Paste the text of a game here',
  take: 'Take in',
  imported: 'The game is on the shelf.',
  importedWithout: (n: number) =>
    `The game is on the shelf; ${n} ${plural('en', n, { one: 'entry', other: 'entries' })} against the rules had no effect.`,
  empty: 'There is nothing to take in yet: choose a file or paste a text.',
  notJson: 'This is no game: the text cannot be read.',
  tooLarge: 'This is no game: the file is far too large.',
  notRead: 'The file could not be read. Choose another one.',
  notTaken: 'This game cannot be taken in:',
  moreProblems: (n: number) => `and ${n} more`,
  notSaved: 'The game could not be saved: the storage is full or closed.',
};
