import type { Catalog } from '@/locales';
import type { Language } from '@/locales/language';
import { time } from '@/store/clock';

const DAY = 86_400_000;

/** "18 November", with the year where it is another one. */
export function dayOf(at: number, language: Language): string {
  const date = new Date(at);
  const sameYear = date.getFullYear() === new Date(time()).getFullYear();
  return date.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "today, 19:40", "3 March, 19:40". */
export function when(at: number, t: Catalog, language: Language): string {
  const date = new Date(at);
  const clock = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  const days = Math.round((midnight(time()) - midnight(at)) / DAY);
  if (days === 0) return t.home.today(clock);
  if (days === 1) return t.home.yesterday(clock);
  return `${dayOf(at, language)}, ${clock}`;
}
