import type { Objection } from '@/engine/europe/objections';
import type { PhaseName, Placement } from '@/engine/europe/state';
import type { PieceId, SlotColour } from '@/engine/europe/vocabulary';

import type { objections as Source } from '../en/objections';
import { upperFirst } from '../language';
import { count, placeIn, resourceIn, whoIn, type Say } from '../say';
import { words } from './words';

const lead = (name: string, text: string) => (name === '' ? text : `${upperFirst(name)}: ${text}`);
const here = (o: Objection, say: Say, text: string) => lead(placeIn(o, say), text);
const Who = (o: Objection, say: Say) => upperFirst(whoIn(o, say, 'diese Farbe'));
const who = (o: Objection, say: Say) => whoIn(o, say, 'dieser Farbe');
const what = (o: Objection, say: Say) => resourceIn(o, say, 'davon');
const tint = (colour: unknown) => words.slotColours[colour as SlotColour] ?? 'andersfarbig';

const PLACEMENTS: Readonly<Record<Placement['place'], string>> = {
  post: 'ein Kontor',
  neutral: 'ein neutrales Kontor',
  route: 'einen Handelsweg mit Kaufmannszug',
};

export const objections: typeof Source = {
  'not-now': (o) => {
    const hint = words.phaseHints[o.is as PhaseName];
    return hint ? `Noch nicht: ${hint}.` : 'Noch nicht: Erst kommt etwas anderes.';
  },
  'not-in-setup': () => 'Der Zug lässt sich erst nach dem Aufbau ändern.',
  'game-over': () => 'Das Spiel ist schon aus.',
  'unknown-place': (o) =>
    o.at === undefined
      ? 'Diese Stelle gibt es auf dem Spielplan nicht.'
      : `Die Stelle „${o.at}“ gibt es auf dem Spielplan nicht.`,
  'not-playing': (o, say) => `${Who(o, say)} kann das jetzt nicht tun.`,
  malformed: () => 'Dieser Eintrag ist beschädigt und nicht lesbar.',

  'roll-missing': (o, say) => `Der Wurf von ${who(o, say)} fehlt noch.`,
  'not-a-contender': (o, say) => `${Who(o, say)} würfelt im Stechen nicht mehr mit.`,
  'wrong-order': (o, say) =>
    `Jetzt setzt ${whoIn(o, say, 'jemand anderes')} ${PLACEMENTS[o.needs as Placement['place']] ?? 'eine Figur'}.`,
  'nothing-left-to-place': (o, say) =>
    o.who === undefined
      ? 'Davon ist nichts mehr zu setzen.'
      : `${Who(o, say)} hat davon schon alles gesetzt.`,
  'site-not-purple': (o, say) =>
    here(o, say, 'Diese Stadt ist braun; begonnen wird nur in violetten Städten.'),
  'site-taken': (o, say) => here(o, say, 'Hier steht schon ein Kontor.'),
  'not-a-site': (o, say) => here(o, say, 'Hier ist keine Stadt.'),
  'start-route-off-post': (o, say) =>
    here(o, say, 'Der erste Handelsweg muss an einem eigenen Kontor liegen.'),
  'start-route-connects': (o, say) =>
    here(o, say, 'Beim Aufbau dürfen keine isolierten Städte verbunden werden.'),
  'no-fixed-start': () => 'Für diesen Spielplan gibt es keine feste Aufstellung.',

  'dice-chosen': (o) =>
    `Eine Entwicklungskarte hat den Wurf bestimmt: ${count(o.needs)}, nicht ${count(o.is)}.`,
  'supply-suffices': (o, say) =>
    `Im Vorrat müsste genug ${what(o, say)} sein: ${count(o.is)} da, ${count(o.needs)} nötig.`,
  'supply-short': (o, say) =>
    `Im Vorrat müsste zu wenig ${what(o, say)} sein: ${count(o.is)} da, ${count(o.needs)} nötig.`,
  'nothing-due': (o, say) => lead(resourceIn(o, say, ''), 'Steht bei diesem Wurf niemandem zu.'),
  'supply-empty': (o, say) =>
    `Zu wenig ${what(o, say)} im Vorrat: ${count(o.is)} da, ${count(o.needs)} nötig.`,
  'not-in-hands': (o, say) =>
    lead(
      resourceIn(o, say, ''),
      `So viel kann niemand auf der Hand haben, höchstens ${count(o.is)}.`,
    ),
  'hand-too-small': (o, say) =>
    `${Who(o, say)} hat ${words.count.cards(count(o.is))} auf der Hand; nötig: ${count(o.needs)}.`,
  'too-little-gold': (o, say) =>
    `${Who(o, say)} hat ${words.count.gold(count(o.is))}; nötig: ${count(o.needs)}.`,
  'hands-exceed-cards': (o) =>
    `So viele Karten gibt es nicht: ${count(o.is)} auf allen Händen, höchstens ${count(o.needs)} möglich.`,

  'hands-unconfirmed': () => 'Nach einer 7 werden die Handkarten gezählt, bevor der Räuber zieht.',
  'no-discard-due': (o, say) => `${Who(o, say)} muss nichts abwerfen.`,
  'wrong-discard': (o, say) =>
    `${Who(o, say)} muss ${words.count.cards(count(o.needs))} abwerfen, nicht ${count(o.is)}.`,
  'robber-stays': (o, say) => here(o, say, 'Der Räuber steht schon hier und muss weiterziehen.'),
  'robber-needs-number': (o, say) =>
    here(o, say, 'Der Räuber zieht nur auf Felder mit einer Zahl.'),
  'robber-at-sea': () => 'Der Räuber zieht nicht aufs Meer.',
  'not-a-victim': (o, say) => `${Who(o, say)} kann an diesem Feld nicht bestohlen werden.`,
  'victim-without-cards': (o, say) => `${Who(o, say)} hat keine Karten auf der Hand.`,
  'must-steal': () => 'An diesem Feld muss jemandem eine Karte gestohlen werden.',

  'trade-with-self': () => 'Mit sich selbst kann niemand handeln.',
  'not-with-active': (o, say) =>
    o.who === undefined
      ? 'Gehandelt wird nur mit der Person am Zug.'
      : `${Who(o, say)} ist am Zug; gehandelt wird nur auf diesem Weg.`,
  'purchase-limit': (o) =>
    `In einem Zug sind höchstens ${words.count.cards(count(o.needs) || 2)} für Gold zu haben.`,
  'same-resource': (o, say) =>
    lead(resourceIn(o, say, ''), 'Gleiches wird nicht gegen Gleiches getauscht.'),

  'deck-empty': () => 'Es sind keine Entwicklungskarten mehr da.',
  'no-own-post': (o, say) =>
    here(o, say, 'Ein Händler beginnt an einem eigenen Kontor, und hier steht keines.'),
  'merchant-in-reserve': (o, say) =>
    o.who === undefined
      ? 'Ein Händler ist noch in der Reserve; er kommt zuerst.'
      : `Noch in der Reserve: ${say.merchant(o.who as PieceId)}. Er kommt zuerst.`,
  'which-merchant': () => 'Beide Händler sind auf dem Spielplan: Welcher wird versetzt?',
  'same-post': (o, say) => here(o, say, 'Dieser Händler steht schon hier.'),
  'no-own-route': (o, say) => here(o, say, 'Hier liegt kein Handelsweg für den Kaufmannszug.'),
  'foreign-route': (o, say) =>
    here(o, say, 'Ein Kaufmannszug wird an einem eigenen Handelsweg ausgerüstet.'),
  'route-off-post': (o, say) => here(o, say, 'Der Handelsweg muss an einem eigenen Kontor liegen.'),
  'caravan-in-reserve': (o, say) =>
    o.who === undefined
      ? 'Ein Kaufmannszug ist noch in der Reserve; er kommt zuerst.'
      : `Noch in der Reserve: ${say.caravan(o.who as PieceId)}. Er kommt zuerst.`,
  'which-caravan': () => 'Beide Kaufmannszüge sind auf dem Spielplan: Welcher wird versetzt?',
  'same-route': (o, say) => here(o, say, 'Dieser Kaufmannszug steht schon hier.'),
  'path-taken': (o, say) => here(o, say, 'Hier liegt schon ein Handelsweg.'),
  'route-not-adjacent': (o, say) =>
    here(o, say, 'Hier grenzt weder ein eigenes Kontor noch ein eigener Handelsweg an.'),
  'no-routes-left': () => 'Es sind keine Handelswege mehr in der Reserve.',
  'no-free-route': () => 'Es steht kein kostenloser Handelsweg zu.',
  'free-route-not-adjacent': (o, say) =>
    here(o, say, 'Der kostenlose Handelsweg muss an den eben gelegten anschließen.'),
  'no-such-connection': () => 'Diese Verbindung gehört nicht zu den kürzesten.',

  'merchant-off-board': (o, say) =>
    lead(
      o.who === undefined ? '' : say.merchant(o.who as PieceId),
      'Dieser Händler ist nicht auf dem Spielplan.',
    ),
  'merchant-stays': (o, say) => here(o, say, 'Der Händler steht schon hier.'),
  'too-far': (o, say) =>
    here(
      o,
      say,
      `Zu weit, nämlich ${words.count.steps(count(o.needs))}; bezahlt sind ${count(o.is)}.`,
    ),
  'no-way': (o, say) => here(o, say, 'Hierher führt kein Weg.'),
  'free-steps': (o) => `Kostenlose Schritte: ${count(o.is)}, gewünscht: ${count(o.needs)}.`,
  'ends-on-post': (o, say) =>
    here(o, say, 'Hier steht ein Kontor; ein Händler kann hier nicht bleiben.'),
  'ends-on-merchant': (o, say) => here(o, say, 'Hier steht schon ein anderer Händler.'),
  'no-post-left': (o, say) =>
    here(o, say, 'Im Warenlager ist kein Kontor mehr; der Händler kann hier nicht bleiben.'),
  'token-not-there': (o, say) => here(o, say, 'Hier liegt kein Zahlenchip.'),
  'slot-not-empty': (o, say) => here(o, say, 'Hier ist kein leerer Platz für einen Zahlenchip.'),
  'slot-not-adjacent': (o, say) => here(o, say, 'Dieses Feld grenzt nicht an das neue Kontor.'),
  'token-in-stock': (o) =>
    `Ein verdeckter Zahlenchip (${tint(o.is)}) ist noch da; vom Plan wird noch keiner genommen.`,
  'token-out-of-stock': (o) =>
    `Kein verdeckter Zahlenchip (${tint(o.is)}) mehr da: einen vom Spielplan nehmen.`,
  'token-number': (o) =>
    o.needs === undefined || o.needs === ''
      ? 'Kein verdeckter Zahlenchip dieser Farbe hat diese Zahl.'
      : `Kein verdeckter Zahlenchip dieser Farbe zeigt ${count(o.is)}; übrig: ${o.needs}.`,
  'token-colour': (o) => `Der Zahlenchip ist ${tint(o.is)}, der Platz ${tint(o.needs)}.`,
  'printed-number': (o, say) => here(o, say, 'Die Zahl ist aufgedruckt und bleibt.'),

  'caravan-off-board': (o, say) =>
    lead(
      o.who === undefined ? '' : say.caravan(o.who as PieceId),
      'Dieser Kaufmannszug ist nicht auf dem Spielplan.',
    ),
  'no-route-there': (o, say) => here(o, say, 'Hier liegt kein Handelsweg.'),
  'route-gap': (o, say) => here(o, say, 'Schließt nicht an den Handelsweg davor an.'),
  'caravan-stays': () => 'Der Kaufmannszug hat sich nicht bewegt.',
  'too-few-salt': (o) =>
    `Die Strecke ist ${words.count.routes(count(o.needs))} lang; bezahlt sind ${count(o.is)}.`,
  'route-full': (o, say) => here(o, say, 'Hier stehen schon zwei Kaufmannszüge.'),
  'cannot-pay-toll': (o, say) =>
    `${Who(o, say)} hat ${words.count.gold(count(o.is))}; der Wegezoll kostet ${count(o.needs)}.`,
  'no-post-there': (o, say) => here(o, say, 'Hier steht kein Kontor.'),
  'own-post': (o, say) => here(o, say, 'An eigene Kontore wird nicht geliefert.'),
  'post-has-goods': (o, say) => here(o, say, 'Unter dem Kontor liegt schon ein Warenplättchen.'),
  'no-free-goods': () => 'Kein Warenplättchen ist frei: Erst ein weiteres Kontor gründen.',
  'post-not-beside': (o, say) => here(o, say, 'Der Kaufmannszug kommt hier nicht vorbei.'),

  'card-played': (o, say) => `${Who(o, say)} hat in diesem Zug schon eine Karte gespielt.`,
  'card-new': () => 'Eine Entwicklungskarte darf nicht im selben Zug gekauft und gespielt werden.',
  'no-card': (o, say) => `${Who(o, say)} hat keine Entwicklungskarte.`,
  'dice-too-late': () => 'Der Wurf lässt sich nur vor dem Würfeln bestimmen.',

  'goods-total': (o, say) =>
    `${Who(o, say)} muss insgesamt ${words.count.goods(count(o.needs))} haben, nicht ${count(o.is)}.`,
  'cards-total': (o) => `Es gibt nur ${words.count.cards(count(o.needs))}, nicht ${count(o.is)}.`,
  'range-upside-down': () => 'Die kleinere Zahl kommt zuerst.',
  'needs-tracking': () => 'In diesem Spiel werden Handkarten und Vorrat nicht gezählt.',
  'needs-hands': (o, say) => `Wie viele Karten hat ${whoIn(o, say, 'diese Farbe')} auf der Hand?`,
  'nothing-to-correct': () => 'Es wurde nichts geändert.',
};
