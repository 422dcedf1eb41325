import type { Correction } from '@/engine/europe/commands';
import { DECK_SIZE } from '@/engine/europe/components';
import type { Goods, State } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';

/** How the table says a player stands; null leaves the turn as it is. */
export interface PlayerDraft {
  readonly hand: number | null;
  readonly gold: number;
  readonly goods: Goods;
  readonly routesLeft: number;
  readonly cards: number;
  readonly turn: 'roll' | 'action' | null;
}

/** Whose turn it is can be told once play has begun and before it is over. */
function turnOf({ phase, turn }: State, colour: Colour): PlayerDraft['turn'] {
  if (turn.player !== colour) return null;
  return phase.name === 'roll' || phase.name === 'action' ? phase.name : null;
}

export function playerDraftOf(state: State, colour: Colour): PlayerDraft {
  const { hand, gold, goods, routesLeft, cards } = state.players[colour];
  return { hand, gold, goods, routesLeft, cards, turn: turnOf(state, colour) };
}

/** The deck gives up what it must, when more cards are held than it could have left. */
export function deckLeft(state: State, colour: Colour, cards: number): number {
  const inAll = state.board.deck.reduce((sum, card) => sum + card.count, 0) || DECK_SIZE;
  const others = state.seats.reduce(
    (sum, each) => sum + (each === colour ? cards : state.players[each].cards),
    0,
  );
  const { left, discarded } = state.deck;
  return Math.max(0, left - Math.max(0, left + discarded + others - inAll));
}

export function playerCorrections(state: State, colour: Colour, draft: PlayerDraft): Correction[] {
  const before = playerDraftOf(state, colour);
  const player = colour;
  const set: Correction[] = [];
  if (draft.hand !== null && draft.hand !== before.hand) {
    set.push({ of: 'hand', player, to: draft.hand });
  }
  if (draft.gold !== before.gold) set.push({ of: 'gold', player, to: draft.gold });
  const { locked, free, delivered } = draft.goods;
  const goods = before.goods;
  if (locked !== goods.locked || free !== goods.free || delivered !== goods.delivered) {
    set.push({ of: 'goods', player, to: draft.goods });
  }
  if (draft.routesLeft !== before.routesLeft) {
    set.push({ of: 'routesLeft', player, to: draft.routesLeft });
  }
  if (draft.cards !== before.cards) {
    set.push({ of: 'cards', player, to: draft.cards });
    const left = deckLeft(state, colour, draft.cards);
    const { discarded } = state.deck;
    if (left !== state.deck.left) set.push({ of: 'deck', left, discarded });
  }
  if (draft.turn && draft.turn !== before.turn) set.push({ of: 'turn', player, phase: draft.turn });
  return set;
}
