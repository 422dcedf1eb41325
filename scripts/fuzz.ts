import { readFileSync } from 'node:fs';
import path from 'node:path';

import { deflateSync, strToU8 } from 'fflate';

import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { readBoard } from '@/engine/europe/board/read';
import { packBoard } from '@/engine/europe/board/share';
import { readGame, replayGame, resume, type GameFile } from '@/engine/europe/file';
import { checksum } from '@/store/checksum';
import { addScan, codesIn, splitIntoCodes, type Scans } from '@/store/codes';
import { BASE32, BASE64URL, toLetters, type Alphabet } from '@/store/letters';
import {
  boardAsCodes,
  boardAsFile,
  boardAsText,
  readScans,
  readShared,
  type Shared,
} from '@/store/share';

import { countFrom } from './lib/args';
import { structuralFlaws } from './lib/invariants';
import { Rng } from './lib/rng';
import { garbled, generated, spoiled } from './lib/spoiled';

/**
 * `npm run fuzz -- 100000`: so many game and board files with something wrong in them. None may
 * throw, none may take a second, and none may be accepted in a state that cannot be.
 */

const SLOWEST_MS = 1000;
const count = countFrom(process.argv.slice(2), 5000, 'Usage: npm run fuzz -- FILES');

const fixture = (at: string) => JSON.parse(readFileSync(path.resolve(at), 'utf8')) as GameFile;
const evening = fixture('__tests__/fixtures/evening.json');
const games: readonly GameFile[] = [
  { ...evening, commands: evening.commands.slice(0, 60), cursor: 60 },
  { ...evening, board: { ...PRACTICE_MAIN, id: 'ours' }, commands: [], cursor: 0 },
  fixture('e2e/fixtures/three.json'),
  fixture('e2e/fixtures/four.json'),
];
const boards = [PRACTICE_MAIN, PRACTICE_SHORT];
/** The first bytes of a photo of 640 by 480; nobody reads further. */
const SAFE = 'data:image/jpeg;base64,';
const photo = {
  picture: { url: `${SAFE}/9j/wAARCAHgAoADAAAAAAA=`, width: 640, height: 480 },
  fit: {
    pins: ['B1', 'H1', 'H6e', 'B6'],
    points: [
      { x: 40, y: 50 },
      { x: 600, y: 40 },
      { x: 620, y: 460 },
      { x: 20, y: 440 },
    ],
    opacity: 1,
    inPlay: true,
  },
};
const covers = boards.map((board) => JSON.parse(boardAsFile(board, photo)) as unknown);

interface Tally {
  files: number;
  accepted: number;
  slowest: number;
}
type Verdict = { readonly accepted: boolean; readonly flaws: readonly string[] };

/** A correction may say anything, also what a table cannot look like: the table is the truth. */
function judgeGame(input: unknown): Verdict {
  const { game, problems } = readGame(input);
  if (!game) return { accepted: false, flaws: problems.length > 0 ? [] : ['refused unexplained'] };
  const { state } = resume(game);
  JSON.stringify(replayGame(game));
  const corrected = game.file.commands.some(({ type }) => type === 'correct');
  return { accepted: true, flaws: corrected ? [] : structuralFlaws(state) };
}

function judgeBoard(input: unknown): Verdict {
  const { board, problems } = readBoard(input);
  const errors = problems.filter(({ level }) => level === 'error');
  if (board && errors.length > 0) return { accepted: true, flaws: ['accepted with errors'] };
  if (!board && errors.length === 0) return { accepted: false, flaws: ['refused unexplained'] };
  return { accepted: board !== null, flaws: [] };
}

/** As a person hands it in: text, which need not even be JSON. */
function judgeGameText(text: string): Verdict {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { accepted: false, flaws: [] };
  }
  return judgeGame(input);
}

function judgeShared(shared: Shared | null): Verdict {
  if (!shared || 'fault' in shared) return { accepted: false, flaws: [] };
  const { file, photo } = shared;
  const flaws = [...judgeBoard(file).flaws];
  const url = typeof photo === 'object' ? photo.picture.url : SAFE;
  if (!url.startsWith(SAFE)) flaws.push(`took in ${url.slice(0, 40)}`);
  return { accepted: true, flaws };
}

function judgeCodes(text: string): Verdict {
  let scans: Scans | null = null;
  for (const code of codesIn(text)) ({ scans } = addScan(scans, code));
  return judgeShared(scans && readScans(scans));
}

/** A board with something wrong in it, packed by somebody who knows how. */
function packed(rng: Rng, alphabet: Alphabet): string {
  const wrong = rng.chance(0.9)
    ? spoiled(packBoard(rng.pick(boards)), rng, rng.between(1, 4))
    : generated(rng, 5);
  return toLetters(deflateSync(strToU8(JSON.stringify(wrong) ?? '')), alphabet);
}

function boardText(rng: Rng): string {
  if (rng.chance(0.5)) return garbled(boardAsText(rng.pick(boards)), rng, rng.between(1, 3));
  const letters = packed(rng, BASE64URL);
  return `KONTOR1:${checksum(letters)}:${letters}`;
}

function boardCodes(rng: Rng): string {
  const whole = rng.chance(0.5);
  const codes = whole ? boardAsCodes(rng.pick(boards)) : splitIntoCodes(packed(rng, BASE32));
  const text = rng.shuffled(codes ?? []).join('\n');
  return whole ? garbled(text, rng, rng.between(1, 3)) : text;
}

const asText = (file: unknown): string => JSON.stringify(file) ?? '';

const KINDS: readonly [string, (rng: Rng) => unknown, (input: unknown) => Verdict][] = [
  ['game, one slip', (rng) => spoiled(rng.pick(games), rng, 1), judgeGame],
  ['game, several', (rng) => spoiled(rng.pick(games), rng, rng.between(2, 8)), judgeGame],
  ['game, invented', (rng) => generated(rng, 5), judgeGame],
  ['board, one slip', (rng) => spoiled(rng.pick(boards), rng, 1), judgeBoard],
  ['board, several', (rng) => spoiled(rng.pick(boards), rng, rng.between(2, 8)), judgeBoard],
  ['board, invented', (rng) => generated(rng, 5), judgeBoard],
  [
    'game, as text',
    (rng) => garbled(asText(spoiled(rng.pick(games), rng, rng.below(3))), rng, rng.below(3)),
    (text) => judgeGameText(text as string),
  ],
  [
    'board, as text',
    (rng) => garbled(asText(spoiled(rng.pick(boards), rng, rng.below(3))), rng, rng.below(3)),
    (text) => judgeShared(readShared(text as string)),
  ],
  ['board, packed', boardText, (text) => judgeShared(readShared(text as string))],
  ['board, codes', boardCodes, (text) => judgeCodes(text as string)],
  [
    'board with photo',
    (rng) => asText(spoiled(rng.pick(covers), rng, rng.between(1, 5))),
    (text) => judgeShared(readShared(text as string)),
  ],
];

const tallies = new Map<string, Tally>();
const failures: { seed: number; kind: string; why: string }[] = [];
const own = Object.getOwnPropertyNames(Object.prototype).length;

for (let seed = 1; seed <= count; seed++) {
  const [kind, make, judge] = KINDS[seed % KINDS.length]!;
  const input = make(new Rng(seed));
  const tally = tallies.get(kind) ?? { files: 0, accepted: 0, slowest: 0 };
  tallies.set(kind, tally);
  tally.files++;
  const fail = (why: string) => failures.push({ seed, kind, why });
  const began = process.cpuUsage();
  try {
    const { accepted, flaws } = judge(input);
    if (accepted) tally.accepted++;
    if (flaws.length > 0) fail(flaws.slice(0, 3).join('; '));
  } catch (error) {
    fail(
      String((error as Error).stack)
        .split('\n')
        .slice(0, 6)
        .join('\n'),
    );
  }
  // Not time on the clock: other work on the machine is not the reader's fault.
  const { user, system } = process.cpuUsage(began);
  const took = (user + system) / 1000;
  tally.slowest = Math.max(tally.slowest, took);
  if (took > SLOWEST_MS) fail(`took ${Math.round(took)} ms`);
  if (Object.getOwnPropertyNames(Object.prototype).length !== own) fail('changed Object.prototype');
}

const row = (cells: readonly string[]) =>
  `${cells[0]!.padEnd(18)}${cells
    .slice(1)
    .map((cell) => cell.padStart(12))
    .join('')}\n`;
process.stdout.write(row(['', 'files', 'accepted', 'slowest', 'failures']));
for (const [kind, { files, accepted, slowest }] of tallies) {
  const failed = failures.filter((failure) => failure.kind === kind).length;
  process.stdout.write(
    row([kind, `${files}`, `${accepted}`, `${slowest.toFixed(0)} ms`, `${failed}`]),
  );
}
for (const { seed, kind, why } of failures.slice(0, 10)) {
  process.stdout.write(`\nfile ${seed} (${kind}): ${why}\n`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
