/** The first bytes of pictures of a size; nobody looks further. */
const big = (n: number, bytes: number) =>
  Array.from({ length: bytes }, (_, i) => (n >> (8 * (bytes - 1 - i))) & 255);
const little = (n: number, bytes: number) => big(n, bytes).reverse();
const word = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

export const jpegBytes = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 2, 3, 4],
  ...[0xff, 0xc4, 0, 4, 9, 9],
  ...[0xff, 0xc0, 0, 17, 8, ...big(height, 2), ...big(width, 2), 3, 0, 0, 0, 0, 0],
];
export const pngBytes = (width: number, height: number) => [
  ...[0x89, ...word('PNG\r\n\x1a\n'), ...big(13, 4), ...word('IHDR')],
  ...[...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0],
];
const riff = (kind: string, rest: readonly number[]) => [
  ...word('RIFF'),
  ...little(64, 4),
  ...word('WEBP'),
  ...word(kind),
  ...little(rest.length, 4),
  ...rest,
];
export const webpBytes = {
  extended: (width: number, height: number) =>
    riff('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
  lossless: (width: number, height: number) =>
    riff('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4)]),
  lossy: (width: number, height: number) =>
    riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)]),
};

export const address = (type: string, bytes: readonly number[]) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
