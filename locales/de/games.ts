import type { games as Source } from '../en/games';
import { plural } from '../language';

export const games: typeof Source = {
  title: 'Gespeicherte Partien',
  none: 'Noch ist keine Partie gesichert. Jede wird vom ersten Eintrag an aufbewahrt.',
  won: (name) => `${name} hat gewonnen`,
  more: (name) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  duplicate: 'Kopie anlegen',
  copyOf: (name) => `${name} (Kopie)`,
  export: 'Als Datei sichern',
  send: 'Als Datei teilen',
  delete: 'Löschen',
  deleted: (name) => `Gelöscht: ${name}`,
  bringBack: 'Zurückholen',
  newName: 'Name der Partie',

  damaged: 'Beschädigter Spielstand',
  damagedNote: 'Vielleicht ist eine Kopie noch lesbar.',
  tryOpen: 'Nachsehen, was noch da ist',

  import: 'Partie aufnehmen',
  importNote: 'Aus einer Datei oder einem Text, den Kontor geschrieben hat.',
  pick: 'Datei wählen',
  paste: 'Text einer Partie hier einfügen',
  take: 'Aufnehmen',
  imported: 'Die Partie ist aufgenommen.',
  importedWithout: (n) =>
    `Die Partie ist aufgenommen; ${n} ${plural('de', n, { one: 'regelwidriger Eintrag blieb', other: 'regelwidrige Einträge blieben' })} ohne Wirkung.`,
  empty: 'Noch gibt es nichts aufzunehmen: Datei wählen oder Text einfügen.',
  notJson: 'Das ist keine Partie: Der Text ist nicht lesbar.',
  tooLarge: 'Das ist keine Partie: Die Datei ist viel zu groß.',
  notRead: 'Die Datei ließ sich nicht lesen. Wählt eine andere.',
  notTaken: 'Diese Partie lässt sich nicht aufnehmen:',
  moreProblems: (n) => `und ${n} weitere`,
  notSaved: 'Die Partie ließ sich nicht sichern: Der Speicher ist voll oder gesperrt.',
};
