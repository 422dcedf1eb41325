import type { intro as Source } from '../en/intro';
import { start } from './start';
import { table } from './table';

export const intro: typeof Source = {
  title: 'Erster Abend',
  offer: 'Erster Abend: zehn Schritte',
  offerNote: 'Fünf Minuten am Übungstisch, gespeichert wird nichts.',
  dismiss: 'Nicht mehr anbieten',
  game: 'Erster Abend',
  skip: 'Einführung verlassen',
  show: 'Zeigen',
  finish: 'Fertig',
  step: (n, of) => `Schritt ${n} von ${of}`,
  steps: {
    lay: {
      title: 'Aufbauen',
      text: `Die Figuren stehen wie im ersten kurzen Spiel. Tippt auf „${start.asPrinted}“.`,
    },
    roll: {
      title: 'Rot würfelt eine 6',
      text: 'Die Würfel bleiben auf dem Tisch; hier tippt ihr nur an, was sie zeigen. Tippt auf 6.',
    },
    answer: {
      title: 'Wer was nimmt',
      text: 'Jede Zeile sagt warum, ein Tipp öffnet die Regel. Orange geht leer aus und nimmt 1 Gold.',
    },
    hire: {
      title: 'Rot wirbt einen Händler an',
      text: `Wolle, Getreide und Holz. Tippt auf „${table.hire}“, dann auf das rote Krakau.`,
    },
    found: {
      title: 'Der Händler gründet ein Kontor',
      text: `Ein Getreide, drei Kreuzungen. „${table.moveMerchant}“, dann Warschau: ein neues Kontor, und eine Ware wird frei.`,
    },
    pass: {
      title: 'Weiter geht’s',
      text: `Tippt auf „${table.endTurn('…')}“. Blau würfelt eine 4: Tippt sie an.`,
    },
    route: {
      title: 'Blau legt einen Handelsweg',
      text: `Erz und Holz. „${table.route}“, dann der Weg vom blauen Stück hinauf nach Lwiw: Die erste Verbindung bringt Gold.`,
    },
    undo: {
      title: 'Nichts ist endgültig',
      text: 'Tippt oben auf den gebogenen Pfeil: Der Weg ist fort. Der andere Pfeil holt ihn zurück.',
    },
    seven: {
      title: 'Weiß würfelt eine 7',
      text: 'Beendet den Zug, tippt auf 7. Vergleicht die Hände, dann zeigt dem Räuber ein Feld mit Zahl.',
    },
    win: {
      title: 'So gewinnt man',
      text: 'Kaufmannszüge bringen Waren über die Wege zu fremden Kontoren; wer die letzte liefert, gewinnt. Das Buch oben schlichtet Streit.',
    },
  },
};
