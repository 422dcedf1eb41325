import type { Catalog } from './en';
import type { Language } from './language';

export type { Catalog };

const SOURCES: Readonly<Record<Language, () => Promise<Catalog>>> = {
  ru: async () => (await import('./ru')).ru,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
};

const asked = new Map<Language, Promise<Catalog>>();
let soFar: Catalog | undefined;

async function load(language: Language): Promise<Catalog> {
  try {
    soFar = await SOURCES[language]();
    return soFar;
  } catch (fault) {
    // Out of reach, the language so far is better than no page at all.
    if (soFar) return soFar;
    throw fault;
  }
}

/** A browser fetches only the languages it shows. */
export function catalogOf(language: Language): Promise<Catalog> {
  const catalog = asked.get(language) ?? load(language);
  asked.set(language, catalog);
  return catalog;
}
