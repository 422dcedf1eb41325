import type { update as Source } from '../en/update';

export const update: typeof Source = {
  ready: 'Есть новая версия. Игры сохранятся.',
  reload: 'Обновить',
};
