import type { home as Source } from '../en/home';

export const home: typeof Source = {
  subtitle: 'Ein Kartenbuch für Kaufleute am Spieltisch',
  continue: 'Weiterspielen',
  turn: (n) => (n === 0 ? 'Aufstellung' : `Zug ${n}`),
  newGame: 'Neue Partie',
  savedGames: 'Gespeicherte Partien',
  settings: 'Einstellungen',
  about: 'Über Kontor',
  unofficial:
    'Ein inoffizieller Begleiter. Würfel, Karten und Münzen bleiben auf dem Tisch, alle Daten auf diesem Gerät.',

  today: (time) => `heute, ${time}`,
  yesterday: (time) => `gestern, ${time}`,

  offChart: 'Jenseits der Karte',
  noPage: 'Unter dieser Adresse gibt es nichts.',
  toStart: 'Zum Anfang',

  mishap: 'Auf Grund gelaufen',
  mishapNote:
    'Diese Seite ließ sich nicht zeigen. Nichts ist verloren: Die Partie ist bis zum letzten Eintrag gesichert.',
  mishapUnsaved:
    'Diese Seite ließ sich nicht zeigen. Die letzten Einträge sind nicht gesichert: Sichert die Partie erst als Datei.',

  aboutLines: {
    what: 'Kontor liegt neben dem Spielplan auf dem Tisch, spiegelt, was darauf steht, und beantwortet mit einem Tipp, was man sonst laut zählt. Das Spiel bleibt, wie es ist: Würfel, Karten und Münzen sind in euren Händen.',
    unofficial:
      'Dies ist ein inoffizieller Begleiter von Spielern für Spieler. Die Verlage des Spiels haben nichts damit zu tun; ihre Pläne, Karten und Texte sind nicht enthalten.',
    offline:
      'Er braucht weder Netz noch Konto und zeigt keine Werbung. Nichts wird gesammelt, nichts verschickt: Partien liegen nur auf diesem Gerät.',
    practice:
      'Die Übungskarten sind erfunden. Für den eigenen Plan überträgt man ihn einmal, Feld für Feld.',
  },
  version: (version) => `Version ${version}`,
};
