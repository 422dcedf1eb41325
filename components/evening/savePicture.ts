import { PICTURE } from './picture';

/** In a browser: handed to the device's own sharing where there is one, saved as a file otherwise. */
export async function savePicture(svg: string, name: string): Promise<boolean> {
  try {
    const blob = await pngOf(svg);
    const file = new File([blob], name, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file] });
      return true;
    }
    download(blob, name);
    return true;
  } catch (error) {
    // Closing the sharing sheet is an answer, not a mishap.
    return (error as Error).name === 'AbortError';
  }
}

async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image(PICTURE.width, PICTURE.height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
