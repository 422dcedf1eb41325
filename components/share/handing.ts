import { Share } from 'react-native';

/** A phone hands a board on as text to whichever app the person picks. */
export async function sendText(title: string, text: string): Promise<boolean> {
  await Share.share({ title, message: text });
  return true;
}

export const SENDS = true;

/** Null where there are no files to save or to pick: the text is sent and pasted instead. */
export const saveFile: ((name: string, text: string) => void) | null = null;
export const pickFile: ((take: (text: string) => void, most: number) => void) | null = null;
/** Tells what the codes in the pictures say, picture by picture; null where there is none. */
export const pickPictures:
  ((begun: () => void, take: (texts: readonly (string | null)[]) => void) => void) | null = null;

export async function hasCamera(): Promise<boolean> {
  return false;
}
