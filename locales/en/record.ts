import { plural } from '../language';

/** Players over many evenings. */
export const record = {
  title: 'Players over time',
  entry: 'Players',
  empty: 'When a game ends, its players are entered here. Nothing leaves this device.',
  games: (n: number) => `${n} ${plural('en', n, { one: 'game', other: 'games' })}`,
  wins: (n: number) => `${n} ${plural('en', n, { one: 'win', other: 'wins' })}`,
  name: 'Name',
  gamesHead: 'Games',
  winsHead: 'Wins',
  share: 'Share of wins',
  deliveries: 'Deliveries on average',
  ofAll: 'Share of all commodities delivered',
  average: (n: string, share: string) => `${n} delivered on average, ${share} of all`,
  exportCsv: 'As a table (CSV)',
  exportJson: 'All results (JSON)',
  remove: (name: string) => `Delete ${name}’s record`,
  removeNote: (games: string) =>
    `${games} will be forgotten for this name. The others keep theirs; the saved games stay.`,
  lastGames: 'Latest games',
  won: (name: string) => `${name} won`,
};
