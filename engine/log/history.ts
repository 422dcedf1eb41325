import { jump, record, type Decision, type Log } from './log';

/** A state is kept every so many commands, so that going back replays a few of them, not all. */
const STRIDE = 32;

/**
 * A log with its present state at hand. Immutable like the log: undo and redo give back another
 * history that shares the kept states.
 */
export interface History<S, C, E = unknown> {
  readonly log: Log<C>;
  readonly state: S;
  /** What followed from the last command that counts. */
  readonly events: readonly E[];
  /** States before command 0, 32, 64 … */
  readonly kept: readonly S[];
}

type Decide<S, C, E, O, Q> = (state: S, command: C) => Decision<S, E, O, Q>;

export function openHistory<S, C, E>(start: S): History<S, C, E> {
  return { log: { commands: [], cursor: 0 }, state: start, events: [], kept: [start] };
}

function grown<S>(kept: readonly S[], cursor: number, state: S): readonly S[] {
  const whole = Math.floor(cursor / STRIDE);
  return cursor % STRIDE === 0 && kept.length === whole ? [...kept, state] : kept;
}

/** The history after a command, or what the rules say against it. */
export function enter<S, C, E, O, Q>(
  history: History<S, C, E>,
  command: C,
  decide: Decide<S, C, E, O, Q>,
): { history: History<S, C, E> } | { objection: O } | { question: Q } {
  const answer = decide(history.state, command);
  if (!('state' in answer)) return answer;
  const { state, events } = answer;
  const log = record(history.log, command);
  const valid = history.kept.slice(0, Math.floor(history.log.cursor / STRIDE) + 1);
  return { history: { log, state, events, kept: grown(valid, log.cursor, state) } };
}

/** Undo, redo or a jump to any point: the state there, by replay from the nearest kept one. */
export function goTo<S, C, E, O, Q>(
  history: History<S, C, E>,
  to: number,
  decide: Decide<S, C, E, O, Q>,
): History<S, C, E> {
  const log = jump(history.log, to);
  if (log === history.log) return history;
  // One command at least is replayed, since its events are wanted, too.
  const last = Math.max(0, log.cursor - 1);
  const nearest = Math.min(Math.floor(last / STRIDE), history.kept.length - 1);
  const here = history.log.cursor;
  const fromHere = here <= last && here > nearest * STRIDE;
  let at = fromHere ? here : nearest * STRIDE;
  let state = fromHere ? history.state : history.kept[nearest]!;
  let events: readonly E[] = [];
  let kept = history.kept;
  for (; at < log.cursor; at++) {
    const answer = decide(state, log.commands[at]!);
    // A recorded command was accepted once, from the very same state.
    if ('state' in answer) ({ state, events } = answer);
    kept = grown(kept, at + 1, state);
  }
  return { log, state, events, kept };
}
