import { useCallback, useMemo, useState } from 'react';

import { keepPhoto, loadPhoto, removePhoto, saveFit, type Fit, type Photo } from '@/store/photos';

export interface PhotoDesk {
  readonly photo: Photo | null;
  /** False when there is no room for it. */
  readonly lay: (photo: Photo) => boolean;
  readonly refit: (fit: Partial<Fit>) => void;
  readonly repin: (pins: readonly string[]) => void;
  readonly drop: () => void;
}

/** The photo that lies under a board, kept on the device at every change. */
export function usePhoto(boardId: string): PhotoDesk {
  const [photo, setPhoto] = useState(() => loadPhoto(boardId));
  const refit = useCallback(
    (some: Partial<Fit>) =>
      setPhoto((now) => {
        if (!now) return now;
        const fit = { ...now.fit, ...some };
        saveFit(boardId, fit);
        return { ...now, fit };
      }),
    [boardId],
  );
  const repin = useCallback(
    (pins: readonly string[]) =>
      setPhoto((now) => {
        if (!now || pins.length !== 4 || pins.every((pin, i) => pin === now.fit.pins[i]))
          return now;
        const fit = { ...now.fit, pins };
        saveFit(boardId, fit);
        return { ...now, fit };
      }),
    [boardId],
  );
  return useMemo(
    () => ({
      photo,
      lay: (next) => {
        const fault = keepPhoto(boardId, next);
        setPhoto(fault ? null : next);
        return fault === null;
      },
      refit,
      repin,
      drop: () => {
        removePhoto(boardId);
        setPhoto(null);
      },
    }),
    [boardId, photo, refit, repin],
  );
}
