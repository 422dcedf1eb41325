/**
 * The one loop every game uses: commands in a list, a cursor that says how many of them count.
 * Undo and redo move the cursor; what follows the cursor is only given up when something else is
 * recorded there. So no state is ever shown that the commands before it do not lead to.
 */
export interface Log<C> {
  readonly commands: readonly C[];
  readonly cursor: number;
}

export const emptyLog: Log<never> = { commands: [], cursor: 0 };

export function record<C>(log: Log<C>, command: C): Log<C> {
  const commands = [...log.commands.slice(0, log.cursor), command];
  return { commands, cursor: commands.length };
}

export function jump<C>(log: Log<C>, to: number): Log<C> {
  const cursor = Math.max(0, Math.min(log.commands.length, Math.trunc(to)));
  return cursor === log.cursor ? log : { ...log, cursor };
}

export const undo = <C>(log: Log<C>): Log<C> => jump(log, log.cursor - 1);
export const redo = <C>(log: Log<C>): Log<C> => jump(log, log.cursor + 1);
export const canUndo = (log: Log<unknown>): boolean => log.cursor > 0;
export const canRedo = (log: Log<unknown>): boolean => log.cursor < log.commands.length;

export type Decision<S, E, O, Q> =
  | { readonly events: readonly E[]; readonly state: S }
  | { readonly objection: O }
  | { readonly question: Q };

export interface Replayed<S, E, O, Q> {
  readonly state: S;
  /** Events by the command they followed from. */
  readonly entries: readonly { readonly at: number; readonly events: readonly E[] }[];
  /** Commands that changed nothing, and why. */
  readonly objections: readonly { readonly at: number; readonly objection: O }[];
  readonly questions: readonly { readonly at: number; readonly question: Q }[];
}

/** Plays commands from a state; one that is objected to changes nothing and is reported. */
export function replay<S, C, E, O, Q>(
  start: S,
  commands: readonly C[],
  decide: (state: S, command: C) => Decision<S, E, O, Q>,
): Replayed<S, E, O, Q> {
  let state = start;
  const entries: { at: number; events: readonly E[] }[] = [];
  const objections: { at: number; objection: O }[] = [];
  const questions: { at: number; question: Q }[] = [];
  commands.forEach((command, at) => {
    const answer = decide(state, command);
    if ('objection' in answer) objections.push({ at, objection: answer.objection });
    else if ('question' in answer) questions.push({ at, question: answer.question });
    else {
      state = answer.state;
      entries.push({ at, events: answer.events });
    }
  });
  return { state, entries, objections, questions };
}
