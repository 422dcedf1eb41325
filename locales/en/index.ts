import { clauses, options } from './clauses';
import { history } from './history';
import { objections } from './objections';
import { problems, saveFaults } from './problems';
import { questions } from './questions';
import { words } from './words';

export const en = { words, clauses, options, objections, history, problems, saveFaults, questions };

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
