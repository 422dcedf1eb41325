import { use } from 'react';

import type { Catalog } from '@/locales';
import type { Language } from '@/locales/language';

const SOURCES: Readonly<Record<Language, () => Promise<Catalog>>> = {
  ru: async () => (await import('@/locales/ru')).ru,
  en: async () => (await import('@/locales/en')).en,
  de: async () => (await import('@/locales/de')).de,
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

/** A browser fetches only the languages it shows; the page waits for its words. */
export function useWords(language: Language): Catalog {
  const words = asked.get(language) ?? load(language);
  asked.set(language, words);
  return use(words);
}
