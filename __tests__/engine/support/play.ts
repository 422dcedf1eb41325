import type { Command } from '@/engine/europe/commands';
import type { ClauseId } from '@/engine/europe/clauses';
import { decide } from '@/engine/europe/decide';
import type { Event, EventOf, EventType } from '@/engine/europe/events';
import { OBJECTIONS, type Objection, type ObjectionCode } from '@/engine/europe/objections';
import type { Question } from '@/engine/europe/questions';
import type { State } from '@/engine/europe/state';

export interface Done {
  readonly state: State;
  readonly events: readonly Event[];
}

/** One command that must be accepted. */
export function done(state: State, command: Command): Done {
  const answer = decide(state, command);
  if ('state' in answer) return answer;
  throw new Error(`${JSON.stringify(command)} was answered by ${JSON.stringify(answer)}`);
}

/** Commands that must all be accepted; the state after them. */
export function play(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((at, command) => done(at, command).state, state);
}

export function eventsOf(state: State, ...commands: readonly Command[]): Event[] {
  const events: Event[] = [];
  commands.reduce((at, command) => {
    const next = done(at, command);
    events.push(...next.events);
    return next.state;
  }, state);
  return events;
}

export function only<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

export function objectionTo(state: State, command: Command): Objection {
  const answer = decide(state, command);
  if ('objection' in answer) return answer.objection;
  const said = 'question' in answer ? answer : { events: answer.events };
  throw new Error(`no objection to ${JSON.stringify(command)} but ${JSON.stringify(said)}`);
}

export function questionTo<Q extends Question['ask']>(
  state: State,
  command: Command,
  ask: Q,
): Extract<Question, { readonly ask: Q }> {
  const answer = decide(state, command);
  if ('question' in answer && answer.question.ask === ask) {
    return answer.question as Extract<Question, { readonly ask: Q }>;
  }
  const said = 'state' in answer ? { events: answer.events } : answer;
  throw new Error(`no question about ${ask} but ${JSON.stringify(said)}`);
}

/**
 * The rules object with this code and clause. What a table can do all the same is recorded with
 * an override, and the log tells; what it cannot do is refused even then.
 */
export function expectObjection(
  state: State,
  command: Command,
  code: ObjectionCode,
  rule: ClauseId,
  details: Partial<Objection> = {},
): State {
  const objection = objectionTo(state, command);
  expect(objection).toMatchObject({ code, rule, ...details });
  if (!objection.possible) {
    expect(objectionTo(state, { ...command, override: true })).toEqual(objection);
    return state;
  }
  expect(OBJECTIONS[code].possible).toBe(true);
  const recorded = done(state, { ...command, override: true });
  const [first] = only(recorded.events, 'overridden');
  expect(first).toEqual({ type: 'overridden', objection, because: { rule } });
  return recorded.state;
}

/** An objection that changes with the override, or leads to a question. */
export function expectOnlyObjection(
  state: State,
  command: Command,
  code: ObjectionCode,
  rule: ClauseId,
  details: Partial<Objection> = {},
): void {
  expect(objectionTo(state, command)).toMatchObject({ code, rule, ...details });
}
