import type { IntersectionId, PathId } from '../../board/vocabulary';
import { tollsFor } from '../caravans';
import type { Command } from '../commands';
import { STEPS_PER_CARD, TOLL } from '../components';
import { hasBit } from './bits';
import type { CaravanMove, CaravanPlan } from './caravans';
import type { Scene } from './choices';
import { orderOf } from './order';
import type { Outcome } from './outcomes';
import type { Chosen } from './spread';
import { trailTo } from './walks';

/** A choice in the words of the table: who moves where, and the commands for it. */
export function told(scene: Scene, chosen: Chosen): CaravanPlan {
  const { parts } = chosen.choice;
  const shares: IntersectionId[][] = parts.map(() => []);
  scene.network.posts.forEach((at, bit) => {
    if (!hasBit(chosen.low, chosen.high, bit)) return;
    const part = parts.findIndex(({ low, high }) => hasBit(low, high, bit));
    shares[part]!.push(at);
  });
  const idle = shares.findIndex((share) => share.length === 0);
  const moves = sequence(scene, parts, idle).map((i) => moveOf(scene, i, parts[i]!, shares[i]!));
  return {
    deliveries: moves.flatMap((move) => move.deliveries),
    salt: moves.reduce((sum, move) => sum + move.salt, 0),
    gold: moves.reduce((sum, move) => sum + move.tolls.length * TOLL, 0),
    moves,
    commands: moves.flatMap(commandsFor),
  };
}

/** Which journeys are made, in order; one that delivers nothing only to make room. */
function sequence(scene: Scene, parts: readonly Outcome[], idle: number): readonly number[] {
  const [one, two] = parts;
  if (!one || !two) return [0];
  const starts = [scene.journeys[0]!.start, scene.journeys[1]!.start] as const;
  const staying = (i: 0 | 1, part: Outcome) => (i === idle ? { end: starts[i], steps: 0 } : part);
  const without =
    idle < 0 ? null : orderOf(scene.taken, starts, [staying(0, one), staying(1, two)]);
  const order = without ?? orderOf(scene.taken, starts, [one, two]) ?? [0, 1];
  return without ? order.filter((i) => i !== idle) : order;
}

function moveOf(
  scene: Scene,
  index: number,
  part: Outcome,
  share: readonly IntersectionId[],
): CaravanMove {
  const { state, network, journeys } = scene;
  const { caravan, start } = journeys[index]!;
  const { paths } = network.lattice;
  const along: PathId[] = [...trailTo(part.walks, part.stop), ...part.tail].map((i) => paths[i]!);
  const due = tollsFor(state, caravan, along);
  const needed = Math.max(0, along.length - part.salt * STEPS_PER_CARD);
  // A card that spares the tolls does so for a move that uses a step of it.
  const spared = due.length > 0 && part.gold === 0;
  return {
    caravan,
    along,
    ends: along[along.length - 1] ?? paths[start]!,
    salt: part.salt,
    freeSteps: spared ? Math.max(1, needed) : needed,
    tolls: spared || (state.turn.tollFree && needed > 0) ? [] : due,
    deliveries: inPassing(scene, [paths[start]!, ...along], share),
  };
}

/** The deliveries in the order the caravan comes by. */
function inPassing(
  scene: Scene,
  passed: readonly PathId[],
  share: readonly IntersectionId[],
): IntersectionId[] {
  const { board } = scene.state;
  const met = passed.flatMap((path) => board.paths.get(path)!.ends);
  return [...share].sort((a, b) => met.indexOf(a) - met.indexOf(b));
}

function commandsFor(move: CaravanMove): Command[] {
  const { caravan, along, salt, freeSteps, deliveries } = move;
  if (along.length === 0) return deliveries.map((at) => ({ type: 'deliver', caravan, at }));
  return [
    {
      type: 'moveCaravan',
      caravan,
      along,
      salt,
      ...(freeSteps > 0 ? { freeSteps } : {}),
      ...(deliveries.length > 0 ? { deliver: deliveries } : {}),
    },
  ];
}
