import { getLocales } from 'expo-localization';
import { useMemo } from 'react';

import type { State } from '@/engine/europe/state';
import type { Catalog } from '@/locales';
import { LANGUAGES, type Language } from '@/locales/language';
import { say, type Say } from '@/locales/say';
import { useSettings } from '@/store/settings';

import { useWords } from './words';

function languageOfDevice(): Language {
  for (const { languageCode } of getLocales()) {
    const known = LANGUAGES.find((language) => language === languageCode);
    if (known) return known;
  }
  return 'en';
}

let told: { readonly by: string; readonly language: Language } | null = null;

/** Asked by every part of a screen; a browser takes long to answer, but says when it would differ. */
function systemLanguage(): Language {
  const by = globalThis.navigator?.languages?.join();
  if (by === undefined) return languageOfDevice();
  if (told?.by !== by) told = { by, language: languageOfDevice() };
  return told.language;
}

/** The language chosen in the settings, or the device's. */
export function useLanguage(): Language {
  const chosen = useSettings((settings) => settings.language);
  return chosen === 'system' ? systemLanguage() : chosen;
}

/** All words of the user's language. */
export function useCatalog(): Catalog {
  return useWords(useLanguage());
}

/** How sentences name what lies on this table. */
export function useSay(state: State): Say {
  const language = useLanguage();
  const { words } = useCatalog();
  return useMemo(() => say(language, words, state), [language, words, state]);
}
