import type { Catalog } from '../en';
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

export const ru: Catalog = {
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
