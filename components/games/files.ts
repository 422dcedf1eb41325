import { Share } from 'react-native';

/** A phone hands a game on as text to whichever app the person picks. */
export async function handOut(name: string, text: string): Promise<void> {
  await Share.share({ title: name, message: text });
}

/** Null where files cannot be picked: the text is pasted instead. */
export const pickText: ((take: (text: string) => void) => void) | null = null;

export const AS_FILE = false;
