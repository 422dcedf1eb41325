import { keyOf, sizeOf } from './bits';

/** A set of posts and what it costs to pass them. */
export interface Ranked {
  readonly low: number;
  readonly high: number;
  readonly salt: number;
  readonly gold: number;
}

const MOST_GOLD = 64;

const costOf = (salt: number, gold: number): number => (salt + gold) * MOST_GOLD + gold;

interface Cell<T> {
  /** By size of the set. */
  readonly items: T[][];
  readonly keys: Set<number>;
}

/** Sorts by cost and, at the same cost, by the size of the set, without comparing pairs. */
export class Ranks<T extends Ranked> {
  private readonly cells = new Map<number, Cell<T>>();

  private cell(salt: number, gold: number): Cell<T> {
    const cost = costOf(salt, gold);
    let cell = this.cells.get(cost);
    if (!cell) this.cells.set(cost, (cell = { items: [], keys: new Set() }));
    return cell;
  }

  /** Whether this set has been seen at this cost; from now on it has. */
  met(low: number, high: number, salt: number, gold: number): boolean {
    const { keys } = this.cell(salt, gold);
    const before = keys.size;
    return keys.add(keyOf(low, high)).size === before;
  }

  add(item: T): void {
    const { items } = this.cell(item.salt, item.gold);
    const size = sizeOf(item.low, item.high);
    while (items.length <= size) items.push([]);
    items[size]!.push(item);
  }

  /** Cheapest first, then by size, largest first. */
  inOrder(): T[] {
    const all: T[] = [];
    for (const cost of [...this.cells.keys()].sort((a, b) => a - b)) {
      const { items } = this.cells.get(cost)!;
      for (let size = items.length - 1; size >= 0; size--) {
        for (const item of items[size]!) all.push(item);
      }
    }
    return all;
  }

  /** Without those that another one equals or betters, where `replaces` allows it. */
  unbeaten(replaces: (one: T, other: T) => boolean): T[] {
    const kept: T[] = [];
    for (const item of this.inOrder()) {
      if (!kept.some((one) => covers(one, item) && replaces(one, item))) kept.push(item);
    }
    return kept;
  }
}

/** Passes at least the same posts, for no more salt and no more gold. */
export function covers(one: Ranked, other: Ranked): boolean {
  return (
    ((other.low & ~one.low) | (other.high & ~one.high)) === 0 &&
    one.salt <= other.salt &&
    one.gold <= other.gold
  );
}
