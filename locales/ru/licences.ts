import type { licences as Source } from '../en/licences';

export const licences: typeof Source = {
  title: 'Открытые пакеты',
  note: 'Из чего и с чем собран Kontor, по лицензиям.',
};
