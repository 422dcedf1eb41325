import { disk } from '../support/disk';

import { ImageManipulator } from 'expo-image-manipulator';
import {
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
} from 'expo-image-picker';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pickPhoto, pixelsOf } from '@/components/editor/pickPhoto';
import { MOST_CHARACTERS } from '@/store/photos';

jest.mock('expo-sqlite/localStorage/install', () => ({}));
jest.mock('expo-file-system', () => jest.requireActual<object>('../support/disk'));
jest.mock('expo-image-picker', () => ({
  launchCameraAsync: jest.fn(),
  launchImageLibraryAsync: jest.fn(),
  requestCameraPermissionsAsync: jest.fn(),
}));
jest.mock('expo-image-manipulator', () => ({
  ImageManipulator: { manipulate: jest.fn() },
  SaveFormat: { JPEG: 'jpeg', PNG: 'png' },
}));

const PHOTO = 'file:///cache/ImagePicker/1.jpg';
const EMBLEM = readFileSync(path.join(__dirname, '../../fixtures/emblem.png'));
const asks = jest.mocked(requestCameraPermissionsAsync);
const takes = jest.mocked(launchCameraAsync);
const chooses = jest.mocked(launchImageLibraryAsync);

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Saving {
  readonly format: string;
  readonly compress?: number;
  readonly base64?: boolean;
}

/** A darkroom that writes so many letters a pixel at full quality. */
const darkroom = {
  letters: 0.2,
  inHand: 0,
  saved: [] as (Size & Saving)[],
  broken: false,
};

function imageOf({ width, height }: Size) {
  darkroom.inHand += 1;
  return {
    width,
    height,
    saveAsync: async (saving: Saving) => {
      darkroom.saved.push({ width, height, ...saving });
      const uri = `file:///cache/ImageManipulator/${darkroom.saved.length}`;
      disk.set(uri, saving.format === 'png' ? Uint8Array.from(EMBLEM) : new Uint8Array(1));
      const letters = Math.round(width * height * darkroom.letters * (saving.compress ?? 1));
      return { uri, width, height, base64: saving.base64 ? 'A'.repeat(letters) : undefined };
    },
    release: () => void (darkroom.inHand -= 1),
  };
}

function work(size: Size) {
  let now = size;
  const context = {
    resize: ({ width }: { width: number }) => {
      now = { width, height: Math.round((size.height * width) / size.width) };
      return context;
    },
    renderAsync: async () => {
      if (darkroom.broken) throw new Error('no picture');
      return imageOf(now);
    },
  };
  return context;
}

function handed(size: Size) {
  const result = { canceled: false as const, assets: [{ uri: PHOTO, ...size }] };
  disk.set(PHOTO, new Uint8Array(9));
  takes.mockResolvedValue(result);
  chooses.mockResolvedValue(result);
  jest
    .mocked(ImageManipulator.manipulate)
    .mockImplementation((from) => work(typeof from === 'string' ? size : (from as never)) as never);
}
const leave = (granted: boolean) => asks.mockResolvedValue({ granted } as never);

beforeEach(() => {
  jest.resetAllMocks();
  disk.clear();
  Object.assign(darkroom, { letters: 0.2, inHand: 0, saved: [], broken: false });
  leave(true);
});

describe('a photo', () => {
  it('from the camera is kept at the largest size there is room for', async () => {
    handed({ width: 3000, height: 4000 });
    const photo = await pickPhoto(true);
    expect(photo).toMatchObject({ width: 1350, height: 1800 });
    expect((photo as { url: string }).url).toMatch(/^data:image\/jpeg;base64,A+$/);
    expect(chooses).not.toHaveBeenCalled();
  });

  it('from the library needs no leave', async () => {
    handed({ width: 800, height: 600 });
    leave(false);
    // A small one is not blown up.
    expect(await pickPhoto(false)).toMatchObject({ width: 800, height: 600 });
    expect(asks).not.toHaveBeenCalled();
    expect(takes).not.toHaveBeenCalled();
  });

  it('that is too large gets worse before it gets smaller', async () => {
    darkroom.letters = 0.5;
    handed({ width: 4000, height: 3000 });
    const photo = (await pickPhoto(false)) as { url: string };
    expect(photo.url.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(darkroom.saved.map(({ width, compress }) => [width, compress])).toEqual([
      [1800, 0.8],
      [1800, 0.65],
      [1800, 0.5],
      [1400, 0.8],
    ]);
  });

  it('that fits at no size is not kept', async () => {
    darkroom.letters = 9;
    handed({ width: 4000, height: 3000 });
    expect(await pickPhoto(false)).toBe('unreadable');
  });

  it('leaves nothing behind, neither files nor pictures in memory', async () => {
    handed({ width: 4000, height: 3000 });
    await pickPhoto(true);
    darkroom.letters = 9;
    handed({ width: 4000, height: 3000 });
    await pickPhoto(true);
    expect([...disk.keys()]).toEqual([]);
    expect(darkroom.inHand).toBe(0);
  });

  it('is none when the person has thought better of it', async () => {
    takes.mockResolvedValue({ canceled: true, assets: null });
    chooses.mockResolvedValue({ canceled: true, assets: null });
    expect(await pickPhoto(true)).toBeNull();
    expect(await pickPhoto(false)).toBeNull();
  });

  it('says when the camera may not be used, and does not open it', async () => {
    handed({ width: 800, height: 600 });
    leave(false);
    expect(await pickPhoto(true)).toBe('refused');
    expect(takes).not.toHaveBeenCalled();
  });

  it('says when there is no camera to be opened', async () => {
    takes.mockRejectedValue(new Error('no activity'));
    expect(await pickPhoto(true)).toBe('noCamera');
    asks.mockRejectedValue(new Error('no module'));
    expect(await pickPhoto(true)).toBe('noCamera');
  });

  it('says when it cannot be read', async () => {
    handed({ width: 800, height: 600 });
    darkroom.broken = true;
    expect(await pickPhoto(false)).toBe('unreadable');
    expect(disk.has(PHOTO)).toBe(false);
    chooses.mockRejectedValue(new Error('failed to pick'));
    expect(await pickPhoto(false)).toBe('unreadable');
  });
});

describe('the colours of a photo', () => {
  const picture = { url: 'data:image/jpeg;base64,AA', width: 1800, height: 1350 };

  it('are read from a small copy that does not stay', async () => {
    handed(picture);
    disk.clear();
    const raster = (await pixelsOf(picture))!;
    expect(darkroom.saved).toEqual([{ width: 480, height: 360, format: 'png' }]);
    expect([raster.width, raster.height]).toEqual([64, 64]);
    const middle = (24 * 64 + 24) * 4;
    expect(Array.from(raster.data).slice(middle, middle + 4)).toEqual([251, 245, 231, 255]);
    expect(disk.size).toBe(0);
    expect(darkroom.inHand).toBe(0);
  });

  it('are not read from a smaller photo than there is', async () => {
    const small = { ...picture, width: 300, height: 200 };
    handed(small);
    await pixelsOf(small);
    expect(darkroom.saved).toMatchObject([{ width: 300 }]);
  });
});
