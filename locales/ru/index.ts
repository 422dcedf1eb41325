import type { Catalog } from '../en';
import { board } from './board';
import { boards } from './boards';
import { build } from './build';
import { cards } from './cards';
import { check } from './check';
import { clauses } from './clauses';
import { common } from './common';
import { deck } from './deck';
import { editor } from './editor';
import { evening } from './evening';
import { games } from './games';
import { hints } from './hints';
import { history } from './history';
import { home } from './home';
import { intro } from './intro';
import { licences } from './licences';
import { logbook } from './logbook';
import { newGame } from './newGame';
import { objections } from './objections';
import { options } from './options';
import { photo } from './photo';
import { place } from './place';
import { plan } from './plan';
import { players } from './players';
import { problems, saveFaults } from './problems';
import { production } from './production';
import { questions } from './questions';
import { record } from './record';
import { rulebook } from './rulebook';
import { settings } from './settings';
import { seven } from './seven';
import { share } from './share';
import { start } from './start';
import { supply } from './supply';
import { table } from './table';
import { trade } from './trade';
import { update } from './update';
import { words } from './words';

export const ru: Catalog = {
  board,
  boards,
  build,
  cards,
  check,
  clauses,
  options,
  common,
  deck,
  editor,
  evening,
  games,
  hints,
  history,
  home,
  intro,
  licences,
  logbook,
  newGame,
  objections,
  photo,
  place,
  plan,
  players,
  problems,
  saveFaults,
  production,
  questions,
  record,
  rulebook,
  settings,
  seven,
  share,
  start,
  supply,
  table,
  trade,
  update,
  words,
};
