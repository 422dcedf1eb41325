import { scanFromURLAsync } from 'expo-camera';
import { launchImageLibraryAsync } from 'expo-image-picker';
import { Linking, Share } from 'react-native';

/** A phone hands a board on as text to whichever app the person picks. */
export async function sendText(title: string, text: string): Promise<boolean> {
  await Share.share({ title, message: text });
  return true;
}

export const SENDS = true;

/** More would keep people waiting for minutes. */
const MOST_PICTURES = 120;

async function codesIn(address: string): Promise<readonly string[]> {
  try {
    const found = await scanFromURLAsync(address, ['qr']);
    return found.map(({ data }) => data);
  } catch {
    return [];
  }
}

/** Tells what the codes in the pictures say, picture by picture. */
export function pickPictures(
  begun: () => void,
  take: (pictures: readonly (readonly string[])[]) => void,
): void {
  void (async () => {
    const { assets } = await launchImageLibraryAsync({
      mediaTypes: ['images'],
      allowsMultipleSelection: true,
      selectionLimit: MOST_PICTURES,
    });
    if (!assets || assets.length === 0) return;
    begun();
    const pictures: (readonly string[])[] = [];
    for (const { uri } of assets.slice(0, MOST_PICTURES)) pictures.push(await codesIn(uri));
    take(pictures);
  })().catch(() => take([[]]));
}

/** Whether it may be used is asked when it is opened. */
export async function hasCamera(): Promise<boolean> {
  return true;
}

/** Where a person allows what was refused; null where there is no such place to lead to. */
export const openPermissions: (() => void) | null = () => void Linking.openSettings();
