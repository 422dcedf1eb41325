import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Image, Platform } from 'react-native';

import { frameOf } from '@/engine/board/geometry';
import type { Board } from '@/engine/europe/board/board';
import { loadPhoto, type Photo } from '@/store/photos';

import { fittingOf } from './fitting';
import { PhotoMesh } from './PhotoMesh';

/** How much of the table round the board is shown, in sides of a hex. */
const MARGIN = 0.5;

/** A picture that is not there yet, or never comes, would leave the table an empty sea. */
function useSeen(url: string | undefined): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    if (url !== undefined && Platform.OS === 'web') {
      const found = () => here && setSeen(url);
      Image.getSize(url, found, () => undefined);
    }
    return () => {
      here = false;
    };
  }, [url]);
  // A phone decodes what lies on it at once.
  return url !== undefined && (Platform.OS !== 'web' || seen === url);
}

function photoOf({ id, practice }: Board): Photo | null {
  const photo = practice ? null : loadPhoto(id);
  return photo?.fit.inPlay ? photo : null;
}

/** The photo as the face of the map, for tables that want to see their own board. */
export function usePhotoFace(board: Board): { underlay: ReactNode; bare: true } | null {
  const photo = useMemo(() => photoOf(board), [board]);
  const seen = useSeen(photo?.picture.url);
  return useMemo(() => {
    if (!photo || !seen) return null;
    const fitted = fittingOf(photo.fit, board.layout, photo.picture);
    if (!('homography' in fitted)) return null;
    const frame = frameOf(board, MARGIN);
    return {
      underlay: <PhotoMesh picture={photo.picture} toPicture={fitted.homography} frame={frame} />,
      bare: true,
    };
  }, [board, photo, seen]);
}
