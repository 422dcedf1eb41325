import type { HexId } from '../board/vocabulary';
import { countOf } from './bundle';
import type { CommandOf } from './commands';
import { CARDS_PER_RESOURCE, HAND_LIMIT } from './components';
import type { ClauseId } from './clauses';
import type { Ruling } from './ruling';
import type { Phase, State } from './state';
import { numberOn } from './tokens';
import { RESOURCES, type Colour } from './vocabulary';

/** E-SEVEN-2: half, rounded down, of more than seven. */
export function discardDue(hand: number): number {
  return hand > HAND_LIMIT ? Math.floor(hand / 2) : 0;
}

/** Sizes the table counted; the mirror's own where it names none. */
export function confirmHands(ruling: Ruling, command: CommandOf<'confirmHands'>): void {
  const because = { rule: 'E-SEVEN-2' } as const;
  const counts: Partial<Record<Colour, number>> = { ...command.hands };
  for (const colour of Object.keys(counts) as Colour[]) ruling.player(colour);
  const all = ruling.state.seats.reduce(
    (sum, player) => sum + (counts[player] ?? ruling.state.players[player].hand ?? 0),
    0,
  );
  const most = RESOURCES.length * CARDS_PER_RESOURCE;
  if (all > most) ruling.refuse('hands-exceed-cards', { is: all, needs: most });
  const due: Partial<Record<Colour, number>> = {};
  for (const player of ruling.state.seats) {
    const { hand } = ruling.state.players[player];
    const counted = counts[player];
    if (counted !== undefined && hand !== null && counted !== hand) {
      ruling.emit({ type: 'handCounted', player, from: hand, to: counted, because });
    }
    const n = discardDue(counted ?? hand ?? 0);
    if (n > 0) due[player] = n;
  }
  ruling.emit({ type: 'handsConfirmed', due, because });
  robberNext(ruling);
}

export function discard(ruling: Ruling, command: CommandOf<'discard'>): void {
  const { phase } = ruling.state;
  const { player, cards } = command;
  ruling.player(player);
  const due = phase.name === 'discard' ? (phase.due[player] ?? 0) : 0;
  if (due === 0) ruling.object('no-discard-due', { who: player });
  const count = cards ? countOf(cards) : due;
  if (count !== due) ruling.object('wrong-discard', { who: player, is: count, needs: due });
  discardCards(ruling, player, count, cards ?? null);
  robberNext(ruling);
}

function discardCards(
  ruling: Ruling,
  player: Colour,
  count: number,
  cards: CommandOf<'discard'>['cards'] | null,
): void {
  const because = { rule: 'E-SEVEN-2' } as const;
  ruling.needHand(player, count, because);
  ruling.needInHands(cards ?? {}, because);
  ruling.emit({ type: 'cardsDiscarded', player, count, cards: cards ?? null, because });
}

/** A hand corrected before its owner discarded owes what the new count says. */
export function recountDiscards(ruling: Ruling): void {
  const { phase, seats, players } = ruling.state;
  if (phase.name !== 'discard') return;
  const due: Partial<Record<Colour, number>> = {};
  for (const player of seats) {
    const { hand } = players[player];
    const before = phase.due[player] ?? 0;
    const n = before > 0 && hand !== null ? discardDue(hand) : before;
    if (n > 0) due[player] = n;
  }
  if (seats.every((player) => due[player] === phase.due[player])) return;
  ruling.emit({ type: 'handsConfirmed', due, because: { rule: 'E-SEVEN-2' } });
  robberNext(ruling);
}

function robberNext(ruling: Ruling): void {
  const { phase } = ruling.state;
  if (phase.name !== 'discard' || Object.keys(phase.due).length > 0) return;
  ruling.emit({
    type: 'phaseBegan',
    phase: { name: 'robber' },
    because: { rule: 'E-SEVEN-3' },
  });
}

/** Opponents with a post at a hex who have a card to lose (E-SEVEN-4). */
export function victimsAt(state: State, hex: HexId, robber: Colour): Colour[] {
  const corners = state.board.hexes.get(hex)?.corners ?? [];
  return state.seats.filter(
    (colour) =>
      colour !== robber &&
      state.players[colour].hand !== 0 &&
      corners.some((at) => state.posts[at]?.owner === colour),
  );
}

/** Why the robber may not go to a hex (E-SEVEN-3), or null. */
export function robberObjection(state: State, hex: HexId) {
  if (hex === state.robber) return 'robber-stays' as const;
  if (state.board.hexes.get(hex)?.terrain === 'sea') return 'robber-at-sea' as const;
  return numberOn(state, hex) === null ? ('robber-needs-number' as const) : null;
}

export function moveRobber(ruling: Ruling, command: CommandOf<'moveRobber'>): void {
  const { phase } = ruling.state;
  if (phase.name === 'hands') {
    ruling.object('hands-unconfirmed');
    confirmHands(ruling, { type: 'confirmHands' });
  }
  // Nobody needs to tick off discards: going on says they happened, kinds unknown.
  const open = ruling.state.phase;
  if (open.name === 'discard') {
    for (const player of ruling.state.seats) {
      const due = open.due[player] ?? 0;
      if (due > 0) discardCards(ruling, player, due, null);
    }
  }
  rob(ruling, command.to, command.from, 'E-SEVEN-3', afterRobber(phase));
}

/** A robber moved before the dice fell does not make up for the roll. */
export function afterRobber(phase: Phase): 'roll' | 'action' {
  if (phase.name === 'steal') return phase.then;
  return phase.name === 'roll' ? 'roll' : 'action';
}

/** Moves the robber and, when it is clear from whom, takes the card; also for development cards. */
export function rob(
  ruling: Ruling,
  to: string,
  from: Colour | null | undefined,
  rule: ClauseId,
  then: 'roll' | 'action',
): void {
  if (!ruling.state.board.hexes.has(to)) ruling.refuse('unknown-place', { at: to });
  const wrong = robberObjection(ruling.state, to);
  if (wrong) ruling.object(wrong, { at: to });
  const because = { rule, hex: to } as const;
  ruling.emit({ type: 'robberMoved', from: ruling.state.robber, to, because });
  const victims = victimsAt(ruling.state, to, ruling.active);
  if (victims.length === 0 && !from) {
    const none = { rule: 'E-SEVEN-4', hex: to } as const;
    ruling.emit({ type: 'nobodyRobbed', player: ruling.active, because: none });
    ruling.emit({ type: 'phaseBegan', phase: { name: then }, because: none });
    return;
  }
  ruling.emit({ type: 'phaseBegan', phase: { name: 'steal', victims, then }, because });
  if (from !== undefined) steal(ruling, { type: 'steal', from });
}

export function steal(ruling: Ruling, command: CommandOf<'steal'>): void {
  const { phase, robber, players, posts, board } = ruling.state;
  const then = phase.name === 'steal' ? phase.then : 'action';
  const because = { rule: 'E-SEVEN-4', hex: robber } as const;
  const { from } = command;
  if (from === null) {
    // Lightly tracked, only the table sees that nobody there holds a card.
    if (ruling.state.tracking === 'full') ruling.object('must-steal');
    ruling.emit({ type: 'nobodyRobbed', player: ruling.active, because });
  } else {
    ruling.player(from);
    const corners = board.hexes.get(robber)!.corners;
    if (from === ruling.active) ruling.refuse('not-a-victim', { who: from });
    if (!corners.some((at) => posts[at]?.owner === from)) {
      ruling.object('not-a-victim', { who: from });
    }
    if (players[from].hand === 0) {
      ruling.object('victim-without-cards', { who: from });
      ruling.emit({ type: 'handCounted', player: from, from: 0, to: 1, because });
    }
    ruling.emit({ type: 'cardStolen', from, to: ruling.active, because });
  }
  ruling.emit({ type: 'phaseBegan', phase: { name: then }, because });
}
