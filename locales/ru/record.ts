import type { record as Source } from '../en/record';
import { plural } from '../language';

export const record: typeof Source = {
  title: 'Игроки за всё время',
  entry: 'Игроки',
  empty: 'Здесь появятся игроки, когда закончится первая игра. Данные остаются на устройстве.',
  games: (n) => `${n} ${plural('ru', n, { one: 'игра', few: 'игры', many: 'игр' })}`,
  wins: (n) => `${n} ${plural('ru', n, { one: 'победа', few: 'победы', many: 'побед' })}`,
  name: 'Имя',
  gamesHead: 'Игры',
  winsHead: 'Победы',
  share: 'Доля побед',
  deliveries: 'Доставок в среднем',
  ofAll: 'Доля доставленных товаров',
  average: (n, share) => `доставок в среднем ${n} (${share})`,
  exportCsv: 'Таблицей (CSV)',
  exportJson: 'Все результаты (JSON)',
  remove: (name) => `Удалить записи: ${name}`,
  removeNote: (games) =>
    `Для этого имени будет забыто: ${games}. Записи остальных и сохранённые игры останутся.`,
  lastGames: 'Последние игры',
  won: (name) => `победа: ${name}`,
};
