import { faultsOf, list, maybe, object, oneOf, text, yesNo, type FaultCode } from '../shape';
import type { Board } from './board/board';
import { COLOURS, STARTS, TRACKINGS, type Colour, type Start, type Tracking } from './vocabulary';

/** Points the rulebook leaves open; each option's first value is the one we read out of it. */
export interface Options {
  /** E-SET-10: start posts in coin cities pay. */
  readonly startCoins: boolean;
  /** E-SET-10: start posts next to an empty slot bring a token. */
  readonly startTokens: boolean;
  /** E-BUILD-7: a free route on a double arrow allows one more. */
  readonly doubleChain: boolean;
  /** E-GOLD-6: the bank pays no more than the coins in the box. */
  readonly bankLimited: boolean;
  /** E-MERCH-8: the robber goes along with a token moved from under it. */
  readonly robberFollows: boolean;
  /** E-MERCH-9: a merchant may wait on a free site when no post is left. */
  readonly merchantWaits: boolean;
}

export const DEFAULT_OPTIONS: Options = {
  startCoins: false,
  startTokens: false,
  doubleChain: true,
  bankLimited: false,
  robberFollows: false,
  merchantWaits: false,
};

/** A table as entered: who plays, where they sit (clockwise), how it starts. */
export interface GameSetup {
  readonly players: readonly PlayerEntry[];
  /** Who begins; left out, the first command is the roll for it (E-SET-6). */
  readonly first?: Colour | undefined;
  readonly start: Start;
  readonly tracking: Tracking;
  readonly robber?: string | undefined;
  readonly options?: Partial<Options> | undefined;
}

export interface PlayerEntry {
  readonly colour: Colour;
  readonly name?: string | undefined;
}

/** The same, checked against a board. */
export interface Table {
  readonly seats: readonly Colour[];
  readonly names: ReadonlyMap<Colour, string>;
  readonly first: Colour | null;
  readonly start: Start;
  readonly tracking: Tracking;
  readonly robber: string;
  readonly options: Options;
}

export const SETUP = object<GameSetup>({
  players: list(object<PlayerEntry>({ colour: oneOf(COLOURS), name: maybe(text(200)) }), 8),
  first: maybe(oneOf(COLOURS)),
  start: oneOf(STARTS),
  tracking: oneOf(TRACKINGS),
  robber: maybe(text(6)),
  options: maybe(
    object<Partial<Options>>({
      startCoins: maybe(yesNo),
      startTokens: maybe(yesNo),
      doubleChain: maybe(yesNo),
      bankLimited: maybe(yesNo),
      robberFollows: maybe(yesNo),
      merchantWaits: maybe(yesNo),
    } as never),
  ),
});

export type SetupProblemCode =
  | FaultCode
  | 'player-count'
  | 'colour-twice'
  | 'first-not-playing'
  | 'fixed-on-main'
  | 'robber-place'
  | 'robber-on-number';

export interface SetupProblem {
  readonly code: SetupProblemCode;
  readonly at: string;
  readonly is?: string | number;
  readonly expected?: string | number;
}

export function readSetup(
  input: unknown,
  board: Board,
): { table: Table | null; problems: readonly SetupProblem[] } {
  const faults = faultsOf(SETUP, input, 'setup');
  if (faults.length > 0) return { table: null, problems: faults };
  const setup = input as GameSetup;
  const problems: SetupProblem[] = [];
  const seats = setup.players.map((player) => player.colour);
  if (seats.length < 3 || seats.length > 4) {
    problems.push({
      code: 'player-count',
      at: 'setup.players',
      is: seats.length,
      expected: '3…4',
    });
  }
  seats.forEach((colour, i) => {
    if (seats.indexOf(colour) < i) {
      problems.push({ code: 'colour-twice', at: `setup.players[${i}]`, is: colour });
    }
  });
  if (setup.first && !seats.includes(setup.first)) {
    problems.push({ code: 'first-not-playing', at: 'setup.first', is: setup.first });
  }
  if (setup.start === 'fixed' && board.side === 'main') {
    problems.push({ code: 'fixed-on-main', at: 'setup.start' });
  }
  const robber = setup.robber ?? board.robber;
  const hex = board.hexes.get(robber);
  if (!hex || hex.terrain === 'sea') {
    problems.push({ code: 'robber-place', at: 'setup.robber', is: robber });
  } else if (hex.number !== null || hex.slot?.arch) {
    problems.push({ code: 'robber-on-number', at: 'setup.robber', is: robber });
  }
  if (problems.length > 0) return { table: null, problems };
  return {
    table: {
      seats,
      names: new Map(
        setup.players.map(({ colour, name }) => [colour, name?.trim() ?? ''] as const),
      ),
      first: firstOf(setup, seats),
      start: setup.start,
      tracking: setup.tracking,
      robber,
      options: { ...DEFAULT_OPTIONS, ...setup.options },
    },
    problems,
  };
}

/** In the fixed start red begins (E-SET-5); a table without red may say who does. */
function firstOf(setup: GameSetup, seats: readonly Colour[]): Colour | null {
  if (setup.start === 'variable') return setup.first ?? null;
  return seats.includes('red') ? 'red' : (setup.first ?? seats[0] ?? null);
}
