import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { useCatalog, useSay } from '@/components/language';
import type { Command } from '@/engine/europe/commands';
import type { Event } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import type { Catalog } from '@/locales';
import type { Say } from '@/locales/say';
import { useGame, type OpenGame, type Outcome } from '@/store/game';
import { useSettings } from '@/store/settings';

import { feel } from './feel';
import { NO_MODE, useTableUi } from './ui';

/** All a panel needs: how the table stands, the words for it, and how to say what happened. */
export interface Table {
  readonly open: OpenGame;
  readonly state: State;
  /** The command that led here and what followed from it. */
  readonly last: Command | null;
  readonly events: readonly Event[];
  readonly t: Catalog;
  readonly say: Say;
  /** Records a command. An objection is shown by the table; a question comes back to the panel. */
  readonly enter: (command: Command) => Outcome;
  /** The same in the place of the last command. */
  readonly revise: (command: Command) => Outcome;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable() outside a table');
  return table;
}

function tell(command: Command, revises: boolean): Outcome {
  if (command.type === 'endTurn' && useSettings.getState().confirm && !command.override) {
    return askBefore(command);
  }
  return record(command, revises);
}

/** The table answers by `record`; until then nothing has happened. */
function askBefore(command: Command): Outcome {
  useTableUi.getState().askBefore(command);
  return { kind: 'refused' };
}

/** Records a command without asking back. */
export function record(command: Command, revises = false): Outcome {
  const game = useGame.getState();
  const outcome = revises ? game.revise(command) : game.enter(command);
  const ui = useTableUi.getState();
  if (outcome.kind === 'objection') {
    ui.refuse({ command, objection: outcome.objection, revises });
  } else if (outcome.kind === 'done') {
    ui.refuse(null);
    ui.setMode(NO_MODE);
    feel();
  }
  return outcome;
}

const enter = (command: Command) => tell(command, false);
const revise = (command: Command) => tell(command, true);

export function TableProvider({
  open,
  children,
}: {
  readonly open: OpenGame;
  readonly children: ReactNode;
}) {
  const t = useCatalog();
  const { state, events, log } = open.history;
  const say = useSay(state);
  const table = useMemo<Table>(
    () => ({
      open,
      state,
      last: log.commands[log.cursor - 1] ?? null,
      events,
      t,
      say,
      enter,
      revise,
    }),
    [open, state, events, log, t, say],
  );
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>;
}
