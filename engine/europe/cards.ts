import { reshuffle } from './build';
import type { CommandOf } from './commands';
import type { Ruling } from './ruling';
import { afterRobber, rob } from './seven';

/** Why the active player may not play a development card now (E-DEV-1), or null. */
export function cardObjection(ruling: Pick<Ruling, 'state'>) {
  const { turn, players } = ruling.state;
  const { cards } = players[turn.player];
  if (turn.cardPlayed) return 'card-played' as const;
  if (cards === 0) return 'no-card' as const;
  return cards <= turn.cardsBought ? ('card-new' as const) : null;
}

export function playCard(ruling: Ruling, command: CommandOf<'playCard'>): void {
  const player = ruling.active;
  const { effects } = command;
  const before = afterRobber(ruling.state.phase);
  const because = { rule: 'E-DEV-3' } as const;
  const wrong = cardObjection(ruling);
  if (wrong) ruling.object(wrong, { who: player });
  if (effects.dice !== undefined && ruling.state.phase.name !== 'roll')
    ruling.refuse('dice-too-late');
  const card = command.card ?? null;
  ruling.emit({ type: 'cardPlayed', player, card, effects, because: { rule: 'E-DEV-1' } });
  reshuffle(ruling);
  if (effects.gold) ruling.takeGold(player, effects.gold, because);
  if (effects.cards) ruling.takeCards(player, effects.cards, because);
  for (let i = 0; i < (effects.routes ?? 0); i++) {
    ruling.emit({ type: 'freeRouteGranted', touching: null, because });
  }
  if (effects.robber) rob(ruling, effects.robber.to, effects.robber.from, 'E-DEV-3', before);
}
