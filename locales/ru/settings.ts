import type { settings as Source } from '../en/settings';

export const settings: typeof Source = {
  title: 'Настройки',
  language: 'Язык',
  system: 'Как на устройстве',
  theme: 'Освещение',
  themes: { system: 'Как на устройстве', light: 'День', dark: 'Ночь', dim: 'Полумрак' },
  textSize: 'Размер текста',
  dice: 'Ввод броска',
  dices: { sum: 'Сумма, одно касание', faces: 'Оба кубика' },
  table: 'За столом',
  keepAwake: 'Не гасить экран',
  keepAwakeNote: 'Пока открыта игра и она не окончена.',
  haptics: 'Отклик на касание',
  hapticsNote: 'Короткая вибрация, когда запись сделана.',
  confirm: 'Спрашивать перед концом хода',
  confirmNote: 'Без этого ход кончается одним касанием; отмена его вернёт.',
  turnClock: 'Часы хода',
  turnClockNote: 'Показывают, сколько длится ход.',
  faceActive: 'Поворачиваться к игроку',
  faceActiveNote: 'Ответ развёрнут к тому, чей сейчас ход.',
};
