import type { Language } from '@/locales/language';

/** What the window around the app should know; only a browser has one. */
export interface PageAbout {
  readonly language: Language;
  readonly colour: string;
}

export function usePage(_about: PageAbout): void {}
