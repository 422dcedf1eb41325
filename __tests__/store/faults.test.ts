import { shelf, spoil } from '@/__tests__/components/support/shelf';

import { freshDevice } from './support/device';

import evening from '@/__tests__/fixtures/evening.json';
import saved from '@/__tests__/fixtures/save-v1.json';
import four from '@/e2e/fixtures/four.json';
import type { Command } from '@/engine/europe/commands';
import type { GameFile } from '@/engine/europe/file';
import { Rng } from '@/scripts/lib/rng';
import { checksum } from '@/store/checksum';
import { freshId, setClock } from '@/store/clock';
import { useGame } from '@/store/game';
import { useLibrary } from '@/store/library';
import { copiesOf, listSaves } from '@/store/saves';
import { read, write } from '@/store/shelf';

const EVENING = evening as unknown as GameFile;
const FOUR = four as unknown as GameFile;
const SESSIONS = 200;

const game = () => useGame.getState();
const log = () => game().open!.history.log;
const active = () => log().commands.slice(0, log().cursor);

const beginning = (file: GameFile, length: number): GameFile => ({
  ...file,
  commands: file.commands.slice(0, length),
  cursor: length,
});
const begin = (length = 0, file = EVENING): string =>
  game().create(beginning(file, length), 'Saturday')!.id;

const gold = (to: number): Command => ({
  type: 'correct',
  set: [{ of: 'gold', player: 'red', to }],
});
const enter = (command: Command) => expect(game().enter(command).kind).toBe('done');

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** From the next change of the shelf but so many on, nothing reaches it any more. */
function failAfter(
  changes: number,
  name = 'QuotaExceededError',
): { readonly failed: () => boolean } {
  let left = changes;
  let failed = false;
  const { setItem, removeItem } = device;
  const guarded =
    <A extends unknown[]>(change: (...args: A) => undefined) =>
    (...args: A): undefined => {
      if (left-- <= 0) {
        failed = true;
        throw named(name);
      }
      return change(...args);
    };
  shelf.setItem = guarded(setItem);
  shelf.removeItem = guarded(removeItem);
  return { failed: () => failed };
}

const device = { setItem: shelf.setItem, removeItem: shelf.removeItem };
const mend = () => Object.assign(shelf, device);

/** The app is gone; what lies on the shelf is all there is. */
function reopen(id: string) {
  mend();
  game().close();
  return game().load(id);
}

beforeEach(() => {
  mend();
  freshDevice();
});

const isPrefix = (part: readonly Command[], whole: readonly Command[]) =>
  JSON.stringify(part) === JSON.stringify(whole.slice(0, part.length));

function shared(a: readonly Command[], b: readonly Command[]): number {
  const at = a.findIndex((command, i) => JSON.stringify(command) !== JSON.stringify(b[i]));
  return at < 0 ? a.length : at;
}

/** One thing a table does: mostly it goes on as recorded, sometimes it goes back and elsewhere. */
function act(rng: Rng, file: GameFile): void {
  const { commands, cursor } = log();
  const recorded = file.commands[cursor];
  const dice = rng.below(20);
  if (dice < 3) game().jump(cursor - rng.between(1, 6));
  else if (dice < 4) game().jump(cursor - rng.between(1, 80));
  else if (dice < 6 && cursor < commands.length) game().redo();
  else if (dice < 8 && cursor > 0) game().revise(gold(rng.below(40)));
  else if (dice < 9) game().mark('here');
  else if (recorded && isPrefix(active(), file.commands)) enter(recorded);
  // A count that is right already is objected to, and nothing happens.
  else game().enter(gold(rng.below(40)));
}

interface Known {
  readonly active: readonly Command[];
  readonly all: readonly Command[];
}
const known = (): Known => ({ active: active(), all: log().commands });

describe('a device that dies in the middle of a write', () => {
  it.each([
    ['evening', EVENING],
    ['four', FOUR],
  ] as const)('loses nothing confirmed: %s', (_name, file) => {
    let killed = 0;
    for (let seed = 1; seed <= SESSIONS / 2; seed++) {
      shelf.clear();
      const rng = new Rng(seed);
      const id = begin(rng.pick([0, 55, 62, 64, 100, 126]), file);
      const device = failAfter(rng.between(0, 60), 'AbortError');
      let before = known();
      for (let n = 0; n < 40 && !device.failed(); n++) {
        before = known();
        act(rng, file);
      }
      const after = known();
      if (device.failed()) killed++;

      expect(reopen(id)).toBe('open');
      const found = known();
      const either = [before.active, after.active].map((each) => JSON.stringify(each));
      expect({ seed, either }).toMatchObject({
        either: expect.arrayContaining([JSON.stringify(found.active)]),
      });
      // What can be redone comes from one line of play, never from two.
      expect(isPrefix(found.all, before.all) || isPrefix(found.all, after.all)).toBe(true);
    }
    expect(killed).toBeGreaterThan(SESSIONS / 4);
  });

  it('loses nothing either while it makes up for a time without room', () => {
    for (let seed = 1; seed <= SESSIONS; seed++) {
      shelf.clear();
      const rng = new Rng(seed);
      const id = begin(rng.pick([3, 60, 64, 100, 128]));
      const before = known();
      failAfter(0);
      let lowest = before.active.length;
      for (let n = rng.between(1, 12); n > 0; n--) {
        act(rng, EVENING);
        lowest = Math.min(lowest, log().cursor);
      }
      mend();
      failAfter(rng.below(4), 'AbortError');
      act(rng, EVENING);
      const after = known();

      expect({ seed, opening: reopen(id) }).toEqual({ seed, opening: 'open' });
      const found = known();
      expect(isPrefix(found.active, before.all) || isPrefix(found.active, after.all)).toBe(true);
      expect(found.active.length).toBeGreaterThanOrEqual(
        Math.min(lowest, shared(before.active, after.active)),
      );
    }
  });

  it('at every write of a session with an undo across a segment', () => {
    for (let changes = 0; changes < 12; changes++) {
      shelf.clear();
      const id = begin(130);
      const written = failAfter(changes, 'AbortError');
      let confirmed = active();
      const steps = [() => game().jump(63), () => enter(gold(1)), () => enter(gold(2))];
      for (const step of steps) {
        if (written.failed()) break;
        step();
        if (!game().fault) confirmed = active();
      }
      expect(reopen(id)).toBe('open');
      expect(active()).toEqual(confirmed);
    }
  });
});

describe('a device without room', () => {
  it('says so, plays on, and the next write that succeeds catches up', () => {
    const id = begin(60);
    failAfter(0);
    for (const command of EVENING.commands.slice(60, 70)) enter(command);
    expect(game().fault).toBe('full');
    mend();
    enter(EVENING.commands[70]!);
    expect(game().fault).toBeNull();
    expect(reopen(id)).toBe('open');
    expect(active()).toEqual(EVENING.commands.slice(0, 71));
  });

  it('catches up with a change of course in an earlier segment', () => {
    const id = begin(100);
    game().jump(63);
    failAfter(0);
    enter(gold(1));
    mend();
    enter(gold(2));
    const played = active();
    reopen(id);
    expect(active()).toEqual(played);
  });

  it('catches up with an undo after a change of course', () => {
    const id = begin(100);
    game().jump(63);
    failAfter(0);
    enter(gold(1));
    mend();
    game().undo();
    reopen(id);
    game().redo();
    expect(active()).toEqual([...EVENING.commands.slice(0, 63), gold(1)]);
  });

  it.each([0, 1, 2])('that failed at the very beginning, write %i, keeps all of it later', (n) => {
    failAfter(n);
    const { id, fault } = game().create(beginning(EVENING, 5), 'Saturday')!;
    expect(fault).toBe('full');
    mend();
    enter(EVENING.commands[5]!);
    expect(reopen(id)).toBe('open');
    expect(active()).toEqual(EVENING.commands.slice(0, 6));
  });

  it('uses the room another game leaves at once, and before the next is opened', () => {
    const old = begin(5);
    const id = begin(60);
    failAfter(0);
    enter(EVENING.commands[60]!);
    expect(game().fault).toBe('full');
    mend();
    useLibrary.getState().remove(old);
    expect(game().fault).toBeNull();
    failAfter(0);
    enter(EVENING.commands[61]!);
    mend();
    begin(3);
    expect(reopen(id)).toBe('open');
    expect(active()).toEqual(EVENING.commands.slice(0, 62));
  });

  it('keeps what was deleted until there is room to bring it back', () => {
    const id = begin(5);
    game().close();
    useLibrary.getState().remove(id);
    failAfter(0);
    useLibrary.getState().restoreDeleted();
    expect(useLibrary.getState().deleted).not.toBeNull();
    mend();
    useLibrary.getState().restoreDeleted();
    expect(useLibrary.getState().deleted).toBeNull();
    expect(game().load(id)).toBe('open');
  });
});

describe('a browser that keeps nothing', () => {
  it('is told apart from a full one, and the game goes on', () => {
    failAfter(0, 'SecurityError');
    begin(3);
    expect(game().fault).toBe('denied');
    enter(EVENING.commands[3]!);
    expect(game().fault).toBe('denied');
    expect(active()).toHaveLength(4);
  });

  it('may refuse even to name its storage', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw named('SecurityError');
      },
      configurable: true,
    });
    try {
      const id = begin(3);
      expect(game().fault).toBe('denied');
      enter(EVENING.commands[3]!);
      expect(listSaves()).toEqual({ saves: [], damaged: [] });
      game().close();
      expect(game().load(id)).toBe('missing');
    } finally {
      Object.defineProperty(globalThis, 'localStorage', { value: shelf, configurable: true });
    }
  });
});

describe('a damaged value', () => {
  /** A save with one copy put aside, one command ago. */
  function sample() {
    const id = begin(19);
    enter(EVENING.commands[19]!);
    enter(EVENING.commands[20]!);
    game().close();
    return { id, keys: [`kontor.game.${id}`, `kontor.base.${id}`, `kontor.log.${id}.0`] };
  }

  it.each([
    ['cut short', (value: string, at: number) => value.slice(0, at)],
    [
      'with a bit turned over',
      (value: string, at: number) =>
        value.slice(0, at) +
        String.fromCharCode(value.charCodeAt(at) ^ (1 << (at % 7))) +
        value.slice(at + 1),
    ],
  ] as const)('%s anywhere is noticed, and the last good copy offered', (_how, damage) => {
    const { id, keys } = sample();
    for (const key of keys) {
      const value = shelf.getItem(key)!;
      for (let at = 0; at < value.length; at++) {
        shelf.setItem(key, damage(value, at));
        const opening = game().load(id);
        if (typeof opening === 'string') throw new Error(`${key} at ${at}: ${opening}`);
        if (opening.file.cursor < 20) throw new Error(`${key} at ${at}: ${opening.file.cursor}`);
      }
      shelf.setItem(key, value);
    }
    expect(game().load(id)).toBe('open');
  });

  it('is gone on from under another name, and stays as it is', () => {
    const { id } = sample();
    spoil(`log.${id}.0`);
    const opening = game().load(id);
    if (typeof opening === 'string') throw new Error(opening);
    const restored = game().restore(opening)!;
    expect(restored).not.toBe(id);
    expect(active()).toEqual(EVENING.commands.slice(0, 20));
    expect(read(`log.${id}.0`)).toEqual({ fault: 'damaged' });
  });

  it('without a copy is called unreadable, not missing', () => {
    const id = begin(2);
    game().close();
    spoil(`game.${id}`);
    expect(game().load(id)).toBe('unreadable');
    expect(listSaves()).toEqual({ saves: [], damaged: [id] });
  });

  it('of the right checksum and the wrong shape is no save', () => {
    for (const value of ['null', '[]', '7', '{}', '{"id":"x"}', '{"id":"x","name":"y"}']) {
      write('game.x', value);
      expect(listSaves()).toEqual({ saves: [], damaged: ['x'] });
      expect(game().load('x')).toBe('unreadable');
    }
  });
});

describe('two tabs', () => {
  it('the stale one is refused and takes over, and nothing of the other is lost', () => {
    const id = begin(10);
    const stale = game().open;
    enter(EVENING.commands[10]!);
    const fresh = active();

    useGame.setState({ open: stale, fault: null });
    expect(game().enter(EVENING.commands[10]!)).toEqual({ kind: 'refused' });
    expect(game().fault).toBe('other-tab');
    game().undo();
    expect(active()).toHaveLength(10);
    game().takeOver();
    expect(game().fault).toBeNull();
    expect(active()).toEqual(fresh);
    enter(EVENING.commands[11]!);
    reopen(id);
    expect(active()).toHaveLength(12);
  });

  it('a game deleted in one and played on in the other is whole again', () => {
    const id = begin(70);
    const other = game().open;
    useLibrary.getState().remove(id);
    useGame.setState({ open: other, fault: null });
    enter(EVENING.commands[70]!);
    expect(reopen(id)).toBe('open');
    expect(active()).toEqual(EVENING.commands.slice(0, 71));
  });
});

describe('a clock set back', () => {
  it('makes no game older, no copy later and no id twice', () => {
    let now = Date.UTC(2024, 5, 1);
    setClock(() => (now -= 60_000));
    const id = begin(10);
    for (const command of EVENING.commands.slice(10, 50)) {
      const { updated } = game().open!.header;
      enter(command);
      expect(game().open!.header.updated).toBeGreaterThanOrEqual(updated);
    }
    expect(copiesOf(id).map(({ header }) => header.cursor)).toEqual([40, 20]);
    setClock(() => 0);
    expect(new Set(Array.from({ length: 2000 }, freshId)).size).toBe(2000);
  });

  it('leaves the game played last in its place, the first', () => {
    const first = begin(10);
    setClock(() => Date.UTC(2020, 0, 1));
    const second = begin(10);
    const order = () => listSaves().saves.map(({ id }) => id);
    expect(order()).toEqual([second, first]);
    reopen(first);
    expect(order()).toEqual([second, first]);
    enter(EVENING.commands[10]!);
    expect(order()).toEqual([first, second]);
  });
});

describe('versions', () => {
  it('one from the future is explained and left alone', () => {
    const id = begin(5);
    game().close();
    const { value } = read(`game.${id}`) as { value: string };
    write(`game.${id}`, JSON.stringify({ ...JSON.parse(value), version: 2, new: true }));
    const kept = shelf.getItem(`kontor.game.${id}`);
    expect(game().load(id)).toBe('newer-version');
    useLibrary.getState().rename(id, 'Sunday');
    expect(game().open).toBeNull();
    expect(shelf.getItem(`kontor.game.${id}`)).toBe(kept);
  });

  it('the first one still opens, is played on and undone', () => {
    for (const [key, value] of Object.entries(saved)) {
      expect(value.slice(0, 8)).toBe(checksum(value.slice(9)));
      shelf.setItem(key, value);
    }
    expect(game().load('saturday')).toBe('open');
    expect(log()).toEqual({ commands: EVENING.commands.slice(0, 130), cursor: 128 });
    expect(game().open!.header.marks).toEqual([{ at: 100, name: 'Before the seven' }]);
    game().redo();
    enter(EVENING.commands[129]!);
    expect(reopen('saturday')).toBe('open');
    expect(active()).toEqual(EVENING.commands.slice(0, 130));
    expect(copiesOf('saturday').map(({ header }) => header.cursor)).toEqual([120, 100, 80]);
  });
});
