import { goTo, type History } from '../log/history';
import { replay } from '../log/log';
import type { Command } from './commands';
import { decide } from './decide';
import type { Event } from './events';
import type { ObjectionCode } from './objections';
import type { State } from './state';
import type { Colour } from './vocabulary';

/** Why the table had better be counted once. */
export type Suspicion =
  | {
      /** A hand laid down more than the mirror knew of. */
      readonly code: 'hand-overridden';
      readonly command: number;
      readonly player: Colour;
      readonly was: number;
      readonly needed: number;
    }
  | {
      /** The supply gave, or refused, what it could not have. */
      readonly code: 'supply-overridden';
      readonly command: number;
      readonly resource: string;
      readonly was: number;
      readonly needed: number;
    }
  | {
      readonly code: 'gold-overridden';
      readonly command: number;
      readonly player: Colour;
      readonly was: number;
      readonly needed: number;
    }
  | { readonly code: 'many-overrides'; readonly command: number; readonly count: number };

/** The commands looked back on. */
export const RECENT = 30;
const MANY_OVERRIDES = 3;

const ABOUT_SUPPLY: readonly ObjectionCode[] = [
  'supply-empty',
  'supply-short',
  'supply-suffices',
  'not-in-hands',
];
const ABOUT_GOLD: readonly ObjectionCode[] = ['too-little-gold', 'cannot-pay-toll'];

export interface Entry {
  /** The index of the command. */
  readonly at: number;
  readonly events: readonly Event[];
}

/**
 * What makes the mirror's own numbers doubtful: overrides among the last commands that no count
 * at the table has settled since. Empty when there is nothing to propose.
 */
export function suspicions(entries: readonly Entry[]): Suspicion[] {
  const last = entries[entries.length - 1]?.at ?? 0;
  let found: Suspicion[] = [];
  let overrides: number[] = [];
  for (const { at, events } of entries) {
    if (at <= last - RECENT) continue;
    if (events.some((event) => event.type === 'overridden')) overrides.push(at);
    for (const event of events) {
      const suspicion = event.type === 'overridden' ? suspicionFrom(at, event.objection) : null;
      if (suspicion) found.push(suspicion);
      found = found.filter((one) => !settles(event, one));
      if (event.type === 'trackingChanged') overrides = [];
    }
  }
  if (overrides.length >= MANY_OVERRIDES) {
    const command = overrides[overrides.length - 1]!;
    found.push({ code: 'many-overrides', command, count: overrides.length });
  }
  return found;
}

type Objected = Extract<Event, { readonly type: 'overridden' }>['objection'];

function suspicionFrom(command: number, objection: Objected): Suspicion | null {
  const { code, who, at } = objection;
  const was = Number(objection.is ?? 0);
  const needed = Number(objection.needs ?? 0);
  if (code === 'hand-too-small' && who) {
    return { code: 'hand-overridden', command, player: who as Colour, was, needed };
  }
  if (ABOUT_GOLD.includes(code) && who) {
    return { code: 'gold-overridden', command, player: who as Colour, was, needed };
  }
  if (ABOUT_SUPPLY.includes(code) && at !== undefined) {
    return { code: 'supply-overridden', command, resource: at, was, needed };
  }
  return null;
}

/** A count at the table after the fact leaves nothing to suspect. */
function settles(event: Event, suspicion: Suspicion): boolean {
  if (event.type === 'trackingChanged') return true;
  if (event.type !== 'corrected') return false;
  const { change } = event;
  switch (suspicion.code) {
    case 'hand-overridden':
      return change.of === 'hand' && change.player === suspicion.player;
    case 'gold-overridden':
      return change.of === 'gold' && change.player === suspicion.player;
    case 'supply-overridden':
      return change.of === 'supply' && change.resource === suspicion.resource;
    case 'many-overrides':
      return false;
  }
}

/** The same for an open game: only the last commands are played again. */
export function doubtful(history: History<State, Command, Event>): Suspicion[] {
  const { commands, cursor } = history.log;
  const from = Math.max(0, cursor - RECENT);
  const before = goTo(history, from, decide);
  const { entries } = replay(before.state, commands.slice(from, cursor), decide);
  return suspicions(entries.map(({ at, events }) => ({ at: at + from, events })));
}
