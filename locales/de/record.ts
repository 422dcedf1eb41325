import type { record as Source } from '../en/record';
import { plural } from '../language';

export const record: typeof Source = {
  title: 'Alle Runden',
  entry: 'Alle Runden',
  empty: 'Endet eine Partie, steht sie hier bei allen, die dabei waren. Nichts verlässt das Gerät.',
  games: (n) => `${n} ${plural('de', n, { one: 'Partie', other: 'Partien' })}`,
  wins: (n) => `${n} ${plural('de', n, { one: 'Sieg', other: 'Siege' })}`,
  name: 'Name',
  gamesHead: 'Partien',
  winsHead: 'Siege',
  share: 'Anteil der Siege',
  deliveries: 'Lieferungen im Schnitt',
  ofAll: 'Anteil der gelieferten Waren',
  average: (n, share) => `im Schnitt ${n} geliefert, ${share} aller Waren`,
  exportCsv: 'Als Tabelle (CSV)',
  exportJson: 'Alle Ergebnisse (JSON)',
  remove: (name) => `Einträge löschen: ${name}`,
  removeNote: (games) =>
    `Für diesen Namen wird vergessen: ${games}. Die anderen und die gespeicherten Partien bleiben.`,
  lastGames: 'Letzte Partien',
  won: (name) => `Sieg: ${name}`,
};
