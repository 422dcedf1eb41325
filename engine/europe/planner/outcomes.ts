import { STEPS_PER_CARD } from '../components';
import type { State } from '../state';
import type { PieceId } from '../vocabulary';
import { bitCount } from './bits';
import { tollsOn, type Network, type Tolls } from './network';
import { Ranks } from './ranks';
import { restsAfter } from './rests';
import { walksFrom, type Walks } from './walks';

/** One thing a caravan can do: what it passes, what that costs, where it ends. */
export interface Outcome {
  readonly low: number;
  readonly high: number;
  readonly salt: number;
  readonly gold: number;
  readonly steps: number;
  readonly end: number;
  readonly free: boolean;
  readonly walks: Walks;
  readonly stop: number;
  readonly tail: readonly number[];
}

/** A caravan and everywhere it gets, by whom it is ready to pay. */
export interface Journey {
  readonly caravan: PieceId;
  readonly start: number;
  readonly tolls: Tolls;
  /** By set of owners paid. */
  readonly walks: ReadonlyMap<number, Walks>;
  readonly complete: boolean;
}

export function journeyOf(
  state: State,
  network: Network,
  caravan: PieceId,
  start: number,
  limit: number,
  gold: number,
): Journey {
  const tolls = tollsOn(state, network, caravan);
  const all = (1 << tolls.payees.length) - 1;
  const { tollFree } = state.turn;
  const walks = new Map<number, Walks>();
  let complete = true;
  for (let mask = 0; mask <= all; mask++) {
    if (bitCount(mask) > gold && !(tollFree && mask === all)) continue;
    const found = walksFrom(network, tolls.bits, start, mask, limit);
    walks.set(mask, found);
    complete &&= found.complete;
  }
  return { caravan, start, tolls, walks, complete };
}

/** What one caravan may spend. */
export interface Means {
  readonly salt: number;
  readonly gold: number;
  readonly freeSteps: number;
  readonly tollFree: boolean;
}

/**
 * Everything a caravan can do that nothing else beats: as many posts for as little salt and gold,
 * ending at least as well.
 */
export function outcomesOf(
  network: Network,
  journey: Journey,
  means: Means,
  taken: Int8Array,
  own: number,
): Outcome[] {
  const limit = means.salt * STEPS_PER_CARD + means.freeSteps;
  const all = (1 << journey.tolls.payees.length) - 1;
  const sorted = new Ranks<Outcome>();
  for (const [mask, walks] of journey.walks) {
    const gold = means.tollFree ? 0 : bitCount(mask);
    if (means.tollFree ? mask !== all : gold > means.gold) continue;
    for (const stop of walks.kept) {
      if (walks.steps[stop]! > limit) continue;
      const low = walks.low[stop]!;
      const high = walks.high[stop]!;
      for (const rest of restsAfter(walks, stop, taken, own, network.lattice, limit)) {
        const steps = walks.steps[stop]! + rest.tail.length;
        const salt = Math.ceil(Math.max(0, steps - means.freeSteps) / STEPS_PER_CARD);
        const { end, free, tail } = rest;
        sorted.add({ low, high, salt, gold, steps, end, free, walks, stop, tail });
      }
    }
  }
  return sorted.unbeaten(
    (one, other) => one.free || (one.end === other.end && one.steps > 0 === other.steps > 0),
  );
}
