import type { Catalog } from '../en';
import { build } from './build';
import { clauses, options } from './clauses';
import { common } from './common';
import { logbook } from './logbook';
import { objections } from './objections';
import { seven } from './seven';
import { table } from './table';
import { words } from './words';

export const de: Catalog = {
  words,
  clauses,
  options,
  objections,
  build,
  common,
  logbook,
  seven,
  table,
};
