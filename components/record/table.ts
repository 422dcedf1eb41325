import type { Catalog } from '@/locales';
import { number, percent, type Language } from '@/locales/language';
import type { Career, Result } from '@/store/players';

const mean = ({ delivered, games }: Career): number => delivered / games;

export function averageOf(career: Career, t: Catalog, language: Language): string {
  return t.record.average(number(language, mean(career), 1), percent(language, career.share));
}

/** Quoted where needed; a sign that would start a formula is kept from doing so. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** For a spreadsheet: numbers with a point, whatever the language. */
export function csvOf(careers: readonly Career[], t: Catalog): string {
  const { record } = t;
  const head = [
    record.name,
    record.gamesHead,
    record.winsHead,
    record.share,
    record.deliveries,
    record.ofAll,
  ];
  const rows = careers.map((career) => [
    career.name,
    career.games,
    career.wins,
    Number((career.wins / career.games).toFixed(3)),
    Number(mean(career).toFixed(2)),
    Number(career.share.toFixed(3)),
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

export function jsonOf(results: readonly Result[]): string {
  return JSON.stringify({ format: 'kontor-results', version: 1, results }, null, 1);
}
