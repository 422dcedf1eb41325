import { useEffect } from 'react';

import type { PageAbout } from './usePage';

/** The page is read aloud in the language it shows, and the browser's bar has the paper's colour. */
export function usePage({ language, colour }: PageAbout): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.body.style.backgroundColor = colour;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', colour);
    }
  }, [colour]);
}
