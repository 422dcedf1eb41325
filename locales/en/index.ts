import { board } from './board';
import { build } from './build';
import { clauses, options } from './clauses';
import { common } from './common';
import { logbook } from './logbook';
import { objections } from './objections';
import { seven } from './seven';
import { table } from './table';
import { words } from './words';

export const en = {
  board,
  build,
  clauses,
  options,
  common,
  logbook,
  objections,
  seven,
  table,
  words,
};

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
