import jsQR from 'jsqr';

/** Reads codes off pictures in a browser. Loaded only when somebody wants to. */
interface Detector {
  readonly detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorMaker = new (options: { readonly formats: readonly string[] }) => Detector;

/** Browsers that read codes themselves do it better and faster. */
function detectorHere(): Detector | null {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorMaker };
  try {
    return BarcodeDetector ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

/** A code needs a few pixels a square; more only take time. */
const LONGEST_SIDE = 1600;

type Picture = CanvasImageSource & ImageBitmapSource;

export class CodeReader {
  private readonly detector = detectorHere();
  private readonly canvas = document.createElement('canvas');

  async read(picture: Picture, width: number, height: number): Promise<string | null> {
    const found = await this.detector?.detect(picture).catch(() => []);
    return found?.[0]?.rawValue ?? this.search(picture, width, height);
  }

  private search(picture: Picture, width: number, height: number): string | null {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const [w, h] = [Math.floor(width * scale), Math.floor(height * scale)];
    const pen = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!pen || w < 1 || h < 1) return null;
    this.canvas.width = w;
    this.canvas.height = h;
    pen.drawImage(picture, 0, 0, w, h);
    return jsQR(pen.getImageData(0, 0, w, h).data, w, h)?.data ?? null;
  }
}

/** Null when there is no code in it, or it is no picture. */
export async function codeInPicture(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const found = await new CodeReader().read(picture, picture.width, picture.height);
    picture.close();
    return found;
  } catch {
    return null;
  }
}
