import type { Colour, Resource, SlotColour } from '@/engine/europe/vocabulary';

import { lead, type Problem, type Problems, type SaveFaults } from '../problems';
import { words } from './words';

const tint = (colour: unknown) => words.slotColours[colour as SlotColour] ?? 'andere Farbe';
const colour = (is: unknown) => words.colours[is as Colour] ?? 'Diese Farbe';
const field = ({ at }: Problem) => (at === '' ? 'Die Datei' : `„${at}“`);
const what = ({ is }: Problem) => (is === undefined || is === '' ? 'Das' : `„${is}“`);
const robberHex = ({ id, is }: Problem, where: string) => where || words.places.hex(`${id ?? is}`);

export const problems: Problems = {
  'hex-place': (p) => `${what(p)} ist kein Feld. Spalte und Zeile nennen, etwa D6.`,
  'hex-outside': (_, where) =>
    lead(where, 'Spalte A und Zeile 0 bleiben leer. Die ganze Karte um ein Feld verschieben.'),
  'hex-twice': (_, where) => lead(where, 'Doppelt eingetragen. Einen der Einträge löschen.'),
  'no-hexes': () => 'Noch gibt es kein Feld. Zuerst das Land zeichnen.',
  'number-and-slot': (_, where) =>
    lead(where, 'Aufgedruckte Zahl und Chipplatz zugleich gibt es nicht. Eines davon entfernen.'),
  'arch-without-slot': (_, where) =>
    lead(where, 'Gestrichelt ist nur ein Chipplatz. Den Platz ergänzen oder die Marke entfernen.'),
  'number-at-sea': (_, where) =>
    lead(where, 'Im Meer gibt es weder Zahl noch Chipplatz. Entfernen oder die Landschaft ändern.'),
  'hex-without-number': (_, where) =>
    lead(where, 'Ohne Zahl und Chipplatz bringt das Feld nie etwas. Mit dem Plan vergleichen.'),
  'terrain-missing': (p) =>
    lead(
      words.resources[p.is as Resource] ?? '',
      'Kein Feld bringt diesen Rohstoff. Die Landschaften prüfen.',
    ),
  'site-place': (p) => `${what(p)} ist keine Kreuzung. Ein Feld und eine Ecke nennen, etwa E6w.`,
  'site-off-board': (_, where) =>
    lead(where, 'Diese Ecke berührt kein Land. Die Stadt auf eine Ecke des Plans setzen.'),
  'site-twice': (_, where) =>
    lead(where, 'Zwei Städte auf einer Kreuzung. Eine löschen oder versetzen.'),
  'site-unnamed': (_, where) =>
    lead(where, 'Die Stadt hat keinen Namen. Den vom Spielplan eintragen.'),
  'name-twice': (_, where) =>
    lead(where, 'Zwei Städte heißen so. Eine umbenennen, damit sie zu unterscheiden sind.'),
  'site-unreachable': (_, where) =>
    lead(where, 'Zu dieser Stadt führt kein Weg. Die fehlenden Wege ergänzen.'),
  'coins-inland': (_, where) =>
    lead(
      where,
      'Münzen gibt es an der Küste, diese Stadt liegt im Land. Mit dem Plan vergleichen.',
    ),
  'too-few-purple': (p) =>
    `Der Aufbau braucht mindestens ${p.expected} violette Städte, hier sind es ${p.is}. Weitere markieren.`,
  'too-few-sites': (p) =>
    `Nur ${words.count.cities(Number(p.is))}; auf dieser Seite sind es meist mindestens ${p.expected}. Fehlen welche?`,
  'path-place': (p) => `${what(p)} ist kein Weg. Ein Feld und eine Seite nennen, etwa F7n.`,
  'path-off-board': (_, where) =>
    lead(where, 'An dieser Seite liegt kein Feld. Den Eintrag löschen.'),
  'path-twice': (_, where) => lead(where, 'Doppelt eingetragen. Einen der Einträge löschen.'),
  'path-absent-double': (_, where) =>
    lead(where, 'Zugleich fehlend und doppelt markiert. Eines davon wählen.'),
  'arch-tokens': (p) =>
    `Gestrichelte Zahlenchips (${tint(p.id)}): ${p.is}, solche Plätze: ${p.expected}. Es müssen gleich viele sein.`,
  'arch-token-number': (p) =>
    `Ein gestrichelter Zahlenchip (${tint(p.is)}) hat keine Zahl. Er liegt offen: die Zahl eintragen.`,
  'token-count': (p) =>
    `In der Schachtel sind ${words.count.tokens(Number(p.expected))}, eingetragen: ${p.is}.`,
  'token-numbers': (p) =>
    `Diese Zahlen kommen öfter vor als in der Schachtel: ${p.is}. Mit den eigenen Chips vergleichen.`,
  'slot-without-token': (p) =>
    `Ein Platz, aber kein Zahlenchip dieser Farbe (${tint(p.is)}). Den Chip ergänzen oder den Platz ändern.`,
  'robber-place': (p) =>
    `Der Räuber kann nicht auf ${what(p)} stehen. Ein Landfeld ohne Zahl wählen.`,
  'robber-on-number': (p, where) =>
    lead(robberHex(p, where), 'Der Räuber beginnt auf einem Feld ohne Zahl. Ein anderes wählen.'),
  'robber-nowhere': () =>
    'Der Räuber beginnt auf einem Landfeld ohne Zahl, und es gibt keines. Eines ohne Zahl lassen.',
  'start-place': (p, where) =>
    lead(where, `${what(p)} ist kein Platz für diese Figur. Auf dem Plan neu wählen.`),
  'start-posts': (p, where) =>
    lead(where, `In der festen Aufstellung stehen je ${p.expected} Kontore, eingetragen: ${p.is}.`),
  'start-route': (_, where) =>
    lead(where, 'Der erste Handelsweg muss an einem Kontor seiner Farbe liegen. Ihn versetzen.'),
  'start-twice': (_, where) =>
    lead(where, 'In der festen Aufstellung doppelt belegt. Eine der Figuren versetzen.'),
  'deck-count': (p) =>
    `Der Stapel hat ${words.count.developmentCards(Number(p.is))}, in der Schachtel sind ${p.expected}. Nachzählen.`,

  'player-count': (p) => `Es spielen drei oder vier, eingetragen: ${p.is}.`,
  'colour-twice': (p) => `${colour(p.is)} ist doppelt vergeben. Jede Farbe nur einmal wählen.`,
  'first-not-playing': (p) =>
    `${colour(p.is)} soll beginnen, spielt aber nicht mit. Eine andere Farbe wählen.`,
  'fixed-on-main': () =>
    'Die feste Aufstellung gibt es nur im Kurzspiel. Die freie Aufstellung oder die kurze Seite wählen.',

  'newer-version': (p) =>
    `Die Datei stammt von einer neueren Version von Kontor (Format ${p.is}). Die App aktualisieren und neu öffnen.`,
  'unknown-board': (p) =>
    `${what(p)}: Dieser Spielplan ist auf diesem Gerät nicht vorhanden. Eine Datei verwenden, die ihren Plan mitbringt.`,
  'cursor-past-end': () =>
    'Die Datei endet vor dem Punkt, den das Spiel erreicht hat. Sie ist unvollständig: neu exportieren.',

  missing: (p) => `${field(p)} fehlt oder ist leer. Ausfüllen oder die Datei neu exportieren.`,
  'unknown-key': (p) => `${field(p)} ist hier unbekannt. Entfernen oder die App aktualisieren.`,
  'not-an-object': (p) =>
    `${field(p)} müsste ein Eintrag mit eigenen Angaben sein. Ist das eine Kontor-Datei?`,
  'not-a-list': (p) => `${field(p)} müsste eine Liste sein.`,
  'not-a-text': (p) => `${field(p)} müsste ein Text sein.`,
  'not-a-whole-number': (p) => `${field(p)} müsste eine ganze Zahl sein.`,
  'not-yes-or-no': (p) => `${field(p)} müsste ja oder nein sein (true oder false).`,
  'not-one-of': (p) => `${field(p)} müsste eines davon sein: ${p.expected}.`,
  'out-of-range': (p) => `${field(p)} liegt außerhalb der Grenzen; erlaubt: ${p.expected}.`,
  'too-long': (p) => `${field(p)} ist zu lang; höchstens ${p.expected}.`,
};

export const saveFaults: SaveFaults = {
  full: {
    title: 'Kein Platz zum Speichern',
    text: 'Der Speicher dieses Geräts ist voll. Die Partie geht weiter, früher Gesichertes bleibt erhalten; die letzten Einträge stehen nur auf dem Bildschirm. Löscht alte Partien oder sichert diese als Datei: Mit dem nächsten Eintrag wird es erneut versucht.',
  },
  denied: {
    title: 'Speichern ist nicht erlaubt',
    text: 'Der Browser lässt diese Seite nichts speichern, etwa in einem privaten Fenster. Die Partie geht weiter, ist aber weg, sobald die Seite geschlossen wird. Sichert sie vorher als Datei oder erlaubt das Speichern.',
  },
  'other-tab': {
    title: 'In einem anderen Tab geöffnet',
    text: 'Die Partie ging in einem anderen Tab weiter; Einträge hier werden nicht gesichert. Nichts ist verloren: Übernehmt den Stand von dort oder schließt diesen Tab.',
  },
  damaged: {
    title: 'Ein Teil ist beschädigt',
    text: 'Der Spielstand ist nicht ganz lesbar, aber ein früherer Stand ist erhalten. Spielt von dort weiter: Er wird eine eigene Partie, die beschädigte bleibt, wie sie ist.',
  },
  missing: {
    title: 'Diese Partie gibt es nicht',
    text: 'Auf diesem Gerät ist sie nicht: gelöscht oder anderswo gespielt. Aus einer Datei lässt sie sich bei den gespeicherten Partien aufnehmen.',
  },
  unreadable: {
    title: 'Diese Partie ist nicht lesbar',
    text: 'Der Spielstand ist beschädigt, und es ist keine Kopie übrig. Gelöscht wurde nichts. Aus einer Datei lässt sich die Partie bei den gespeicherten Partien aufnehmen.',
  },
  'newer-version': {
    title: 'Von einer neueren Version',
    text: 'Diese Partie wurde mit einer neueren Version von Kontor gespeichert. Sie bleibt unverändert: Aktualisiert die App und öffnet sie erneut.',
  },
};
