import { build } from './build';
import { clauses, options } from './clauses';
import { common } from './common';
import { logbook } from './logbook';
import { objections } from './objections';
import { seven } from './seven';
import { table } from './table';
import { words } from './words';

export const en = { words, clauses, options, objections, build, common, logbook, seven, table };

/** What every language has to say; a missing word is a compile error. */
export type Catalog = typeof en;
