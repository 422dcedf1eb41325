import type { HandlesFault } from '@/engine/board/homography';

/** The photo under the drawing. It never leaves the device. */
export const photo = {
  title: 'Photo',
  none: 'Lay a photo of your board under the grid and colour over it.',
  private: 'It stays on this device and is never part of a shared board.',
  take: 'Take a photo',
  pick: 'Choose a photo',
  fit: 'Fit the grid',
  fitNote: 'Drag each handle onto the middle of its hex.',
  handle: (n: number, hex: string) => `Handle ${n}, hex ${hex}`,
  moves: { picture: 'Move handle', hex: 'Another hex' },
  nudges: { left: 'Left', right: 'Right', up: 'Up', down: 'Down' },
  opacity: 'Strength of the photo',
  fainter: 'Fainter',
  stronger: 'Stronger',
  inPlay: 'Show the photo in play',
  inPlayNote: 'In place of the drawn map.',
  drop: 'Remove the photo',
  faults: {
    'in-line': 'Three handles lie on a line. Pull one of them away.',
    crossed: 'The handles are in the wrong order. Each belongs to the hex with its number.',
    'too-close': 'Two handles lie on top of each other.',
  } satisfies Record<HandlesFault, string>,
  unreadable: 'This picture cannot be read. Try another one.',
  refused:
    'Kontor may not use the camera. Allow it in the settings of the device, or choose a photo.',
  noCamera: 'The camera cannot be opened from here. Take the photo with it, then choose it.',
  full: 'There is no room on this device to keep the photo.',

  suggest: 'Suggest',
  suggestSpoken: 'Suggest the rest from the photo',
  suggestFirst: 'First colour one hex of each kind, the sea too: the photo is read by them.',
  suggestNone: 'The photo does not tell the rest. Colour a few more.',
  suggested: (n: number, open: number) =>
    open === 0 ? `${n} suggested` : `${n} suggested, ${open} left open`,
  accept: 'Take all',
  dismiss: 'No, thanks',
};
