import type { Resource } from '@/engine/europe/vocabulary';

import { words } from './words';

/** What only the table can tell, and how it is asked. */
export const questions = {
  supply: (resource: Resource, atLeast: number) =>
    `Are there at least ${words.resourceCount[resource](atLeast)} in the supply?`,
  /** What "no" leads to. */
  supplyIfNot: (resource: Resource) => `If not, nobody gets any ${words.resources[resource]}.`,
};
