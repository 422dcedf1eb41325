import type { share as Source } from '../en/share';
import { plural } from '../language';

export const share: typeof Source = {
  title: 'Spielplan teilen',
  codes: 'Als Codes',
  codesNote: 'Im anderen Kontor: Spielpläne → Aufnehmen. Die Reihenfolge ist gleich.',
  code: (i, n) => `Code ${i} von ${n}`,
  part: (i, n) => `${i} von ${n}`,
  previous: 'Voriger Code',
  next: 'Nächster Code',
  auto: 'Von selbst blättern',
  tooMany: 'Für Codes ist dieser Plan zu groß. Als Datei oder Text weitergeben.',
  notDrawn: 'Die Codes ließen sich nicht laden. Den Plan als Datei oder Text weitergeben.',
  file: 'Als Datei sichern',
  copy: 'Als Text kopieren',
  send: 'Als Text senden',
  copied: 'Kopiert. In jede Nachricht einfügen.',
  notCopied: 'Der Browser ließ das Kopieren nicht zu. Text auswählen und kopieren:',
  text: 'Der Plan als Text',
  unfinished: 'Der Plan ist noch nicht fertig und geht so auf die Reise.',

  take: 'Plan aufnehmen',
  takeNote: 'Eine Datei, ein Text oder Codes aus einem anderen Kontor.',
  pickFile: 'Datei wählen',
  pickPictures: 'Bilder von Codes',
  camera: 'Kamera',
  cameraNote: 'Den anderen Bildschirm in den Rahmen halten.',
  cameraRefused: 'Die Kamera ließ sich nicht öffnen. Vielleicht darf diese Seite sie nicht nutzen.',
  paste: 'Text hier einfügen',
  read: 'Text lesen',
  reading: 'Bilder werden gelesen …',
  progress: (n, of) => `${n} von ${of} Codes gelesen`,
  missing: (parts) => `Es fehlen: ${parts}`,
  known: 'Dieser Code ist schon gelesen.',
  otherSet: 'Dieser Code gehört zu einem anderen Plan oder zu einem älteren Stand.',
  startOver: 'Neu beginnen',
  noCode: (n) =>
    n === 1
      ? 'Auf dem Bild ist kein Code eines Plans zu finden. Näher und gerade aufnehmen.'
      : `Auf ${n} ${plural('de', n, { one: 'Bild', other: 'Bildern' })} ist kein Code eines Plans zu finden. Näher und gerade aufnehmen.`,
  faults: {
    empty: 'Noch gibt es nichts zu lesen: Text einfügen oder Datei wählen.',
    'too-large': 'Das ist kein Plan: viel zu groß.',
    foreign: 'Das ist kein Plan: weder eine Plandatei noch ein Text aus Kontor.',
    damaged: 'Ein Teil des Plans fehlt oder wurde unterwegs verändert. Noch einmal senden lassen.',
    newer: 'Der Plan stammt aus einem neueren Kontor. Die App aktualisieren und erneut aufnehmen.',
    malformed: 'Dieser Plan lässt sich nicht aufnehmen:',
  },
  playable: 'Vollständig: Eine Partie kann sofort beginnen.',
  toSolve: 'Vor der ersten Partie zu beheben:',
  toCheck: 'Besser prüfen:',
  keep: 'Zu den Plänen legen',
};
