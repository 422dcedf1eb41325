import { handOut } from '@/components/games/files';

import type * as Native from './handing';

/** False when the browser does not let a page write to its clipboard. */
const sendText: typeof Native.sendText = async (_title, text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const saveFile: typeof Native.saveFile = (name, text) => void handOut(name, text);

function pick(accept: string, multiple: boolean, take: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = multiple;
  input.onchange = () => take([...(input.files ?? [])]);
  input.click();
}

const pickFile: typeof Native.pickFile = (take, most) =>
  pick('.json,.txt,application/json,text/plain', false, ([file]) => {
    // A file far too large is cut, not read: whoever takes it in refuses it by its length.
    if (file)
      void file
        .slice(0, 4 * most)
        .text()
        .then(take);
  });

/** More would keep the page busy for minutes. */
const MOST_PICTURES = 120;

const pickPictures: typeof Native.pickPictures = (begun, take) =>
  pick('image/*', true, (files) => {
    if (files.length === 0) return;
    begun();
    const looked = files.slice(0, MOST_PICTURES);
    import('./reader')
      .then(async ({ codeInPicture }) => {
        const texts: (string | null)[] = [];
        for (const file of looked) texts.push(await codeInPicture(file));
        take(texts);
      })
      .catch(() => take(looked.map(() => null)));
  });

const hasCamera: typeof Native.hasCamera = async () => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // Not a secure page, or a browser without cameras.
    return false;
  }
};

export { hasCamera, pickFile, pickPictures, saveFile, sendText };
export const SENDS = false;
