/** The one place that asks what time it is; tests set it. */
let now = (): number => Date.now();

export const time = (): number => now();

export function setClock(clock: () => number): void {
  now = clock;
}

const LETTERS = 36 ** 8;

/** Ids need only differ on one device, also when its clock is set back. */
export function freshId(): string {
  return time().toString(36) + Math.floor(Math.random() * LETTERS).toString(36);
}
