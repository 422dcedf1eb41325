import { checkSentences } from '../check';
import type { check as Source } from '../en/check';
import { plural } from '../language';
import { words } from './words';

export const check: typeof Source = {
  title: 'Tisch prüfen',
  menu: 'Tisch prüfen',
  propose: 'Vielleicht stimmt die Zählung nicht.',
  proposeNow: 'Prüfen',
  dismiss: 'Nicht jetzt',
  fine: 'Nichts widerspricht sich. Ein Rundgang dauert zwei Minuten.',
  odd: 'Das passt nicht:',
  worth: 'Besser nachzählen:',
  counts: 'So zählt die App',
  begin: 'Rundgang beginnen',
  step: (n, of) => `${n} von ${of}`,
  right: 'Das stimmt',
  fix: 'Berichtigen',
  tapBoard: 'Eine Figur steht woanders? Den Ort antippen.',
  supply: 'Vorrat und Stapel',
  tokens: 'Zahlenchips und Räuber',
  done: 'App und Tisch stimmen überein.',
  corrected: (n) =>
    n === 0
      ? 'Nichts war zu berichtigen.'
      : `${n} ${plural('de', n, { one: 'Berichtigung', other: 'Berichtigungen' })} eingetragen.`,
  backToTable: 'Zurück zum Tisch',

  onBoard: 'Plan',
  beside: 'Vorrat',
  hand: 'Handkarten',
  gold: 'Gold',
  posts: 'Kontore',
  routes: 'Handelswege',
  caravans: 'Karawanen',
  merchants: 'Händler',
  goods: 'Waren',
  delivered: 'geliefert',
  free: 'frei',
  locked: 'im Lager',
  cards: 'Entwicklungskarten',
  inHands: 'Karten auf allen Händen',
  goldInPlay: 'Gold im Spiel',
  neutralPosts: 'Neutrale Kontore',
  deckLeft: 'Karten im Stapel',
  deckPlayed: 'Gespielte Karten',
  robber: 'Räuber',
  between: (min, max) => (min === max ? String(min) : `${min}–${max}`),

  ...checkSentences(
    {
      counted: {
        hand: 'Handkarten',
        gold: 'Gold',
        cards: 'Entwicklungskarten',
        routesLeft: 'Handelswege im Vorrat',
        locked: 'Waren im Lager',
        free: 'freie Waren',
        delivered: 'gelieferte Waren',
      },
      doubts: {
        'routes-beyond-reserve': ({ who, is, needs }) =>
          `${who} hat ${is} Handelswege auf dem Plan; die Schachtel hat ${needs}.`,
        'routes-do-not-add-up': ({ who, is, needs }) =>
          `${who}: Handelswege auf dem Plan und im Vorrat sind ${is}, nicht ${needs}.`,
        'goods-do-not-add-up': ({ who, is, needs }) =>
          `${who}: zusammen ${is} Waren, nicht ${needs}.`,
        'goods-on-board-differ': ({ who, is, needs }) =>
          `${who}: ${is} Waren liegen unter Kontoren, ${needs} gelten als geliefert.`,
        'posts-do-not-fit-goods': ({ who, is, needs }) =>
          `${who} hat ${is} Kontore; nach dem Lager müssten es ${needs} sein.`,
        'neutral-posts': ({ is, needs }) =>
          `Auf dem Plan stehen ${is} neutrale Kontore, nicht ${needs}.`,
        'cards-beyond-resource': ({ at, is, needs }) =>
          `Im Vorrat (${at}) sind ${is}; es gibt nur ${needs}.`,
        'cards-do-not-add-up': ({ is, needs }) =>
          `Hände und Vorrat ergeben ${is} Karten; die Schachtel hat ${needs}.`,
        'gold-beyond-coins': ({ is, needs }) =>
          `${is} Gold ist im Spiel; die Schachtel hat ${needs}.`,
        'caravans-at-route': ({ at, is, needs }) =>
          `${at}: ${is} Karawanen stehen daneben, höchstens ${needs} dürfen.`,
        'caravan-without-route': ({ at }) =>
          `${at}: Eine Karawane steht, wo kein Handelsweg liegt.`,
        'tokens-do-not-add-up': ({ at, is, needs }) =>
          `Zahlenchips (${at}): Plan und Vorrat ergeben ${is}, nicht ${needs}.`,
        'deck-does-not-add-up': ({ is, needs }) =>
          `Entwicklungskarten sind zusammen ${is}, nicht ${needs}.`,
        'own-goods-under-post': ({ who, at }) =>
          `${at}: ${who} hat eine Ware unter dem eigenen Kontor.`,
        negative: ({ who, at, is }) => `${who ? `${who}: ` : ''}${at} unter null (${is}).`,
        'supply-unsure': ({ at }) => `Wie viel ${at} im Vorrat liegt, ist nur ungefähr bekannt.`,
      },
      suspicions: {
        'hand-overridden': ({ player, was, needed }, say) =>
          `${say.player(player)} legte ${needed} Karten ab; bekannt waren ${was}.`,
        'supply-overridden': ({ resource }, say) =>
          `Der Vorrat (${say.resource(resource as never)}) war anders als gedacht.`,
        'gold-overridden': ({ player, was, needed }, say) =>
          `${say.player(player)} zahlte ${needed} Gold; bekannt waren ${was}.`,
        'many-overrides': ({ count }) => `${count} Einträge gingen zuletzt gegen die Regeln.`,
      },
    },
    words,
  ),
};
