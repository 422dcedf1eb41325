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

import { busyTable, longGame, newlyConnecting } from '../lib/bench-tables';
import { medianMicroseconds } from '../lib/median';

/** What the rules take on the fullest table there can be: the median of each, as JSON. */

const PATIENCE = { warmUp: 300_000, rounds: 15, round: 20_000 };

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

const figures = BENCHES.map(([name, run]) => ({
  name,
  microseconds: medianMicroseconds(run, PATIENCE),
}));
process.stdout.write(`${JSON.stringify(figures)}\n`);
