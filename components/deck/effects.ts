import type { BoardFile, DeckCard } from '@/engine/europe/board/file';
import type { CardEffects } from '@/engine/europe/effects';
import type { Catalog } from '@/locales';

export const COUNTED = ['gold', 'anyCards', 'routes', 'merchantSteps', 'caravanSteps'] as const;
export type Counted = (typeof COUNTED)[number];

/** As many as a board file takes. */
export const MOST: Readonly<Record<Counted, number>> = {
  gold: 20,
  anyCards: 10,
  routes: 5,
  merchantSteps: 30,
  caravanSteps: 30,
};
export const SWITCHED = ['robber', 'tollFree', 'dice'] as const;
export type Switched = (typeof SWITCHED)[number];

export const MOST_CARDS = 25;
export const MOST_NAME = 60;

export function effectLabel(key: Counted | Switched | 'cards', t: Catalog): string {
  return key === 'anyCards' ? t.deck.anyCards : t.cards.effects[key];
}

/** An effect with nothing in it is none. */
export function trimmed(effects: CardEffects): CardEffects {
  const { cards, ...others } = effects;
  const kept = Object.fromEntries(Object.entries(others).filter(([, is]) => Boolean(is)));
  const kinds = Object.entries(cards ?? {}).filter(([, n]) => n > 0);
  return kinds.length > 0 ? { ...kept, cards: Object.fromEntries(kinds) } : kept;
}

/** What a card does, in one line. */
export function effectLine(effects: CardEffects, t: Catalog): string {
  const parts = [
    ...SWITCHED.filter((key) => effects[key]).map((key) => effectLabel(key, t)),
    ...COUNTED.filter((key) => effects[key]).map(
      (key) => `${effectLabel(key, t)}: ${effects[key]}`,
    ),
    ...(effects.cards ? [t.words.bundle(effects.cards)] : []),
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' · ') : t.deck.nothing;
}

export const sizeOfDeck = (deck: readonly DeckCard[]): number =>
  deck.reduce((sum, { count }) => sum + count, 0);

export function withDeck(file: BoardFile, deck: readonly DeckCard[]): BoardFile {
  const { deck: _before, ...rest } = file;
  return deck.length > 0 ? { ...rest, deck } : rest;
}
