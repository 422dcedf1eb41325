import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import { readGame, replayGame, resume, type Game } from '@/engine/europe/file';
import { production } from '@/engine/europe/production';
import { caravanReach, routeTargets } from '@/engine/europe/targets';
import { COLOURS } from '@/engine/europe/vocabulary';
import { enter, goTo } from '@/engine/log/history';
import { checksum } from '@/store/checksum';

import { busyTable, longGame, newlyConnecting, type Fullness } from '../lib/bench-tables';
import { medianMicroseconds } from '../lib/median';

/**
 * How cost grows: with the players, with the pieces on the board, and with the length of the log;
 * and what going back and forth leaves in memory. As JSON.
 */

const PATIENCE = { warmUp: 50_000 };
const time = (run: () => unknown): number => medianMicroseconds(run, PATIENCE);

interface Growth {
  /** What grows, and how far. */
  readonly by: string;
  readonly at: readonly (string | number)[];
  readonly rows: { readonly name: string; readonly microseconds: readonly number[] }[];
}

/** A row for each name: what it takes at each size. */
function growth(
  by: string,
  at: Growth['at'],
  sizes: readonly Readonly<Record<string, () => unknown>>[],
): Growth {
  const columns = sizes.map((runs) => Object.entries(runs).map(([, run]) => time(run)));
  const names = Object.keys(sizes[0] ?? {});
  const rows = names.map((name, k) => ({
    name,
    microseconds: columns.map((column) => column[k]!),
  }));
  return { by, at, rows };
}

function tableRuns(fullness: Fullness, least: number): Record<string, () => unknown> {
  const busy = busyTable(fullness);
  const rolling = { ...busy, phase: { name: 'roll' } } as const;
  const connecting = newlyConnecting(busy, least);
  return {
    roll: () => decide(rolling, { type: 'roll', dice: 9 }),
    'route that connects a city': () => decide(connecting.state, connecting.command),
    'where a route may go': () => routeTargets(connecting.state),
    'where a caravan may go, 3 salt': () => caravanReach(busy, 'red-2', 3),
    'production table': () => production(busy),
  };
}

const THREE = COLOURS.slice(0, 3);
const ROUTES = [8, 15, 30];
const POSTS = [3, 6, 10];

const LENGTHS = [100, 1000, 5000];
const UNDOS = 2000;
/** As in the store, where a new command writes only the last of the segments. */
const SEGMENT = 64;

const gold = (to: number): Command => ({
  type: 'correct',
  set: [{ of: 'gold', player: 'red', to }],
});
const next = gold(99);

/**
 * Games that end with the same turns, after a beginning in which gold is counted over and over:
 * so they differ in length alone.
 */
const short = longGame(Math.min(...LENGTHS));
const opening = short.commands.findIndex(({ type }) => type === 'roll');
const before = replayGame(readGame({ ...short, cursor: opening }).game!).state.players.red.gold;

function gameOf(length: number): Game {
  const counted = Array.from({ length: length - short.commands.length }, (_, i) =>
    gold(before + ((i + 1) % 2)),
  );
  const commands = [
    ...short.commands.slice(0, opening),
    ...counted,
    ...short.commands.slice(opening),
  ];
  const game = readGame({ ...short, commands, cursor: length }).game!;
  const [objection] = replayGame(game).objections;
  if (objection) throw new Error(JSON.stringify(objection));
  return game;
}

function logRuns(length: number): Record<string, () => unknown> {
  const history = resume(gameOf(length));
  const last = Math.floor((length - 1) / SEGMENT) * SEGMENT;
  return {
    'recording a command': () => enter(history, next, decide),
    undo: () => goTo(history, length - 1, decide),
    'text of a save': () => checksum(JSON.stringify(history.log.commands.slice(last))),
    'text of a copy put aside': () => checksum(JSON.stringify(history.log.commands)),
  };
}

const tables: Growth[] = [
  growth('players', ['3', '4'], [tableRuns({ players: THREE }, 2), tableRuns({}, 2)]),
  growth(
    'routes on the board',
    ROUTES.map((routes) => 4 * routes),
    ROUTES.map((routes) => tableRuns({ routes }, 2)),
  ),
  growth(
    'posts on the board',
    POSTS.map((posts) => 4 * posts),
    POSTS.map((posts) => tableRuns({ posts }, 2)),
  ),
  growth('commands in the log', LENGTHS, LENGTHS.map(logRuns)),
];

const collect = (globalThis as { gc?: () => void }).gc;
let left: string | null = null;
if (collect) {
  let history = resume(gameOf(Math.max(...LENGTHS)));
  const { cursor } = history.log;
  collect();
  const used = process.memoryUsage().heapUsed;
  for (let i = 0; i < UNDOS; i++) {
    history = goTo(history, cursor - 1 - (i % 40), decide);
    history = goTo(history, cursor, decide);
  }
  collect();
  const grown = (process.memoryUsage().heapUsed - used) / 1024;
  left = `${UNDOS} undos and redos leave ${Math.max(0, Math.round(grown))} KiB behind`;
  if (history.log.cursor !== cursor) process.exitCode = 1;
}
process.stdout.write(`${JSON.stringify({ tables, left })}\n`);
