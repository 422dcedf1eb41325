import type { logbook as Source } from '../en/logbook';
import { plural } from '../language';

const entries = (n: number) => `${n} ${plural('de', n, { one: 'Eintrag', other: 'Einträge' })}`;

export const logbook: typeof Source = {
  title: 'Verlauf',
  nothing: 'Noch ist nichts eingetragen.',
  openHint: 'Zeigt den Spielplan in diesem Moment',
  undone: 'zurückgenommen; lässt sich wiederholen',
  entry: (n) => `Eintrag ${n}`,
  hereNow: 'Hier steht das Spiel gerade.',
  backTo: (n) => `Hierher zurück (${entries(n)} zurücknehmen)`,
  forwardTo: (n) => `Hierher vor (${entries(n)} wiederholen)`,

  race: 'Wettlauf der Waren',
  delivered: (n, of) => `${n} von ${of} geliefert`,

  savePoint: 'Lesezeichen setzen',
  savePointName: 'Name des Lesezeichens',
  savePoints: 'Lesezeichen',
  savePointAt: (n) => `bei Eintrag ${n}`,
  removeSavePoint: 'Dieses Lesezeichen entfernen',
};
