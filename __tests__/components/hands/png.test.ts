import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pixelsOfPng } from '@/components/editor/png';

import { pngOf } from '../support/png';

const EMBLEM = Uint8Array.from(readFileSync(path.join(__dirname, '../../fixtures/emblem.png')));

/** Large differences above, and below small ones, among which ties are common. */
const noise = (x: number, y: number) =>
  y < 9
    ? (x * 37 + y * 101 + ((x * y) % 7) * 29) & 255
    : ((x * x * 7 + y * y * 13 + x * y * 5) % 17) % 5;
const drawing = {
  width: 9,
  height: 30,
  kind: 2,
  channels: 3,
  depth: 8 as const,
  byte: noise,
  filter: (y: number) => y % 5,
};

describe('the pixels of a PNG', () => {
  it('are those that another reader finds in a real one', () => {
    const { width, height, data } = pixelsOfPng(EMBLEM)!;
    expect([width, height]).toEqual([64, 64]);
    const sum = createHash('sha1').update(Uint8Array.from(data)).digest('hex');
    // As pngjs reads it.
    expect(sum).toBe('a4c55c1730bf1dd9167df3a6ea7aa50d898de3de');
  });

  it.each([
    ['colours', 2, 3],
    ['colours you can see through', 6, 4],
    ['greys', 0, 1],
    ['greys you can see through', 4, 2],
  ])('are found in %s, one byte or two each, whatever the filter', (_what, kind, channels) => {
    for (const depth of [8, 16] as const) {
      const { data, width } = pixelsOfPng(pngOf({ ...drawing, kind, channels, depth }))!;
      const each = depth / 8;
      for (let y = 0; y < drawing.height; y++) {
        for (let x = 0; x < width; x++) {
          const at = (channel: number) => noise((x * channels + channel) * each, y);
          const rgb = channels < 3 ? [at(0), at(0), at(0)] : [at(0), at(1), at(2)];
          const alpha = channels % 2 === 0 ? at(channels - 1) : 255;
          const from = (y * width + x) * 4;
          expect(Array.from(data).slice(from, from + 4)).toEqual([...rgb, alpha]);
        }
      }
    }
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46)],
    ['half of one', EMBLEM.subarray(0, EMBLEM.length >> 1)],
    ['its head alone', EMBLEM.subarray(0, 40)],
    ['a palette', pngOf({ ...drawing, kind: 3, channels: 1 })],
    ['an interlaced one', pngOf({ ...drawing, interlaced: true })],
    ['an unknown filter', pngOf({ ...drawing, filter: () => 9 })],
    ['a size of millions', huge()],
    ['fewer rows than it claims', claiming(31)],
  ])('are not made up from %s', (_what, png) => {
    expect(pixelsOfPng(png)).toBeNull();
  });
});

function claiming(height: number, width = 9): Uint8Array {
  const png = pngOf(drawing);
  new DataView(png.buffer).setUint32(16, width);
  new DataView(png.buffer).setUint32(20, height);
  return png;
}
function huge(): Uint8Array {
  return claiming(60_000, 60_000);
}
