import type { hints as Source } from '../en/hints';

export const hints: typeof Source = {
  title: 'Zum ersten Mal',
  dismiss: 'Verstanden, nicht mehr zeigen',
  again: 'Hinweise wieder zeigen',
  againNote: 'Die einmaligen Hinweise und der geführte erste Abend kommen wieder.',
  shownAgain: 'Die Hinweise erscheinen wieder.',
  texts: {
    tie: 'Mehrere Verbindungen sind gleich kurz. Wer am Zug ist, sagt, welche zahlt.',
    tokenMoved: 'Kein verdeckter Chip dieser Farbe war übrig: Einer zog vom Plan hierher um.',
    toll: 'Wegezoll: je Kaufmannszug und Zug einmal an jeden Besitzer, gleich wie viele Wege.',
    shortage: 'Der Vorrat reicht nicht für alle: Dann bekommt niemand diesen Rohstoff.',
    compensation: 'Wer beim Wurf keine Karte bekommt, nimmt 1 Gold. Nie bei einer Sieben.',
    seven: 'Sieben: keine Karten, kein Gold. Ab 8 Karten geht die Hälfte weg, dann der Räuber.',
    doubleArrow: 'Doppelpfeil: sofort noch ein Handelsweg, kostenlos, direkt daneben.',
  },
};
