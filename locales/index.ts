import { de } from './de';
import { en, type Catalog } from './en';
import type { Language } from './language';
import { ru } from './ru';

export type { Catalog };

export const CATALOGS: Readonly<Record<Language, Catalog>> = { ru, en, de };

/** A promise React need not wait for, since it says what it will bring. */
const kept = (value: Catalog): Promise<Catalog> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const KEPT: Readonly<Record<Language, Promise<Catalog>>> = {
  ru: kept(ru),
  en: kept(en),
  de: kept(de),
};

/** The words of a language, for React's `use`; in a browser (index.web.ts) they come when needed. */
export function catalogOf(language: Language): Promise<Catalog> {
  return KEPT[language];
}
