import { Panel } from '@/components/table/Panel';
import { NO_MODE, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import type { Command } from '@/engine/europe/commands';

import { ConnectionChoice } from './ConnectionChoice';
import { SupplyQuestion } from './SupplyQuestion';
import { TokenQuestion } from './TokenQuestion';

/** What only the table can tell about a command that is recorded against the rules. */
export function QuestionPanel() {
  const { enter } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  if (mode.kind !== 'question') return null;
  const { command, question } = mode;
  const { setMode } = useTableUi.getState();
  const cancel = () => setMode(NO_MODE);
  const answer = (answered: Command) => {
    const outcome = enter(answered);
    if (outcome.kind === 'question') {
      setMode({ kind: 'question', command: answered, question: outcome.question });
    }
  };
  if (question.ask === 'connection' && command.type === 'layRoute') {
    return (
      <ConnectionChoice
        question={question}
        onChoose={(choose) => answer({ ...command, choose })}
        onCancel={cancel}
      />
    );
  }
  if (
    question.ask === 'token' &&
    (command.type === 'moveMerchant' || command.type === 'placePost')
  ) {
    return (
      <TokenQuestion
        question={question}
        onChoose={(token) => answer({ ...command, token })}
        onCancel={cancel}
      />
    );
  }
  if (question.ask === 'supply' && command.type === 'roll') {
    return (
      <Panel testID="panel-question">
        <SupplyQuestion command={command} question={question} onAnswer={answer} />
      </Panel>
    );
  }
  return null;
}
