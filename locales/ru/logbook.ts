import type { logbook as Source } from '../en/logbook';
import { plural } from '../language';

const entries = (n: number) =>
  `${n} ${plural('ru', n, { one: 'запись', few: 'записи', many: 'записей' })}`;

export const logbook: typeof Source = {
  title: 'История',
  nothing: 'Пока ничего не записано.',
  openHint: 'Показывает поле в тот момент',
  undone: 'отменено, можно вернуть',
  entry: (n) => `Запись ${n}`,
  hereNow: 'Игра сейчас здесь.',
  backTo: (n) => `Вернуться сюда (отменить ${entries(n)})`,
  forwardTo: (n) => `Вперёд сюда (вернуть ${entries(n)})`,

  race: 'Гонка товаров',
  delivered: (n, of) => `доставлено ${n} из ${of}`,

  savePoint: 'Поставить закладку',
  savePointName: 'Название закладки',
  savePoints: 'Закладки',
  savePointAt: (n) => `запись ${n}`,
  removeSavePoint: 'Убрать эту закладку',
};
