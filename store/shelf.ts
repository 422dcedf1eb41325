import 'expo-sqlite/localStorage/install';

import { checksum } from './checksum';
import { openJournal, put } from './journal';

/**
 * The device's storage. Synchronous; every value carries a checksum, so that a damaged one is
 * noticed rather than believed. What is written is on disk when `whenOnDisk` of the journal says so.
 */
export type ShelfFault = 'full' | 'denied';
export type Reading = { readonly value: string } | { readonly fault: 'missing' | 'damaged' };

const PREFIX = 'kontor.';

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // A browser may refuse even to name it.
    return null;
  }
}

export function read(key: string): Reading {
  let stored: string | null | undefined;
  try {
    stored = storage()?.getItem(PREFIX + key);
  } catch {
    stored = null;
  }
  if (stored === null || stored === undefined) return { fault: 'missing' };
  const value = stored.slice(9);
  return stored.slice(0, 9) === `${checksum(value)}:` ? { value } : { fault: 'damaged' };
}

export function write(key: string, value: string): ShelfFault | null {
  const shelf = storage();
  if (!shelf) return 'denied';
  try {
    put(shelf, PREFIX + key, `${checksum(value)}:${value}`);
    return null;
  } catch (error) {
    return (error as Error).name === 'SecurityError' ? 'denied' : 'full';
  }
}

export function remove(key: string): void {
  const shelf = storage();
  try {
    if (shelf) put(shelf, PREFIX + key, null);
  } catch {
    // What cannot be removed stays; nothing depends on it being gone.
  }
}

export function keysUnder(prefix: string): string[] {
  const keys: string[] = [];
  try {
    const shelf = storage();
    for (let i = 0; shelf && i < shelf.length; i++) {
      const key = shelf.key(i);
      if (key?.startsWith(PREFIX + prefix)) keys.push(key.slice(PREFIX.length));
    }
  } catch {
    return [];
  }
  return keys;
}

const replayListeners: (() => void)[] = [];

/** Tells when something lost was put back, after it may have been read. */
export function onReplay(listener: () => void): void {
  replayListeners.push(listener);
}

/** Puts back what a browser lost when it was killed; null where nothing is ever lost. */
export function openShelf(): Promise<void> | null {
  const shelf = storage();
  const ours = () => keysUnder('').map((key) => PREFIX + key);
  const opening = shelf && openJournal(shelf, ours);
  if (!opening) return null;
  return opening.then((replayed) => {
    if (replayed) for (const listener of replayListeners) listener();
  });
}

/** Tells when another tab of the web build writes a key. */
export function onOtherTab(listener: (key: string) => void): () => void {
  const target = globalThis as { addEventListener?: typeof addEventListener } & typeof globalThis;
  if (typeof target.addEventListener !== 'function') return () => undefined;
  const heard = (event: StorageEvent) => {
    if (event.key?.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length));
  };
  target.addEventListener('storage', heard as never);
  return () => target.removeEventListener('storage', heard as never);
}
