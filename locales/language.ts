import type { Bundle } from '@/engine/europe/bundle';
import type { Resource } from '@/engine/europe/vocabulary';

export const LANGUAGES = ['ru', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  en: 'English',
  de: 'Deutsch',
};

interface TwoForms {
  readonly one: string;
  readonly other: string;
}
interface ThreeForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}
export type Forms<L extends Language> = L extends 'ru' ? ThreeForms : TwoForms;

/** The form a noun takes after a number: "1 card, 2 cards", «1 карта, 2 карты, 5 карт». */
export function plural<L extends Language>(language: L, n: number, forms: Forms<L>): string {
  if (language !== 'ru') {
    const { one, other } = forms as TwoForms;
    return Math.abs(n) === 1 ? one : other;
  }
  const { one, few, many } = forms as ThreeForms;
  if (!Number.isInteger(n)) return few;
  const tens = Math.abs(n) % 100;
  const ones = tens % 10;
  if (tens >= 11 && tens <= 14) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

const AND: Readonly<Record<Language, string>> = { ru: 'и', en: 'and', de: 'und' };

/** "a", "a and b", "a, b and c". */
export function list(language: Language, items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${AND[language]} ${items[items.length - 1]}`;
}

/** A number with the language's decimal mark; no thousands: nothing here is that large. */
export function number(language: Language, n: number, digits = 0): string {
  const text = n.toFixed(digits);
  return language === 'en' ? text : text.replace('.', ',');
}

/** A share of one: 0.125 → "13%", "13 %". */
export function percent(language: Language, share: number, digits = 0): string {
  const text = number(language, share * 100, digits);
  return language === 'en' ? `${text}%` : `${text}\u00a0%`;
}

/** "+2", "−1", "0". */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

/** Minutes and seconds, hours only when there are some: "4:07", "1:02:30". */
export function time(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number) => `${n}`.padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The order cards are always named in; a record, so that none can be forgotten. */
const ORDER: Readonly<Record<Resource, true>> = {
  wood: true,
  wool: true,
  grain: true,
  ore: true,
  salt: true,
};

/** "2 grain", "1 wool": the kinds a bundle really holds. */
export function itemsOf(
  bundle: Bundle,
  counted: Readonly<Record<Resource, (n: number) => string>>,
): string[] {
  return (Object.keys(ORDER) as Resource[]).flatMap((resource) => {
    const n = bundle[resource] ?? 0;
    return n > 0 ? [counted[resource](n)] : [];
  });
}
