/** The one place that asks what time it is; tests set it. */
let now = (): number => Date.now();

export const time = (): number => now();

export function setClock(clock: () => number): void {
  now = clock;
}

let counter = 0;

/** Ids need only differ on one device. */
export function freshId(): string {
  counter += 1;
  return `${time().toString(36)}${counter.toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
}
