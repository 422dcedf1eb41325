import type { Catalog } from '../en';
import { clauses, options } from './clauses';
import { history } from './history';
import { objections } from './objections';
import { words } from './words';

export const ru: Catalog = { words, clauses, options, objections, history };
