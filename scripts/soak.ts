import { playGame } from './lib/random-game';
import { Contradiction } from './lib/table-sim';

/** `npm run soak -- 10000 [--seed 1]`: so many random games, each checked after every command. */

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function wholeNumber(name: string, value: string | undefined): number {
  if (value === undefined || !/^\d+$/.test(value)) fail(`${name} must be a whole number`);
  return Number(value);
}

let games = 1000;
let first = 1;
const args = process.argv.slice(2);
while (args.length > 0) {
  const arg = args.shift()!;
  if (arg === '--seed') first = wholeNumber('--seed', args.shift());
  else if (/^\d+$/.test(arg)) games = Number(arg);
  else fail('Usage: npm run soak -- GAMES [--seed FIRST]');
}

const EVERY_MS = 5000;
const began = performance.now();
let told = began;
let commands = 0;
let longest = 0;
let won = 0;
const wins = [0, 0, 0, 0];
const failures: { seed: number; why: string }[] = [];

for (let i = 0; i < games; i++) {
  const seed = first + i;
  try {
    const { table, seat } = playGame(seed);
    commands += table.said;
    longest = Math.max(longest, table.said);
    wins[seat]!++;
    won++;
  } catch (error) {
    const why = error instanceof Contradiction ? error.message : String((error as Error).stack);
    failures.push({ seed, why });
    process.stderr.write(`seed ${seed}: ${why}\n`);
  }
  const now = performance.now();
  if (now - told < EVERY_MS) continue;
  told = now;
  const seconds = Math.round((now - began) / 1000);
  process.stderr.write(`${i + 1} of ${games} games, ${commands} commands, ${seconds} s\n`);
}

const seconds = (performance.now() - began) / 1000;
const rows: [string, string][] = [
  ['games', `${games} (seeds ${first} to ${first + games - 1})`],
  ['won', `${won}, by seat ${wins.join(' / ')}`],
  ['commands', `${commands}`],
  ['mean length', `${Math.round(commands / Math.max(1, won))}, longest ${longest}`],
  ['seconds', seconds.toFixed(1)],
  ['failures', `${failures.length}`],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(13)}${value}\n`);
for (const { seed, why } of failures.slice(0, 20)) {
  process.stdout.write(`\nnpm run soak -- 1 --seed ${seed}\n${why}\n`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
