import type { common as Source } from '../en/common';

export const common: typeof Source = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Fertig',
  delete: 'Löschen',
  edit: 'Ändern',
  name: 'Name',
  next: 'Weiter',
  no: 'Nein',
  redo: 'Wiederherstellen',
  save: 'Sichern',
  undo: 'Rückgängig',
  understood: 'Verstanden',
  yes: 'Ja',
};
