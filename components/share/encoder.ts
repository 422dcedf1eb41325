import type { squaresOf } from './qr';

export type Encoder = Parameters<typeof squaresOf>[1];

/** Loaded when the first code is shown: most evenings need none. */
export async function loadEncoder(): Promise<Encoder> {
  const module = (await import('qrcode-generator')) as { default?: Encoder };
  return module.default ?? (module as unknown as Encoder);
}
