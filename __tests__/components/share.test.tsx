import { freshDevice, openApp, tap, type } from './support/app';

import { act, screen, waitFor } from '@testing-library/react-native';
import jsQR from 'jsqr';
import { Path } from 'react-native-svg';

import { rectangle } from '@/__tests__/engine/support/boards';
import { MARGIN } from '@/components/share/qr';
import type { Picked } from '@/components/games/picked';
import type { BoardFile } from '@/engine/europe/board/file';
import { loadBoard, saveBoard, useBoards } from '@/store/boards';
import { boardAsCodes, boardAsFile, boardAsText, readShared } from '@/store/share';

import { keepPhoto, loadPhoto, type Photo } from '@/store/photos';

import { address, jpegBytes } from '../store/support/pictures';
import { bitmapOf, squaresOn } from './support/bitmap';

const mockHands = {
  text: '',
  saved: { name: '', text: '' },
  copies: true,
  camera: false,
  file: null as Picked | null,
  settings: false,
  pictures: [] as (string | null)[],
};
jest.mock('@/components/share/handing', () => ({
  SENDS: false,
  sendText: async (_: string, text: string) => {
    mockHands.text = text;
    return mockHands.copies;
  },
  pickPictures: (begun: () => void, take: (found: readonly (readonly string[])[]) => void) => {
    begun();
    take(mockHands.pictures.map((code) => (code === null ? [] : [code])));
  },
  hasCamera: async () => mockHands.camera,
  openPermissions: () => (mockHands.settings = true),
}));
jest.mock('@/components/games/files', () => ({
  SAVES: true,
  handOut: async (name: string, text: string) => (mockHands.saved = { name, text }),
  pickText: async () => mockHands.file,
}));
let mockSees: (text: string) => void = () => undefined;
let mockRefuses: () => void = () => undefined;
jest.mock('@/components/share/Camera', () => ({
  Camera: ({ onCode, onRefused }: { onCode: (text: string) => void; onRefused: () => void }) => {
    mockSees = onCode;
    mockRefuses = onRefused;
    return null;
  },
}));

const SOUND: BoardFile = { ...rectangle(7, 6), id: 'ours', name: 'Kitchen table' };
const DRAFT: BoardFile = { ...SOUND, id: 'draft', name: 'Half drawn', sites: [] };
const CODES = boardAsCodes(SOUND)!;

beforeEach(() => {
  freshDevice();
  Object.assign(mockHands, {
    copies: true,
    camera: false,
    file: null,
    pictures: [],
    settings: false,
  });
});

/** The encoder has come by then. */
async function openShare(id: string) {
  const view = openApp(`/boards/${id}/share`);
  await act(async () => undefined);
  return view;
}

/** What a camera would read off the screen now. */
async function readOffScreen(): Promise<string> {
  const drawing = await waitFor(() => {
    const found = screen
      .UNSAFE_getAllByType(Path)
      .map(({ props }) => String((props as { d?: string }).d))
      .find((d) => d.length > 2000);
    if (!found) throw new Error('not drawn yet');
    return found;
  });
  const most = Math.max(...[...drawing.matchAll(/M\d+ (\d+)h/g)].map(([, y]) => Number(y)));
  const { data, side } = bitmapOf(squaresOn(drawing, most + 1 - MARGIN), 3);
  return jsQR(data, side, side)?.data ?? '';
}

const read = (text: string) => {
  type('paste-board', text);
  tap('read-board');
};

describe('sharing', () => {
  beforeEach(() => void saveBoard(SOUND));

  it('shows codes one after the other that a camera can read', async () => {
    await openShare('ours');
    const seen: string[] = [];
    for (let i = 0; i < CODES.length; i++) {
      expect(screen.getByTestId('qr-part')).toHaveTextContent(`${i + 1} of ${CODES.length}`);
      seen.push(await readOffScreen());
      tap('qr-next');
    }
    expect(seen).toEqual(CODES);
    expect(screen.getByTestId('qr-part')).toHaveTextContent(`1 of ${CODES.length}`);
    tap('qr-previous');
    expect(screen.getByTestId('qr-part')).toHaveTextContent(`${CODES.length} of ${CODES.length}`);
  });

  it('turns the codes by itself until told to stop', async () => {
    await openShare('ours');
    tap('qr-auto');
    act(() => jest.advanceTimersByTime(1700));
    expect(screen.getByTestId('qr-part')).toHaveTextContent(/^2 of/);
    tap('qr-auto');
    act(() => jest.advanceTimersByTime(9000));
    expect(screen.getByTestId('qr-part')).toHaveTextContent(/^2 of/);
  });

  it('saves a file and copies a text, both of which are the board', async () => {
    await openShare('ours');
    tap('share-file');
    expect(mockHands.saved.name).toMatch(/^kontor-Kitchen-table-.*\.json$/);
    expect(JSON.parse(mockHands.saved.text)).toEqual(loadBoard('ours'));
    tap('share-text');
    expect(await screen.findByTestId('share-copied')).toBeVisible();
    expect(readShared(mockHands.text)).toMatchObject({ file: { name: 'Kitchen table' } });
  });

  it('shows the text where it cannot be copied', async () => {
    mockHands.copies = false;
    await openShare('ours');
    tap('share-text');
    expect(await screen.findByTestId('share-letters')).toHaveProp('value', boardAsText(SOUND));
  });

  it('says that a draft travels as it is', async () => {
    saveBoard(DRAFT);
    await openShare('draft');
    expect(screen.getByTestId('share-unfinished')).toBeVisible();
  });

  it('offers no codes for a board too large for them', async () => {
    const words = Array.from({ length: 300 }, (_, i) => ({
      at: 'B1w',
      kind: 'brown' as const,
      name: Array.from({ length: 60 }, (_, k) =>
        String.fromCharCode(0x4e00 + ((i * 7919 + k * 104729 + i * k * 31) % 20000)),
      ).join(''),
    }));
    saveBoard({ ...SOUND, id: 'huge', sites: words });
    await openShare('huge');
    expect(screen.getByTestId('share-too-many')).toBeVisible();
    expect(screen.queryByTestId('qr')).toBeNull();
  });

  it('of a board that is not there leads back to the boards', async () => {
    const view = await openShare('nowhere');
    tap('to-boards');
    expect(view.getPathname()).toBe('/boards');
  });
});

describe('taking in', () => {
  it('shows a pasted board before it is kept', () => {
    const view = openApp('/boards/import');
    read(boardAsText(SOUND));
    expect(screen.getByText('Kitchen table')).toBeVisible();
    expect(screen.getByTestId('import-playable')).toBeVisible();
    expect(useBoards.getState().boards).toHaveLength(0);
    tap('keep-board');
    expect(useBoards.getState().boards).toMatchObject([{ origin: 'imported' }]);
    expect(view.getPathname()).toBe('/boards');
  });

  it('lists what is wrong with a draft, and keeps it all the same', () => {
    openApp('/boards/import');
    read(boardAsText(DRAFT));
    expect(screen.getByTestId('import-errors')).toHaveTextContent(/purple cities/);
    tap('keep-board');
    expect(loadBoard('draft')).toMatchObject({ name: 'Half drawn' });
  });

  it('names the faults of a file that is none, and keeps nothing', async () => {
    mockHands.file = { text: JSON.stringify({ ...SOUND, side: 'left' }) };
    openApp('/boards/import');
    tap('pick-file');
    expect(await screen.findByTestId('import-problems')).toHaveTextContent(
      /“side” should be one of/,
    );
    expect(screen.queryByTestId('keep-board')).toBeNull();
  });

  it.each([
    ['', /nothing to read yet/],
    ['Roses are red', /neither a board file/],
    [boardAsText(SOUND).slice(0, 200), /missing or was changed/],
  ])('explains why it cannot: %s', (text, reason) => {
    openApp('/boards/import');
    read(text);
    expect(screen.getByTestId('import-refused')).toHaveTextContent(reason);
  });

  it('takes a file', async () => {
    mockHands.file = { text: boardAsFile(SOUND) };
    openApp('/boards/import');
    tap('pick-file');
    expect(await screen.findByTestId('import-found')).toBeVisible();
  });

  it('says when a file is far too large or cannot be read, and nothing when none is picked', async () => {
    openApp('/boards/import');
    tap('pick-file');
    await act(async () => undefined);
    expect(screen.queryByTestId('import-refused')).toBeNull();
    mockHands.file = { fault: 'too-large' };
    tap('pick-file');
    expect(await screen.findByTestId('import-refused')).toHaveTextContent(/far too large/);
    mockHands.file = { fault: 'unreadable' };
    tap('pick-file');
    expect(await screen.findByTestId('import-told')).toHaveTextContent(/could not be read/);
    expect(screen.queryByTestId('import-refused')).toBeNull();
  });

  it('puts pictures of codes together, a few at a time, in any order', () => {
    openApp('/boards/import');
    mockHands.pictures = [null];
    tap('pick-pictures');
    expect(screen.getByTestId('import-told')).toHaveTextContent(/No code of a board/);
    mockHands.pictures = [CODES[CODES.length - 1]!, null];
    tap('pick-pictures');
    expect(screen.getByTestId('scan-line')).toHaveTextContent(`1 of ${CODES.length} codes read`);
    expect(screen.getByTestId('scan-missing')).toHaveTextContent(/^Still missing: 1/);
    tap('pick-pictures');
    expect(screen.getByTestId('import-told')).toHaveTextContent(/read already/);
    mockHands.pictures = [...CODES];
    tap('pick-pictures');
    expect(screen.getByTestId('import-found')).toBeVisible();
    expect(screen.queryByTestId('scan-missing')).toBeNull();
  });

  it('tells a code of another board apart, and starts over with it when asked', () => {
    const other = boardAsCodes({ ...SOUND, name: 'Elsewhere' })!;
    openApp('/boards/import');
    mockHands.pictures = [CODES[0]!, other[1]!];
    tap('pick-pictures');
    expect(screen.getByTestId('import-told')).toHaveTextContent(/belongs to another board/);
    tap('start-over');
    expect(screen.queryByTestId('import-told')).toBeNull();
    mockHands.pictures = [...other];
    tap('pick-pictures');
    expect(screen.getByText('Elsewhere')).toBeVisible();
  });

  it('reads codes that another app has read, pasted as text', () => {
    openApp('/boards/import');
    read(CODES.slice(1).join('\n'));
    read(CODES[0]!);
    expect(screen.getByTestId('import-found')).toBeVisible();
  });

  it('has no camera button where there is no camera', async () => {
    openApp('/boards/import');
    await act(async () => undefined);
    expect(screen.queryByTestId('camera')).toBeNull();
  });

  it('reads codes with the camera, each as often as it likes', async () => {
    mockHands.camera = true;
    openApp('/boards/import');
    await screen.findByTestId('camera');
    tap('camera');
    for (const code of ['https://example.org', ...CODES, ...CODES]) act(() => mockSees(code));
    expect(screen.getByTestId('import-found')).toBeVisible();
    expect(screen.queryByTestId('import-told')).toBeNull();
  });

  it('says so when the camera may not be used', async () => {
    mockHands.camera = true;
    openApp('/boards/import');
    await screen.findByTestId('camera');
    tap('camera');
    act(() => mockRefuses());
    expect(screen.getByTestId('camera-refused')).toHaveTextContent(/camera could not be opened/);
    tap('open-permissions');
    expect(mockHands.settings).toBe(true);
    tap('camera');
    expect(screen.queryByTestId('camera-refused')).toBeNull();
  });

  it('gives a board whose id is taken another', () => {
    saveBoard(SOUND);
    openApp('/boards/import');
    read(boardAsText({ ...SOUND, name: 'Twin', practice: true }));
    tap('keep-board');
    const twin = useBoards.getState().boards.find(({ file }) => file.name === 'Twin')!;
    expect(twin.file.id).not.toBe('ours');
    expect(twin.file).not.toHaveProperty('practice');
    expect(loadBoard('ours')?.name).toBe('Kitchen table');
  });
});

describe('a photo', () => {
  const PHOTO: Photo = {
    picture: { url: address('jpeg', jpegBytes(640, 480)), width: 640, height: 480 },
    fit: {
      pins: ['B1', 'H1', 'H6', 'B6'],
      points: [
        { x: 40, y: 50 },
        { x: 600, y: 40 },
        { x: 620, y: 460 },
        { x: 20, y: 440 },
      ],
      opacity: 0.6,
      inPlay: true,
    },
  };

  it('stays at home unless asked for', async () => {
    saveBoard(SOUND);
    keepPhoto('ours', PHOTO);
    await openShare('ours');
    tap('share-file');
    expect(mockHands.saved.text).toBe(boardAsFile(SOUND));
    tap('share-photo');
    tap('share-file');
    expect(readShared(mockHands.saved.text)).toMatchObject({ file: SOUND, photo: PHOTO });
    tap('share-text');
    expect(readShared(mockHands.text)).not.toHaveProperty('photo');
  });

  it('is not spoken of where there is none', async () => {
    saveBoard(SOUND);
    await openShare('ours');
    expect(screen.queryByTestId('share-photo')).toBeNull();
  });

  it('comes in with its board and lies beside it', async () => {
    openApp('/boards/import');
    mockHands.file = { text: boardAsFile({ ...SOUND, id: 'theirs' }, PHOTO) };
    tap('pick-file');
    expect(await screen.findByTestId('import-photo')).toBeTruthy();
    tap('keep-board');
    expect(loadBoard('theirs')?.name).toBe('Kitchen table');
    expect(loadPhoto('theirs')).toEqual(PHOTO);
  });

  it('that is a script is left out with a word, and the board is kept', async () => {
    openApp('/boards/import');
    const hostile = { ...PHOTO.picture, url: 'data:image/svg+xml;base64,PHN2Zz4=' };
    mockHands.file = {
      text: boardAsFile({ ...SOUND, id: 'theirs' }, { ...PHOTO, picture: hostile }),
    };
    tap('pick-file');
    expect(await screen.findByTestId('import-photo-refused')).toHaveTextContent(/left out/);
    tap('keep-board');
    expect(loadBoard('theirs')).not.toBeNull();
    expect(loadPhoto('theirs')).toBeNull();
  });
});
