import { clauses, options } from './clauses';
import { history } from './history';
import { objections } from './objections';
import { words } from './words';

export const en = { words, clauses, options, objections, history };

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
