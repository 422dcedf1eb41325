import type { Bundle } from '@/engine/europe/bundle';
import type { ClauseId } from '@/engine/europe/clauses';
import {
  CARD_PRICE,
  GOODS_EACH,
  HAND_LIMIT,
  PRICES,
  START_GOLD,
  TOLL,
} from '@/engine/europe/components';
import type { Language } from '@/locales/language';

import { glance as de } from './de/glance';
import { glance as en } from './en/glance';
import { glance as ru } from './ru/glance';
import type { GlanceId } from './pages';

/** A row's facts, the same in every language. Left out: the words say it all. */
interface Fact {
  readonly clause: ClauseId;
  /** Cards to pay. */
  readonly cost?: Bundle;
  /** Gold to take (+) or to pay (−). */
  readonly gold?: number;
  readonly free?: true;
}

/** How many cards of a hand go on a seven, as far as hands usually grow. */
export const DISCARD_HANDS = [8, 9, 10, 11, 12, 13, 14, 15] as const;

const PAGES = {
  turn: {
    harvest: {
      cardFirst: { clause: 'E-ROLL-6' },
      roll: { clause: 'E-ROLL-1' },
      nothing: { clause: 'E-ROLL-4', gold: 1 },
      seven: { clause: 'E-SEVEN-1' },
    },
    action: {
      trade: { clause: 'E-TRADE-1' },
      invest: { clause: 'E-BUILD-4' },
      moveMerchant: { clause: 'E-MERCH-1', cost: { grain: 1 } },
      moveCaravan: { clause: 'E-CARA-1', cost: { salt: 1 } },
      deliver: { clause: 'E-CARA-6', free: true },
      card: { clause: 'E-DEV-1' },
    },
  },
  prices: {
    investments: {
      route: { clause: 'E-BUILD-4', cost: PRICES.route },
      caravan: { clause: 'E-BUILD-3', cost: PRICES.caravan },
      merchant: { clause: 'E-BUILD-2', cost: PRICES.merchant },
      developmentCard: { clause: 'E-BUILD-1', cost: PRICES.card },
    },
    movement: {
      merchantSteps: { clause: 'E-MERCH-1', cost: { grain: 1 } },
      caravanSteps: { clause: 'E-CARA-1', cost: { salt: 1 } },
      toll: { clause: 'E-CARA-3', gold: -TOLL },
    },
    trade: {
      buy: { clause: 'E-TRADE-2', gold: -CARD_PRICE },
      exchange: { clause: 'E-TRADE-3' },
    },
    free: {
      post: { clause: 'E-MERCH-3', free: true },
      delivery: { clause: 'E-CARA-6', free: true },
      doubleArrow: { clause: 'E-BUILD-6', free: true },
    },
  },
  seven: {
    steps: {
      noHarvest: { clause: 'E-SEVEN-1' },
      discard: { clause: 'E-SEVEN-2' },
      robber: { clause: 'E-SEVEN-3' },
      steal: { clause: 'E-SEVEN-4' },
    },
    discards: {},
  },
  gold: {
    earn: {
      start: { clause: 'E-SET-1', gold: START_GOLD },
      compensation: { clause: 'E-ROLL-4', gold: 1 },
      connection: { clause: 'E-GOLD-2', gold: 1 },
      coast: { clause: 'E-MERCH-5' },
      tollTaken: { clause: 'E-CARA-3', gold: TOLL },
      threeForOne: { clause: 'E-TRADE-3', gold: 1 },
      sale: { clause: 'E-TRADE-1' },
      cardGold: { clause: 'E-DEV-3' },
    },
    spend: {
      purchase: { clause: 'E-TRADE-2', gold: -CARD_PRICE },
      tollPaid: { clause: 'E-CARA-3', gold: -TOLL },
      bargain: { clause: 'E-TRADE-1' },
    },
  },
  end: {
    victory: {
      win: { clause: 'E-END-1' },
      firstGoods: { clause: 'E-SET-3' },
      moreGoods: { clause: 'E-MERCH-4' },
      delivered: { clause: 'E-CARA-6' },
    },
    goods: {},
  },
} as const satisfies Readonly<
  Record<GlanceId, Readonly<Record<string, Readonly<Record<string, Fact>>>>>
>;

type Pages = typeof PAGES;

export interface RowText {
  readonly label: string;
  readonly value?: string;
}

/** What a language says on each page; a row without words does not compile. */
export type GlanceTexts = {
  readonly [P in GlanceId]: {
    readonly title: string;
    readonly sections: {
      readonly [S in keyof Pages[P]]: {
        readonly heading: string;
        readonly rows: { readonly [R in keyof Pages[P][S]]: RowText };
      };
    };
  };
} & {
  readonly hand: (cards: number) => string;
  readonly discards: (cards: number) => string;
  readonly table: (side: 'short' | 'main', players: number) => string;
  readonly goods: (tokens: number) => string;
};

export interface GlanceRow extends Fact, RowText {
  readonly id: string;
}

export interface GlanceSection {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly GlanceRow[];
}

export interface Glance {
  readonly id: GlanceId;
  readonly title: string;
  readonly sections: readonly GlanceSection[];
}

const TEXTS: Readonly<Record<Language, GlanceTexts>> = { ru, en, de };

/** Rows that are a table of the rules' own numbers. */
const COUNTED: Readonly<Record<string, (texts: GlanceTexts) => GlanceRow[]>> = {
  discards: (texts) =>
    DISCARD_HANDS.filter((hand) => hand > HAND_LIMIT).map((hand) => ({
      id: `hand-${hand}`,
      clause: 'E-SEVEN-2',
      label: texts.hand(hand),
      value: texts.discards(Math.floor(hand / 2)),
    })),
  goods: (texts) =>
    (['short', 'main'] as const).flatMap((side) =>
      Object.entries(GOODS_EACH[side]).map(([players, goods]) => ({
        id: `${side}-${players}`,
        clause: 'E-SET-2' as const,
        label: texts.table(side, Number(players)),
        value: texts.goods(goods),
      })),
    ),
};

type Section = { readonly heading: string; readonly rows: Readonly<Record<string, RowText>> };

/** A page of the rules at a glance, ready to be drawn. */
export function glanceOf(language: Language, id: GlanceId): Glance {
  const texts = TEXTS[language];
  const sections = texts[id].sections as Readonly<Record<string, Section>>;
  const facts: Readonly<Record<string, Readonly<Record<string, Fact>>>> = PAGES[id];
  return {
    id,
    title: texts[id].title,
    sections: Object.entries(facts).map(([section, rows]) => {
      const said = sections[section]!;
      return {
        id: section,
        heading: said.heading,
        rows: COUNTED[section]
          ? COUNTED[section](texts)
          : Object.entries(rows).map(([row, fact]) => ({ id: row, ...fact, ...said.rows[row]! })),
      };
    }),
  };
}
