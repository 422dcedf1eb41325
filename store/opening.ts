import { create } from 'zustand';

import { openShelf } from './shelf';

const opening = openShelf();

/** Until then nothing may be shown or written: what was lost is being put back. */
export const useOpening = create<{ readonly done: boolean }>()(() => ({ done: opening === null }));

void opening?.then(() => useOpening.setState({ done: true }));
