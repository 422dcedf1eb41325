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

/** More would keep the page busy for minutes. */
const MOST_PICTURES = 120;

const pickPictures: typeof Native.pickPictures = (begun, take) => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  input.onchange = () => {
    const looked = [...(input.files ?? [])].slice(0, MOST_PICTURES);
    if (looked.length === 0) return;
    begun();
    import('./reader')
      .then(async ({ codeInPicture }) => {
        const pictures: (readonly string[])[] = [];
        for (const file of looked) {
          const code = await codeInPicture(file);
          pictures.push(code === null ? [] : [code]);
        }
        take(pictures);
      })
      .catch(() => take(looked.map(() => [])));
  };
  input.click();
};

const hasCamera: typeof Native.hasCamera = async () => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // Not a secure page, or a browser without cameras.
    return false;
  }
};

export { hasCamera, pickPictures, sendText };
export const SENDS = false;
export const openPermissions: typeof Native.openPermissions = null;
