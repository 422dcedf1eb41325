import { time } from './clock';
import { nextMark, reconcile, snapshot, UNNOTED, type Entry } from './reconcile';

/**
 * A browser keeps what is put into its storage in memory and writes it to disk seconds, sometimes
 * minutes, later. So every change is also noted here, in a database whose transactions are on disk
 * when they are complete, and what was lost is put back when the app starts. Where there is no such
 * database, the storage has to do alone.
 */
const NAME = 'kontor';
const STORE = 'shelf';
const STRICT = { durability: 'strict' } as const;
/** A disk that takes longer is not waited for. */
const PATIENCE_MS = 2000;

let journal: IDBDatabase | null = null;
let marked = false;
let noting: Entry[] = [];
let underway = 0;
let waiting: (() => void)[] = [];

/** Puts a change on the shelf and notes it. Throws what the shelf throws. */
export function put(shelf: Storage, key: string, stored: string | null): void {
  if (!journal) markUnnoted(shelf);
  if (stored === null) shelf.removeItem(key);
  else shelf.setItem(key, stored);
  if (!journal) return;
  // All changes of one command go into one transaction: all of them reach the disk, or none.
  if (noting.length === 0) queueMicrotask(() => write(shelf));
  noting.push({ key, stored, at: time() });
}

/** Calls back when all that was put so far is on disk; at once when it is. */
export function whenOnDisk(then: () => void): void {
  if (noting.length === 0 && underway === 0) then();
  else waiting.push(then);
}

function write(shelf: Storage): void {
  const entries = noting;
  noting = [];
  underway++;
  const tooLong = setTimeout(() => giveUp(shelf), PATIENCE_MS);
  const end = () => {
    clearTimeout(tooLong);
    underway--;
    if (noting.length === 0 && underway === 0) release();
  };
  try {
    const transaction = journal!.transaction(STORE, 'readwrite', STRICT);
    const store = transaction.objectStore(STORE);
    for (const entry of entries) store.put(entry);
    transaction.oncomplete = end;
    transaction.onabort = () => {
      giveUp(shelf);
      end();
    };
    // Else the disk would wait for this thread, which is about to draw.
    transaction.commit?.();
  } catch {
    giveUp(shelf);
    end();
  }
}

function release(): void {
  const calls = waiting;
  waiting = [];
  for (const call of calls) call();
}

function giveUp(shelf: Storage): void {
  journal = null;
  markUnnoted(shelf);
  release();
}

/** From here on the shelf knows more than the journal, and an old note must not undo a newer save. */
function markUnnoted(shelf: Storage): void {
  if (marked) return;
  try {
    shelf.setItem(UNNOTED, nextMark(shelf.getItem(UNNOTED), time()));
    marked = true;
  } catch {
    // No room for a mark; the next change tries again.
  }
}

/** Resolves with whether anything was put back on the shelf. Never fails. */
export function openJournal(shelf: Storage, keys: () => readonly string[]): Promise<boolean> {
  let late = false;
  const patience = new Promise<false>((done) => {
    setTimeout(() => {
      late = true;
      done(false);
    }, PATIENCE_MS);
  });
  const opening = openDatabase()
    .then((database) => amongTabs((first) => begin(database, first)))
    .catch(() => false);
  return Promise.race([opening, patience]);

  async function begin(database: IDBDatabase, first: boolean): Promise<boolean> {
    const transaction = database.transaction(STORE, 'readwrite', STRICT);
    const store = transaction.objectStore(STORE);
    const entries = await answered(store.getAll() as IDBRequest<Entry[]>);
    const onShelf = (key: string) => shelf.getItem(key);
    const found = reconcile(entries, onShelf, time());
    // The other tab has given the journal up.
    if (late || (!first && found === 'outdated')) {
      database.close();
      return false;
    }
    journal = database;
    if (!first) return false;
    transaction.onabort = () => giveUp(shelf);
    if (found === 'outdated') {
      store.clear();
      for (const entry of snapshot(keys(), onShelf, time())) store.put(entry);
      return false;
    }
    for (const entry of found.lost) {
      if (entry.stored === null) shelf.removeItem(entry.key);
      else shelf.setItem(entry.key, entry.stored);
      store.put(entry);
    }
    for (const key of found.settled) store.delete(key);
    return found.lost.length > 0;
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  const database = await answered(request);
  // A later version of the app may want it in another form.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * As long as another tab is open nothing has been lost, and what it is just writing must not be
 * taken for that: only the first one puts back, and those that come meanwhile wait for it.
 */
function amongTabs<T>(begin: (first: boolean) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return begin(true);
  return locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) {
      const begun = await begin(true);
      if (journal) void stay(() => undefined);
      return begun;
    }
    return new Promise<T>((done) => void stay(() => done(begin(false))));
  }) as Promise<T>;

  function stay(admitted: () => void): Promise<unknown> {
    return locks!.request(NAME, { mode: 'shared' }, () => {
      admitted();
      return new Promise(() => undefined);
    });
  }
}
