import type { Catalog } from '../en';
import { build } from './build';
import { clauses, options } from './clauses';
import { common } from './common';
import { games } from './games';
import { home } from './home';
import { logbook } from './logbook';
import { newGame } from './newGame';
import { objections } from './objections';
import { settings } from './settings';
import { seven } from './seven';
import { start } from './start';
import { table } from './table';
import { words } from './words';

export const ru: Catalog = {
  words,
  clauses,
  options,
  objections,
  build,
  common,
  logbook,
  seven,
  table,
  home,
  newGame,
  start,
  games,
  settings,
};
