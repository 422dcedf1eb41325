import type { start as Source } from '../en/start';

export const start: typeof Source = {
  rollsForStart: (name) => `${name} würfelt um den Anfang`,
  highestStarts: 'Der höchste Wurf beginnt.',
  tie: 'Gleichstand: Diese würfeln noch einmal.',
  rollAgain: 'Nimmt diesen Wurf zurück',
  notRolled: 'noch nicht',

  placePost: (name, round) => `${name}: Kontor ${round} von 3`,
  placeNeutral: (name) => `${name} setzt ein neutrales Kontor`,
  placeRoute: (name) => `${name}: Weg mit Kaufmannszug`,
  handPost: (name) => `${name}: Kontor`,
  handNeutral: 'Neutrales Kontor',
  handRoute: (name) => `${name}: Weg mit Kaufmannszug`,
  tapCity: 'Auf dem Plan eine violette Stadt antippen.',
  tapAnyCity: 'Auf dem Plan eine freie Stadt antippen.',
  tapPath: 'Einen Weg an einem eigenen Kontor antippen.',
  thirdPost: 'Eine violette Stadt antippen. Die Felder ringsum geben die Startkarten.',
  noSite: 'Keine violette Stadt ist mehr frei: Jede andere geht auch.',
  noPath: 'Kein Weg ist mehr frei, der nichts verbindet: Jeder andere geht auch.',
  progress: (done, of) => `${done} von ${of}`,
  asPrinted: 'Aufbauen wie in der Plandatei',
  orByHand: 'Oder von Hand in beliebiger Folge: Figur wählen, dann auf den Plan tippen.',
  byHand: 'In beliebiger Folge: Figur wählen, dann auf den Plan tippen.',
  post: 'Kontor',
  route: 'Weg',
  left: (label, n) => `${label}, noch ${n}`,

  winner: 'hat alle Waren geliefert und gewinnt!',
  turnsPlayed: (turns) => `nach ${turns}`,
  deliveredOf: (n, of) => `${n} von ${of}`,
  history: 'Verlauf',
  again: 'Gleicher Tisch, neue Partie',
  takeBack: 'Letzten Eintrag zurücknehmen',

  takeOver: 'Hier übernehmen',

  confirmEnd: (next) => `Zug beenden? Als Nächstes: ${next}.`,
  endTurn: 'Zug beenden',

  lastGood: (turn, when) => `Letzter guter Stand: ${turn}, ${when}`,
  openGood: 'Letzten guten Stand öffnen',
};
