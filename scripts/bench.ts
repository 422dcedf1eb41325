import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import { readGame, resume } from '@/engine/europe/file';
import { production } from '@/engine/europe/production';
import type { State } from '@/engine/europe/state';
import {
  caravanReach,
  caravanTargets,
  merchantPosts,
  merchantReach,
  robberTargets,
  routeTargets,
  siteTargets,
  standingDeliveries,
  startRouteTargets,
} from '@/engine/europe/targets';
import { enter, goTo } from '@/engine/log/history';

import { busyTable, longGame, newlyConnecting } from './lib/bench-tables';

/**
 * One run of the benchmarks: prints the median of each in microseconds, as JSON. `npm run bench`
 * runs this with and without a compiler and puts the figures side by side.
 */

const WARM_UP_MICROSECONDS = 300_000;
const ROUNDS = 15;
const ROUND_MICROSECONDS = 20_000;

/** Time of this process, not of the clock on the wall: whatever else the machine does is no matter. */
function processorMicroseconds(run: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function medianMicroseconds(run: () => unknown): number {
  for (let spent = 0; spent < WARM_UP_MICROSECONDS;) spent += processorMicroseconds(run, 10);
  let times = 1;
  while (processorMicroseconds(run, times) < ROUND_MICROSECONDS) times *= 2;
  const rounds = Array.from({ length: ROUNDS }, () => processorMicroseconds(run, times) / times);
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

const busy = busyTable();
const rolling = { ...busy, phase: { name: 'roll' } } as const;
const connecting = newlyConnecting(busy);
const file = longGame(1000);
const long = readGame(file).game!;
const history = resume(long);
const said = JSON.stringify(file);

/** Only what is accepted is worth measuring. */
function ruled(state: State, command: Command): State {
  const answer = decide(state, command);
  if ('state' in answer) return answer.state;
  throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
}

const BENCHES: readonly (readonly [name: string, run: () => unknown])[] = [
  ['roll, 40 posts', () => ruled(rolling, { type: 'roll', dice: 9 })],
  ['connection payout, 120 routes', () => ruled(connecting.state, connecting.command)],
  ['production table, 40 posts', () => production(busy)],
  ['targets: sites', () => siteTargets(busy)],
  ['targets: start routes', () => startRouteTargets(busy, 'red')],
  ['targets: routes', () => routeTargets(connecting.state)],
  ['targets: posts for merchants', () => merchantPosts(busy)],
  ['targets: routes for caravans', () => caravanTargets(busy, 'red-2')],
  ['targets: merchant, 3 grain', () => merchantReach(busy, 'red-1', 3)],
  ['targets: caravan, 3 salt', () => caravanReach(busy, 'red-2', 3)],
  ['targets: standing deliveries', () => standingDeliveries(busy)],
  ['targets: robber', () => robberTargets(busy)],
  [
    'recording a command after 1,000',
    () => enter(history, { type: 'correct', set: [{ of: 'gold', player: 'red', to: 5 }] }, decide),
  ],
  ['undo at 1,000', () => goTo(history, history.log.cursor - 1, decide)],
  ['replay of 1,000 commands', () => resume(long)],
  ['opening a file of 1,000 commands', () => resume(readGame(JSON.parse(said)).game!)],
];

const figures = BENCHES.map(([name, run]) => ({ name, microseconds: medianMicroseconds(run) }));
process.stdout.write(`${JSON.stringify(figures)}\n`);
