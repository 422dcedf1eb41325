import { Platform } from 'react-native';

/** Says that a button is the chosen one: browsers know pressed buttons, phones selected ones. */
export function held(on: boolean | undefined): object {
  if (on === undefined) return {};
  return Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on };
}
