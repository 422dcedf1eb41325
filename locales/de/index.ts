import type { Catalog } from '../en';
import { clauses, options } from './clauses';
import { history } from './history';
import { objections } from './objections';
import { problems, saveFaults } from './problems';
import { questions } from './questions';
import { words } from './words';

export const de: Catalog = {
  words,
  clauses,
  options,
  objections,
  history,
  problems,
  saveFaults,
  questions,
};
