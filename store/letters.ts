/** Bytes as letters: six bits each for texts, five for codes, which know capitals only. */
export interface Alphabet {
  readonly letters: string;
  readonly bits: 5 | 6;
}

export const BASE64URL: Alphabet = {
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  bits: 6,
};
export const BASE32: Alphabet = { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', bits: 5 };

export function toLetters(bytes: Uint8Array, { letters, bits }: Alphabet): string {
  const written: string[] = [];
  let held = 0;
  let holding = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    holding += 8;
    while (holding >= bits) {
      holding -= bits;
      written.push(letters[held >> holding]!);
      held &= (1 << holding) - 1;
    }
  }
  if (holding > 0) written.push(letters[held << (bits - holding)]!);
  return written.join('');
}

/** Null when a letter is none of the alphabet's. */
export function fromLetters(text: string, { letters, bits }: Alphabet): Uint8Array | null {
  const places = new Map([...letters].map((letter, i) => [letter, i]));
  const bytes = new Uint8Array(Math.floor((text.length * bits) / 8));
  let held = 0;
  let holding = 0;
  let at = 0;
  for (const letter of text) {
    const place = places.get(letter);
    if (place === undefined) return null;
    held = (held << bits) | place;
    holding += bits;
    if (holding < 8) continue;
    holding -= 8;
    bytes[at] = held >> holding;
    at += 1;
    held &= (1 << holding) - 1;
  }
  return bytes;
}
