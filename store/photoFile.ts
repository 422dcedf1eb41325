import { pointOfPlace, type Point } from '@/engine/board/grid';
import { fit, type Four } from '@/engine/board/homography';
import type { Layout } from '@/engine/board/vocabulary';
import { isRecord } from '@/engine/shape';

import { BASE64URL, fromLetters } from './letters';
import type { Fit, Photo, Picture } from './photos';
import { pictureHeader } from './pictureHeader';

/** Why a photo that came with a board is left out. */
export type PhotoFault =
  /** No JPEG, PNG or WebP. */
  | 'photo-kind'
  | 'photo-too-large'
  /** Not what it claims to be, or it cannot lie under this board. */
  | 'photo-damaged';

/** What the shelf of a browser can spare. */
export const MOST_CHARACTERS = 600_000;
/** Longest side of a picture that is taken in, in pixels. */
const MOST_PIXELS = 4096;

const ADDRESS = /^data:image\/(jpeg|png|webp);base64,/;
const LETTERS = /^[A-Za-z0-9+/]+={0,2}$/;

function readPicture(found: Readonly<Record<string, unknown>>): Picture | PhotoFault {
  const { url, width, height } = found;
  if (typeof url !== 'string') return 'photo-damaged';
  if (url.length > MOST_CHARACTERS) return 'photo-too-large';
  const [head, type] = ADDRESS.exec(url) ?? [];
  if (head === undefined) return 'photo-kind';
  const letters = url.slice(head.length);
  if (!LETTERS.test(letters)) return 'photo-damaged';
  const plain = letters.replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
  const bytes = fromLetters(plain, BASE64URL);
  const header = bytes && pictureHeader(bytes);
  if (!header || header.type !== type) return 'photo-kind';
  if (Math.max(header.width, header.height) > MOST_PIXELS) return 'photo-too-large';
  if (header.width < 1 || header.height < 1) return 'photo-damaged';
  // A camera may store a picture lying on its side.
  const upright = header.width === width && header.height === height;
  const turned = header.width === height && header.height === width;
  return upright || turned ? { url, width, height } : 'photo-damaged';
}

const isShare = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

function readFit(
  { pins, points, opacity, inPlay }: Readonly<Record<string, unknown>>,
  { width, height }: Picture,
  layout: Layout,
): Fit | null {
  if (!Array.isArray(pins) || pins.length !== 4) return null;
  if (!Array.isArray(points) || points.length !== 4) return null;
  if (!isShare(opacity, 1) || typeof inPlay !== 'boolean') return null;
  const known = pins.map((pin) => (typeof pin === 'string' ? pointOfPlace(pin, layout) : null));
  const seen = points.map((point): Point | null =>
    isRecord(point) && isShare(point.x, width) && isShare(point.y, height)
      ? { x: point.x, y: point.y }
      : null,
  );
  if (known.includes(null) || seen.includes(null)) return null;
  // What cannot be laid under the grid would only be in the way.
  if ('fault' in fit(known as unknown as Four, seen as unknown as Four)) return null;
  return { pins: pins as readonly string[], points: seen as readonly Point[], opacity, inPlay };
}

/** Nothing but what is known and checked is passed on. */
export function readPhoto(input: unknown, layout: Layout): Photo | PhotoFault {
  if (!isRecord(input)) return 'photo-damaged';
  const picture = readPicture(input);
  if (typeof picture === 'string') return picture;
  const laid = readFit(input, picture, layout);
  return laid ? { picture, fit: laid } : 'photo-damaged';
}

export const writtenPhoto = ({ picture, fit: laid }: Photo) => ({ ...picture, ...laid });
