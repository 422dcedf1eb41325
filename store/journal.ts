import type * as Web from './journal.web';

/** A phone's storage is on disk when a change returns: nothing needs to be noted beside it. */
export const openJournal: (
  ...of: Parameters<typeof Web.openJournal>
) => ReturnType<typeof Web.openJournal> | null = () => null;

export function put(shelf: Storage, key: string, stored: string | null): void {
  if (stored === null) shelf.removeItem(key);
  else shelf.setItem(key, stored);
}

export const whenOnDisk: typeof Web.whenOnDisk = (then) => then();
