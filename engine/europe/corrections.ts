import { win } from './caravans';
import type { CommandOf, Correction } from './commands';
import { CARDS_PER_RESOURCE, DECK_SIZE } from './components';
import { cardsInHands, countHand } from './ledger';
import type { Ruling } from './ruling';
import { recountDiscards } from './seven';
import { exactly, UNKNOWN_SUPPLY, type Supply } from './supply';
import { ownerOf, RESOURCES, type Colour } from './vocabulary';

/** The table is the truth: sets anything, as long as it can stand on a table at all. */
export function correctAll(ruling: Ruling, command: CommandOf<'correct'>): void {
  if (command.set.length === 0) ruling.refuse('nothing-to-correct');
  for (const change of command.set) {
    check(ruling, change);
    ruling.emit({ type: 'corrected', change, because: { rule: ruleOf(change) } });
  }
  checkTotals(ruling);
  recountDiscards(ruling);
  for (const player of ruling.state.seats) win(ruling, player);
  reopen(ruling);
}

function ruleOf(change: Correction) {
  switch (change.of) {
    case 'hand':
    case 'supply':
      return 'E-COMP-2';
    case 'token':
    case 'stock':
      return 'E-COMP-3';
    case 'gold':
    case 'cards':
    case 'deck':
    case 'robber':
      return 'E-COMP-4';
    case 'goods':
      return 'E-SET-3';
    case 'turn':
      return 'E-SET-6';
    default:
      return 'E-COMP-1';
  }
}

function check(ruling: Ruling, change: Correction): void {
  const { board, tracking, tokens } = ruling.state;
  if ('player' in change) ruling.player(change.player);
  if ('piece' in change) ruling.player(ownerOf(change.piece));
  if ((change.of === 'hand' || change.of === 'supply') && tracking === 'light') {
    ruling.refuse('needs-tracking');
  }
  switch (change.of) {
    case 'supply':
      if (typeof change.to !== 'number' && change.to.min > change.to.max) {
        ruling.refuse('range-upside-down', { at: change.resource });
      }
      return;
    case 'route':
      known(ruling, board.paths.has(change.path), change.path);
      if (change.to) ruling.player(change.to);
      return;
    case 'post':
      known(ruling, board.sites.has(change.at), change.at);
      if (change.to && change.to !== 'neutral') ruling.player(change.to);
      if (change.goods) ruling.player(change.goods);
      if (change.goods && !change.to) ruling.refuse('no-post-there', { at: change.at });
      return;
    case 'caravan':
      if (change.to === null) return;
      if (!board.paths.has(change.to) || !ruling.state.routes[change.to]) {
        ruling.refuse('no-route-there', { at: change.to });
      }
      return;
    case 'merchant':
      known(ruling, change.to === null || board.intersections.has(change.to), change.to ?? '');
      return;
    case 'robber':
      known(ruling, board.hexes.has(change.to), change.to);
      if (board.hexes.get(change.to)?.terrain === 'sea') {
        ruling.refuse('robber-at-sea', { at: change.to });
      }
      return;
    case 'token':
      known(ruling, board.hexes.has(change.hex), change.hex);
      if (!board.hexes.get(change.hex)?.slot) ruling.refuse('printed-number', { at: change.hex });
      if (!change.to && !tokens[change.hex]) ruling.refuse('token-not-there', { at: change.hex });
      return;
    case 'turn':
      if (ruling.state.phase.name === 'placing' || ruling.state.phase.name === 'startRoll') {
        ruling.refuse('not-in-setup');
      }
      return;
    default:
      return;
  }
}

function known(ruling: Ruling, exists: boolean, at: string): void {
  if (!exists) ruling.refuse('unknown-place', { at });
}

/** After all changes of one correction, because goods and cards may pass through a wrong sum. */
function checkTotals(ruling: Ruling): void {
  const { seats, players, goodsEach, deck, board } = ruling.state;
  for (const who of seats) {
    const { locked, free, delivered } = players[who].goods;
    const is = locked + free + delivered;
    if (is !== goodsEach) ruling.refuse('goods-total', { who, is, needs: goodsEach });
  }
  checkHands(ruling, cardsInHands(ruling.state));
  const cards = board.deck.reduce((sum, card) => sum + card.count, 0) || DECK_SIZE;
  const held = seats.reduce((sum, who) => sum + players[who].cards, 0);
  const is = deck.left + deck.discarded + held;
  if (is > cards) ruling.refuse('cards-total', { is, needs: cards });
}

function checkHands(ruling: Ruling, is: number): void {
  const needs = RESOURCES.length * CARDS_PER_RESOURCE;
  if (is > needs) ruling.refuse('hands-exceed-cards', { is, needs });
}

/** A delivery taken back may take back the victory, too. */
function reopen(ruling: Ruling): void {
  const { phase, players, goodsEach } = ruling.state;
  if (phase.name !== 'over' || players[phase.winner].goods.delivered >= goodsEach) return;
  const because = { rule: 'E-END-1' } as const;
  ruling.emit({ type: 'phaseBegan', phase: { name: 'action' }, because });
}

/** Changing to full tracking needs the hands; a supply nobody counted is a wide range. */
export function track(ruling: Ruling, command: CommandOf<'track'>): void {
  const hands: Partial<Record<Colour, number>> = {};
  let supply: Supply | null = null;
  if (command.level === 'full') {
    let recounted = ruling.state;
    let sum = 0;
    for (const who of ruling.state.seats) {
      const hand = command.hands?.[who] ?? ruling.state.players[who].hand;
      if (hand === null) return ruling.refuse('needs-hands', { who });
      hands[who] = hand;
      recounted = countHand(recounted, who, hand);
      sum += hand;
    }
    checkHands(ruling, sum);
    const counted = command.supply ?? {};
    supply = recounted.supply ?? UNKNOWN_SUPPLY;
    for (const resource of RESOURCES) {
      const n = counted[resource];
      if (n === undefined) continue;
      if (n > CARDS_PER_RESOURCE)
        ruling.refuse('cards-total', { is: n, needs: CARDS_PER_RESOURCE });
      supply = { ...supply, [resource]: exactly(n) };
    }
  }
  ruling.emit({
    type: 'trackingChanged',
    level: command.level,
    hands,
    supply,
    because: { rule: 'E-COMP-2' },
  });
}
