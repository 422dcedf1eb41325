import type { settings as Source } from '../en/settings';

export const settings: typeof Source = {
  title: 'Einstellungen',
  language: 'Sprache',
  system: 'Wie auf dem Gerät',
  theme: 'Licht',
  themes: { system: 'Wie auf dem Gerät', light: 'Tag', dark: 'Nacht', dim: 'Dämmerlicht' },
  textSize: 'Schriftgröße',
  dice: 'Würfeleingabe',
  dices: { sum: 'Die Summe, ein Tipp', faces: 'Beide Würfel' },
  table: 'Am Tisch',
  keepAwake: 'Bildschirm anlassen',
  keepAwakeNote: 'Solange eine Partie offen und nicht zu Ende ist.',
  haptics: 'Tippen spüren',
  hapticsNote: 'Ein kurzes Summen, wenn etwas eingetragen ist.',
  confirm: 'Vor dem Zugende fragen',
  confirmNote: 'Sonst endet der Zug mit einem Tipp; Rückgängig holt ihn zurück.',
  turnClock: 'Zuguhr',
  turnClockNote: 'Zeigt, wie lange der Zug schon dauert.',
  faceActive: 'Zum Spieler drehen',
  faceActiveNote: 'Die Antwort dreht sich zu dem Platz, der am Zug ist.',
};
