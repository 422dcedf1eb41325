import { countOf } from '../bundle';
import type { ClauseId } from '../clauses';
import type { State } from '../state';
import { RESOURCES, type Colour, type Resource } from '../vocabulary';
import { noCards, type PerResource } from '../expectation';
import { Account, perPlayer, type Chapter, type Flows } from './chapter';

const CARD_HEADINGS = [
  'start',
  'roll',
  'purchase',
  'exchange',
  'card',
  'trade',
  'robbery',
  'discard',
  'build',
  'move',
  'count',
] as const;
export type CardHeading = (typeof CARD_HEADINGS)[number];

/** What kept cards out of a hand, or took them out of it against the player's will. */
export interface Losses {
  /** Cards posts at the robber's hex would have earned. */
  readonly robber: number;
  /** Cards the supply could not pay. */
  readonly shortage: number;
  readonly stolen: number;
  readonly discarded: number;
}

export interface CardsTold {
  readonly flows: Readonly<Record<Colour, Flows<CardHeading>>>;
  /** Cards from rolls, by resource. */
  readonly harvest: Readonly<Record<Colour, PerResource>>;
  readonly losses: Readonly<Record<Colour, Losses>>;
  /** Robberies: `robberies.red.blue` is how often red took a card from blue. */
  readonly robberies: Readonly<Record<Colour, Readonly<Record<Colour, number>>>>;
}

const TAKEN: Readonly<Partial<Record<ClauseId, CardHeading>>> = {
  'E-SET-5': 'start',
  'E-SET-7': 'start',
  'E-ROLL-1': 'roll',
  'E-TRADE-2': 'purchase',
  'E-TRADE-3': 'exchange',
  'E-DEV-3': 'card',
};

const RETURNED: Readonly<Partial<Record<ClauseId, CardHeading>>> = {
  'E-TRADE-3': 'exchange',
  'E-BUILD-1': 'build',
  'E-BUILD-2': 'build',
  'E-BUILD-3': 'build',
  'E-BUILD-4': 'build',
  'E-MERCH-1': 'move',
  'E-CARA-1': 'move',
};

export function cardsChapter(start: State): Chapter<CardsTold> {
  const { seats } = start;
  const account = new Account(seats, CARD_HEADINGS);
  const harvest = perPlayer(seats, () => noCards());
  const losses = perPlayer(seats, () => ({ robber: 0, shortage: 0, stolen: 0, discarded: 0 }));
  const robberies = perPlayer(seats, () => perPlayer(seats, () => 0));
  return {
    take: ({ event, before, after }) => {
      const rule = event.because.rule;
      switch (event.type) {
        case 'cardsTaken': {
          account.book(event.player, TAKEN[rule] ?? 'count', countOf(event.cards));
          if (rule !== 'E-ROLL-1') break;
          const sums: Record<Resource, number> = harvest[event.player];
          for (const resource of RESOURCES) sums[resource] += event.cards[resource] ?? 0;
          break;
        }
        case 'cardsReturned':
          account.book(event.player, RETURNED[rule] ?? 'count', -countOf(event.cards));
          break;
        case 'cardsDiscarded':
          account.book(event.player, 'discard', -event.count);
          losses[event.player].discarded += event.count;
          break;
        case 'cardsHanded':
          account.book(event.from, 'trade', -event.count);
          account.book(event.to, 'trade', event.count);
          break;
        case 'cardStolen':
          account.book(event.from, 'robbery', -1);
          account.book(event.to, 'robbery', 1);
          losses[event.from].stolen++;
          robberies[event.to][event.from]++;
          break;
        case 'hexRobbed':
          losses[event.player].robber += event.cards;
          break;
        case 'shortage':
          for (const colour of seats) losses[colour].shortage += event.lost[colour] ?? 0;
          break;
        case 'handCounted':
        case 'corrected':
        case 'trackingChanged':
          for (const colour of seats) {
            const more = (after.players[colour].hand ?? 0) - (before.players[colour].hand ?? 0);
            account.book(colour, 'count', more);
          }
          break;
        default:
      }
    },
    read: () => ({
      flows: account.read(),
      harvest: perPlayer(seats, (colour) => ({ ...harvest[colour] })),
      losses: perPlayer(seats, (colour) => ({ ...losses[colour] })),
      robberies: perPlayer(seats, (colour) => ({ ...robberies[colour] })),
    }),
  };
}
