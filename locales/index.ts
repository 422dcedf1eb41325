import { de } from './de';
import { en, type Catalog } from './en';
import type { Language } from './language';
import { ru } from './ru';

export type { Catalog };

export const CATALOGS: Readonly<Record<Language, Catalog>> = { ru, en, de };
