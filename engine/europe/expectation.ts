import { odds } from '../dice';
import type { Bundle } from './bundle';
import { production, type RollYield, type Yield } from './production';
import type { State } from './state';
import { RESOURCES, type Colour, type Resource } from './vocabulary';

export type PerResource = Readonly<Record<Resource, number>>;

/** What a player gets on average from one roll. */
export interface Expectation {
  readonly cards: PerResource;
  /** Of all kinds together. */
  readonly all: number;
  /** Compensation. */
  readonly gold: number;
  /** Cards the robber keeps away. */
  readonly robbed: number;
}

export function noCards(): Record<Resource, number> {
  return { wood: 0, wool: 0, grain: 0, ore: 0, salt: 0 };
}

/** As things stand: the robber and resources that certainly fall short count. */
export function expectation(state: State): ReadonlyMap<Colour, Expectation> {
  const rolls = production(state);
  return new Map(state.seats.map((colour) => [colour, expectedOf(rolls, colour)]));
}

function expectedOf(rolls: readonly RollYield[], colour: Colour): Expectation {
  const cards = noCards();
  let gold = 0;
  let robbed = 0;
  for (const { dice, players } of rolls) {
    const share = players.get(colour)!;
    const chance = odds(dice);
    for (const resource of RESOURCES) cards[resource] += chance * (share.cards[resource] ?? 0);
    gold += chance * share.gold;
    robbed += chance * share.robbed;
  }
  const all = RESOURCES.reduce((sum, resource) => sum + cards[resource], 0);
  return { cards, all, gold, robbed };
}

/** What a number now gives a player that it did not give before; less is below zero. */
export interface YieldChange {
  readonly dice: number;
  readonly player: Colour;
  readonly cards: Bundle;
  readonly gold: number;
}

/** How two states differ in what each number gives, numbers and players in order. */
export function yieldChanges(before: State, after: State): YieldChange[] {
  const now = production(after);
  return production(before).flatMap(({ dice, players }, i) =>
    after.seats.flatMap((player): YieldChange[] => {
      const was = players.get(player)!;
      const is = now[i]!.players.get(player)!;
      const cards = difference(was, is);
      const gold = is.gold - was.gold;
      const same = gold === 0 && Object.keys(cards).length === 0;
      return same ? [] : [{ dice, player, cards, gold }];
    }),
  );
}

function difference(was: Yield, is: Yield): Bundle {
  const cards: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) {
    const more = (is.cards[resource] ?? 0) - (was.cards[resource] ?? 0);
    if (more !== 0) cards[resource] = more;
  }
  return cards;
}
