import { MOST_CHARACTERS, type Picture } from '@/store/photos';

import { LONGEST, QUALITIES, READ_WIDTH } from './photoSizes';
import type * as Native from './pickPhoto';

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function drawn(image: HTMLImageElement, share: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * share));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * share));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** As large and as good as the shelf has room for. */
function shrunk(image: HTMLImageElement): Picture | null {
  const longest = Math.max(image.naturalWidth, image.naturalHeight);
  for (const most of LONGEST) {
    const canvas = drawn(image, Math.min(1, most / longest));
    for (const quality of QUALITIES) {
      const url = canvas.toDataURL('image/jpeg', quality);
      if (url.length <= MOST_CHARACTERS) return { url, width: canvas.width, height: canvas.height };
    }
  }
  return null;
}

function chosenFile(camera: boolean): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    if (camera) input.setAttribute('capture', 'environment');
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}

const pickPhoto: typeof Native.pickPhoto = async (camera) => {
  const file = await chosenFile(camera);
  if (!file) return null;
  const address = URL.createObjectURL(file);
  try {
    return shrunk(await decoded(address)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
};

const pixelsOf: typeof Native.pixelsOf = async ({ url, width }) => {
  const canvas = drawn(await decoded(url), Math.min(1, READ_WIDTH / width));
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels ? { width: canvas.width, height: canvas.height, data: pixels.data } : null;
};

export { pickPhoto, pixelsOf };
