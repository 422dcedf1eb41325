/**
 * What is to be done when the app starts: a browser that is killed may have lost the last minutes
 * of its storage, while the journal beside it was on disk before anybody was told.
 */
export interface Entry {
  readonly key: string;
  /** What lies under the key; null when it was removed. */
  readonly stored: string | null;
  readonly at: number;
}

/** Lies on the shelf when it was written without the journal: a number that grows. */
export const UNNOTED = 'kontor.unnoted';

/** By then a browser has long written its storage to disk. */
const SETTLED_AFTER_MS = 24 * 60 * 60 * 1000;

export type Reconciled =
  /** The shelf knows more than the journal, which must begin anew with what lies there. */
  | 'outdated'
  | {
      /** To be put on the shelf again, and noted again as of now. */
      readonly lost: readonly Entry[];
      /** Need not be noted any longer. */
      readonly settled: readonly string[];
    };

const markOf = (text: string | null | undefined): number => Number(text) || 0;

export function reconcile(
  entries: readonly Entry[],
  onShelf: (key: string) => string | null,
  now: number,
): Reconciled {
  const mark = entries.find(({ key }) => key === UNNOTED);
  const ahead = mark && markOf(mark.stored) - markOf(onShelf(UNNOTED));
  if (ahead === undefined || ahead < 0) return 'outdated';
  const lost: Entry[] = [];
  const settled: string[] = [];
  for (const entry of entries) {
    const same = entry === mark ? ahead === 0 : onShelf(entry.key) === entry.stored;
    // A clock may be set back, too.
    const old = Math.abs(now - entry.at) > SETTLED_AFTER_MS;
    if (!same) lost.push({ ...entry, at: now });
    else if (old && entry !== mark) settled.push(entry.key);
  }
  // What is removed makes room for the rest.
  lost.sort((a, b) => Number(a.stored !== null) - Number(b.stored !== null));
  return { lost, settled };
}

/** A journal that begins with all that lies on the shelf. */
export function snapshot(
  keys: readonly string[],
  onShelf: (key: string) => string | null,
  now: number,
): Entry[] {
  const others = keys.filter((key) => key !== UNNOTED);
  const mark: Entry = { key: UNNOTED, stored: `${markOf(onShelf(UNNOTED))}`, at: now };
  return [mark, ...others.map((key) => ({ key, stored: onShelf(key), at: now }))];
}

export const nextMark = (onShelf: string | null, now: number): string =>
  `${Math.max(now, markOf(onShelf) + 1)}`;
