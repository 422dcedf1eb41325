import { CARDS_PER_RESOURCE } from './components';
import type { Bundle } from './bundle';
import { RESOURCES, type Resource } from './vocabulary';

/** What is known of a number: exact when both ends meet. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export type Supply = Readonly<Record<Resource, Range>>;

export const exactly = (n: number): Range => ({ min: n, max: n });
export const isExact = (range: Range): boolean => range.min === range.max;

export const FULL_SUPPLY: Supply = everyResource(() => exactly(CARDS_PER_RESOURCE));
export const UNKNOWN_SUPPLY: Supply = everyResource(() => ({ min: 0, max: CARDS_PER_RESOURCE }));

export function everyResource<T>(of: (resource: Resource) => T): Readonly<Record<Resource, T>> {
  return {
    wood: of('wood'),
    wool: of('wool'),
    grain: of('grain'),
    ore: of('ore'),
    salt: of('salt'),
  };
}

const clamp = (n: number): number => Math.max(0, Math.min(CARDS_PER_RESOURCE, n));

/** Cards leave: whoever took them saw that they were there, so the lower end is at least that. */
export function lessSupply(supply: Supply, cards: Bundle): Supply {
  return everyResource((resource) => {
    const range = supply[resource];
    const n = cards[resource] ?? 0;
    if (n === 0) return range;
    return { min: clamp(range.min - n), max: clamp(Math.max(range.max, n) - n) };
  });
}

export function moreSupply(supply: Supply, cards: Bundle): Supply {
  return everyResource((resource) => {
    const range = supply[resource];
    const n = cards[resource] ?? 0;
    if (n === 0) return range;
    return { min: clamp(range.min + n), max: clamp(range.max + n) };
  });
}

/** Cards come back whose kinds nobody entered. */
export function widenSupply(supply: Supply, count: number): Supply {
  return everyResource((resource) => {
    const range = supply[resource];
    return { min: range.min, max: clamp(range.max + count) };
  });
}

/**
 * All five supplies together are what the hands leave of 95 cards; that pins down a range when
 * the others are known. Ranges that contradict the sum are left alone: the table's word stands.
 */
export function narrowSupply(supply: Supply, cardsInHands: number): Supply {
  const total = RESOURCES.length * CARDS_PER_RESOURCE - cardsInHands;
  let least = 0;
  let most = 0;
  let exact = true;
  for (const resource of RESOURCES) {
    const range = supply[resource];
    least += range.min;
    most += range.max;
    exact &&= range.min === range.max;
  }
  if (exact || least > total || most < total) return supply;
  return everyResource((resource) => {
    const { min, max } = supply[resource];
    return {
      min: Math.max(min, total - (most - max)),
      max: Math.min(max, total - (least - min)),
    };
  });
}
