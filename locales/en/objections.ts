import type { Objection, ObjectionCode } from '@/engine/europe/objections';
import type { PhaseName, Placement } from '@/engine/europe/state';
import type { PieceId, SlotColour } from '@/engine/europe/vocabulary';

import { upperFirst } from '../language';
import { count, placeIn, resourceIn, whoIn, type Say } from '../say';
import { words } from './words';

/** " at Lyon"; " here" where the place is not told. */
const at = (o: Objection, say: Say) => (o.at === undefined ? ' here' : ` at ${placeIn(o, say)}`);
const Place = (o: Objection, say: Say) => upperFirst(placeIn(o, say, 'this place'));
const who = (o: Objection, say: Say) => whoIn(o, say, 'this player');
const Who = (o: Objection, say: Say) => upperFirst(who(o, say));
const what = (o: Objection, say: Say) => resourceIn(o, say, 'this resource');
const tint = (colour: unknown) => words.slotColours[colour as SlotColour] ?? 'another colour';

const PLACEMENTS: Readonly<Record<Placement['place'], string>> = {
  post: 'a trading post',
  neutral: 'a neutral trading post',
  route: 'a trade route and caravan',
};

/** Why not, in one plain sentence. */
export const objections: Readonly<Record<ObjectionCode, (o: Objection, say: Say) => string>> = {
  'not-now': (o) => {
    const hint = words.phaseHints[o.is as PhaseName];
    return hint ? `Not now: ${hint}.` : 'Not now: something else comes first.';
  },
  'not-in-setup': () => 'The turn can be changed once the set-up is done.',
  'game-over': () => 'The game is already over.',
  'unknown-place': (o) =>
    o.at === undefined
      ? 'There is no such place on this board.'
      : `There is no place “${o.at}” on this board.`,
  'not-playing': (o, say) => `It is not ${who(o, say)} who can do this now.`,
  malformed: () => 'This entry is damaged and cannot be read.',

  'roll-missing': (o, say) => `The roll of ${who(o, say)} is still missing.`,
  'not-a-contender': (o, say) => `${Who(o, say)} is out of the roll-off and does not roll again.`,
  'wrong-order': (o, say) =>
    `${Who(o, say)} is next to place ${PLACEMENTS[o.needs as Placement['place']] ?? 'a piece'}.`,
  'nothing-left-to-place': (o, say) =>
    o.who === undefined
      ? 'Nothing of this kind is left to place.'
      : `${Who(o, say)} has placed all of these already.`,
  'site-not-purple': (o, say) =>
    `Starting posts stand in purple cities only; ${placeIn(o, say, 'this city')} is brown.`,
  'site-taken': (o, say) => `There is already a trading post${at(o, say)}.`,
  'not-a-site': (o, say) => `There is no city${at(o, say)}.`,
  'start-route-off-post': (o, say) =>
    `The first trade route must touch a trading post of one’s own; ${placeIn(o, say, 'this path')} does not.`,
  'start-route-connects': () => 'A starting trade route must not connect isolated cities.',
  'no-fixed-start': () => 'This board has no fixed set-up.',

  'dice-chosen': (o) =>
    `A development card has set the dice to ${count(o.needs)}, not ${count(o.is)}.`,
  'supply-suffices': (o, say) =>
    `The supply should have enough ${what(o, say)}: ${count(o.is)} there, ${count(o.needs)} due.`,
  'supply-short': (o, say) =>
    `The supply should be short of ${what(o, say)}: ${count(o.is)} there, ${count(o.needs)} due.`,
  'nothing-due': (o, say) => `Nobody is due any ${what(o, say)} on this roll.`,
  'supply-empty': (o, say) =>
    `Not enough ${what(o, say)} in the supply: ${count(o.is)} there, ${count(o.needs)} needed.`,
  'not-in-hands': (o, say) =>
    `There cannot be that much ${what(o, say)} in hand: ${count(o.needs)} asked, at most ${count(o.is)} out of the supply.`,
  'hand-too-small': (o, say) =>
    `${Who(o, say)} has ${words.count.cards(count(o.is))} in hand; this takes ${count(o.needs)}.`,
  'too-little-gold': (o, say) =>
    `${Who(o, say)} has ${words.count.gold(count(o.is))}; this takes ${count(o.needs)}.`,
  'hands-exceed-cards': (o) =>
    `There are not that many cards: ${count(o.is)} in all hands, at most ${count(o.needs)} possible.`,

  'hands-unconfirmed': () => 'After a 7 the hands are counted before the robber moves.',
  'no-discard-due': (o, say) => `${Who(o, say)} has nothing to discard.`,
  'wrong-discard': (o, say) =>
    `${Who(o, say)} discards ${words.count.cards(count(o.needs))}, not ${count(o.is)}.`,
  'robber-stays': (o, say) => `The robber must leave ${placeIn(o, say, 'its hex')}.`,
  'robber-needs-number': (o, say) =>
    `The robber goes to a hex with a number; ${placeIn(o, say, 'this one')} has none.`,
  'robber-at-sea': () => 'The robber does not go to sea.',
  'not-a-victim': (o, say) => `${Who(o, say)} cannot be robbed at this hex.`,
  'victim-without-cards': (o, say) => `${Who(o, say)} has no cards to take.`,
  'must-steal': () => 'A card must be taken from one of the players at this hex.',

  'trade-with-self': () => 'Nobody trades with themselves.',
  'not-with-active': (o, say) => `All trade on this turn goes through ${who(o, say)}.`,
  'purchase-limit': (o) =>
    `No more than ${words.count.cards(count(o.needs) || 2)} may be bought with gold in one turn.`,
  'same-resource': (o, say) => `Trading ${what(o, say)} for ${what(o, say)} is not allowed.`,

  'deck-empty': () => 'There are no development cards left to buy.',
  'no-own-post': (o, say) =>
    `A merchant starts at a post of one’s own; there is none${at(o, say)}.`,
  'merchant-in-reserve': (o, say) =>
    o.who === undefined
      ? 'A merchant is still in reserve and goes first.'
      : `Still in reserve: ${say.merchant(o.who as PieceId)}. It goes first.`,
  'which-merchant': () => 'Both merchants are on the board: choose the one to move.',
  'same-post': (o, say) => `This merchant already stands${at(o, say)}.`,
  'no-own-route': (o, say) =>
    `A caravan needs a trade route; ${placeIn(o, say, 'this path')} has none.`,
  'foreign-route': () => 'A caravan is equipped beside a trade route of one’s own.',
  'route-off-post': () => 'The trade route must touch a trading post of one’s own.',
  'caravan-in-reserve': (o, say) =>
    o.who === undefined
      ? 'A caravan is still in reserve and goes first.'
      : `Still in reserve: ${say.caravan(o.who as PieceId)}. It goes first.`,
  'which-caravan': () => 'Both caravans are on the board: choose the one to move.',
  'same-route': () => 'This caravan already stands beside that trade route.',
  'path-taken': (o, say) => `${Place(o, say)} already has a trade route.`,
  'route-not-adjacent': (o, say) =>
    `${Place(o, say)} touches neither a trading post nor a trade route of one’s own.`,
  'no-routes-left': () => 'No trade routes are left in reserve.',
  'no-free-route': () => 'There is no free trade route to lay.',
  'free-route-not-adjacent': () => 'The free trade route must touch the one just laid.',
  'no-such-connection': () => 'That connection is not among the shortest ones.',

  'merchant-off-board': (o, say) =>
    o.who === undefined
      ? 'This merchant is not on the board.'
      : `${upperFirst(say.merchant(o.who as PieceId))} is not on the board.`,
  'merchant-stays': (o, say) => `The merchant is already${at(o, say)}.`,
  'too-far': (o, say) =>
    `${Place(o, say)} is ${words.count.steps(count(o.needs))} away; paid for ${count(o.is)}.`,
  'no-way': (o, say) => `No path leads to ${placeIn(o, say, 'this place')}.`,
  'free-steps': (o) => `Free steps left: ${count(o.is)}; asked for ${count(o.needs)}.`,
  'ends-on-post': (o, say) => `There is a trading post${at(o, say)}; a merchant cannot stop there.`,
  'ends-on-merchant': (o, say) => `Another merchant stands${at(o, say)}.`,
  'no-post-left': (o, say) =>
    `No trading post is left in the warehouse, so the merchant cannot stop${at(o, say)}.`,
  'token-not-there': (o, say) => `There is no number token on ${placeIn(o, say, 'this hex')}.`,
  'slot-not-empty': (o, say) => `${Place(o, say)} has no empty slot for a number token.`,
  'slot-not-adjacent': (o, say) => `${Place(o, say)} does not touch the new trading post.`,
  'token-in-stock': (o) =>
    `There is still a face-down ${tint(o.is)} token; none is moved until they run out.`,
  'token-out-of-stock': (o) =>
    `No face-down ${tint(o.is)} token is left: move one that lies on the board.`,
  'token-number': (o) =>
    o.needs === undefined || o.needs === ''
      ? 'No face-down token of this colour has that number.'
      : `No face-down token of this colour has ${count(o.is)}; left are: ${o.needs}.`,
  'token-colour': (o) => `The token is ${tint(o.is)}, the slot ${tint(o.needs)}.`,
  'printed-number': (o, say) =>
    `The number on ${placeIn(o, say, 'this hex')} is printed and stays.`,

  'caravan-off-board': (o, say) =>
    o.who === undefined
      ? 'This caravan is not on the board.'
      : `${upperFirst(say.caravan(o.who as PieceId))} is not on the board.`,
  'no-route-there': (o, say) => `There is no trade route on ${placeIn(o, say, 'this path')}.`,
  'route-gap': (o, say) => `${Place(o, say)} does not touch the route before it.`,
  'caravan-stays': () => 'The caravan has not moved.',
  'too-few-salt': (o) =>
    `The way is ${words.count.routes(count(o.needs))} long; paid for ${count(o.is)}.`,
  'route-full': (o, say) => `Two caravans already stand beside ${placeIn(o, say, 'this route')}.`,
  'cannot-pay-toll': (o, say) =>
    `${Who(o, say)} has ${words.count.gold(count(o.is))}; the tolls come to ${count(o.needs)}.`,
  'no-post-there': (o, say) => `There is no trading post${at(o, say)}.`,
  'own-post': () => 'Commodities are delivered to other players’ or neutral posts only.',
  'post-has-goods': (o, say) => `The post${at(o, say)} already has its commodity token.`,
  'no-free-goods': () => 'No commodity token is free: found another trading post first.',
  'post-not-beside': (o, say) => `The caravan does not come past ${placeIn(o, say, 'this post')}.`,

  'card-played': (o, say) => `${Who(o, say)} has already played a card this turn.`,
  'card-new': () => 'A development card cannot be played on the turn it was bought.',
  'no-card': (o, say) => `${Who(o, say)} has no development card.`,
  'dice-too-late': () => 'The dice can only be set before the roll.',

  'goods-total': (o, say) =>
    `${Who(o, say)} must have ${words.count.goods(count(o.needs))} in all, not ${count(o.is)}.`,
  'cards-total': (o) => `There are only ${words.count.cards(count(o.needs))}, not ${count(o.is)}.`,
  'range-upside-down': () => 'The smaller number comes first.',
  'needs-tracking': () => 'Hands and supply are not being counted in this game.',
  'needs-hands': (o, say) => `How many cards does ${who(o, say)} hold?`,
  'nothing-to-correct': () => 'Nothing has been changed.',
};
