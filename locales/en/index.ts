import { board } from './board';
import { build } from './build';
import { cards } from './cards';
import { clauses, options } from './clauses';
import { check } from './check';
import { common } from './common';
import { evening } from './evening';
import { games } from './games';
import { history } from './history';
import { home } from './home';
import { logbook } from './logbook';
import { newGame } from './newGame';
import { objections } from './objections';
import { place } from './place';
import { players } from './players';
import { plan } from './plan';
import { problems, saveFaults } from './problems';
import { production } from './production';
import { questions } from './questions';
import { record } from './record';
import { settings } from './settings';
import { seven } from './seven';
import { start } from './start';
import { supply } from './supply';
import { table } from './table';
import { trade } from './trade';
import { words } from './words';

export const en = {
  board,
  build,
  cards,
  clauses,
  options,
  check,
  common,
  evening,
  games,
  history,
  home,
  logbook,
  newGame,
  objections,
  place,
  players,
  plan,
  problems,
  saveFaults,
  production,
  questions,
  record,
  settings,
  seven,
  start,
  supply,
  table,
  trade,
  words,
};

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
