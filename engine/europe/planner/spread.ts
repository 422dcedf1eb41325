import { hasBit, keyOf, sizeOf } from './bits';
import type { Choice } from './choices';
import { covers, type Ranked, type Ranks } from './ranks';

/** A choice, and the posts among those it passes that get goods. */
export interface Chosen extends Ranked {
  readonly choice: Choice;
}

/**
 * Which posts to deliver to where the goods do not suffice for all that are passed: every such
 * set that no other one equals or betters, best first, up to so many.
 */
export function spread(
  choices: Ranks<Choice>,
  goods: number,
  most: number,
): { chosen: Chosen[]; all: boolean } {
  const byCount: Choice[][] = Array.from({ length: goods + 1 }, () => []);
  for (const choice of choices.inOrder()) {
    byCount[Math.min(goods, sizeOf(choice.low, choice.high))]!.push(choice);
  }
  const chosen: Chosen[] = [];
  const costs = new Map<number, Ranked[]>();
  let all = true;
  const add = (low: number, high: number, choice: Choice, whole: boolean): void => {
    const { salt, gold } = choice;
    const found = { low, high, salt, gold, choice };
    const key = keyOf(low, high);
    const same = costs.get(key);
    if (same?.some((one) => covers(one, found))) return;
    // Sets with all the goods are only beaten by themselves.
    if (!whole && chosen.some((one) => covers(one, found))) return;
    if (chosen.length === most) all = false;
    else {
      chosen.push(found);
      if (same) same.push(found);
      else costs.set(key, [found]);
    }
  };
  for (let count = goods; count > 0 && all; count--) {
    for (const choice of byCount[count]!) {
      if (count < goods) add(choice.low, choice.high, choice, false);
      else {
        eachSubset(choice, goods, (low, high) => {
          add(low, high, choice, true);
          return all;
        });
      }
      if (!all) break;
    }
  }
  return { chosen, all };
}

/** Every set of so many of the posts a choice passes, until told to stop. */
function eachSubset(
  choice: Choice,
  count: number,
  visit: (low: number, high: number) => boolean,
): void {
  const bits: number[] = [];
  for (let bit = 0; bit < 64; bit++) if (hasBit(choice.low, choice.high, bit)) bits.push(bit);
  const grow = (from: number, left: number, low: number, high: number): boolean => {
    if (left === 0) return visit(low, high);
    for (let i = from; i + left <= bits.length; i++) {
      const bit = bits[i]!;
      const on = 1 << bit;
      if (!grow(i + 1, left - 1, bit < 32 ? low | on : low, bit < 32 ? high : high | on)) {
        return false;
      }
    }
    return true;
  };
  grow(0, count, 0, 0);
}
