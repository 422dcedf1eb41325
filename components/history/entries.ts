import type { ClauseId } from '@/engine/europe/clauses';
import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';

/** One recorded command with the states on both sides of it. */
export interface Entry {
  readonly at: number;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/** Everything recorded, what was undone included: it can still be redone. */
export function entriesOf(start: State, commands: readonly Command[]): Entry[] {
  const entries: Entry[] = [];
  let before = start;
  commands.forEach((command, at) => {
    const answer = decide(before, command);
    if (!('state' in answer)) return;
    const { events, state } = answer;
    entries.push({ at, command, events, before, after: state });
    before = state;
  });
  return entries;
}

/** Who gave, took or moved something in an entry. */
export function involved({ command, events, before }: Entry): ReadonlySet<Colour> {
  const found = new Set<Colour>();
  const add = (value: unknown) => {
    const colour = COLOURS.find((each) => each === value);
    if (colour) found.add(colour);
  };
  const look = (thing: object) => {
    const { player, from, to } = thing as Record<string, unknown>;
    add(player);
    add(from);
    add(to);
  };
  look(command);
  events.forEach(look);
  if (found.size === 0) add(before.turn.player);
  return found;
}

/** The rules an entry followed, in the order in which they came into play. */
export function rulesOf({ events }: Pick<Entry, 'events'>): readonly ClauseId[] {
  return [...new Set(events.map(({ because }) => because.rule))];
}
