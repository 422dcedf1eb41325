import type { update as Source } from '../en/update';

export const update: typeof Source = {
  ready: 'Eine neue Version ist da. Partien bleiben.',
  reload: 'Neu laden',
};
