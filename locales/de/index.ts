import type { Catalog } from '../en';
import { board } from './board';
import { build } from './build';
import { cards } from './cards';
import { clauses, options } from './clauses';
import { common } from './common';
import { editor } from './editor';
import { games } from './games';
import { history } from './history';
import { home } from './home';
import { logbook } from './logbook';
import { newGame } from './newGame';
import { objections } from './objections';
import { photo } from './photo';
import { problems, saveFaults } from './problems';
import { questions } from './questions';
import { settings } from './settings';
import { seven } from './seven';
import { start } from './start';
import { table } from './table';
import { trade } from './trade';
import { words } from './words';

export const de: Catalog = {
  board,
  build,
  cards,
  clauses,
  options,
  common,
  editor,
  games,
  history,
  home,
  logbook,
  newGame,
  objections,
  photo,
  problems,
  saveFaults,
  questions,
  settings,
  seven,
  start,
  table,
  trade,
  words,
};
