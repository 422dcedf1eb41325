import type { Course } from '@/components/charts/data';
import type { LedgerRow } from '@/components/charts/Ledger';
import type { Evening } from '@/engine/europe/evening/evening';
import { GOLD_HEADINGS, type GoldHeading } from '@/engine/europe/evening/gold';
import type { Losses } from '@/engine/europe/evening/cards';
import type { Colour } from '@/engine/europe/vocabulary';

/** What is drawn, out of what is told. */

type Name = (colour: Colour) => string;
export type Measure = 'hand' | 'gold' | 'delivered';

const LOSSES = [
  'robber',
  'stolen',
  'shortage',
  'discarded',
] as const satisfies readonly (keyof Losses)[];

/** A point for each turn as it began, and one for how things stand. */
export function turnsOf({ progress }: Evening): string[] {
  const turns = progress.turns.map(({ turn }) => turn);
  return [...turns, (turns[turns.length - 1] ?? 0) + 1].map(String);
}

export function coursesOf(
  { progress }: Evening,
  seats: readonly Colour[],
  measure: Measure,
  name: Name,
): Course[] {
  return seats.map((owner) => ({
    owner,
    name: name(owner),
    values: [
      ...progress.turns.map(({ players }) => players[owner][measure]),
      progress.now[owner][measure],
    ],
  }));
}

/** Where gold came from; a source nobody had is not told. */
export function goldRows(
  { gold }: Evening,
  seats: readonly Colour[],
  labels: Readonly<Record<GoldHeading, string>>,
): LedgerRow[] {
  return GOLD_HEADINGS.flatMap((heading) => {
    const values = seats.map((colour) => gold.flows[colour][heading].in);
    return values.some((value) => value > 0) ? [{ label: labels[heading], values }] : [];
  });
}

export function lossRows(
  { cards }: Evening,
  seats: readonly Colour[],
  labels: Readonly<Record<keyof Losses, string>>,
): LedgerRow[] {
  return LOSSES.map((loss) => ({
    label: labels[loss],
    values: seats.map((colour) => cards.losses[colour][loss]),
  }));
}

/** A row for who paid, a column for who was paid. */
export function tollRows({ gold }: Evening, seats: readonly Colour[], name: Name): LedgerRow[] {
  return seats.map((from) => ({
    label: name(from),
    owner: from,
    values: seats.map((to) => (from === to ? null : gold.tolls[from][to])),
  }));
}
