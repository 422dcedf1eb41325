import type { Language } from '@/locales/language';
import { words as de } from '@/locales/de/words';
import { words as en } from '@/locales/en/words';
import { words as ru } from '@/locales/ru/words';

import type { ArticleId } from './articles';

export const TERM_KINDS = ['piece', 'place', 'resource', 'terrain', 'action', 'phase'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** One word of the game in three editions. */
export interface Term extends Readonly<Record<Language, string>> {
  readonly kind: TermKind;
  readonly article: ArticleId;
}

type Words = typeof en;

/** Words the app already has are taken from its catalogs, so that they cannot drift apart. */
const known = (kind: TermKind, article: ArticleId, of: (words: Words) => string): Term => ({
  kind,
  article,
  ru: of(ru),
  en: of(en),
  de: of(de),
});

const term = (
  kind: TermKind,
  article: ArticleId,
  inRussian: string,
  inEnglish: string,
  inGerman: string,
): Term => ({ kind, article, ru: inRussian, en: inEnglish, de: inGerman });

export const GLOSSARY: readonly Term[] = [
  known('piece', 'route', (w) => w.pieces.route),
  known('piece', 'foundPost', (w) => w.pieces.post),
  known('piece', 'caravan', (w) => w.pieces.caravan),
  known('piece', 'merchant', (w) => w.pieces.merchant),
  known('piece', 'warehouse', (w) => w.pieces.goods),
  known('piece', 'gold', (w) => w.pieces.gold),
  known('piece', 'robber', (w) => w.pieces.robber),
  known('piece', 'tokens', (w) => w.pieces.token),
  known('piece', 'developmentCard', (w) => w.pieces.developmentCard),
  known('piece', 'production', (w) => w.pieces.dice),

  known('place', 'shortage', (w) => w.pieces.supply),
  known('place', 'warehouse', (w) => w.pieces.warehouse),
  known('place', 'foundPost', (w) => w.places.city),
  known('place', 'variableStart', (w) => w.siteKinds.purple),
  known('place', 'variableStart', (w) => w.siteKinds.brown),
  term('place', 'isolatedCity', 'изолированный город', 'isolated city', 'isolierte Stadt'),
  term('place', 'moveMerchant', 'перекрёсток', 'intersection', 'Kreuzung'),
  term('place', 'route', 'путь', 'path', 'Weg'),
  term('place', 'doubleArrow', 'двойной путь', 'double arrow', 'Doppelpfeil'),
  term('place', 'terrain', 'гекс', 'hex', 'Feld'),

  known('resource', 'terrain', (w) => w.resources.wood),
  known('resource', 'terrain', (w) => w.resources.wool),
  known('resource', 'terrain', (w) => w.resources.grain),
  known('resource', 'terrain', (w) => w.resources.ore),
  known('resource', 'terrain', (w) => w.resources.salt),

  known('terrain', 'terrain', (w) => w.terrains.forest),
  known('terrain', 'terrain', (w) => w.terrains.pasture),
  known('terrain', 'terrain', (w) => w.terrains.field),
  known('terrain', 'terrain', (w) => w.terrains.mountains),
  known('terrain', 'terrain', (w) => w.terrains.saltworks),
  known('terrain', 'terrain', (w) => w.terrains.sea),

  term('action', 'trading', 'обмен', 'trade', 'Handel'),
  term('action', 'merchant', 'нанять купца', 'hire a merchant', 'Händler anwerben'),
  term('action', 'caravan', 'снарядить караван', 'equip a caravan', 'Kaufmannszug ausrüsten'),
  term('action', 'route', 'проложить торговый путь', 'lay a trade route', 'Handelsweg legen'),
  term(
    'action',
    'foundPost',
    'открыть представительство',
    'found a trading post',
    'Kontor gründen',
  ),
  term('action', 'delivery', 'доставка', 'delivery', 'Lieferung'),
  term('action', 'toll', 'плата за чужой путь', 'toll', 'Wegezoll'),
  term('action', 'compensation', 'компенсация', 'compensation', 'Entschädigung'),
  term('action', 'discard', 'сброс', 'discard', 'Abwerfen'),
  term('action', 'stealing', 'грабёж', 'stealing', 'Stehlen'),

  term('phase', 'variableStart', 'расстановка', 'set-up', 'Aufbau'),
  term('phase', 'production', 'фаза сбора сырья', 'harvest phase', 'Ertragsphase'),
  term('phase', 'turn', 'фаза действий', 'action phase', 'Aktionsphase'),
  term('phase', 'victory', 'конец игры', 'end of the game', 'Spielende'),
];
