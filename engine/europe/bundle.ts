import { record, whole, type Shape } from '../shape';
import { RESOURCES, type Resource } from './vocabulary';

/** So many cards of each kind. */
export type Bundle = Readonly<Partial<Record<Resource, number>>>;

export const BUNDLE: Shape<Bundle> = record(RESOURCES, whole(0, 95));

export function countOf(bundle: Bundle): number {
  let n = 0;
  for (const resource of RESOURCES) n += bundle[resource] ?? 0;
  return n;
}

export function plus(a: Bundle, b: Bundle): Bundle {
  const sum: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) {
    const n = (a[resource] ?? 0) + (b[resource] ?? 0);
    if (n > 0) sum[resource] = n;
  }
  return sum;
}
