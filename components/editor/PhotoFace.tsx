import { useMemo, type ReactNode } from 'react';

import { frameOf } from '@/engine/board/geometry';
import type { Board } from '@/engine/europe/board/board';
import { loadPhoto } from '@/store/photos';

import { fittingOf } from './fitting';
import { PhotoMesh } from './PhotoMesh';

/** The photo as the face of the map, for tables that want to see their own board. */
export function usePhotoFace(board: Board): { underlay: ReactNode; bare: true } | null {
  return useMemo(() => {
    const photo = board.practice ? null : loadPhoto(board.id);
    if (!photo?.fit.inPlay) return null;
    const fitted = fittingOf(photo.fit, board.layout, photo.picture);
    if (!('homography' in fitted)) return null;
    const frame = frameOf(board, 0.5);
    return {
      underlay: <PhotoMesh picture={photo.picture} toPicture={fitted.homography} frame={frame} />,
      bare: true,
    };
  }, [board]);
}
