import type { Correction } from '@/engine/europe/commands';
import type { State } from '@/engine/europe/state';
import { isExact } from '@/engine/europe/supply';
import {
  RESOURCES,
  SLOT_COLOURS,
  type Resource,
  type SlotColour,
} from '@/engine/europe/vocabulary';

/** What the table has counted beside the board; what it has not counted stays as it is. */
export interface SupplyDraft {
  readonly cards: Readonly<Partial<Record<Resource, number>>>;
  readonly tokens: Readonly<Partial<Record<SlotColour, number>>>;
  readonly left: number;
  readonly played: number;
}

export function supplyDraftOf({ deck }: State): SupplyDraft {
  return { cards: {}, tokens: {}, left: deck.left, played: deck.discarded };
}

export function tokensLeft(state: State, colour: SlotColour): number {
  return state.stock.filter((token) => token.colour === colour).length;
}

export function supplyCorrections(state: State, draft: SupplyDraft): Correction[] {
  const set: Correction[] = [];
  for (const resource of RESOURCES) {
    const to = draft.cards[resource];
    const range = state.supply?.[resource];
    if (to === undefined || !range || (isExact(range) && range.min === to)) continue;
    set.push({ of: 'supply', resource, to });
  }
  for (const colour of SLOT_COLOURS) {
    const to = draft.tokens[colour];
    if (to !== undefined && to !== tokensLeft(state, colour)) set.push({ of: 'stock', colour, to });
  }
  const { left, played } = draft;
  if (left !== state.deck.left || played !== state.deck.discarded) {
    set.push({ of: 'deck', left, discarded: played });
  }
  return set;
}
