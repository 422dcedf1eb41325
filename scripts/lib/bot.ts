import type { IntersectionId, PathId } from '@/engine/board/vocabulary';
import { stepsFrom } from '@/engine/board/graph';
import type { Bundle } from '@/engine/europe/bundle';
import { cardObjection } from '@/engine/europe/cards';
import type { Command, Correction, PlayedEffects } from '@/engine/europe/commands';
import {
  EXCHANGE_RATE,
  PRICES,
  PURCHASES_A_TURN,
  STEPS_PER_CARD,
} from '@/engine/europe/components';
import { harvest } from '@/engine/europe/roll';
import type { State } from '@/engine/europe/state';
import {
  caravanReach,
  caravanTargets,
  merchantPosts,
  merchantReach,
  robbable,
  robberTargets,
  routeTargets,
  siteTargets,
  standingDeliveries,
  startRouteTargets,
  type CaravanStop,
} from '@/engine/europe/targets';
import { piecesOf, RESOURCES, type Colour, type PieceId } from '@/engine/europe/vocabulary';

import { cardsIn, type Counts, type TableSim } from './table-sim';

/** Something worth doing and what it costs. */
interface Wish {
  readonly price: Bundle;
  readonly command: Command;
}

const BUSIEST_TURN = 40;
/** As far as anyone would send a merchant or a caravan at once. */
const MOST_CARDS = 5;

/** Pips of the numbers round a site: how often it earns. */
function worth(state: State, at: IntersectionId): number {
  let pips = 0;
  for (const id of state.board.intersections.get(at)!.hexes) {
    const number = state.board.hexes.get(id)!.number ?? state.tokens[id]?.number;
    if (number) pips += 6 - Math.abs(7 - number);
  }
  return pips;
}

/** Sees the table with a player's eyes, and says what happens next. */
export class Bot {
  private doneThisTurn = 0;
  private turn = -1;
  /** The manual way into a fixed start, when it has to be told post by post. */
  private byHand = false;
  private readonly near = new Map<IntersectionId, readonly (readonly [IntersectionId, number])[]>();

  constructor(private readonly table: TableSim) {}

  private get state(): State {
    return this.table.state;
  }

  private get rng() {
    return this.table.rng;
  }

  next(): Command {
    const { state } = this;
    const { phase, turn } = state;
    if (this.turn !== turn.number) {
      this.turn = turn.number;
      this.doneThisTurn = 0;
    }
    switch (phase.name) {
      case 'startRoll':
        return {
          type: 'rollForStart',
          rolls: Object.fromEntries(phase.contenders.map((who) => [who, this.rng.twoDice()])),
        };
      case 'placing':
        return state.start === 'fixed' ? this.placeFixed() : this.place(phase.left[0]!);
      case 'roll':
        if (this.rng.chance(0.5) && cardObjection({ state }) === null) return this.play('roll');
        return this.roll();
      case 'hands':
        return this.confirmHands();
      case 'discard':
        return this.rng.chance(0.15) ? this.moveRobber() : this.discard(phase.due);
      case 'robber':
        return this.moveRobber();
      case 'steal':
        return { type: 'steal', from: this.victim(phase.victims) };
      case 'action':
        return this.act();
      case 'over':
        throw new Error('The game is over');
    }
  }

  private placeFixed(): Command {
    const { state } = this;
    const { start, seats } = { start: state.board.start!, seats: state.seats };
    // Tokens for start posts have to be told one by one.
    if (!state.options.startTokens && !this.byHand) {
      this.byHand = this.rng.chance(0.2);
      if (!this.byHand) return { type: 'placeFixed' };
    }
    const open: Command[] = [];
    for (const [colour, { posts, route }] of start) {
      const plays = seats.includes(colour);
      for (const at of posts) {
        if (state.posts[at]) continue;
        open.push(plays ? { type: 'placePost', player: colour, at } : { type: 'placeNeutral', at });
      }
      const ready = posts.every((at) => state.posts[at]);
      if (plays && ready && !state.routes[route]) {
        open.push({ type: 'placeRoute', player: colour, path: route });
      }
    }
    return this.rng.pick(open);
  }

  private place(next: Extract<State['phase'], { name: 'placing' }>['left'][number]): Command {
    const { state, rng } = this;
    if (next.place === 'route') {
      const path = rng.pick(startRouteTargets(state, next.player));
      return { type: 'placeRoute', player: next.player, path };
    }
    const sites = rng.shuffled(siteTargets(state)).slice(0, 5);
    const at = sites.reduce((best, each) =>
      worth(state, each) > worth(state, best) ? each : best,
    );
    return next.place === 'post'
      ? { type: 'placePost', player: next.player, at }
      : { type: 'placeNeutral', at };
  }

  private roll(): Command {
    const { state, table } = this;
    const dice = state.turn.chosenDice ?? this.rng.twoDice();
    // Lightly tracked, nobody but the table knows of a shortage; else it is told now and then.
    if (dice === 7 || (state.tracking === 'full' && this.rng.chance(0.9))) {
      return { type: 'roll', dice };
    }
    const { due } = harvest(state, dice);
    const asked = RESOURCES.filter((resource) => due[resource]);
    const enough = asked.filter((resource) => table.supplyOf(resource) >= due[resource]!);
    const short = asked.filter((resource) => !enough.includes(resource));
    return { type: 'roll', dice, enough, short };
  }

  private confirmHands(): Command {
    const { state, table } = this;
    if (state.tracking === 'full' && this.rng.chance(0.5)) return { type: 'confirmHands' };
    const hands = Object.fromEntries(state.seats.map((who) => [who, cardsIn(table.handOf(who))]));
    return { type: 'confirmHands', hands };
  }

  private discard(due: Readonly<Partial<Record<Colour, number>>>): Command {
    const player = this.rng.pick(Object.keys(due) as Colour[]);
    if (this.rng.chance(0.3)) return { type: 'discard', player };
    const cards = this.table.draw(this.table.handOf(player), due[player]!);
    return { type: 'discard', player, cards };
  }

  private moveRobber(): Command {
    return { type: 'moveRobber', ...this.robberMove() };
  }

  private robberMove(): NonNullable<PlayedEffects['robber']> {
    const to = this.rng.pick(robberTargets(this.state));
    const victims = robbable(this.state, to);
    // Discards may still be open, and with them whose hand will be empty.
    if (victims.length === 0 || this.rng.chance(0.4)) return { to };
    return { to, from: this.victim(victims) };
  }

  /** A light mirror also offers players without cards. */
  private victim(victims: readonly Colour[]): Colour | null {
    const holding = victims.filter((who) => cardsIn(this.table.handOf(who)) > 0);
    return holding.length > 0 ? this.rng.pick(holding) : null;
  }

  /** Any of the effects a table may see, now and then two of them. */
  private play(when: 'roll' | 'action'): Command {
    const { rng, state } = this;
    const one = (): PlayedEffects => {
      switch (rng.below(when === 'roll' ? 8 : 7)) {
        case 0:
          return { robber: this.robberMove() };
        case 1:
          return { gold: rng.between(1, 4) };
        case 2: {
          const there = RESOURCES.filter((resource) => this.table.supplyOf(resource) >= 2);
          return there.length > 0 ? { cards: { [rng.pick(there)]: rng.between(1, 2) } } : {};
        }
        case 3:
          return { routes: rng.between(1, 2) };
        case 4:
          return { merchantSteps: rng.between(1, 6) };
        case 5:
          return { caravanSteps: rng.between(1, 6), tollFree: rng.chance(0.5) };
        case 6:
          return {};
        default:
          return { dice: rng.twoDice() };
      }
    };
    const effects = rng.chance(0.2) ? { ...one(), ...one() } : one();
    const { deck } = state.board;
    if (deck.length > 0) return { type: 'playCard', card: rng.pick(deck).name, effects };
    return rng.chance(0.5)
      ? { type: 'playCard', effects }
      : { type: 'playCard', card: 'Кавалерист', effects };
  }

  private act(): Command {
    const { state, rng, table } = this;
    const { turn } = state;
    if (++this.doneThisTurn > BUSIEST_TURN || rng.chance(0.01)) return { type: 'endTurn' };

    const free = this.freeRoute();
    if (free) return free;
    const standing = standingDeliveries(state);
    if (standing.length > 0) return { type: 'deliver', ...rng.pick(standing) };
    if (rng.chance(0.3) && cardObjection({ state }) === null) return this.play('action');
    if (rng.chance(0.02)) return this.aside();
    if (rng.chance(0.05)) {
      const deal = this.deal();
      if (deal) return deal;
    }

    const hand = table.handOf(turn.player);
    const wishes = this.wishes(hand);
    for (const { price, command } of wishes) if (covers(hand, price)) return command;
    for (const { price } of wishes) {
      const step = this.towards(hand, price);
      if (step) return step;
    }
    if (rng.chance(0.3)) {
      const spare = RESOURCES.find((resource) => hand[resource] > 2 * EXCHANGE_RATE);
      if (spare) return { type: 'exchange', give: spare, get: 'gold' };
    }
    return { type: 'endTurn' };
  }

  /** Routes that cost nothing: a double arrow's now or never, a card's while there is a way. */
  private freeRoute(): Command | null {
    const { state, rng } = this;
    const { freeRoutes } = state.turn;
    if (freeRoutes.length === 0) return null;
    const targets = routeTargets(state, true);
    const double = freeRoutes.some((free) => free.touching !== null);
    if (targets.length > 0 && !rng.chance(0.1)) {
      const wanted = this.routeWanted();
      const path = wanted && targets.includes(wanted) ? wanted : rng.pick(targets);
      return { type: 'layRoute', path, free: true };
    }
    return double ? { type: 'skipFreeRoute' } : null;
  }

  /** What happens at a table besides playing: counting again, or changing how much is told. */
  private aside(): Command {
    const { state, rng, table } = this;
    const player = rng.pick(state.seats);
    const hands = Object.fromEntries(state.seats.map((who) => [who, cardsIn(table.handOf(who))]));
    if (rng.chance(0.2)) {
      if (state.tracking === 'full') return { type: 'track', level: 'light' };
      const told = RESOURCES.filter(() => rng.chance(0.5));
      const supply = Object.fromEntries(told.map((each) => [each, table.supplyOf(each)]));
      return { type: 'track', level: 'full', hands, supply };
    }
    const { gold, goods } = state.players[player];
    const set: Correction[] = [
      { of: 'gold', player, to: Math.max(0, gold + rng.between(-1, 1)) },
      { of: 'goods', player, to: goods },
    ];
    if (state.tracking === 'full') {
      const resource = rng.pick(RESOURCES);
      const n = table.supplyOf(resource);
      const held = hands[player]!;
      if (rng.chance(0.5)) set.push({ of: 'supply', resource, to: n });
      else {
        const to = { min: Math.max(0, n - rng.below(3)), max: Math.min(19, n + rng.below(3)) };
        set.push({ of: 'supply', resource, to });
      }
      // A slip, put right at once.
      if (rng.chance(0.5)) set.push({ of: 'hand', player, to: Math.max(0, held - rng.below(3)) });
      if (set.length > 3) set.push({ of: 'hand', player, to: held });
    }
    if (state.options.bankLimited) set.shift();
    return { type: 'correct', set: rng.shuffled(set.slice(0, 2)).concat(set.slice(2)) };
  }

  private deal(): Command | null {
    const { state, rng, table } = this;
    const me = state.turn.player;
    const other = rng.pick(state.seats.filter((who) => who !== me));
    const share = (who: Colour) => {
      const held = cardsIn(table.handOf(who));
      const count = Math.min(held, rng.below(3));
      const gold = count === 0 || rng.chance(0.3) ? Math.min(state.players[who].gold, 1) : 0;
      const cards = rng.chance(0.5) ? count : table.draw(table.handOf(who), count);
      return rng.chance(0.5) || gold > 0 ? { cards, gold } : { cards };
    };
    const [from, to] = rng.chance(0.8) ? [me, other] : [other, me];
    return { type: 'trade', from, to, give: share(from), get: share(to) };
  }

  /** Best first; what a hand affords of it is done, else saved for. */
  private wishes(hand: Readonly<Counts>): Wish[] {
    const { state, rng } = this;
    const me = state.turn.player;
    const { goods } = state.players[me];
    const wishes: Wish[] = [];
    const move = goods.free > 0 ? this.deliveryMove() : null;
    if (move) wishes.push(move);
    const others = [this.found(), this.route(move !== null), this.caravan(move !== null)];
    if (goods.free > 1) others.reverse();
    else if (rng.chance(0.4)) others.sort(() => rng.next() - 0.5);
    for (const wish of others) if (wish) wishes.push(wish);
    if (state.deck.left > 0 && rng.chance(0.25) && covers(hand, PRICES.card)) {
      wishes.push({ price: PRICES.card, command: { type: 'buyCard' } });
    }
    return wishes;
  }

  /** The cheapest move on which something can be delivered. */
  private deliveryMove(): Wish | null {
    const { state } = this;
    const me = state.turn.player;
    const { freeCaravanSteps } = state.turn;
    const purse = this.table.truth.gold[me];
    let best: { stop: CaravanStop; caravan: PieceId; cost: number } | null = null;
    for (const caravan of piecesOf(me)) {
      if (!state.caravans[caravan]) continue;
      for (const stop of caravanReach(state, caravan, MOST_CARDS, freeCaravanSteps)) {
        // A light mirror takes the table's word for the tolls; the purse does not.
        if (stop.deliveries.length === 0 || stop.tolls.length > purse) continue;
        const cost = 2 * stop.salt + stop.tolls.length - stop.deliveries.length + this.rng.next();
        if (!best || cost < best.cost) best = { stop, caravan, cost };
      }
    }
    if (!best) return null;
    const { along, salt, deliveries } = best.stop;
    const deliver = deliveries.slice(0, state.players[me].goods.free);
    const { caravan } = best;
    const told = this.rng.chance(0.8) ? { deliver } : {};
    const command: Command =
      freeCaravanSteps > 0
        ? { type: 'moveCaravan', caravan, along, salt, freeSteps: freeCaravanSteps, ...told }
        : { type: 'moveCaravan', caravan, along, salt, ...told };
    return { price: { salt }, command };
  }

  /** A merchant sent to found a post, or hired first. */
  private found(): Wish | null {
    const { state, rng } = this;
    const { player, freeMerchantSteps } = state.turn;
    const { locked } = state.players[player].goods;
    if (locked === 0) return null;
    const out = piecesOf(player).filter((piece) => state.merchants[piece]);
    let best: { command: Command; grain: number; cost: number } | null = null;
    for (const merchant of out) {
      for (const stop of merchantReach(state, merchant, MOST_CARDS, freeMerchantSteps)) {
        if (!stop.founds) continue;
        const cost = 3 * stop.grain + stop.steps / 3 - worth(state, stop.at) / 4 + rng.next();
        if (best && cost >= best.cost) continue;
        const { at: to, grain } = stop;
        const command: Command =
          freeMerchantSteps > 0
            ? { type: 'moveMerchant', merchant, to, grain, freeSteps: freeMerchantSteps }
            : { type: 'moveMerchant', merchant, to, grain };
        best = { command, grain, cost };
      }
    }
    if (best) return { price: { grain: best.grain }, command: best.command };
    // Nothing in reach of anyone out there: the same price puts one to another post.
    const named = out.length === 2 ? rng.pick(out) : undefined;
    const at = this.postNearSite(merchantPosts(state, named));
    if (!at) return null;
    return {
      price: PRICES.merchant,
      command: named ? { type: 'hireMerchant', at, merchant: named } : { type: 'hireMerchant', at },
    };
  }

  private postNearSite(posts: readonly IntersectionId[]): IntersectionId | null {
    const { state, rng } = this;
    let best: IntersectionId | null = null;
    let fewest = Infinity;
    for (const at of posts) {
      for (const [to, steps] of this.sitesNear(at)) {
        if (state.posts[to]) continue;
        const cost = steps + 2 * rng.next();
        if (cost < fewest) {
          fewest = cost;
          best = at;
        }
        break;
      }
    }
    return best;
  }

  /** The board does not change, and the question is asked all the time. */
  private sitesNear(at: IntersectionId): readonly (readonly [IntersectionId, number])[] {
    const { board } = this.state;
    let near = this.near.get(at);
    if (!near) {
      const all = [...stepsFrom(board, at, STEPS_PER_CARD * MOST_CARDS)];
      near = all.filter(([to]) => board.sites.has(to));
      this.near.set(at, near);
    }
    return near;
  }

  private route(reaches: boolean): Wish | null {
    const { state, rng } = this;
    const { routesLeft } = state.players[state.turn.player];
    if (routesLeft === 0 || (reaches && rng.chance(0.85))) return null;
    const path = this.routeWanted();
    return path ? { price: PRICES.route, command: { type: 'layRoute', path } } : null;
  }

  /** The next path on the shortest way from where one's caravans can get to a post to deliver to. */
  private routeWanted(): PathId | null {
    const { state, rng } = this;
    const { board, routes, posts } = state;
    const me = state.turn.player;
    const targets: IntersectionId[] = [];
    const own = new Set<IntersectionId>();
    for (const at in posts) {
      if (posts[at]!.owner === me) own.add(at);
      else if (posts[at]!.goods === null) targets.push(at);
    }
    for (const path in routes) {
      if (routes[path] === me) for (const end of board.paths.get(path)!.ends) own.add(end);
    }
    const goal = this.alongRoutes(targets);
    const stands: IntersectionId[] = [];
    for (const piece of piecesOf(me)) {
      const path = state.caravans[piece];
      if (path) stands.push(...board.paths.get(path)!.ends);
    }
    const reached = this.alongRoutes(stands);
    const near = [...own].filter((at) => reached.has(at) && !goal.has(at));
    const starts = rng.shuffled(near.length > 0 ? near : [...own].filter((at) => !goal.has(at)));
    const first = new Map<IntersectionId, PathId | null>(starts.map((at) => [at, null]));
    for (const at of starts) {
      const { paths, neighbours } = board.intersections.get(at)!;
      for (let k = 0; k < paths.length; k++) {
        const to = neighbours[k]!;
        if (routes[paths[k]!] || first.has(to)) continue;
        const path = first.get(at) ?? paths[k]!;
        if (goal.has(to)) return path;
        first.set(to, path);
        starts.push(to);
      }
    }
    const any = routeTargets(state);
    return any.length > 0 && rng.chance(0.2) ? rng.pick(any) : null;
  }

  private alongRoutes(from: readonly IntersectionId[]): Set<IntersectionId> {
    const { board, routes } = this.state;
    const seen = new Set(from);
    for (const at of seen) {
      const { paths, neighbours } = board.intersections.get(at)!;
      for (let k = 0; k < paths.length; k++) if (routes[paths[k]!]) seen.add(neighbours[k]!);
    }
    return seen;
  }

  /** A second caravan, or one put elsewhere when none gets anywhere. */
  private caravan(reaches: boolean): Wish | null {
    const { state, rng } = this;
    const pieces = piecesOf(state.turn.player);
    const reserve = pieces.find((piece) => !state.caravans[piece]);
    if (rng.chance(reserve ? 0.6 : reaches ? 0.99 : 0.8)) return null;
    const caravan = reserve ?? rng.pick(pieces);
    const targets = caravanTargets(state, caravan);
    if (targets.length === 0) return null;
    const path = rng.pick(targets);
    return {
      price: PRICES.caravan,
      command: reserve ? { type: 'outfitCaravan', path } : { type: 'outfitCaravan', path, caravan },
    };
  }

  /** One card more of what a price still lacks, bought or exchanged for. */
  private towards(hand: Readonly<Counts>, price: Bundle): Command | null {
    const { state, table } = this;
    const { purchases, player } = state.turn;
    const lacking = RESOURCES.filter((resource) => hand[resource] < (price[resource] ?? 0));
    const get = lacking.find((resource) => table.supplyOf(resource) > 0);
    if (!get) return null;
    const spare = RESOURCES.find(
      (each) => each !== get && hand[each] - (price[each] ?? 0) >= EXCHANGE_RATE,
    );
    if (spare) return { type: 'exchange', give: spare, get };
    const { gold } = state.players[player];
    // A coin kept for a toll.
    const keeps = this.rng.below(2);
    if (purchases < PURCHASES_A_TURN && gold >= 2 + keeps) return { type: 'buy', resource: get };
    return null;
  }
}

function covers(hand: Readonly<Counts>, price: Bundle): boolean {
  return RESOURCES.every((resource) => hand[resource] >= (price[resource] ?? 0));
}
