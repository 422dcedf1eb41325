import type { Remark, RemarkCode } from '@/engine/europe/evening/story';

import type { Say } from './say';

/** A sentence for each kind of moment. */
export type Remarks = {
  readonly [C in RemarkCode]: (remark: Extract<Remark, { readonly code: C }>, say: Say) => string;
};

export const remarkOf =
  (remarks: Remarks) =>
  (remark: Remark, say: Say): string =>
    (remarks[remark.code] as (remark: Remark, say: Say) => string)(remark, say);
