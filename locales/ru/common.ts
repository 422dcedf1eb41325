import type { common as Source } from '../en/common';

export const common: typeof Source = {
  back: 'Назад',
  cancel: 'Отмена',
  close: 'Закрыть',
  done: 'Готово',
  delete: 'Удалить',
  edit: 'Изменить',
  name: 'Имя',
  next: 'Дальше',
  no: 'Нет',
  redo: 'Вернуть',
  save: 'Сохранить',
  undo: 'Отменить',
  understood: 'Понятно',
  yes: 'Да',
};
