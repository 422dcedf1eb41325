/** What the first bytes of a picture say it is. Nothing is decoded: a bomb is known by its label. */
export interface PictureHeader {
  readonly type: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

const at = (bytes: Uint8Array, i: number) => bytes[i] ?? 0;
const big16 = (bytes: Uint8Array, i: number) => at(bytes, i) * 256 + at(bytes, i + 1);
const big32 = (bytes: Uint8Array, i: number) => big16(bytes, i) * 65536 + big16(bytes, i + 2);
const little16 = (bytes: Uint8Array, i: number) => at(bytes, i) + at(bytes, i + 1) * 256;
const little24 = (bytes: Uint8Array, i: number) => little16(bytes, i) + at(bytes, i + 2) * 65536;
const says = (bytes: Uint8Array, i: number, word: string) =>
  [...word].every((letter, k) => at(bytes, i + k) === letter.charCodeAt(0));

function png(bytes: Uint8Array): PictureHeader | null {
  if (at(bytes, 0) !== 0x89 || !says(bytes, 1, 'PNG\r\n\x1a\n') || !says(bytes, 12, 'IHDR'))
    return null;
  return { type: 'png', width: big32(bytes, 16), height: big32(bytes, 20) };
}

/** Frames C0 to CF but for those that are no frames: tables and arithmetic coding. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

function jpeg(bytes: Uint8Array): PictureHeader | null {
  if (big16(bytes, 0) !== 0xffd8) return null;
  let i = 2;
  while (i + 9 < bytes.length && at(bytes, i) === 0xff) {
    const marker = at(bytes, i + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      return { type: 'jpeg', width: big16(bytes, i + 7), height: big16(bytes, i + 5) };
    }
    // Padding before a marker; every other segment tells its own length.
    i += marker === 0xff ? 1 : 2 + big16(bytes, i + 2);
  }
  return null;
}

function webp(bytes: Uint8Array): PictureHeader | null {
  if (!says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WEBP')) return null;
  if (says(bytes, 12, 'VP8X')) {
    return { type: 'webp', width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
  }
  if (says(bytes, 12, 'VP8L')) {
    const [low, high] = [little16(bytes, 21), little16(bytes, 23)];
    const width = (low & 0x3fff) + 1;
    return { type: 'webp', width, height: ((low >> 14) | ((high & 0xfff) << 2)) + 1 };
  }
  if (!says(bytes, 12, 'VP8 ')) return null;
  const [width, height] = [little16(bytes, 26) & 0x3fff, little16(bytes, 28) & 0x3fff];
  return { type: 'webp', width, height };
}

export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  return png(bytes) ?? jpeg(bytes) ?? webp(bytes);
}
