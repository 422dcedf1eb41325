import '@/__tests__/components/support/shelf';

import fc from 'fast-check';

import { rectangle } from '@/__tests__/engine/support/boards';
import { mutated, slips } from '@/__tests__/engine/support/mutate';
import { readPhoto, writtenPhoto } from '@/store/photoFile';
import { MOST_CHARACTERS, type Photo } from '@/store/photos';
import { pictureHeader } from '@/store/pictureHeader';
import { boardAsCodes, boardAsFile, boardAsText, COVER, readShared } from '@/store/share';

import { address, jpegBytes, pngBytes, webpBytes } from './support/pictures';

const BOARD = rectangle(7, 6);
const PHOTO: Photo = {
  picture: { url: address('jpeg', jpegBytes(640, 480)), width: 640, height: 480 },
  fit: {
    pins: ['B1', 'H1', 'H6e', 'B6'],
    points: [
      { x: 40, y: 50 },
      { x: 600, y: 40 },
      { x: 620, y: 460 },
      { x: 20, y: 440 },
    ],
    opacity: 0.7,
    inPlay: true,
  },
};
const written = writtenPhoto(PHOTO);
const inCover = (photo: unknown, board: unknown = BOARD, version = 1) =>
  JSON.stringify({ format: COVER, version, board, photo });
const photoIn = (photo: unknown) => {
  const shared = readShared(inCover(photo));
  if (!('file' in shared)) throw new Error(shared.fault);
  return shared.photo;
};

describe('the label of a picture', () => {
  it.each([
    ['jpeg', jpegBytes(1800, 1200)],
    ['png', pngBytes(1800, 1200)],
    ['webp', webpBytes.extended(1800, 1200)],
    ['webp', webpBytes.lossless(1800, 1200)],
    ['webp', webpBytes.lossy(1800, 1200)],
  ])('tells the size of a %s', (type, bytes) => {
    const header = { type, width: 1800, height: 1200 };
    expect(pictureHeader(Uint8Array.from(bytes))).toEqual(header);
  });

  it('is nothing where there is no picture', () => {
    expect(pictureHeader(new Uint8Array())).toBeNull();
    expect(pictureHeader(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))).toBeNull();
    expect(pictureHeader(Buffer.from('<svg onload="alert(1)"/>'))).toBeNull();
  });

  it('never hangs on bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(2), (bytes, kind) => {
        const heads = [[0xff, 0xd8, 0xff], pngBytes(1, 1), webpBytes.lossy(1, 1)];
        pictureHeader(Uint8Array.from([...heads[kind]!, ...bytes]));
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});

describe('a photo in the file of a board', () => {
  it('is there only when asked for, and comes back as it was', () => {
    expect(boardAsFile(BOARD)).not.toContain('data:image');
    expect(readShared(boardAsFile(BOARD))).toMatchObject({ file: BOARD });
    expect(readShared(boardAsFile(BOARD))).not.toHaveProperty('photo');
    const shared = readShared(boardAsFile(BOARD, PHOTO));
    expect(shared).toMatchObject({ file: BOARD, photo: PHOTO });
  });

  it('leaves the board itself as it is: no key of the photo is in it', () => {
    const { board } = JSON.parse(boardAsFile(BOARD, PHOTO)) as { board: unknown };
    expect(board).toEqual(JSON.parse(boardAsFile(BOARD)));
  });

  it('is never in a text or a code', () => {
    for (const written of [boardAsText(BOARD), ...boardAsCodes(BOARD)!]) {
      expect(written).toMatch(/^KONTOR1[:/]/);
    }
    expect(readShared(boardAsText(BOARD))).not.toHaveProperty('photo');
  });

  it.each([
    ['a drawing with a script', { url: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'photo-kind'],
    ['an address elsewhere', { url: 'https://example.org/a.jpg' }, 'photo-kind'],
    ['a script', { url: 'javascript:alert(1)' }, 'photo-kind'],
    ['a page that calls itself a picture', { url: address('jpeg', [60, 115, 118]) }, 'photo-kind'],
    ['a PNG that calls itself a JPEG', { url: address('jpeg', pngBytes(640, 480)) }, 'photo-kind'],
    ['letters that are none', { url: `${written.url}"><script>` }, 'photo-damaged'],
    [
      'more letters than fit',
      { url: `${written.url}${'A'.repeat(MOST_CHARACTERS)}` },
      'photo-too-large',
    ],
    [
      'a picture that would swell to a wall',
      { url: address('png', pngBytes(60000, 60000)), width: 60000, height: 60000 },
      'photo-too-large',
    ],
    ['another size than it says', { width: 641 }, 'photo-damaged'],
    ['no size', { width: undefined }, 'photo-damaged'],
    ['handles outside of it', { points: written.points.map(() => ({ x: 1e9, y: 3 })) }, null],
    ['handles on one point', { points: written.points.map(() => ({ x: 3, y: 3 })) }, null],
    ['handles that are none', { points: [null, 1, 'x', {}] }, null],
    ['places that are none', { pins: ['B1', 'H1', '__proto__', 'B6'] }, null],
    ['three places', { pins: ['B1', 'H1', 'H6'] }, null],
    ['a strength beyond all', { opacity: 1e308 }, null],
    ['no word on play', { inPlay: 'yes' }, null],
  ])('with %s is left out, and the board stays', (_, wrong, fault) => {
    expect(photoIn({ ...written, ...wrong })).toBe(fault ?? 'photo-damaged');
  });

  it('takes a picture that a camera stored on its side', () => {
    const turned = { ...written, url: address('jpeg', jpegBytes(480, 640)) };
    expect(photoIn(turned)).toMatchObject({ picture: { width: 640, height: 480 } });
  });

  it('hands on nothing but what it knows', () => {
    expect(readPhoto({ ...written, onload: 'alert(1)' }, 'flat')).toEqual(PHOTO);
  });

  it('refuses a cover of a newer kind, in a cover, or round no board', () => {
    expect(readShared(inCover(written, BOARD, 2))).toEqual({ fault: 'newer' });
    expect(readShared(inCover(written, JSON.parse(inCover(written))))).toEqual({
      fault: 'foreign',
    });
    expect(readShared(inCover(written, null))).toEqual({ fault: 'foreign' });
    expect(readShared(inCover(written, { ...BOARD, side: 7 }))).toMatchObject({
      fault: 'malformed',
    });
  });

  it('1000 covers with slips: each is a board, or is explained', () => {
    const cover = JSON.parse(boardAsFile(BOARD, PHOTO)) as unknown;
    fc.assert(
      fc.property(slips(3), (wrong) => {
        const shared = readShared(JSON.stringify(mutated(cover, wrong)));
        if (!('file' in shared)) return void expect(typeof shared.fault).toBe('string');
        const { photo } = shared;
        if (typeof photo === 'object') expect(photo.picture.url).toMatch(/^data:image\/jpeg;/);
      }),
      { numRuns: 1000, seed: 11 },
    );
  });
});
