import fc from 'fast-check';

import {
  nextMark,
  reconcile,
  snapshot,
  UNNOTED,
  type Entry,
  type Reconciled,
} from '@/store/reconcile';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2024, 5, 1);

const shelfOf = (kept: Record<string, string>) => (key: string) => kept[key] ?? null;
const MARK: Entry = { key: UNNOTED, stored: '0', at: NOW };
const noted = (key: string, stored: string | null, at = NOW): Entry => ({ key, stored, at });

function mended(found: Reconciled) {
  if (found === 'outdated') throw new Error(found);
  return found;
}

describe('what the journal knows and the shelf does not', () => {
  it('is put back, and what was deleted goes again', () => {
    const { lost } = mended(
      reconcile(
        [MARK, noted('game', 'new'), noted('old game', null)],
        shelfOf({ game: 'old', 'old game': 'whole' }),
        NOW + 5,
      ),
    );
    expect(lost).toEqual([noted('old game', null, NOW + 5), noted('game', 'new', NOW + 5)]);
  });

  it('stays noted, however old, until the shelf has kept it for a day', () => {
    const entries = [MARK, noted('game', 'new')];
    const late = NOW + 9 * DAY;
    expect(mended(reconcile(entries, shelfOf({}), late)).settled).toEqual([]);
    expect(mended(reconcile(entries, shelfOf({ game: 'new' }), late)).settled).toEqual(['game']);
    expect(mended(reconcile(entries, shelfOf({ game: 'new' }), NOW + 5)).settled).toEqual([]);
    // Also when the clock was set back meanwhile.
    const before = NOW - 9 * DAY;
    expect(mended(reconcile(entries, shelfOf({ game: 'new' }), before)).settled).toEqual(['game']);
  });

  it('counts for nothing when the shelf was written without it', () => {
    const entries = [MARK, noted('game', 'old')];
    const mark = nextMark(null, NOW);
    expect(reconcile(entries, shelfOf({ game: 'new', [UNNOTED]: mark }), NOW)).toBe('outdated');
    expect(reconcile([], shelfOf({ game: 'new' }), NOW)).toBe('outdated');
    expect(Number(nextMark(mark, NOW - DAY))).toBeGreaterThan(Number(mark));
  });
});

/**
 * A browser: what the app sees of its storage, the changes of it that are not on disk yet, and a
 * journal that is, unless it is refused.
 */
class Browser {
  seen = new Map<string, string>();
  disk = new Map<string, string>();
  changes: [string, string | null][] = [];
  journal = new Map<string, Entry>();
  now = NOW;
  noting = false;
  marked = false;

  readonly onShelf = (key: string) => this.seen.get(key) ?? null;

  change(key: string, stored: string | null) {
    this.changes.push([key, stored]);
    apply(this.seen, key, stored);
  }

  put(key: string, stored: string | null) {
    this.now += 1000;
    if (!this.noting && !this.marked) {
      this.change(UNNOTED, nextMark(this.onShelf(UNNOTED), this.now));
      this.marked = true;
    }
    this.change(key, stored);
    if (this.noting) this.journal.set(key, { key, stored, at: this.now });
  }

  /** The oldest changes reach the disk first. */
  flush(many: number) {
    for (const [key, stored] of this.changes.splice(0, many)) apply(this.disk, key, stored);
  }

  kill() {
    this.changes = [];
    this.seen = new Map(this.disk);
  }

  start(refused: boolean) {
    this.noting = !refused;
    this.marked = false;
    if (refused) return;
    const found = reconcile([...this.journal.values()], this.onShelf, this.now);
    if (found === 'outdated') {
      const entries = snapshot([...this.seen.keys()], this.onShelf, this.now);
      this.journal = new Map(entries.map((entry) => [entry.key, entry]));
      return;
    }
    for (const entry of found.lost) {
      this.change(entry.key, entry.stored);
      this.journal.set(entry.key, entry);
    }
    for (const key of found.settled) this.journal.delete(key);
  }

  /** The app's own keys. */
  get shelf() {
    return new Map([...this.seen].filter(([key]) => key !== UNNOTED));
  }
}

function apply(map: Map<string, string>, key: string, stored: string | null) {
  if (stored === null) map.delete(key);
  else map.set(key, stored);
}

const key = fc.constantFrom('header', 'log.0', 'log.1', 'settings');
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: key, gone: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ flush: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ kill: fc.boolean(), refused: fc.constant(false) }) },
  { weight: 1, arbitrary: fc.record({ clock: fc.integer({ min: -3 * DAY, max: 3 * DAY }) }) },
);
const refusal = fc.record({ kill: fc.boolean(), refused: fc.constant(true) });

type Step = { put?: string; gone?: boolean; flush?: number; kill?: boolean; refused?: boolean } & {
  clock?: number;
};

function live(
  steps: readonly Step[],
  check: (browser: Browser, expected: Map<string, string>) => void,
) {
  const browser = new Browser();
  browser.start(false);
  let n = 0;
  let expected = new Map<string, string>();
  for (const { put, gone, flush, kill, refused, clock } of steps) {
    if (put !== undefined) {
      const stored = gone ? null : `${n++}`;
      browser.put(put, stored);
      apply(expected, put, stored);
    } else if (flush !== undefined) browser.flush(flush);
    else if (clock !== undefined) {
      browser.now += clock;
      // A day is enough for a browser to write its storage.
      if (Math.abs(clock) > DAY) browser.flush(Infinity);
    } else if (kill !== undefined) {
      const wasNoting = browser.noting;
      if (kill) browser.kill();
      browser.start(refused ?? false);
      if (wasNoting && browser.noting) check(browser, expected);
      else expected = new Map(browser.shelf);
    }
  }
}

it('loses nothing, whenever the browser is killed and whatever reached the disk', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      live(steps as Step[], (browser, expected) => expect(browser.shelf).toEqual(expected));
    }),
    { numRuns: 400 },
  );
});

it('never brings back what is older than the shelf, also when the journal is refused at times', () => {
  const any = fc.oneof({ weight: 8, arbitrary: step }, { weight: 1, arbitrary: refusal });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 80 }), (steps) => {
      live(steps as Step[], (browser, expected) => expect(browser.shelf).toEqual(expected));
    }),
    { numRuns: 400 },
  );
});
