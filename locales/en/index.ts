import { board } from './board';
import { build } from './build';
import { cards } from './cards';
import { clauses, options } from './clauses';
import { common } from './common';
import { history } from './history';
import { logbook } from './logbook';
import { objections } from './objections';
import { problems, saveFaults } from './problems';
import { questions } from './questions';
import { seven } from './seven';
import { table } from './table';
import { trade } from './trade';
import { words } from './words';

export const en = {
  board,
  build,
  cards,
  clauses,
  options,
  common,
  history,
  logbook,
  objections,
  problems,
  saveFaults,
  questions,
  seven,
  table,
  trade,
  words,
};

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
