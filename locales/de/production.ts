import type { production as Source } from '../en/production';

export const production: typeof Source = {
  title: 'Was jede Zahl bringt',
  open: 'Ertragstabelle',
  number: 'Wurf',
  seven: 'Räuber',
  average: 'Im Schnitt von 36 Würfen',
  cards: 'alle Karten',
  gold: 'Gold',
  changed: (player) => `▲▼ geändert seit dem Zugbeginn von ${player}`,
  more: 'mehr als vorher',
  less: 'weniger als vorher',
  other: 'anders als vorher',
  robbed: (n) => `Räuber: ${n}`,
  short: (resources) => `zu wenig: ${resources}`,
  doubtful: (resources) => `vielleicht zu wenig: ${resources}`,
  ways: (n) => `${n} von 36`,
  nothing: 'nichts',
};
