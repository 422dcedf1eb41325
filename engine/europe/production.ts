import type { Bundle } from './bundle';
import { COINS_IN_ALL } from './components';
import { goldInPlay } from './ledger';
import { cardsOf, harvest } from './roll';
import type { State } from './state';
import type { Colour, Resource } from './vocabulary';

export const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface Yield {
  readonly cards: Bundle;
  /** Compensation. */
  readonly gold: number;
  /** Cards the robber keeps away. */
  readonly robbed: number;
}

export interface RollYield {
  readonly dice: number;
  readonly players: ReadonlyMap<Colour, Yield>;
  /** Resources that certainly fall short, and those that might. */
  readonly short: readonly Resource[];
  readonly doubtful: readonly Resource[];
}

/** What every player would get for each number, as things stand. */
export function production(state: State): RollYield[] {
  return ROLLS.map((dice) => productionOf(state, dice));
}

export function productionOf(state: State, dice: number): RollYield {
  const players = new Map<Colour, Yield>();
  if (dice === 7) {
    for (const colour of state.seats) players.set(colour, { cards: {}, gold: 0, robbed: 0 });
    return { dice, players, short: [], doubtful: [] };
  }
  const crop = harvest(state, dice);
  const short: Resource[] = [];
  const doubtful: Resource[] = [];
  for (const [resource, n] of Object.entries(crop.due) as [Resource, number][]) {
    const supply = state.supply?.[resource];
    if (supply && supply.max < n) short.push(resource);
    else if (supply && supply.min < n) doubtful.push(resource);
  }
  let bank = state.options.bankLimited ? COINS_IN_ALL - goldInPlay(state) : Infinity;
  for (const colour of state.seats) {
    const sources = (crop.sources.get(colour) ?? []).filter(
      ({ resource }) => !short.includes(resource),
    );
    const gold = sources.length === 0 && bank > 0 ? 1 : 0;
    bank -= gold;
    players.set(colour, {
      cards: cardsOf(sources),
      gold,
      robbed: crop.robbed.get(colour)?.length ?? 0,
    });
  }
  return { dice, players, short, doubtful };
}
