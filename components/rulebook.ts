import * as book from '@/rules/book';

export type Rulebook = typeof book;

/** A phone has the whole book at hand. */
export function useRulebook(): Rulebook {
  return book;
}
