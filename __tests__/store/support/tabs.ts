/** Comes before the stores: they listen for other tabs as soon as they are there. */
const listeners: ((event: { key: string }) => void)[] = [];

Object.assign(globalThis, {
  addEventListener: (kind: string, listener: (event: { key: string }) => void) => {
    if (kind === 'storage') listeners.push(listener);
  },
  removeEventListener: () => undefined,
});

/** As if another tab had written this key: the stores read it again. */
export function writtenElsewhere(key: string): void {
  for (const listener of listeners) listener({ key: `kontor.${key}` });
}
