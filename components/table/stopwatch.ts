import { create } from 'zustand';

import type { Colour } from '@/engine/europe/vocabulary';
import { time } from '@/store/clock';

import { useTable } from './useTable';

interface Stopwatch {
  /** Which turn of which game is timed. */
  readonly turn: string;
  /** What it took before the present stretch. */
  readonly spent: number;
  /** When the present stretch began; null while nobody looks. */
  readonly since: number | null;
  readonly now: number;
}

/** Survives leaving the table, so that a turn goes on where it was interrupted. */
export const useStopwatch = create<Stopwatch>()(() => ({
  turn: '',
  spent: 0,
  since: null,
  now: 0,
}));

export function start(turn: string): void {
  const now = time();
  useStopwatch.setState(({ turn: before, spent }) => ({
    turn,
    spent: before === turn ? spent : 0,
    since: now,
    now,
  }));
}

export function beat(): void {
  useStopwatch.setState({ now: time() });
}

/** Ends the stretch and tells how long it was. */
export function stop(): number {
  const { since, spent } = useStopwatch.getState();
  if (since === null) return 0;
  const ms = Math.max(0, time() - since);
  useStopwatch.setState({ spent: spent + ms, since: null });
  return ms;
}

const running = ({ since, now }: Stopwatch): number =>
  since === null ? 0 : Math.max(0, now - since);

export const useTurnTime = (): number => useStopwatch((watch) => watch.spent + running(watch));

/** All the time of a player in this game, the present turn included. */
export function useTimeOf(colour: Colour): number {
  const { open, state } = useTable();
  const now = useStopwatch(running);
  return (open.header.clock[colour] ?? 0) + (state.turn.player === colour ? now : 0);
}
