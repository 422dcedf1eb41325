/** On a phone the store brings new versions; there is nothing to offer. */
export function useNewVersion(): (() => void) | null {
  return null;
}
