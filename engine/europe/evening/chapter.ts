import type { Event } from '../events';
import type { State } from '../state';
import type { Colour } from '../vocabulary';

/** An event where it happened. */
export interface Moment {
  /** Index of the command it followed from. */
  readonly command: number;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

/** One thing told of a game: takes in every event once, and can be read at any time. */
export interface Chapter<T> {
  readonly take: (moment: Moment) => void;
  readonly read: () => T;
}

export function perPlayer<T>(
  seats: readonly Colour[],
  of: (colour: Colour) => T,
): Record<Colour, T> {
  return Object.fromEntries(seats.map((colour) => [colour, of(colour)])) as Record<Colour, T>;
}

/** What came in and went out under one heading. */
export interface Flow {
  readonly in: number;
  readonly out: number;
}

export type Flows<K extends string> = Readonly<Record<K, Flow>>;

/** Adds up what comes and goes, by player and heading. */
export class Account<K extends string> {
  private readonly sums: Record<Colour, Record<K, { in: number; out: number }>>;

  constructor(
    private readonly seats: readonly Colour[],
    private readonly headings: readonly K[],
  ) {
    this.sums = perPlayer(
      seats,
      () =>
        Object.fromEntries(headings.map((heading) => [heading, { in: 0, out: 0 }])) as Record<
          K,
          { in: number; out: number }
        >,
    );
  }

  /** Below zero it goes out. */
  book(player: Colour, heading: K, amount: number): void {
    const sum = this.sums[player][heading];
    if (amount > 0) sum.in += amount;
    else sum.out -= amount;
  }

  read(): Readonly<Record<Colour, Flows<K>>> {
    return perPlayer(
      this.seats,
      (colour) =>
        Object.fromEntries(
          this.headings.map((heading) => [heading, { ...this.sums[colour][heading] }]),
        ) as Flows<K>,
    );
  }
}
