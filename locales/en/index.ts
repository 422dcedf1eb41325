import { board } from './board';
import { clauses, options } from './clauses';
import { objections } from './objections';
import { words } from './words';

export const en = { board, words, clauses, options, objections };

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
