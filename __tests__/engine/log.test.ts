import fc from 'fast-check';

import { enter, goTo, openHistory, type History } from '@/engine/log/history';
import {
  canRedo,
  canUndo,
  emptyLog,
  jump,
  record,
  redo,
  replay,
  undo,
  type Decision,
  type Log,
} from '@/engine/log/log';

/** The smallest game there is: a sum that never falls below nothing, and asks about nothing. */
type Answer = Decision<
  number,
  string,
  { readonly code: 'below-nothing' },
  { readonly ask: 'what' }
>;

function decide(sum: number, change: number): Answer {
  if (change === 0) return { question: { ask: 'what' } };
  if (sum + change < 0) return { objection: { code: 'below-nothing' } };
  return { state: sum + change, events: [`${sum}${change > 0 ? '+' : ''}${change}`] };
}

type Sums = History<number, number, string>;

function played(...changes: readonly number[]): Sums {
  return changes.reduce<Sums>((history, change) => {
    const answer = enter(history, change, decide);
    if ('history' in answer) return answer.history;
    throw new Error(JSON.stringify(answer));
  }, openHistory(0));
}

const counting = (to: number): number[] => Array.from({ length: to }, (_, i) => i + 1);

describe('a log', () => {
  const log = [1, 2, 3].reduce<Log<number>>(record, emptyLog);

  it('records commands one after the other', () => {
    expect(emptyLog).toEqual({ commands: [], cursor: 0 });
    expect(log).toEqual({ commands: [1, 2, 3], cursor: 3 });
  });

  it('keeps what is undone', () => {
    expect(undo(log)).toEqual({ commands: [1, 2, 3], cursor: 2 });
    expect(undo(undo(log)).commands).toEqual([1, 2, 3]);
  });

  it('brings back by redo all that was undone', () => {
    expect(redo(redo(redo(undo(undo(undo(log))))))).toEqual(log);
  });

  it('neither undoes before the first command nor redoes past the last', () => {
    const first = jump(log, 0);
    expect([canUndo(first), canRedo(first)]).toEqual([false, true]);
    expect(undo(first)).toBe(first);
    expect([canUndo(log), canRedo(log)]).toEqual([true, false]);
    expect(redo(log)).toBe(log);
    expect([canUndo(emptyLog), canRedo(emptyLog)]).toEqual([false, false]);
  });

  it('jumps anywhere, and no further than it reaches', () => {
    expect(jump(log, 1).cursor).toBe(1);
    expect(jump(log, -5).cursor).toBe(0);
    expect(jump(log, 99)).toBe(log);
    expect(jump(log, 1.9).cursor).toBe(1);
  });

  it('gives up what was undone only when something else is recorded', () => {
    expect(record(jump(log, 1), 9)).toEqual({ commands: [1, 9], cursor: 2 });
    expect(log).toEqual({ commands: [1, 2, 3], cursor: 3 });
  });
});

describe('a replay', () => {
  it('goes on after an objection or a question, and tells where they were', () => {
    expect(replay(0, [5, -9, 0, -2], decide)).toEqual({
      state: 3,
      entries: [
        { at: 0, events: ['0+5'] },
        { at: 3, events: ['5-2'] },
      ],
      objections: [{ at: 1, objection: { code: 'below-nothing' } }],
      questions: [{ at: 2, question: { ask: 'what' } }],
    });
  });

  it('of nothing is the start', () => {
    expect(replay(7, [], decide)).toEqual({ state: 7, entries: [], objections: [], questions: [] });
  });
});

describe('a history', () => {
  it('has the state and the events of its last command at hand', () => {
    const { state, events, log } = played(4, 5);
    expect({ state, events, log }).toEqual({
      state: 9,
      events: ['4+5'],
      log: { commands: [4, 5], cursor: 2 },
    });
  });

  it('records nothing that is objected to or asked about', () => {
    const history = played(4);
    expect(enter(history, -5, decide)).toEqual({ objection: { code: 'below-nothing' } });
    expect(enter(history, 0, decide)).toEqual({ question: { ask: 'what' } });
    expect(history).toEqual(played(4));
  });

  it('never changes: undo leaves the history it began with as it was', () => {
    const history = played(...counting(70));
    const before = JSON.stringify(history);
    goTo(history, 3, decide);
    enter(goTo(history, 40, decide), 9, decide);
    expect(JSON.stringify(history)).toBe(before);
  });

  it('has no events before the first command', () => {
    const start = goTo(played(1, 2), 0, decide);
    expect(start.state).toBe(0);
    expect(start.events).toEqual([]);
  });

  it('is itself when one goes where one is', () => {
    const history = played(1, 2);
    expect(goTo(history, 2, decide)).toBe(history);
    expect(goTo(history, 3, decide)).toBe(history);
  });

  it('forgets what was undone when something else is entered', () => {
    const answer = enter(goTo(played(...counting(100)), 33, decide), 1000, decide);
    if (!('history' in answer)) throw new Error('not accepted');
    const { history } = answer;
    expect(history).toEqual(played(...counting(33), 1000));
    expect(goTo(history, 100, decide)).toBe(history);
  });

  it('keeps what was undone when something else is objected to', () => {
    const undone = goTo(played(3, 4), 1, decide);
    expect(enter(undone, -9, decide)).toHaveProperty('objection');
    expect(goTo(undone, 2, decide).state).toBe(7);
  });

  it.each([31, 32, 33, 63, 64, 65, 96])('keeps right states around command %i', (length) => {
    const history = played(...counting(length));
    expect(history.kept).toHaveLength(1 + Math.floor(length / 32));
    history.kept.forEach((state, i) => {
      expect(state).toBe(replay(0, counting(32 * i), decide).state);
    });
  });

  it('replays a few commands, not all of them, to go back', () => {
    const history = played(...counting(1000));
    let asked = 0;
    goTo(history, 999, (state: number, change: number) => {
      asked++;
      return decide(state, change);
    });
    expect(asked).toBeLessThanOrEqual(32);
  });

  it('keeps states on the way when a long log is opened', () => {
    const opened: Sums = {
      log: { commands: counting(200), cursor: 0 },
      state: 0,
      events: [],
      kept: [0],
    };
    expect(goTo(opened, 200, decide)).toEqual(played(...counting(200)));
  });

  it('agrees with a plain replay whatever is entered, undone, redone or jumped to', () => {
    const change = fc.integer({ min: 1, max: 99 });
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ enter: fc.array(change, { minLength: 1 }) }) },
      { weight: 1, arbitrary: fc.record({ go: fc.nat({ max: 200 }) }) },
      { weight: 1, arbitrary: fc.record({ by: fc.constantFrom(-1, 1) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        let history = played();
        let expected: number[] = [];
        let cursor = 0;
        for (const one of steps) {
          if ('enter' in one) {
            for (const each of one.enter) {
              const answer = enter(history, each, decide);
              if ('history' in answer) ({ history } = answer);
            }
            expected = [...expected.slice(0, cursor), ...one.enter];
            cursor = expected.length;
          } else {
            const to = 'go' in one ? one.go : cursor + one.by;
            history = goTo(history, to, decide);
            cursor = Math.max(0, Math.min(expected.length, to));
          }
          const { state, entries } = replay(0, expected.slice(0, cursor), decide);
          expect(history.log).toEqual({ commands: expected, cursor });
          expect(history.state).toBe(state);
          expect(history.events).toEqual(entries.at(-1)?.events ?? []);
          history.kept.forEach((kept, i) => {
            expect(kept).toBe(replay(0, expected.slice(0, 32 * i), decide).state);
          });
        }
      }),
      { numRuns: 60 },
    );
  });
});
