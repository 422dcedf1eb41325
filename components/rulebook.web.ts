import { use } from 'react';

import type { Rulebook } from './rulebook';

let asked: Promise<Rulebook> | null = null;

async function fetchBook(): Promise<Rulebook> {
  try {
    return await import('@/rules/book');
  } catch (fault) {
    // Out of reach now is not out of reach for ever.
    asked = null;
    throw fault;
  }
}

/** A browser fetches the book when it is first read; the page waits for it. */
export function useRulebook(): Rulebook {
  asked ??= fetchBook();
  return use(asked);
}
