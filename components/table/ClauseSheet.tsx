import { ReadRule } from '@/components/rules/ReadRule';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import type { ClauseId } from '@/engine/europe/clauses';

import { useTableUi } from './ui';
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
  const away = useTableUi((ui) => ui.away);
  if (away !== null) return null;
  const { title, gist } = t.clauses[clause];
  return (
    <Sheet
      title={title}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="clause"
      footer={<ReadRule clause={clause} />}
    >
      {reason ? <Type bold>{reason}</Type> : null}
      <Type>{gist}</Type>
      <Type size="small" tone="quiet">
        {clause}
      </Type>
    </Sheet>
  );
}
