import type { Point } from '@/engine/board/grid';
import { isRecord } from '@/engine/shape';

import { read, remove, write, type ShelfFault } from './shelf';

/** A photo of a board. It lies beside the board, never in it, and goes out only when asked for. */
export interface Picture {
  /** A data address, small enough for the shelf. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** How the photo lies under the grid. Apart from the picture: this changes, the picture never does. */
export interface Fit {
  /** Four hexes or crossings, and where in the picture their middles are seen. */
  readonly pins: readonly string[];
  readonly points: readonly Point[];
  readonly opacity: number;
  readonly inPlay: boolean;
}

export interface Photo {
  readonly picture: Picture;
  readonly fit: Fit;
}

export { MOST_CHARACTERS } from './photoFile';

const pictureKey = (id: string) => `photo.${id}`;
const fitKey = (id: string) => `photoFit.${id}`;

function parse(key: string): unknown {
  const reading = read(key);
  if ('fault' in reading) return null;
  try {
    return JSON.parse(reading.value);
  } catch {
    return null;
  }
}

function isPicture(found: unknown): found is Picture {
  return (
    isRecord(found) &&
    typeof found.url === 'string' &&
    found.url.startsWith('data:image/') &&
    typeof found.width === 'number' &&
    typeof found.height === 'number'
  );
}

const isPoint = (found: unknown): found is Point =>
  isRecord(found) && typeof found.x === 'number' && typeof found.y === 'number';

function isFit(found: unknown): found is Fit {
  return (
    isRecord(found) &&
    Array.isArray(found.pins) &&
    found.pins.length === 4 &&
    found.pins.every((pin) => typeof pin === 'string') &&
    Array.isArray(found.points) &&
    found.points.length === 4 &&
    found.points.every(isPoint) &&
    typeof found.opacity === 'number' &&
    typeof found.inPlay === 'boolean'
  );
}

export function loadPhoto(boardId: string): Photo | null {
  const fit = parse(fitKey(boardId));
  if (!isFit(fit)) return null;
  const picture = parse(pictureKey(boardId));
  return isPicture(picture) ? { picture, fit } : null;
}

export function savePicture(boardId: string, picture: Picture): ShelfFault | null {
  return write(pictureKey(boardId), JSON.stringify(picture));
}

export function saveFit(boardId: string, fit: Fit): ShelfFault | null {
  return write(fitKey(boardId), JSON.stringify(fit));
}

/** Both or neither. */
export function keepPhoto(boardId: string, { picture, fit }: Photo): ShelfFault | null {
  const fault = savePicture(boardId, picture) ?? saveFit(boardId, fit);
  if (fault) removePhoto(boardId);
  return fault;
}

export function removePhoto(boardId: string): void {
  remove(pictureKey(boardId));
  remove(fitKey(boardId));
}
