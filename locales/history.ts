import type { ClauseId } from '@/engine/europe/clauses';
import type { Command, CommandOf, CommandType, Correction } from '@/engine/europe/commands';
import type { Because, Event, EventOf, EventType } from '@/engine/europe/events';
import type { Objection } from '@/engine/europe/objections';
import type { Colour } from '@/engine/europe/vocabulary';

import { upperFirst } from './language';
import type { Say } from './say';

/** What a command's sentence may draw on besides the command. */
export interface About {
  readonly say: Say;
  /** Who acted, as far as the events or the turn tell. */
  readonly player: string;
  readonly events: readonly Event[];
}

/** What a language provides; `historyOf` puts it together in the same way for all. */
export interface Phrases {
  readonly commands: {
    readonly [T in CommandType]: (command: CommandOf<T>, about: About) => string;
  };
  /** Also the later clauses of a line: a small letter first, unless a name begins it. */
  readonly events: { readonly [T in EventType]: (event: EventOf<T>, say: Say) => string };
  readonly corrections: {
    readonly [K in Correction['of']]: (
      change: Extract<Correction, { readonly of: K }>,
      say: Say,
    ) => string;
  };
  readonly reasons: {
    readonly [C in ClauseId]?: (because: Because, say: Say, among: readonly Event[]) => string;
  };
  /** "Red +2 grain" */
  readonly gain: (event: EventOf<'cardsTaken'> | EventOf<'goldTaken'>, say: Say) => string;
  readonly somebody: string;
  readonly objection: (objection: Objection, say: Say) => string;
  /** What was objected to and recorded all the same. */
  readonly against: (why: string) => string;
  /** The title of a clause, for what has no reason line of its own. */
  readonly title: (rule: ClauseId) => string;
}

export interface History {
  /** One line for what was recorded and what came of it. */
  readonly commandSentence: (command: Command, events: readonly Event[], say: Say) => string;
  readonly eventSentence: (event: Event, say: Say) => string;
  readonly correctionSentence: (change: Correction, say: Say) => string;
  /** Why a payout: "Lyon · pasture 5". The command's events, where at hand, make it more precise. */
  readonly reasonSentence: (because: Because, say: Say, among?: readonly Event[]) => string;
}

/** Worth a clause of its own after what was done; payments and bookkeeping are not. */
const TOLD: readonly EventType[] = [
  'turnBegan',
  'hexRobbed',
  'shortage',
  'bankOverdrawn',
  'bankEmpty',
  'handCounted',
  'goldCounted',
  'robberMoved',
  'cardStolen',
  'nobodyRobbed',
  'deckReshuffled',
  'postFounded',
  'tokenTurned',
  'tokenMoved',
  'freeRouteGranted',
  'freeRoutesLapsed',
  'connectionMade',
  'tollPaid',
  'goodsDelivered',
  'gameWon',
];

/** What the command's own phrase has said already. */
const SAID: { readonly [T in CommandType]?: readonly EventType[] } = {
  buy: ['cardsTaken'],
  exchange: ['cardsTaken', 'goldTaken'],
  deliver: ['goodsDelivered'],
  moveRobber: ['robberMoved'],
  steal: ['cardStolen', 'nobodyRobbed'],
  confirmHands: ['handCounted'],
  playCard: ['cardsTaken', 'goldTaken', 'robberMoved', 'freeRouteGranted'],
  skipFreeRoute: ['freeRoutesLapsed'],
};

type Gain = EventOf<'cardsTaken'> | EventOf<'goldTaken'>;
const isGain = (event: Event): event is Gain =>
  event.type === 'cardsTaken' || event.type === 'goldTaken';

export function historyOf(phrases: Phrases): History {
  const eventSentence = (event: Event, say: Say): string =>
    (phrases.events[event.type] as (event: Event, say: Say) => string)(event, say);

  function commandSentence(command: Command, events: readonly Event[], say: Say): string {
    const actor = actorOf(command, events, say);
    const player = actor ? say.player(actor) : phrases.somebody;
    const head = phrases.commands[command.type] as (command: Command, about: About) => string;
    const clauses = [head(command, { say, player, events })];
    const said = SAID[command.type] ?? [];

    let gains: Gain[] = [];
    let paid = ['roll', 'placePost', 'placeFixed'].includes(command.type);
    // Cards first, gold after them: that is how the table reaches for it.
    const settle = () => {
      const told = (type: Gain['type']) =>
        gains.filter((gain) => gain.type === type).map((gain) => phrases.gain(gain, say));
      const kinds = [told('cardsTaken'), told('goldTaken')].filter((kind) => kind.length > 0);
      const text = kinds.map((kind) => kind.join(', ')).join('; ');
      if (text !== '' && paid) clauses.push(`${clauses.pop()}: ${text}`);
      else if (text !== '') clauses.push(text);
      gains = [];
      paid = false;
    };
    // Why the robber or the supply gave nothing is read after what was given.
    const missed = events.filter(({ type }) => type === 'hexRobbed' || type === 'shortage');
    const rest = events.filter((event) => !missed.includes(event));
    for (const event of [...rest, ...missed]) {
      if (said.includes(event.type)) continue;
      if (isGain(event)) gains.push(event);
      else if (TOLD.includes(event.type)) {
        settle();
        clauses.push(eventSentence(event, say));
        paid = event.type === 'connectionMade' || event.type === 'postFounded';
      }
    }
    settle();
    const whys = events.flatMap((event) =>
      event.type === 'overridden' ? [unstopped(phrases.objection(event.objection, say))] : [],
    );
    const line = clauses.join('; ');
    if (whys.length === 0) return line;
    return `${line} — ${phrases.against([...new Set(whys)].join('; '))}`;
  }

  return {
    commandSentence,
    eventSentence: (event, say) => upperFirst(eventSentence(event, say)),
    correctionSentence: (change, say) => upperFirst(correct(phrases, change, say)),
    reasonSentence: (because, say, among = []) => {
      const reason = phrases.reasons[because.rule];
      return (reason?.(because, say, among) ?? '') || phrases.title(because.rule);
    },
  };
}

export function correct(
  { corrections }: Pick<Phrases, 'corrections'>,
  change: Correction,
  say: Say,
): string {
  return (corrections[change.of] as (change: Correction, say: Say) => string)(change, say);
}

function actorOf(command: Command, events: readonly Event[], say: Say): Colour | null {
  if ('player' in command) return command.player;
  if (say.turn) return say.turn;
  const actor = events.find(
    (event): event is EventOf<'rolled' | 'cardsReturned' | 'goldReturned' | 'routeLaid'> =>
      ['rolled', 'cardsReturned', 'goldReturned', 'routeLaid'].includes(event.type),
  );
  return actor?.player ?? null;
}

export function eventIn<T extends EventType>(
  events: readonly Event[],
  type: T,
): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}

/** What was said against it, as the inside of a bracket. */
export const unstopped = (sentence: string): string => sentence.replace(/\.$/, '');

/** "Red 8, Blue 5": a number for everyone who has one. */
export function eachOf(counts: Readonly<Partial<Record<Colour, number>>>, say: Say): string {
  return (Object.keys(counts) as Colour[])
    .map((colour) => `${say.player(colour)} ${counts[colour]}`)
    .join(', ');
}

/** " (1 grain, 2 free steps)"; nothing where nothing was paid. */
export const inBrackets = (...parts: readonly string[]): string => {
  const told = parts.filter((part) => part !== '');
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
};

/** "Lyon · pasture 5", each post once, with a count where it was fed twice. */
export function sourcesOf(because: Because, say: Say): string {
  const lines = (because.from ?? []).map(({ at, hex }) => `${say.place(at)} · ${say.hex(hex)}`);
  return [...new Set(lines)]
    .map((line) => {
      const times = lines.filter((other) => other === line).length;
      return times > 1 ? `${line} ×${times}` : line;
    })
    .join(', ');
}

/** The two ends of the connection that paid, where the command's events tell. */
export function connectionOf(because: Because, say: Say, among: readonly Event[]): string {
  const made = among.find(
    (event): event is EventOf<'connectionMade'> =>
      event.type === 'connectionMade' && event.from === because.site,
  );
  if (made) return `${say.place(made.from)}–${say.place(made.to)}`;
  return because.site === undefined ? '' : say.place(because.site);
}

export function tolledOf(because: Because, among: readonly Event[]): Colour | null {
  const toll = among.find(
    (event): event is EventOf<'tollPaid'> =>
      event.type === 'tollPaid' &&
      event.caravan === because.piece &&
      `${event.because.paths}` === `${because.paths}`,
  );
  return toll?.to ?? null;
}

/** Bern → C4e → …: only where it began and where it ended. */
export const fromTo = (from: string | undefined, to: string): string =>
  from === undefined ? to : `${from} → ${to}`;
