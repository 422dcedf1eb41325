import type { boards as Source } from '../en/boards';
import { plural } from '../language';

export const boards: typeof Source = {
  title: 'Spielpläne',
  own: 'Eigene',
  imported: 'Von anderen',
  practice: 'Übungskarten',
  practiceNote: 'Erfunden, um die App auszuprobieren; kein gedruckter Plan.',
  ownNone: 'Den eigenen Plan einmal übertragen, und jede Partie kann darauf beginnen.',

  ready: 'Spielbereit',
  toSolve: (n) => `${n} ${plural('de', n, { one: 'Fehler', other: 'Fehler' })} zu beheben`,
  toCheck: (n) => `${n} ${plural('de', n, { one: 'Punkt', other: 'Punkte' })} zu prüfen`,
  usual: { main: 'üblich im Hauptspiel', short: 'üblich im Kurzspiel' },
  andMore: (n) => `und ${n} weitere`,
  picture: (name) => `Karte: ${name}`,

  play: 'Darauf spielen',
  edit: 'Bearbeiten',
  goOn: 'Weiterzeichnen',
  copyToEdit: 'Als Vorlage nehmen',
  deck: 'Karten dazu',
  share: 'Teilen',
  duplicate: 'Kopie anlegen',
  rename: 'Umbenennen',
  delete: 'Löschen',
  makeUsual: 'Zum üblichen machen',
  unmakeUsual: 'Nicht mehr üblich',
  copyOf: (name) => `${name} (Kopie)`,
  deleted: (name) => `Gelöscht: ${name}`,
  bringBack: 'Zurückholen',
  nameLabel: 'Name des Plans',

  damaged: 'Ein beschädigter Plan',
  damagedNote:
    'Er ist nicht mehr lesbar. Partien darauf sind sicher: Sie tragen ihren Plan in sich.',

  create: 'Zeichnen',
  take: 'Aufnehmen',

  missing: 'Diesen Plan gibt es nicht',
  missingNote: 'Er ist nicht auf diesem Gerät: gelöscht oder auf einem anderen gezeichnet.',
  toBoards: 'Zu den Plänen',
  notKept: {
    full: 'Der Speicher des Geräts ist voll, darum wurde nichts gesichert. Alte Partien oder Pläne löschen und noch einmal versuchen.',
    denied: 'Der Browser lässt diese Seite nichts speichern, darum wurde nichts gesichert.',
  },
};
