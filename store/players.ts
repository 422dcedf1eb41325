import { create } from 'zustand';

import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import { isRecord } from '@/engine/shape';

import { checksum } from './checksum';
import { time } from './clock';
import { useGame, type OpenGame } from './game';
import { onOtherTab, onReplay, read, write } from './shelf';

/** One player's part in a finished game; without a name when it was to be forgotten. */
export interface Part {
  readonly name: string | null;
  readonly colour: Colour;
  readonly delivered: number;
  readonly won: boolean;
}

/** A finished game, as long as it stays finished. */
export interface Result {
  readonly game: string;
  readonly ended: number;
  readonly board: string;
  readonly turns: number;
  readonly goodsEach: number;
  readonly players: readonly Part[];
  /** The log it came from: a copy of a game is not another game. */
  readonly print: string;
}

/** A name over all its games. */
export interface Career {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly delivered: number;
  /** Of all goods there were to deliver: tables and boards differ in how many that is. */
  readonly share: number;
  readonly last: number;
}

const KEY = 'players';
/** Years of evenings: one damaged letter must not cost them all. */
const COPY = 'players.copy';

const keyOf = (name: string): string => name.trim().toLocaleLowerCase();

function isPart(found: unknown): found is Part {
  return (
    isRecord(found) &&
    (found.name === null || typeof found.name === 'string') &&
    COLOURS.some((colour) => colour === found.colour) &&
    Number.isFinite(found.delivered) &&
    typeof found.won === 'boolean'
  );
}

function isResult(found: unknown): found is Result {
  if (!isRecord(found)) return false;
  const words = [found.game, found.board, found.print];
  return (
    words.every((word) => typeof word === 'string') &&
    [found.ended, found.turns, found.goodsEach].every(Number.isFinite) &&
    Array.isArray(found.players) &&
    found.players.every(isPart)
  );
}

function resultsUnder(key: string): readonly Result[] | null {
  const reading = read(key);
  if ('fault' in reading) return null;
  try {
    const found = JSON.parse(reading.value) as unknown;
    return Array.isArray(found) ? found.filter(isResult) : null;
  } catch {
    return null;
  }
}

const stored = (): readonly Result[] => resultsUnder(KEY) ?? resultsUnder(COPY) ?? [];

/** The latest first. */
export function careersOf(results: readonly Result[]): Career[] {
  const found = new Map<string, Career>();
  const shares = new Map<string, number>();
  for (const { players, goodsEach, ended } of [...results].sort((a, b) => a.ended - b.ended)) {
    for (const { name, delivered, won } of players) {
      if (!name) continue;
      const key = keyOf(name);
      const before = found.get(key);
      shares.set(key, (shares.get(key) ?? 0) + delivered / goodsEach);
      const games = (before?.games ?? 0) + 1;
      found.set(key, {
        name,
        games,
        wins: (before?.wins ?? 0) + (won ? 1 : 0),
        delivered: (before?.delivered ?? 0) + delivered,
        share: shares.get(key)! / games,
        last: ended,
      });
    }
  }
  return [...found.values()].sort(
    (a, b) => b.wins - a.wins || b.share - a.share || b.games - a.games,
  );
}

function resultOf({ header, history }: OpenGame): Result | null {
  const { state, log } = history;
  if (state.phase.name !== 'over') return null;
  const { winner } = state.phase;
  return {
    game: header.id,
    ended: time(),
    board: state.board.name,
    turns: state.turn.number,
    goodsEach: state.goodsEach,
    players: state.seats.map((colour) => ({
      name: state.players[colour].name.trim() || null,
      colour,
      delivered: state.players[colour].goods.delivered,
      won: colour === winner,
    })),
    print: checksum(JSON.stringify(log.commands.slice(0, log.cursor))),
  };
}

interface Record {
  readonly results: readonly Result[];
  /** Enters a finished game once, and takes it out again when it goes on. */
  readonly follow: (open: OpenGame) => void;
  readonly forget: (name: string) => void;
}

export const useRecord = create<Record>()((set, get) => {
  const keep = (results: readonly Result[]) => {
    set({ results });
    write(KEY, JSON.stringify(results));
    write(COPY, JSON.stringify(results));
  };
  return {
    results: stored(),

    follow: (open) => {
      const { results } = get();
      const known = results.find(({ game }) => game === open.header.id);
      if (open.history.state.phase.name !== 'over') {
        if (known) keep(results.filter((each) => each !== known));
        return;
      }
      const result = resultOf(open);
      if (!result || results.some(({ print }) => print === result.print)) return;
      keep([...results.filter((each) => each !== known), result]);
    },

    forget: (name) => {
      const key = keyOf(name);
      const forgotten = get().results.map((result) => ({
        ...result,
        players: result.players.map((part) =>
          part.name && keyOf(part.name) === key ? { ...part, name: null } : part,
        ),
      }));
      keep(forgotten.filter(({ players }) => players.some((part) => part.name !== null)));
    },
  };
});

const readAgain = () => useRecord.setState({ results: stored() });
onReplay(readAgain);
// Else the next evening entered here would undo the one entered there.
onOtherTab((key) => {
  if (key === KEY) readAgain();
});

/** Follows the open game from now on; gives back how to stop. */
export function keepRecord(): () => void {
  const { open: already } = useGame.getState();
  if (already) useRecord.getState().follow(already);
  return useGame.subscribe(({ open }, before) => {
    if (open && open.history !== before.open?.history) useRecord.getState().follow(open);
  });
}
