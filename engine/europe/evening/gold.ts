import type { ClauseId } from '../clauses';
import { TOLL } from '../components';
import type { State } from '../state';
import { ownerOf, type Colour } from '../vocabulary';
import { Account, perPlayer, type Chapter, type Flows } from './chapter';

export const GOLD_HEADINGS = [
  'start',
  'compensation',
  'connection',
  'coins',
  'exchange',
  'card',
  'trade',
  'toll',
  'purchase',
  'count',
] as const;
export type GoldHeading = (typeof GOLD_HEADINGS)[number];

export interface GoldTold {
  /** Where everyone's gold came from and went. */
  readonly flows: Readonly<Record<Colour, Flows<GoldHeading>>>;
  /** Tolls: `tolls.red.blue` is what red paid to blue. */
  readonly tolls: Readonly<Record<Colour, Readonly<Record<Colour, number>>>>;
  /** What an empty bank owed. */
  readonly unpaid: Readonly<Record<Colour, number>>;
}

const TAKEN: Readonly<Partial<Record<ClauseId, GoldHeading>>> = {
  'E-ROLL-4': 'compensation',
  'E-GOLD-2': 'connection',
  'E-GOLD-3': 'connection',
  'E-MERCH-5': 'coins',
  'E-SET-10': 'coins',
  'E-TRADE-3': 'exchange',
  'E-DEV-3': 'card',
};

export function goldChapter(start: State): Chapter<GoldTold> {
  const { seats } = start;
  const account = new Account(seats, GOLD_HEADINGS);
  const tolls = perPlayer(seats, () => perPlayer(seats, () => 0));
  const unpaid = perPlayer(seats, () => 0);
  for (const colour of seats) account.book(colour, 'start', start.players[colour].gold);
  return {
    take: ({ event, before, after }) => {
      switch (event.type) {
        case 'goldTaken':
          account.book(event.player, TAKEN[event.because.rule] ?? 'count', event.gold);
          break;
        case 'goldReturned':
          account.book(event.player, 'purchase', -event.gold);
          break;
        case 'goldHanded':
          account.book(event.from, 'trade', -event.gold);
          account.book(event.to, 'trade', event.gold);
          break;
        case 'tollPaid': {
          const from = ownerOf(event.caravan);
          account.book(from, 'toll', -TOLL);
          account.book(event.to, 'toll', TOLL);
          tolls[from][event.to] += TOLL;
          break;
        }
        case 'bankEmpty':
          unpaid[event.player] += event.unpaid;
          break;
        case 'goldCounted':
        case 'corrected':
          for (const colour of seats) {
            const more = after.players[colour].gold - before.players[colour].gold;
            account.book(colour, 'count', more);
          }
          break;
        default:
      }
    },
    read: () => ({
      flows: account.read(),
      tolls: perPlayer(seats, (from) => ({ ...tolls[from] })),
      unpaid: { ...unpaid },
    }),
  };
}
