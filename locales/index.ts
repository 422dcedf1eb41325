import { de } from './de';
import { en, type Catalog } from './en';
import type { Language } from './language';
import { ru } from './ru';

export type { Catalog };

export const CATALOGS: Readonly<Record<Language, Catalog>> = { ru, en, de };

/** The words of a language; in a browser (index.web.ts) they may be still on their way. */
export function catalogOf(language: Language): Catalog | Promise<Catalog> {
  return CATALOGS[language];
}
