import { deflateSync } from 'node:zlib';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly channels: number;
  readonly depth: 8 | 16;
  readonly interlaced?: boolean;
  /** Of a byte of the rows, filters apart. */
  readonly byte: (x: number, y: number) => number;
  readonly filter: (y: number) => number;
}

function chunk(name: string, body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  // Nothing here looks at the checksum.
  return Buffer.concat([length, Buffer.from(name, 'latin1'), body, Buffer.alloc(4)]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Written by the definition of the format, with the filter a row is told to have. */
export function pngOf(drawing: Drawing): Uint8Array {
  const { width, height, kind, channels, depth, interlaced = false, byte, filter } = drawing;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, kind, 0, 0, interlaced ? 1 : 0], 8);
  const step = (channels * depth) / 8;
  const line = width * step;
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : byte(x, y));
  const rows = Buffer.alloc(height * (line + 1));
  for (let y = 0; y < height; y++) {
    rows[y * (line + 1)] = filter(y);
    for (let x = 0; x < line; x++) {
      const [a, b, c] = [at(x - step, y), at(x, y - 1), at(x - step, y - 1)];
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      const expected = [0, a, b, Math.floor((a + b) / 2), paeth][filter(y)] ?? 0;
      rows[y * (line + 1) + 1 + x] = (at(x, y) - expected) & 255;
    }
  }
  const packed = deflateSync(rows);
  const middle = packed.length >> 1;
  return Uint8Array.from(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', head),
      chunk('pHYs', new Uint8Array(9)),
      chunk('IDAT', packed.subarray(0, middle)),
      chunk('IDAT', packed.subarray(middle)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}
