import type { Catalog } from '../en';
import { board } from './board';
import { build } from './build';
import { cards } from './cards';
import { clauses, options } from './clauses';
import { common } from './common';
import { games } from './games';
import { history } from './history';
import { home } from './home';
import { licences } from './licences';
import { logbook } from './logbook';
import { newGame } from './newGame';
import { objections } from './objections';
import { place } from './place';
import { players } from './players';
import { problems, saveFaults } from './problems';
import { questions } from './questions';
import { settings } from './settings';
import { seven } from './seven';
import { start } from './start';
import { supply } from './supply';
import { table } from './table';
import { trade } from './trade';
import { update } from './update';
import { words } from './words';

export const de: Catalog = {
  board,
  build,
  cards,
  clauses,
  options,
  common,
  games,
  history,
  home,
  licences,
  logbook,
  newGame,
  objections,
  place,
  players,
  problems,
  saveFaults,
  questions,
  settings,
  seven,
  start,
  supply,
  table,
  trade,
  update,
  words,
};
