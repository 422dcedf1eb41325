/** What became of a file that somebody picked. */
export type Picked = { readonly text: string } | { readonly fault: 'too-large' | 'unreadable' };

/** No letter takes more, so a file beyond this need not be read to be refused. */
const BYTES_A_LETTER = 4;

export const isFarTooLarge = (bytes: number, letters: number): boolean =>
  bytes > letters * BYTES_A_LETTER;
