import { readFileSync } from 'node:fs';

import { readGame, replayGame } from '@/engine/europe/file';

/** `npm run --silent replay -- FILE`, or `-` for standard input: what a game file leads to, as JSON. */

const STDIN = 0;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) fail('Usage: npm run --silent replay -- FILE   (or -)');
const name = file === '-' ? 'Standard input' : file;

function readInput(from: string | number): string {
  try {
    return readFileSync(from, 'utf8');
  } catch (error) {
    return fail(`Cannot read ${name}: ${(error as Error).message}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`${name} is not JSON: ${(error as Error).message}`);
  }
}

const { game, problems } = readGame(parse(readInput(file === '-' ? STDIN : file)));
if (!game) {
  const lines = problems.map((problem) => {
    const { code, at, part, ...details } = problem;
    const rest = Object.entries(details).map(([key, value]) => `${key} ${value}`);
    return `  ${[part, at].filter(Boolean).join(' ')}: ${code}${rest.length > 0 ? ` (${rest.join(', ')})` : ''}`;
  });
  fail(`${name} is not a game that can be played:\n${lines.join('\n')}`);
}
process.stdout.write(`${JSON.stringify(replayGame(game), null, 2)}\n`);
