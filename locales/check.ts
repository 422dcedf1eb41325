import type { Doubt, DoubtCode } from '@/engine/europe/doubts';
import type { Suspicion } from '@/engine/europe/suspicion';
import type { Owner, Resource, SlotColour } from '@/engine/europe/vocabulary';

import type { words as Words } from './en/words';
import type { Say } from './say';

/** What a doubt brings along, in words. */
export interface DoubtTold {
  readonly who: string;
  /** A place, a resource, a colour of tokens, or what is counted. */
  readonly at: string;
  readonly is: number;
  readonly needs: number;
}

/** What a player or the supply can be counted by. */
export type Counted = 'hand' | 'gold' | 'cards' | 'routesLeft' | 'locked' | 'free' | 'delivered';

export interface CheckPhrases {
  readonly doubts: Readonly<Record<DoubtCode, (told: DoubtTold) => string>>;
  readonly counted: Readonly<Record<Counted, string>>;
  readonly suspicions: {
    readonly [C in Suspicion['code']]: (
      suspicion: Extract<Suspicion, { readonly code: C }>,
      say: Say,
    ) => string;
  };
}

export function checkSentences({ doubts, counted, suspicions }: CheckPhrases, words: typeof Words) {
  const nameOf = (at: string, say: Say): string =>
    counted[at as Counted] ??
    words.resources[at as Resource] ??
    words.slotColours[at as SlotColour] ??
    say.place(at);
  return {
    doubt: ({ code, who, at, is, needs }: Doubt, say: Say): string =>
      doubts[code]({
        who: who === undefined ? '' : say.owner(who as Owner),
        at: at === undefined ? '' : nameOf(at, say),
        is: is ?? 0,
        needs: needs ?? 0,
      }),
    suspicion: (suspicion: Suspicion, say: Say): string =>
      (suspicions[suspicion.code] as (suspicion: Suspicion, say: Say) => string)(suspicion, say),
  };
}
