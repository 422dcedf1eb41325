/** The device's storage for a test: what a browser has, and nothing of the last test in it. */
const kept = new Map<string, string>();

export const shelf = {
  get length() {
    return kept.size;
  },
  key: (at: number) => [...kept.keys()][at] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
};

jest.mock('expo-sqlite/localStorage/install', () => ({}));
Object.defineProperty(globalThis, 'localStorage', { value: shelf, configurable: true });

/** Spoils what is kept under a key, as a failing disk would. */
export function spoil(key: string): void {
  const value = kept.get(`kontor.${key}`);
  if (value === undefined) throw new Error(`nothing under ${key}`);
  kept.set(`kontor.${key}`, `${value.slice(0, 9)}?${value.slice(10)}`);
}
