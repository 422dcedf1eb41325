import { lazy } from 'react';

/** A browser fetches packing and reading of codes only when a board is passed on. */
const screens = () => import('./screens');
export const ImportScreen = lazy(async () => ({ default: (await screens()).ImportScreen }));
export const ShareScreen = lazy(async () => ({ default: (await screens()).ShareScreen }));
