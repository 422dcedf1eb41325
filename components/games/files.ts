import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { strFromU8 } from 'fflate';
import { Share } from 'react-native';

import { handOutFile } from './outbox';
import { isFarTooLarge, type Picked } from './picked';

/** As a file; as text where the phone has no room for one or cannot share it. */
export async function handOut(name: string, text: string): Promise<void> {
  try {
    await handOutFile(name, text);
  } catch {
    await Share.share({ title: name, message: text });
  }
}

/** Null when nothing was picked. */
export async function pickText(most: number): Promise<Picked | null> {
  try {
    // Of any kind: on its way through other apps a file often loses what it was.
    const { assets } = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: false });
    const [asset] = assets ?? [];
    if (!asset) return null;
    const file = new File(asset.uri);
    if (isFarTooLarge(asset.size ?? file.size, most)) return { fault: 'too-large' };
    return { text: strFromU8(await file.bytes()) };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** A phone shares a file, a browser saves it. */
export const SAVES = false;
