import type { questions as Source } from '../en/questions';
import { words } from './words';

export const questions: typeof Source = {
  supply: (resource, atLeast) =>
    `${atLeast === 1 ? 'Liegt' : 'Liegen'} im Vorrat mindestens ${words.resourceCount[resource](atLeast)}?`,
  supplyIfNot: (resource) => `Wenn nicht, bekommt niemand ${words.resources[resource]}.`,
  connection: {
    heading: 'Welche Verbindung zahlt?',
    note: 'Sie sind gleich kurz; wer am Zug ist, wählt.',
    option: ({ from, to, paths }, say) =>
      `${say.place(from)} – ${say.place(to)}, ${words.count.routes(paths.length)}`,
    pays: ({ pays }, say) =>
      pays.map(({ player, gold }) => `${say.player(player)} +${words.count.gold(gold)}`).join(', '),
  },
  token: {
    heading: 'Das neue Kontor bringt einen Zahlenchip',
    whichHex: 'Auf welches Feld kommt er?',
    hex: ({ hex, colour }, say) => `${say.hex(hex)} (${words.slotColours[colour]})`,
    whichNumber: ({ colour }) =>
      `Einen Zahlenchip (${words.slotColours[colour]}) aufdecken. Welche Zahl zeigt er?`,
    inStock: ({ inStock }) => `Verdeckt übrig: ${inStock}`,
    fromWhere: ({ colour }) =>
      `Kein verdeckter Zahlenchip dieser Farbe (${words.slotColours[colour]}) ist mehr da. Welcher vom Plan wandert?`,
    from: ({ hex }, say) => `Zahlenchip von: ${say.hex(hex)}`,
  },
};
