import type { Command } from '@/engine/europe/commands';
import { readGame } from '@/engine/europe/file';
import type { State } from '@/engine/europe/state';
import { RESOURCES } from '@/engine/europe/vocabulary';
import { Bot } from '@/scripts/lib/bot';
import { randomTable } from '@/scripts/lib/random-game';
import { TableSim } from '@/scripts/lib/table-sim';

import { play } from './play';

/** A random game as it stood after every so many commands, from the first roll to the end. */
export function statesOfGame(seed: number, every: number): State[] {
  const { game: drawn, rng } = randomTable(seed);
  const { file } = drawn;
  const { game } = readGame({ ...file, setup: { ...file.setup, tracking: 'full' } });
  const table = new TableSim(game!, rng, { invariants: false });
  const bot = new Bot(table);
  const states: State[] = [];
  while (table.state.phase.name !== 'over') {
    const command = bot.next();
    // The simulated table always knows its hands; a mirror that forgets them is another test's.
    if (command.type === 'track') continue;
    table.say(command);
    const { phase } = table.state;
    const playing = !['startRoll', 'placing', 'over'].includes(phase.name);
    if (playing && table.said % every === 0) states.push(table.state);
  }
  return states;
}

/** The same moment with the active player free to act. */
export function acting(state: State, phase: 'roll' | 'action' = 'action'): State {
  const { player } = state.turn;
  return play(state, { type: 'correct', set: [{ of: 'turn', player, phase }] });
}

/** The active player holds so many cards, of any kind for all anyone knows. */
export function withCards(state: State, count = 40): State {
  const hands = state.seats.map(
    (player) => ({ of: 'hand', player, to: player === state.turn.player ? count : 0 }) as const,
  );
  const supply = RESOURCES.map(
    (resource) => ({ of: 'supply', resource, to: { min: 0, max: 19 } }) as const,
  );
  const command: Command = { type: 'correct', set: [...hands, ...supply] };
  return play(state, command);
}
