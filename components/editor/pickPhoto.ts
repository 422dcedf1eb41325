import type { Raster } from '@/engine/board/suggest';
import type { Picture } from '@/store/photos';

/** Null where pictures cannot be taken in: the app then offers no photo at all. */
export const pickPhoto: ((camera: boolean) => Promise<Picture | 'unreadable' | null>) | null = null;

/** Null where the colours of a picture cannot be read. */
export const pixelsOf: ((picture: Picture) => Promise<Raster | null>) | null = null;
