import type { PhotoFaultCode, ShareFaultCode } from '../share';

import { plural } from '../language';

/** Handing a board on, and taking one in. */
export const share = {
  title: 'Share the board',
  codes: 'As codes',
  codesNote: 'In the other Kontor: Boards → Take one in. The order does not matter.',
  code: (i: number, n: number) => `Code ${i} of ${n}`,
  part: (i: number, n: number) => `${i} of ${n}`,
  previous: 'Previous code',
  next: 'Next code',
  auto: 'Turn by itself',
  tooMany: 'This board is too large for codes. Hand it on as a file or as text.',
  notDrawn: 'The codes could not be loaded. Hand the board on as a file or as text.',
  file: 'Save as a file',
  sendFile: 'Send as a file',
  copy: 'Copy as text',
  send: 'Send as text',
  copied: 'Copied. Paste it into any message.',
  notCopied: 'It could not be handed on. Select the text and copy it:',
  text: 'The board as text',
  unfinished: 'The board is not finished. It travels as it is.',
  withPhoto: 'The photo goes with the file',
  withPhotoNote: 'Codes and text never carry it.',

  take: 'Take a board in',
  takeNote: 'A file, a text or codes from another Kontor.',
  pickFile: 'Choose a file',
  pickPictures: 'Pictures of codes',
  camera: 'Camera',
  cameraNote: 'Hold the other screen inside the frame.',
  cameraRefused: 'The camera could not be opened. Perhaps Kontor is not allowed to use it.',
  openPermissions: 'Open the settings',
  notRead: 'The file could not be read. Choose another one.',
  paste: 'Paste the text here',
  read: 'Read the text',
  reading: 'Reading the pictures …',
  progress: (n: number, of: number) => `${n} of ${of} codes read`,
  missing: (parts: string) => `Still missing: ${parts}`,
  known: 'This code has been read already.',
  otherSet: 'That code belongs to another board or to an older state of this one.',
  startOver: 'Start over',
  noCode: (n: number) =>
    n === 1
      ? 'No code of a board was found in the picture. Take it closer and straight on.'
      : `No code of a board was found in ${n} ${plural('en', n, { one: 'picture', other: 'pictures' })}. Take them closer and straight on.`,
  faults: {
    empty: 'There is nothing to read yet: paste a text or choose a file.',
    'too-large': 'This is no board: it is far too large.',
    foreign: 'This is no board: neither a board file nor a text that Kontor has written.',
    damaged: 'Part of the board is missing or was changed on the way. Have it sent again.',
    newer: 'The board comes from a newer Kontor. Update the app and take it in again.',
    malformed: 'This board cannot be taken in:',
  } satisfies Record<ShareFaultCode, string>,
  hasPhoto: 'With a photo of the board, laid under its grid.',
  photoFaults: {
    'photo-kind': 'The photo was left out: it is no picture this app shows (JPEG, PNG or WebP).',
    'photo-too-large': 'The photo was left out: it is too large.',
    'photo-damaged': 'The photo was left out: it is damaged or does not fit this board.',
  } satisfies Record<PhotoFaultCode, string>,
  photoNotKept: 'The board is in the cabinet. There was no room for its photo.',
  playable: 'Complete: a game can begin on it at once.',
  toSolve: 'To be solved before a game can begin on it:',
  toCheck: 'Worth checking:',
  keep: 'Put it in the cabinet',
};
