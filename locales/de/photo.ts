import type { photo as Source } from '../en/photo';

export const photo: typeof Source = {
  title: 'Foto',
  none: 'Legt ein Foto eures Plans unter das Raster und malt darüber.',
  private: 'Es bleibt auf diesem Gerät und geht nur mit dem Plan weiter, wenn ihr es wollt.',
  take: 'Aufnehmen',
  pick: 'Foto wählen',
  fit: 'Raster anpassen',
  fitNote: (place) => `Jeden Griff an seinen Ort ziehen. Dieser gehört hierher: ${place}.`,
  places: {
    middle: (hex) => `Mitte von ${hex}`,
    crossing: (corner) => `Kreuzung ${corner}`,
    city: (name) => name,
  },
  handle: (n, place) => `Griff ${n}: ${place}`,
  handles: 'Griffe',
  tasks: { nudge: 'Feiner', place: 'Andere Orte' },
  on: { middle: 'Feldmitten', crossing: 'Kreuzungen' },
  placeNote: (n) => `Auf der Karte antippen, wo Griff ${n} liegen soll.`,
  placeMap: 'Wo die Griffe liegen',
  nudges: { left: 'Links', right: 'Rechts', up: 'Hoch', down: 'Runter' },
  opacity: 'Stärke des Fotos',
  percent: (n) => `${n} %`,
  inPlay: 'Foto im Spiel zeigen',
  inPlayNote: 'Anstelle der gezeichneten Karte.',
  drop: 'Foto entfernen',
  faults: {
    'in-line': 'Drei Griffe liegen auf einer Linie. Zieht einen davon weg.',
    crossed: 'Die Griffe sind vertauscht. Jeder gehört an den Ort seiner Nummer.',
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
