import { File } from 'expo-file-system';
import { ImageManipulator, SaveFormat, type ImageRef } from 'expo-image-manipulator';
import {
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
  type ImagePickerResult,
} from 'expo-image-picker';

import type { Raster } from '@/engine/board/suggest';
import { MOST_CHARACTERS, type Picture } from '@/store/photos';

import { LONGEST, QUALITIES, READ_WIDTH } from './photoSizes';
import { pixelsOfPng } from './png';

/** Why there is no photo: nothing to read, the camera not allowed, or none that can be opened. */
export type PhotoFault = 'unreadable' | 'refused' | 'noCamera';

/** Null when nothing was picked. */
export async function pickPhoto(camera: boolean): Promise<Picture | PhotoFault | null> {
  const found = await (camera ? taken() : chosen());
  if (typeof found === 'string') return found;
  const [asset] = found.assets ?? [];
  if (!asset) return null;
  try {
    return (await shrunk(asset.uri)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  } finally {
    throwAway(asset.uri);
  }
}

async function taken(): Promise<ImagePickerResult | PhotoFault> {
  try {
    const { granted } = await requestCameraPermissionsAsync();
    if (!granted) return 'refused';
    return await launchCameraAsync({ mediaTypes: ['images'] });
  } catch {
    // Among others Android before 10, which would let us write to all of its storage or not at all.
    return 'noCamera';
  }
}

/** Phones ask nobody for leave here: the person shows one picture, and we see only that one. */
async function chosen(): Promise<ImagePickerResult | PhotoFault> {
  try {
    return await launchImageLibraryAsync({ mediaTypes: ['images'] });
  } catch {
    return 'unreadable';
  }
}

/** As large and as good as the shelf has room for. */
async function shrunk(address: string): Promise<Picture | null> {
  const whole = await ImageManipulator.manipulate(address).renderAsync();
  try {
    for (const most of LONGEST) {
      const image = await resized(whole, most / Math.max(whole.width, whole.height));
      try {
        for (const quality of QUALITIES) {
          const { base64, height, uri, width } = await image.saveAsync({
            base64: true,
            compress: quality,
            format: SaveFormat.JPEG,
          });
          throwAway(uri);
          const url = `data:image/jpeg;base64,${base64}`;
          if (base64 && url.length <= MOST_CHARACTERS) return { url, width, height };
        }
      } finally {
        image.release();
      }
    }
    return null;
  } finally {
    whole.release();
  }
}

function resized(image: ImageRef, share: number): Promise<ImageRef> {
  const work = ImageManipulator.manipulate(image);
  return (
    share < 1 ? work.resize({ width: Math.max(1, Math.round(image.width * share)) }) : work
  ).renderAsync();
}

/** The manipulator and the picker leave every picture behind as a file. */
function throwAway(address: string): void {
  try {
    new File(address).delete();
  } catch {
    // The system clears that folder when it needs room.
  }
}

/** Null where the colours of a picture cannot be read. */
export async function pixelsOf({ url, width }: Picture): Promise<Raster | null> {
  const work = ImageManipulator.manipulate(url);
  const image = await work.resize({ width: Math.min(width, READ_WIDTH) }).renderAsync();
  try {
    const { uri } = await image.saveAsync({ format: SaveFormat.PNG });
    const png = await new File(uri).bytes();
    throwAway(uri);
    return pixelsOfPng(png);
  } finally {
    image.release();
  }
}
