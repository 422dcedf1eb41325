import type { Catalog } from './en';
import type { Language } from './language';

export type { Catalog };

const SOURCES: Readonly<Record<Language, () => Promise<Catalog>>> = {
  ru: async () => (await import('./ru')).ru,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
};

const loaded = new Map<Language, Catalog>();
const loading = new Map<Language, Promise<Catalog>>();

/** A browser fetches only the language it shows: the words, or the promise of them. */
export function catalogOf(language: Language): Catalog | Promise<Catalog> {
  return loaded.get(language) ?? loading.get(language) ?? load(language);
}

function load(language: Language): Promise<Catalog> {
  const promise = SOURCES[language]()
    .catch((fault: unknown) => {
      // Out of reach, the language so far is better than no page at all.
      const [soFar] = loaded.values();
      if (soFar) return soFar;
      throw fault;
    })
    .then((catalog) => {
      loaded.set(language, catalog);
      return catalog;
    });
  loading.set(language, promise);
  return promise;
}
