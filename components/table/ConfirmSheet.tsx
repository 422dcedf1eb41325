import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import { clockwise } from '@/engine/europe/start';

import { useTableUi } from './ui';
import { record, useTable } from './useTable';

/** For tables that want to be asked before a turn ends. */
export function ConfirmSheet() {
  const { state, t, say } = useTable();
  const asking = useTableUi((ui) => ui.asking);
  if (!asking) return null;
  const close = () => useTableUi.getState().askBefore(null);
  const next = clockwise(state.seats, state.turn.player)[1]!;
  const agree = () => {
    close();
    record(asking);
  };
  return (
    <Sheet
      title={t.start.endTurn}
      closeLabel={t.common.close}
      onClose={close}
      testID="confirm"
      footer={
        <>
          <Button label={t.start.endTurn} kind="filled" onPress={agree} testID="confirm-yes" />
          <Button label={t.common.cancel} onPress={close} testID="confirm-no" />
        </>
      }
    >
      <Type>{t.start.confirmEnd(say.player(next))}</Type>
    </Sheet>
  );
}
