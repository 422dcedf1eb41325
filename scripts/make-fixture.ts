import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { CommandType } from '@/engine/europe/commands';
import { readGame, type GameFile } from '@/engine/europe/file';
import type { GameSetup } from '@/engine/europe/setup';

import { Bot } from './lib/bot';
import { Rng } from './lib/rng';
import { TableSim } from './lib/table-sim';

/** `npm run fixture`: records whole evenings on the practice maps, always the same ones. */

const SEEDS = 3000;

interface Recording {
  readonly to: string;
  readonly board: string;
  readonly setup: GameSetup;
  readonly most: number;
  /** Kinds of commands it must have, so that they are seen, and must not have. */
  readonly has: readonly CommandType[];
  readonly lacks: readonly CommandType[];
}

const FOUR: GameSetup['players'] = [
  { colour: 'red', name: 'Ann' },
  { colour: 'blue', name: 'Ben' },
  { colour: 'white', name: 'Cleo' },
  { colour: 'orange', name: 'Dan' },
];

const RECORDINGS: readonly Recording[] = [
  {
    to: join('__tests__', 'fixtures', 'evening.json'),
    board: 'practice-main',
    setup: { players: FOUR, start: 'variable', tracking: 'full' },
    most: 700,
    has: ['playCard', 'trade', 'deliver', 'discard', 'steal'],
    lacks: [],
  },
  // What the specs play by tapping: short, and told as a table tells it, without corrections.
  {
    to: join('e2e', 'fixtures', 'four.json'),
    board: 'practice-short',
    setup: { players: FOUR, start: 'fixed', tracking: 'full' },
    most: 150,
    has: ['placeFixed', 'moveRobber', 'trade', 'deliver', 'exchange'],
    lacks: ['correct', 'track'],
  },
  {
    to: join('e2e', 'fixtures', 'three.json'),
    board: 'practice-short',
    setup: { players: FOUR.slice(0, 3), start: 'variable', tracking: 'full' },
    most: 190,
    has: ['rollForStart', 'placeNeutral', 'discard', 'steal', 'buyCard', 'playCard', 'deliver'],
    lacks: ['correct', 'track'],
  },
];

/** A game up to its last delivery, or null when it takes too long or is told too unlike a table. */
function record({ board, setup, most, has, lacks }: Recording, seed: number): GameFile | null {
  const { game } = readGame({
    format: 'kontor-game',
    version: 1,
    game: 'europe',
    board,
    setup,
    commands: [],
    cursor: 0,
  });
  const table = new TableSim(game!, new Rng(seed));
  const bot = new Bot(table);
  while (table.state.phase.name !== 'over') {
    if (table.said >= most || table.state.tracking !== 'full') return null;
    table.say(bot.next());
  }
  const played = table.file();
  const kinds = new Set(played.commands.map(({ type }) => type));
  const told = has.every((type) => kinds.has(type)) && !lacks.some((type) => kinds.has(type));
  return told && !played.commands.some(({ override }) => override) ? played : null;
}

for (const recording of RECORDINGS) {
  let recorded: GameFile | null = null;
  for (let seed = 1; seed <= SEEDS && !recorded; seed++) recorded = record(recording, seed);
  if (!recorded) throw new Error(`No seed gives a game for ${recording.to}`);
  const { commands, ...rest } = recorded;
  const lines = commands.map((command) => `    ${JSON.stringify(command)}`).join(',\n');
  const head = JSON.stringify({ ...rest, commands: [] }, null, 2);
  mkdirSync(dirname(recording.to), { recursive: true });
  writeFileSync(
    recording.to,
    `${head.replace('"commands": []', `"commands": [\n${lines}\n  ]`)}\n`,
  );
  process.stdout.write(`${commands.length} commands, written to ${recording.to}\n`);
}
