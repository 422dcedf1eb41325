import { unzlibSync } from 'fflate';

import type { Raster } from '@/engine/board/suggest';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Values a pixel has, by the kind of colour; a palette is nothing a phone writes. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const MOST_PIXELS = 4_000_000;

interface Head {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** One or two; of two the first says enough. */
  readonly bytesEach: number;
}

/** The pixels of a PNG as the image encoders of phones write it; null for any other. */
export function pixelsOfPng(png: Uint8Array): Raster | null {
  if (SIGNATURE.some((byte, i) => png[i] !== byte)) return null;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [];
  let head: Head | null = null;
  for (let at = SIGNATURE.length; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const body = png.subarray(at + 8, at + 8 + length);
    if (body.length < length) return null;
    if (name === 'IHDR') head = headOf(view, at + 8);
    if (name === 'IDAT') parts.push(body);
    at += length + 12;
  }
  if (!head || parts.length === 0) return null;
  const { width, height, channels, bytesEach } = head;
  const size = height * (1 + width * channels * bytesEach);
  try {
    const rows = unzlibSync(joined(parts), { out: new Uint8Array(size) });
    return rows.length < size ? null : coloured(unfiltered(rows, head), head);
  } catch {
    return null;
  }
}

function headOf(view: DataView, at: number): Head | null {
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  const depth = view.getUint8(at + 8);
  const channels = CHANNELS[view.getUint8(at + 9)];
  const interlaced = view.getUint8(at + 12) !== 0;
  if (!channels || interlaced || (depth !== 8 && depth !== 16)) return null;
  if (width === 0 || height === 0 || width * height > MOST_PIXELS) return null;
  return { width, height, channels, bytesEach: depth / 8 };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Each row is written as the difference from what a filter expects of its neighbours. */
function unfiltered(rows: Uint8Array, { width, height, channels, bytesEach }: Head): Uint8Array {
  const step = channels * bytesEach;
  const line = width * step;
  const plain = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (line + 1)];
    const from = y * (line + 1) + 1;
    const to = y * line;
    for (let x = 0; x < line; x++) {
      const left = x >= step ? plain[to + x - step]! : 0;
      const above = y > 0 ? plain[to + x - line]! : 0;
      const corner = x >= step && y > 0 ? plain[to + x - line - step]! : 0;
      plain[to + x] = rows[from + x]! + expected(filter, left, above, corner);
    }
  }
  return plain;
}

function expected(filter: number | undefined, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const [byLeft, byAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
      const byCorner = Math.abs(left + above - 2 * corner);
      if (byLeft <= byAbove && byLeft <= byCorner) return left;
      return byAbove <= byCorner ? above : corner;
    }
    default:
      throw new RangeError('no such filter');
  }
}

function coloured(plain: Uint8Array, { width, height, channels, bytesEach }: Head): Raster {
  const data = new Uint8Array(width * height * 4);
  const grey = channels < 3;
  for (let i = 0; i < width * height; i++) {
    const at = i * channels * bytesEach;
    for (let k = 0; k < 3; k++) data[i * 4 + k] = plain[at + (grey ? 0 : k * bytesEach)]!;
    data[i * 4 + 3] = channels % 2 === 0 ? plain[at + (channels - 1) * bytesEach]! : 255;
  }
  return { width, height, data };
}
