import type { licences as Source } from '../en/licences';

export const licences: typeof Source = {
  title: 'Freie Pakete',
  note: 'Woraus und womit Kontor gebaut ist, nach Lizenzen.',
};
