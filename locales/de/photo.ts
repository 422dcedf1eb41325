import type { photo as Source } from '../en/photo';

export const photo: typeof Source = {
  title: 'Foto',
  none: 'Legt ein Foto eures Plans unter das Raster und malt darüber.',
  private: 'Es bleibt auf diesem Gerät und wird mit dem Plan nie weitergegeben.',
  take: 'Aufnehmen',
  pick: 'Foto wählen',
  fit: 'Raster anpassen',
  fitNote: 'Jeden Griff auf die Mitte seines Feldes ziehen.',
  handle: (n, hex) => `Griff ${n}, Feld ${hex}`,
  moves: { picture: 'Griff ziehen', hex: 'Anderes Feld' },
  nudges: { left: 'Links', right: 'Rechts', up: 'Hoch', down: 'Runter' },
  opacity: 'Stärke des Fotos',
  fainter: 'Blasser',
  stronger: 'Kräftiger',
  inPlay: 'Foto im Spiel zeigen',
  inPlayNote: 'Anstelle der gezeichneten Karte.',
  drop: 'Foto entfernen',
  faults: {
    'in-line': 'Drei Griffe liegen auf einer Linie. Zieht einen davon weg.',
    crossed: 'Die Griffe sind vertauscht. Jeder gehört auf das Feld mit seiner Nummer.',
    'too-close': 'Zwei Griffe liegen übereinander.',
  },
  unreadable: 'Dieses Bild lässt sich nicht lesen. Versucht ein anderes.',
  refused:
    'Kontor darf die Kamera nicht nutzen. Erlaubt es in den Einstellungen des Geräts oder wählt ein Foto.',
  noCamera:
    'Die Kamera lässt sich von hier nicht öffnen. Nehmt das Foto mit ihr auf und wählt es dann.',
  full: 'Auf diesem Gerät ist kein Platz für das Foto.',

  suggest: 'Vorschlag',
  suggestSpoken: 'Den Rest nach dem Foto vorschlagen',
  suggestFirst: 'Erst je ein Feld jeder Art ausmalen, auch Meer: Danach wird das Foto gelesen.',
  suggestNone: 'Das Foto verrät den Rest nicht. Malt noch ein paar Felder aus.',
  suggested: (n, open) => (open === 0 ? `${n} vorgeschlagen` : `${n} vorgeschlagen, ${open} offen`),
  accept: 'Alle nehmen',
  dismiss: 'Nein, danke',
};
