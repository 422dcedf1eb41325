import { lazy } from 'react';

/** Behind one door for all pages that show it, so that a browser fetches the table on its own. */
export const Table = lazy(async () => ({ default: (await import('./TableScreen')).TableScreen }));
