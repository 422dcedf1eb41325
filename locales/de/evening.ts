import type { evening as Source } from '../en/evening';
import { remarkOf } from '../evening';
import { number, plural } from '../language';

const round = (n: number) => number('de', Math.abs(n), 1);
const rolls = (n: number) => `${n} ${plural('de', n, { one: 'Wurf', other: 'Würfe' })}`;

export const evening: typeof Source = {
  title: 'Der Abend',
  nothing: 'Noch gibt es nichts zu erzählen.',
  asTable: 'als Tabelle',
  asChart: 'als Zeichnung',
  remarks: 'Der Rede wert',
  showMoment: 'Zeigt diesen Moment auf dem Spielplan',

  timeline: 'Die Partie noch einmal',
  entryOf: (n, of) => `Eintrag ${n} von ${of}`,
  beginning: 'Vor dem ersten Eintrag',
  earlier: 'Einen Eintrag zurück',
  later: 'Einen Eintrag weiter',

  dice: 'Die Würfel',
  diceNote: (n) => `${rolls(n)}. Die goldene Linie ist, was zu erwarten war.`,
  number: 'Zahl',
  rolled: 'Gewürfelt',
  expected: 'Erwartet',
  luck: 'Glück',
  luckNote:
    'Karten aus Würfen über oder unter der Erwartung. Innerhalb der Klammer ist es nichts Besonderes.',
  player: 'Name',
  received: 'Erhalten',
  balance: 'Abstand',
  drought: 'Längste Durststrecke',
  turn: 'Zug',
  deliveries: 'Lieferungen',
  hands: 'Handkarten',
  gold: 'Gold',
  goldFrom: 'Woher das Gold kam',
  goldFromHeadings: {
    start: 'Anfang',
    compensation: 'leer ausgegangen',
    connection: 'Verbindungen',
    coins: 'Küstenstädte',
    exchange: 'Tausch',
    card: 'Karten',
    trade: 'Handel',
    toll: 'Zölle',
    purchase: 'Käufe',
    count: 'Korrekturen',
  },
  losses: 'Entgangene Karten',
  lossKinds: {
    robber: 'vom Räuber gehalten',
    stolen: 'gestohlen',
    shortage: 'Engpässe',
    discarded: 'bei 7 abgeworfen',
  },
  tolls: 'Zölle',
  tollsNote: 'Die Zeile hat gezahlt, die Spalte bekommen.',
  noTolls: 'Noch wurde kein Zoll gezahlt.',

  result: 'Das Ergebnis',
  wins: 'hat alles geliefert',
  leads: (turn) => `Zug ${turn}: läuft noch`,
  after: (turns) => `nach: ${turns}`,
  picture: 'Als Bild sichern',
  sendPicture: 'Als Bild teilen',
  pictureFailed: 'Das Bild ließ sich hier nicht erstellen.',
  table: 'Kontore, Wege, Gold',
  posts: 'Kontore',
  routes: 'Handelswege',
  made: 'Erzählt von Kontor, einem inoffiziellen Begleiter',

  remark: remarkOf({
    'biggest-connection': ({ player, from, to, gold }, say) =>
      `Die reichste Verbindung: ${say.place(from)} – ${say.place(to)} brachte ${gold} Gold, geschlossen von ${say.player(player)}.`,
    'great-move': ({ player, deliveries }, say) =>
      `${say.player(player)} lieferte in einem einzigen Zug ${deliveries}-mal.`,
    'turning-delivery': ({ player, at, count }, say) =>
      `Mit Lieferung ${count} in ${say.place(at)} lag ${say.player(player)} endgültig vorn.`,
    luckiest: ({ player, cards }, say) =>
      `Würfelglück für ${say.player(player)}: ${round(cards)} Karten mehr als erwartet.`,
    unluckiest: ({ player, cards }, say) =>
      `Würfelpech für ${say.player(player)}: ${round(cards)} Karten weniger als erwartet.`,
    'frequent-number': ({ dice, rolled, expected }) =>
      `Die ${dice} fiel ${rolled}-mal; zu erwarten war sie ${round(expected)}-mal.`,
    'rare-number': ({ dice, rolled, expected }) =>
      rolled === 0
        ? `Die ${dice} fiel nie; zu erwarten war sie ${round(expected)}-mal.`
        : `Die ${dice} fiel nur ${rolled}-mal; zu erwarten war sie ${round(expected)}-mal.`,
    'long-drought': ({ player, rolls: n }, say) =>
      `${say.player(player)}: ${rolls(n)} hintereinander ohne eine Karte.`,
    'robbers-favourite': ({ player, kept, stolen }, say) =>
      `Des Räubers Liebling: ${say.player(player)}, Karten zurückgehalten: ${kept}, gestohlen: ${stolen}.`,
    'toll-keeper': ({ player, gold, most }, say) =>
      `${say.player(player)} nahm ${gold} Gold an Zöllen ein, das meiste von ${say.player(most)}.`,
  }),
};
