import type { Bundle } from '@/engine/europe/bundle';
import type { Because, Event, EventOf } from '@/engine/europe/events';
import type { Colour, Resource } from '@/engine/europe/vocabulary';

/** What a roll means for one player: what is taken, what is missed, and why. */
export interface Share {
  readonly player: Colour;
  readonly cards: Bundle;
  readonly gold: number;
  readonly because: Because | null;
  /** Cards the robber kept away, and those the supply could not pay. */
  readonly robbed: number;
  readonly short: readonly { readonly resource: Resource; readonly cards: number }[];
}

export interface Answer {
  readonly rolled: EventOf<'rolled'>;
  readonly shares: readonly Share[];
  readonly shortages: readonly EventOf<'shortage'>[];
}

const ofType = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The answer to a roll, player by player in the order of the seats; null after anything else. */
export function answerOf(events: readonly Event[], seats: readonly Colour[]): Answer | null {
  const [rolled] = ofType(events, 'rolled');
  if (!rolled) return null;
  const cards = ofType(events, 'cardsTaken');
  const gold = ofType(events, 'goldTaken');
  const robbed = ofType(events, 'hexRobbed');
  const shortages = ofType(events, 'shortage');
  const shares = seats.map((player): Share => {
    const taken = cards.find((event) => event.player === player);
    const paid = gold.find((event) => event.player === player);
    return {
      player,
      cards: taken?.cards ?? {},
      gold: paid?.gold ?? 0,
      because: (taken ?? paid)?.because ?? null,
      robbed: robbed
        .filter((event) => event.player === player)
        .reduce((sum, event) => sum + event.cards, 0),
      short: shortages.flatMap(({ resource, lost }) => {
        const n = lost[player] ?? 0;
        return n > 0 ? [{ resource, cards: n }] : [];
      }),
    };
  });
  return { rolled, shares, shortages };
}
