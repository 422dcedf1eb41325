import { countOf } from './bundle';
import type { CommandOf, Share } from './commands';
import { CARD_PRICE, EXCHANGE_RATE, PURCHASES_A_TURN } from './components';
import type { Ruling } from './ruling';
import type { Colour } from './vocabulary';

export function trade(ruling: Ruling, command: CommandOf<'trade'>): void {
  const { from, to, give, get } = command;
  ruling.player(from);
  ruling.player(to);
  if (from === to) ruling.refuse('trade-with-self', { who: from });
  if (from !== ruling.active && to !== ruling.active) {
    ruling.object('not-with-active', { who: ruling.active });
  }
  // Both lay down what they give before either takes it up.
  const because = { rule: 'E-TRADE-1' } as const;
  ruling.needHand(from, cardsIn(give), because);
  ruling.needHand(to, cardsIn(get), because);
  ruling.needGold(from, give.gold ?? 0, because, 'too-little-gold');
  ruling.needGold(to, get.gold ?? 0, because, 'too-little-gold');
  hand(ruling, from, to, give);
  hand(ruling, to, from, get);
}

function cardsIn(share: Share): number {
  return typeof share.cards === 'number' ? share.cards : countOf(share.cards ?? {});
}

function hand(ruling: Ruling, from: Colour, to: Colour, share: Share): void {
  const because = { rule: 'E-TRADE-1' } as const;
  const count = cardsIn(share);
  if (count > 0) ruling.emit({ type: 'cardsHanded', from, to, count, because });
  ruling.handGold(from, to, share.gold ?? 0, because);
}

export function buy(ruling: Ruling, command: CommandOf<'buy'>): void {
  const because = { rule: 'E-TRADE-2' } as const;
  const { purchases } = ruling.state.turn;
  if (purchases >= PURCHASES_A_TURN) {
    ruling.object('purchase-limit', { is: purchases, needs: PURCHASES_A_TURN });
  }
  ruling.returnGold(ruling.active, CARD_PRICE, because);
  ruling.takeCards(ruling.active, { [command.resource]: 1 }, because);
  ruling.emit({ type: 'purchased', player: ruling.active, because });
}

export function exchange(ruling: Ruling, command: CommandOf<'exchange'>): void {
  const { give, get } = command;
  const because = { rule: 'E-TRADE-3' } as const;
  if (give === get) ruling.object('same-resource', { at: give });
  ruling.returnCards(ruling.active, { [give]: EXCHANGE_RATE }, because);
  if (get === 'gold') ruling.takeGold(ruling.active, 1, because);
  else ruling.takeCards(ruling.active, { [get]: 1 }, because);
}
