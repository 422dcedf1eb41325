import { use } from 'react';

import type { Rulebook } from './rulebook';

let opened: Promise<Rulebook> | undefined;

/** A browser fetches the book when it is first read; the page waits for it. */
export function useRulebook(): Rulebook {
  opened ??= import('@/rules/book');
  return use(opened);
}
