import { countTable, type TableCount } from './count';
import { doubtsAbout, type Doubt } from './doubts';
import type { State } from './state';
import { suspicions, type Entry, type Suspicion } from './suspicion';

export { doubtful } from './suspicion';

/** The mirror's numbers to compare with the table, and what is odd about them. */
export interface TableCheck {
  readonly count: TableCount;
  readonly doubts: readonly Doubt[];
  readonly suspicions: readonly Suspicion[];
}

/** Entries are those of the last commands, as a replay gives them. */
export function checkTable(state: State, entries: readonly Entry[] = []): TableCheck {
  const count = countTable(state);
  return { count, doubts: doubtsAbout(state, count), suspicions: suspicions(entries) };
}
