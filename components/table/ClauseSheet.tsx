import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import type { ClauseId } from '@/engine/europe/clauses';

import { useTable } from './useTable';

/** The rule behind a line, in a sentence. */
export function ClauseSheet({
  clause,
  reason,
  onClose,
}: {
  readonly clause: ClauseId;
  /** What happened here because of it, in full. */
  readonly reason?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTable();
  const { title, gist } = t.clauses[clause];
  return (
    <Sheet title={title} closeLabel={t.common.close} onClose={onClose} testID="clause">
      {reason ? <Type bold>{reason}</Type> : null}
      <Type>{gist}</Type>
      <Type size="small" tone="quiet">
        {clause}
      </Type>
    </Sheet>
  );
}
