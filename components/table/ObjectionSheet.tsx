import { ReadRule } from '@/components/rules/ReadRule';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';

import { useTable } from './useTable';
import { useTableUi } from './ui';

/** Why not, by which clause, and the table's last word: record it anyway. */
export function ObjectionSheet() {
  const { t, say, enter, revise } = useTable();
  const refusal = useTableUi((ui) => ui.refusal);
  const away = useTableUi((ui) => ui.away);
  if (!refusal || away !== null) return null;
  const { objection, command, revises } = refusal;
  const close = () => useTableUi.getState().refuse(null);
  const anyway = () => {
    close();
    const insisted = { ...command, override: true };
    const outcome = (revises ? revise : enter)(insisted);
    // The panel that entered the command does not hear of this answer.
    if (outcome.kind === 'question') {
      const { question } = outcome;
      useTableUi.getState().setMode({ kind: 'question', command: insisted, question });
    }
  };
  return (
    <Sheet
      title={t.table.objection}
      closeLabel={t.common.close}
      onClose={close}
      testID="objection"
      footer={
        <>
          {objection.possible ? (
            <Button label={t.table.recordAnyway} onPress={anyway} testID="record-anyway" />
          ) : null}
          <Button
            label={t.common.understood}
            kind="filled"
            onPress={close}
            testID="objection-close"
          />
        </>
      }
    >
      <Type size="heading" testID="objection-text">
        {t.objections[objection.code](objection, say)}
      </Type>
      <Type tone="quiet">
        {t.clauses[objection.rule].title}: {t.clauses[objection.rule].gist}
      </Type>
      <Type size="small" tone="quiet">
        {objection.rule}
      </Type>
      <ReadRule clause={objection.rule} />
    </Sheet>
  );
}
