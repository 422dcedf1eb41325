import { STEPS_PER_CARD } from '../components';
import type { State } from '../state';
import { piecesOf, type PieceId } from '../vocabulary';
import { networkOf, type Network } from './network';
import { orderOf } from './order';
import { journeyOf, outcomesOf, type Journey, type Means, type Outcome } from './outcomes';
import { Ranks, type Ranked } from './ranks';

/** What the caravans do together. */
export interface Choice extends Ranked {
  /** One for each journey. */
  readonly parts: readonly Outcome[];
}

export interface Purse {
  readonly salt: number;
  readonly gold: number;
}

/** The board as the caravans to be moved find it. */
export interface Scene {
  readonly state: State;
  readonly network: Network;
  readonly journeys: readonly Journey[];
  /** By path: the caravans that stay where they are. */
  readonly taken: Int8Array;
}

export function sceneOf(state: State, pieces: readonly PieceId[], purse: Purse): Scene {
  const player = state.turn.player;
  const network = networkOf(state, player);
  const limit = purse.salt * STEPS_PER_CARD + state.turn.freeCaravanSteps;
  const taken = Int8Array.from(network.others);
  const journeys: Journey[] = [];
  for (const piece of piecesOf(player)) {
    const path = state.caravans[piece];
    if (!path) continue;
    const start = network.lattice.indexOf.get(path)!;
    if (!pieces.includes(piece)) taken[start]!++;
    else journeys.push(journeyOf(state, network, piece, start, limit, purse.gold));
  }
  return { state, network, journeys, taken };
}

/** What one caravan can do, or two of them with the salt, the gold and a card's steps shared out. */
export function choicesIn(scene: Scene, purse: Purse): Ranks<Choice> {
  const { network, journeys, taken } = scene;
  const { freeCaravanSteps, tollFree } = scene.state.turn;
  const means = (freeSteps: number): Means => ({
    ...purse,
    freeSteps,
    tollFree: tollFree && freeSteps > 0,
  });
  const choices = new Ranks<Choice>();
  const [one, two] = journeys;
  if (one && !two) {
    for (const part of outcomesOf(network, one, means(freeCaravanSteps), taken, 1)) {
      const { low, high, salt, gold } = part;
      choices.add({ low, high, salt, gold, parts: [part] });
    }
  }
  if (!one || !two) return choices;

  const starts = [one.start, two.start] as const;
  for (let free = 0; free <= freeCaravanSteps; free++) {
    const ofOne = outcomesOf(network, one, means(free), taken, 2);
    const ofTwo = outcomesOf(network, two, means(freeCaravanSteps - free), taken, 2);
    for (const a of ofOne) {
      for (const b of ofTwo) {
        const salt = a.salt + b.salt;
        const gold = a.gold + b.gold;
        if (salt > purse.salt || gold > purse.gold) continue;
        if (!(a.free && b.free) && !orderOf(taken, starts, [a, b])) continue;
        const low = a.low | b.low;
        const high = a.high | b.high;
        if (!choices.met(low, high, salt, gold)) {
          choices.add({ low, high, salt, gold, parts: [a, b] });
        }
      }
    }
  }
  return choices;
}
