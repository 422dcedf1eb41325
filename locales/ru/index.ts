import type { Catalog } from '../en';
import { board } from './board';
import { clauses, options } from './clauses';
import { objections } from './objections';
import { words } from './words';

export const ru: Catalog = { board, words, clauses, options, objections };
