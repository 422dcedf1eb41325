import { countOf, type Bundle } from './bundle';
import type { ClauseId } from './clauses';
import { CARDS_PER_RESOURCE, COINS_IN_ALL } from './components';
import { evolve } from './evolve';
import type { Because, Event } from './events';
import { countSupply, goldInPlay } from './ledger';
import { OBJECTIONS, type Objection, type ObjectionCode } from './objections';
import type { Question } from './questions';
import type { Player, State } from './state';
import type { Range } from './supply';
import { RESOURCES, type Colour, type Resource } from './vocabulary';

export type Answer =
  | { readonly events: readonly Event[]; readonly state: State }
  | { readonly objection: Objection }
  | { readonly question: Question };

/** Ends the ruling: thrown from however deep in a rule, caught where the command came in. */
class Stop {
  constructor(readonly answer: Answer) {}
}

export type Details = Pick<Objection, 'at' | 'who' | 'is' | 'needs'>;

/**
 * One command being ruled on: events pile up and the state follows them, so that each rule reads
 * top to bottom. An objection ends it, unless it is one that can be overridden and is.
 */
export class Ruling {
  readonly events: Event[] = [];

  constructor(
    public state: State,
    private readonly override: boolean,
  ) {}

  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  object(code: ObjectionCode, details: Details = {}, rule: ClauseId = OBJECTIONS[code].rule): void {
    const { possible } = OBJECTIONS[code];
    const objection: Objection = { code, rule, possible, ...details };
    if (!possible || !this.override) throw new Stop({ objection });
    this.emit({ type: 'overridden', objection, because: { rule } });
  }

  /** Like `object`, for what has no way round it. */
  refuse(
    code: ObjectionCode,
    details: Details = {},
    rule: ClauseId = OBJECTIONS[code].rule,
  ): never {
    throw new Stop({ objection: { code, rule, possible: false, ...details } });
  }

  ask(question: Question): never {
    throw new Stop({ question });
  }

  player(colour: Colour): Player {
    if (!this.state.seats.includes(colour)) this.refuse('not-playing', { who: colour });
    return this.state.players[colour];
  }

  get active(): Colour {
    return this.state.turn.player;
  }

  /** From the supply into a hand. */
  takeCards(player: Colour, cards: Bundle, because: Because): void {
    if (countOf(cards) === 0) return;
    for (const resource of RESOURCES) {
      const n = cards[resource] ?? 0;
      const is = this.state.supply?.[resource].max ?? n;
      if (is >= n) continue;
      this.object('supply-empty', { at: resource, is, needs: n });
      this.know(resource, { min: n, max: CARDS_PER_RESOURCE }, because);
    }
    this.emit({ type: 'cardsTaken', player, cards, because });
  }

  /** From a hand back into the supply. */
  returnCards(player: Colour, cards: Bundle, because: Because): void {
    const count = countOf(cards);
    if (count === 0) return;
    this.needHand(player, count, because);
    this.needInHands(cards, because);
    this.emit({ type: 'cardsReturned', player, cards, because });
  }

  /** Whatever is laid down did not lie in the supply. */
  needInHands(cards: Bundle, because: Because): void {
    for (const resource of RESOURCES) {
      const n = cards[resource] ?? 0;
      const is = CARDS_PER_RESOURCE - (this.state.supply?.[resource].min ?? 0);
      if (is >= n) continue;
      this.object('not-in-hands', { at: resource, is, needs: n });
      this.know(resource, { min: 0, max: CARDS_PER_RESOURCE - n }, because);
    }
  }

  /** Whoever lays down so many cards had them: overridden, the count is put right. */
  needHand(player: Colour, count: number, because: Because): void {
    const { hand } = this.player(player);
    if (hand === null || hand >= count) return;
    this.object('hand-too-small', { who: player, is: hand, needs: count });
    this.emit({ type: 'handCounted', player, from: hand, to: count, because });
  }

  /** Lightly tracked gold is only what the app saw, so a payment proves there was enough. */
  needGold(player: Colour, needs: number, because: Because, code: ObjectionCode): void {
    const { gold } = this.player(player);
    if (gold >= needs) return;
    if (this.state.tracking === 'full') {
      this.object(code, { who: player, is: gold, needs }, because.rule);
    }
    this.emit({ type: 'goldCounted', player, from: gold, to: needs, because });
  }

  takeGold(player: Colour, gold: number, because: Because): void {
    const inPlay = goldInPlay(this.state);
    const paid = this.state.options.bankLimited
      ? Math.max(0, Math.min(gold, COINS_IN_ALL - inPlay))
      : gold;
    if (paid > 0) this.emit({ type: 'goldTaken', player, gold: paid, because });
    if (paid < gold) {
      const unpaid = gold - paid;
      this.emit({ type: 'bankEmpty', player, unpaid, because: { rule: 'E-GOLD-6' } });
    }
    const now = inPlay + paid;
    if (inPlay <= COINS_IN_ALL && now > COINS_IN_ALL) {
      this.emit({ type: 'bankOverdrawn', inPlay: now, because: { rule: 'E-GOLD-6' } });
    }
  }

  returnGold(player: Colour, gold: number, because: Because): void {
    if (gold === 0) return;
    this.needGold(player, gold, because, 'too-little-gold');
    this.emit({ type: 'goldReturned', player, gold, because });
  }

  handGold(from: Colour, to: Colour, gold: number, because: Because): void {
    if (gold === 0) return;
    this.needGold(from, gold, because, 'too-little-gold');
    this.emit({ type: 'goldHanded', from, to, gold, because });
  }

  /** The table's word on one resource; where the others contradict it, any of them may be off. */
  know(resource: Resource, range: Range, because: Because): void {
    const { supply } = countSupply(this.state, resource, range);
    if (supply) this.emit({ type: 'supplyKnown', supply, because });
  }
}

export function rule(state: State, override: boolean, by: (ruling: Ruling) => void): Answer {
  const ruling = new Ruling(state, override);
  try {
    by(ruling);
  } catch (stop) {
    if (stop instanceof Stop) return stop.answer;
    throw stop;
  }
  return { events: ruling.events, state: ruling.state };
}
