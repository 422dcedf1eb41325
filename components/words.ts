import { CATALOGS, type Catalog } from '@/locales';
import type { Language } from '@/locales/language';

/** A phone has all languages at hand. */
export function useWords(language: Language): Catalog {
  return CATALOGS[language];
}
