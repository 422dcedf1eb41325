import { isDeepStrictEqual } from 'node:util';

import type { IntersectionId } from '@/engine/board/vocabulary';
import type { Bundle } from '@/engine/europe/bundle';
import type { Command, CommandOf, Share } from '@/engine/europe/commands';
import { CARDS_PER_RESOURCE, START_GOLD } from '@/engine/europe/components';
import { decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import { readGame, resume, type Game, type GameFile } from '@/engine/europe/file';
import type { Question } from '@/engine/europe/questions';
import { plain, type State } from '@/engine/europe/state';
import {
  ownerOf,
  RESOURCES,
  YIELD,
  type Colour,
  type PieceId,
  type Resource,
  type SlotColour,
} from '@/engine/europe/vocabulary';
import { enter, goTo, openHistory, type History } from '@/engine/log/history';
import { replay } from '@/engine/log/log';

import { deepFreeze, ruleFlaws, structuralFlaws } from './invariants';
import type { Rng } from './rng';

export type Counts = Record<Resource, number>;

/** What lies on the table and in the hands, whatever the mirror knows of it. */
export interface Truth {
  readonly hands: Readonly<Record<Colour, Readonly<Counts>>>;
  readonly gold: Readonly<Record<Colour, number>>;
  /** Gold the bank has paid out, less what came back. */
  readonly fromBank: number;
  /** The face-down tokens, the next one first. */
  readonly stock: readonly { readonly colour: SlotColour; readonly number: number }[];
}

interface Draft {
  hands: Record<Colour, Counts>;
  gold: Record<Colour, number>;
  fromBank: number;
  stock: Truth['stock'];
}

/** A contradiction between the table and its mirror. */
export class Contradiction extends Error {}

const NO_CARDS: Readonly<Counts> = { wood: 0, wool: 0, grain: 0, ore: 0, salt: 0 };

export function cardsIn(hand: Readonly<Counts>): number {
  let n = 0;
  for (const resource of RESOURCES) n += hand[resource];
  return n;
}

export interface Checks {
  /** Off, the table only plays: for measuring. */
  readonly invariants: boolean;
}

/**
 * A table at which a game is played and mirrored: it knows the hands and the face-down tokens, says
 * what happens, answers the mirror's questions truthfully, and compares after every command.
 */
export class TableSim {
  history: History<State, Command, Event>;
  /** By cursor, so that going back in the log takes the table back, too. */
  private readonly truths: Truth[];
  private readonly states: State[];
  said = 0;

  constructor(
    readonly game: Game,
    readonly rng: Rng,
    private readonly checks: Checks = { invariants: true },
  ) {
    const { start } = game;
    const hands = {} as Record<Colour, Counts>;
    const gold = {} as Record<Colour, number>;
    for (const colour of start.seats) {
      hands[colour] = { ...NO_CARDS };
      gold[colour] = START_GOLD;
    }
    const stock = rng.shuffled(
      start.stock.map(({ colour, number }) => ({ colour, number: number ?? rng.pick([3, 9, 11]) })),
    );
    this.truths = [{ hands, gold, fromBank: 0, stock }];
    this.states = [start];
    this.history = openHistory(start);
  }

  get state(): State {
    return this.history.state;
  }

  get truth(): Truth {
    return this.truths[this.history.log.cursor]!;
  }

  get cursor(): number {
    return this.history.log.cursor;
  }

  handOf(colour: Colour): Readonly<Counts> {
    return this.truth.hands[colour];
  }

  supplyOf(resource: Resource): number {
    let held = 0;
    for (const colour of this.state.seats) held += this.truth.hands[colour][resource];
    return CARDS_PER_RESOURCE - held;
  }

  /** So many cards of a hand, drawn blindly. */
  draw(hand: Readonly<Counts>, count: number): Counts {
    const left = { ...hand };
    const drawn = { ...NO_CARDS };
    for (let n = 0; n < count; n++) {
      let at = this.rng.below(cardsIn(left));
      const resource = RESOURCES.find((each) => (at -= left[each]) < 0)!;
      left[resource]--;
      drawn[resource]++;
    }
    return drawn;
  }

  /** Says a command and answers whatever the mirror asks back. */
  say(command: Command): readonly Event[] {
    let told = command;
    for (let asked = 0; asked < 4; asked++) {
      const answer = enter(this.history, told, decide);
      if ('question' in answer) told = this.answer(told, answer.question);
      else if ('objection' in answer) this.fail(told, `objection ${JSON.stringify(answer)}`);
      else return this.accept(told, answer.history);
    }
    return this.fail(told, 'the mirror keeps asking');
  }

  private accept(told: Command, next: History<State, Command, Event>): readonly Event[] {
    const before = this.state;
    const truth = this.mirror(told, next.events);
    this.history = next;
    this.truths.length = this.cursor;
    this.states.length = this.cursor;
    this.truths.push(truth);
    this.states.push(next.state);
    this.said++;
    if (this.checks.invariants) {
      deepFreeze(next.state);
      deepFreeze(next.events);
      this.check(told, before, next.events);
    }
    return next.events;
  }

  fail(command: Command, why: string): never {
    const { phase, turn } = this.state;
    throw new Contradiction(
      `${why}\n  at command ${this.cursor}, turn ${turn.number} of ${turn.player}, ` +
        `phase ${phase.name}: ${JSON.stringify(command)}`,
    );
  }

  private answer(command: Command, question: Question): Command {
    switch (question.ask) {
      case 'supply': {
        if (command.type !== 'roll') return this.fail(command, 'a supply question for no roll');
        const enough = [...(command.enough ?? [])];
        const short = [...(command.short ?? [])];
        for (const { resource, atLeast } of question.of) {
          (this.supplyOf(resource) >= atLeast ? enough : short).push(resource);
        }
        return { ...command, enough, short };
      }
      case 'connection':
        if (command.type !== 'layRoute') return this.fail(command, 'a connection for no route');
        return { ...command, choose: this.rng.pick(question.options).id };
      case 'token': {
        if (command.type !== 'moveMerchant' && command.type !== 'placePost') {
          return this.fail(command, 'a token for no post');
        }
        const { hex, colour, inStock, movable } = this.rng.pick(question.options);
        const token =
          inStock > 0
            ? { hex, number: this.truth.stock.find((each) => each.colour === colour)!.number }
            : { hex, from: this.rng.pick(movable).hex };
        return { ...command, token };
      }
    }
  }

  /** What the events did to the real hands, purses and tokens. */
  private mirror(command: Command, events: readonly Event[]): Truth {
    const { truth } = this;
    const now: Draft = {
      hands: { ...truth.hands } as Draft['hands'],
      gold: { ...truth.gold },
      fromBank: truth.fromBank,
      stock: truth.stock,
    };
    const add = (colour: Colour, cards: Bundle, sign: 1 | -1): void => {
      const hand = { ...now.hands[colour] };
      for (const resource of RESOURCES) {
        hand[resource] += sign * (cards[resource] ?? 0);
        if (hand[resource] < 0) this.fail(command, `${colour} lays down ${resource} not held`);
      }
      now.hands[colour] = hand;
    };
    const handed = command.type === 'trade' ? this.kindsOf(command) : null;
    for (const event of events) {
      switch (event.type) {
        case 'cardsTaken':
          add(event.player, event.cards, 1);
          break;
        case 'cardsReturned':
          add(event.player, event.cards, -1);
          break;
        case 'cardsDiscarded': {
          const kinds = event.cards ?? this.draw(now.hands[event.player], event.count);
          add(event.player, kinds, -1);
          break;
        }
        case 'cardsHanded': {
          const cards = handed?.get(event.from) ?? this.fail(command, 'cards handed untold');
          add(event.from, cards, -1);
          add(event.to, cards, 1);
          break;
        }
        case 'cardStolen': {
          if (cardsIn(now.hands[event.from]) === 0) this.fail(command, 'stolen from an empty hand');
          const card = this.draw(now.hands[event.from], 1);
          add(event.from, card, -1);
          add(event.to, card, 1);
          break;
        }
        case 'goldTaken':
          now.gold[event.player] += event.gold;
          now.fromBank += event.gold;
          break;
        case 'goldReturned':
          now.gold[event.player] -= event.gold;
          now.fromBank -= event.gold;
          break;
        case 'goldHanded':
          now.gold[event.from] -= event.gold;
          now.gold[event.to] += event.gold;
          break;
        case 'tollPaid':
          now.gold[ownerOf(event.caravan)] -= 1;
          now.gold[event.to] += 1;
          break;
        case 'tokenTurned': {
          const at = now.stock.findIndex((token) => token.colour === event.colour);
          if (now.stock[at]?.number !== event.number) this.fail(command, 'another token turned');
          now.stock = now.stock.filter((_, i) => i !== at);
          break;
        }
        case 'corrected': {
          const { change } = event;
          if (change.of !== 'gold') break;
          now.fromBank += change.to - now.gold[change.player];
          now.gold[change.player] = change.to;
          break;
        }
        case 'goldCounted':
        case 'handCounted':
        case 'overridden':
          this.fail(command, `${event.type} at a table that keeps to the rules`);
      }
    }
    return now;
  }

  private kindsOf({ from, to, give, get }: CommandOf<'trade'>): Map<Colour, Counts> {
    const kinds = (colour: Colour, { cards = 0 }: Share): Counts =>
      typeof cards === 'number'
        ? this.draw(this.handOf(colour), cards)
        : { ...NO_CARDS, ...(cards as Partial<Counts>) };
    return new Map([
      [from, kinds(from, give)],
      [to, kinds(to, get)],
    ]);
  }

  private check(command: Command, before: State, events: readonly Event[]): void {
    const { state, truth } = this;
    const flaws = [...structuralFlaws(state), ...ruleFlaws(state), ...this.ledgerFlaws()];
    if (command.type === 'roll') flaws.push(...this.rollFlaws(before, command.dice));
    if (command.type === 'layRoute') flaws.push(...connectionFlaws(before, state, events));
    if (command.type === 'moveCaravan') flaws.push(...tollFlaws(before, state, command));
    if (truth.stock.length !== state.stock.length) flaws.push('stock differs');
    if (flaws.length > 0) this.fail(command, flaws.join('; '));
  }

  private ledgerFlaws(): string[] {
    const { state, truth } = this;
    const flaws: string[] = [];
    let purses = 0;
    for (const colour of state.seats) {
      const { hand, gold } = state.players[colour];
      const held = cardsIn(truth.hands[colour]);
      if (hand !== null && hand !== held) flaws.push(`${colour} holds ${held}, mirrored ${hand}`);
      if (gold !== truth.gold[colour]) flaws.push(`${colour} has ${truth.gold[colour]} gold`);
      purses += gold;
    }
    if (purses !== START_GOLD * state.seats.length + truth.fromBank)
      flaws.push('gold from nowhere');
    if (state.options.bankLimited && purses > 100) flaws.push(`${purses} gold of 100`);
    for (const resource of RESOURCES) {
      const n = this.supplyOf(resource);
      if (n < 0) flaws.push(`more ${resource} in hands than there is`);
      const range = state.supply?.[resource];
      if (range && (n < range.min || n > range.max)) {
        flaws.push(`${n} ${resource} in supply, mirrored ${range.min}…${range.max}`);
      }
    }
    return flaws;
  }

  /** The roll worked out a second time, from the posts' side and with the true supply. */
  private rollFlaws(before: State, dice: number): string[] {
    const was = this.truths[this.cursor - 1]!;
    const now = this.truth;
    const due: Record<string, Counts> = {};
    const all = { ...NO_CARDS };
    for (const colour of before.seats) due[colour] = { ...NO_CARDS };
    for (const at in before.posts) {
      const { owner } = before.posts[at]!;
      if (owner === 'neutral') continue;
      for (const id of before.board.intersections.get(at)!.hexes) {
        const hex = before.board.hexes.get(id)!;
        const number = hex.number ?? before.tokens[id]?.number;
        const resource = YIELD[hex.terrain];
        if (number !== dice || id === before.robber || !resource) continue;
        due[owner]![resource]++;
        all[resource]++;
      }
    }
    const flaws: string[] = [];
    let bank = before.options.bankLimited ? 100 : Infinity;
    for (const colour of before.seats) bank -= was.gold[colour];
    for (const colour of before.seats) {
      let got = 0;
      for (const resource of RESOURCES) {
        let supply = CARDS_PER_RESOURCE;
        for (const each of before.seats) supply -= was.hands[each][resource];
        const paid = supply >= all[resource] ? due[colour]![resource] : 0;
        got += paid;
        if (now.hands[colour][resource] - was.hands[colour][resource] !== paid) {
          flaws.push(`${colour} is due ${paid} ${resource} for ${dice}`);
        }
      }
      const gold = got === 0 && dice !== 7 ? Math.min(1, Math.max(0, bank)) : 0;
      bank -= gold;
      if (now.gold[colour] - was.gold[colour] !== gold) {
        flaws.push(`${colour} is due ${gold} gold for ${dice}`);
      }
    }
    return flaws;
  }

  /** Goes back and forth in the log, and finds every state as it was. */
  leaf(): void {
    const here = this.history;
    const at = this.cursor;
    const back = goTo(here, this.rng.below(at + 1), decide);
    this.same(back.state, this.states[back.log.cursor]!, 'undone');
    const forth = goTo(back, at, decide);
    this.same(forth.state, here.state, 'redone');
    if (!isDeepStrictEqual(forth.events, here.events)) this.broken('events redone differ');
    this.history = forth;
  }

  /** Takes back the last commands for good. */
  takeBack(count: number): void {
    this.history = goTo(this.history, this.cursor - count, decide);
    this.same(this.state, this.states[this.cursor]!, 'taken back');
  }

  /** The whole game again, from its commands and from its file. */
  checkReplay(): void {
    const { commands, cursor } = this.history.log;
    const again = replay(this.game.start, commands.slice(0, cursor), decide);
    if (again.objections.length + again.questions.length > 0) this.broken('replay objects');
    this.same(again.state, this.state, 'replayed');

    const { game, problems } = readGame(JSON.parse(JSON.stringify(this.file())));
    if (!game) return this.broken(`file not readable: ${JSON.stringify(problems)}`);
    const resumed = resume(game);
    if (resumed.log.cursor !== cursor) this.broken('resumed elsewhere');
    if (!isDeepStrictEqual(plain(resumed.state), plain(this.state))) this.broken('resumed differs');
    if (resumed.log.commands.length !== commands.length) this.broken('redo lost');
  }

  file(): GameFile {
    const { commands, cursor } = this.history.log;
    return { ...this.game.file, commands, cursor };
  }

  private same(a: State, b: State, how: string): void {
    if (a !== b && !isDeepStrictEqual(plain(a), plain(b))) this.broken(`state ${how} differs`);
  }

  private broken(why: string): never {
    throw new Contradiction(`${why}\n  after command ${this.cursor}`);
  }
}

/** How many sites every site reaches along routes; one is itself. */
function isolatedSites(state: State): Set<IntersectionId> {
  const { board, routes } = state;
  const seen = new Set<IntersectionId>();
  const isolated = new Set<IntersectionId>();
  for (const site of board.sites.keys()) {
    if (seen.has(site)) continue;
    const group = [site];
    const reached = new Set(group);
    const sites: IntersectionId[] = [];
    for (const at of group) {
      if (board.sites.has(at)) sites.push(at);
      const { paths, neighbours } = board.intersections.get(at)!;
      paths.forEach((path, k) => {
        const to = neighbours[k]!;
        if (!routes[path] || reached.has(to)) return;
        reached.add(to);
        group.push(to);
      });
    }
    for (const each of sites) seen.add(each);
    if (sites.length === 1) isolated.add(site);
  }
  return isolated;
}

/** Gold flows exactly when a site stops being isolated, one coin for each route of the way. */
function connectionFlaws(before: State, after: State, events: readonly Event[]): string[] {
  const was = isolatedSites(before);
  const fewer = was.size - isolatedSites(after).size;
  const made = events.filter((event) => event.type === 'connectionMade');
  if (made.length !== (fewer > 0 ? 1 : 0)) return [`${made.length} payouts, ${fewer} connected`];
  const [paid] = made;
  if (!paid) return [];
  const flaws: string[] = [];
  if (!was.has(paid.from)) flaws.push(`${paid.from} was not isolated`);
  if (paid.paths.some((path) => !after.routes[path])) flaws.push('the paid way has a gap');
  if (before.options.bankLimited) return flaws;
  for (const colour of after.seats) {
    const own = paid.paths.filter((path) => after.routes[path] === colour).length;
    const got = after.players[colour].gold - before.players[colour].gold;
    if (own !== got) flaws.push(`${colour} has ${own} routes on the way, got ${got} gold`);
  }
  return flaws;
}

function tollFlaws(before: State, after: State, command: CommandOf<'moveCaravan'>): string[] {
  const mover: Colour = ownerOf(command.caravan as PieceId);
  const free = before.turn.tollFree && (command.freeSteps ?? 0) > 0;
  const paid = before.turn.tolls[command.caravan] ?? [];
  return before.seats.flatMap((colour) => {
    if (colour === mover) return [];
    const used = command.along.some((path) => before.routes[path] === colour);
    const due = used && !free && !paid.includes(colour) ? 1 : 0;
    const got = after.players[colour].gold - before.players[colour].gold;
    return got === due ? [] : [`${colour} is due ${due} toll, got ${got}`];
  });
}
