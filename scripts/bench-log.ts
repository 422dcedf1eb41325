import type { Command } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import { readGame, replayGame, resume, type Game } from '@/engine/europe/file';
import { enter, goTo } from '@/engine/log/history';
import { record } from '@/engine/log/log';
import { checksum } from '@/store/checksum';

import { longGame } from './lib/bench-tables';
import { medianMicroseconds } from './lib/median';

/**
 * `npm run bench:log`: what one more command, an undo and a save cost as the log grows, and what
 * going back and forth leaves in memory.
 */

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

function figures(length: number): readonly number[] {
  const history = resume(gameOf(length));
  const last = Math.floor((length - 1) / SEGMENT) * SEGMENT;
  const runs = [
    () => record(history.log, next),
    () => enter(history, next, decide),
    () => goTo(history, length - 1, decide),
    () => checksum(JSON.stringify(history.log.commands.slice(last))),
    () => checksum(JSON.stringify(history.log.commands)),
  ];
  return runs.map((run) => medianMicroseconds(run));
}

const NAMES = [
  'the log alone, one more',
  'recording a command',
  'undo',
  'text of a save',
  'text of a copy put aside',
];
const columns = LENGTHS.map(figures);
const row = (name: string, cells: readonly string[]) =>
  process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
row(
  'commands',
  LENGTHS.map((length) => length.toLocaleString('en')),
);
NAMES.forEach((name, k) =>
  row(
    name,
    columns.map((column) => `${column[k]!.toFixed(1)} µs`),
  ),
);

const collect = (globalThis as { gc?: () => void }).gc;
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
  process.stdout.write(`\n${UNDOS} undos and redos leave ${grown.toFixed(0)} KiB behind\n`);
  if (history.log.cursor !== cursor) process.exitCode = 1;
}
