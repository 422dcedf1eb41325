import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readGame, replayGame, type GameFile } from '@/engine/europe/file';

const root = path.resolve(__dirname, '..', '..');
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The command of `npm run replay`, without npm in between. */
const [, ...command] = (
  JSON.parse(text('package.json')) as { scripts: { replay: string } }
).scripts.replay.split(' ');

function replay(args: readonly string[], input = '') {
  const options = { cwd: root, input, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [...command, ...args], options);
}

/** The games that the documentation shows. */
const examples = [...text('docs/game-file.md').matchAll(/```json\n([\s\S]*?)```/g)]
  .map(([, json]) => JSON.parse(json!) as GameFile)
  .filter((file) => file.format === 'kontor-game');

const folder = mkdtempSync(path.join(os.tmpdir(), 'kontor-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

jest.setTimeout(60_000);

describe('the examples of the documentation', () => {
  it('are two', () => {
    expect(examples).toHaveLength(2);
  });

  it.each(examples.map((file) => [String(file.board), file] as const))(
    'the one on %s is played without an objection, to its last command',
    (_, file) => {
      const { game, problems } = readGame(file);
      expect(problems).toEqual([]);
      expect(file.cursor).toBe(file.commands.length);
      const { objections, events } = replayGame(game!);
      expect(objections).toEqual([]);
      expect(events.at(-1)).toMatchObject({ type: 'turnBegan', command: file.cursor - 1 });
    },
  );
});

describe('npm run replay', () => {
  it('prints events, state and objections of a file as JSON, and nothing else', () => {
    const [example] = examples;
    const commands = [...example!.commands, { type: 'buyCard' }];
    const file = { ...example, commands, cursor: commands.length };
    const { status, stdout, stderr } = replay([save('game.json', JSON.stringify(file))]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as ReturnType<typeof replayGame>;
    expect(Object.keys(report)).toEqual(['events', 'state', 'objections']);
    expect(report).toEqual(replayGame(readGame(file).game!));
    expect(report.objections).toMatchObject([{ command: 3, code: 'not-now', rule: 'E-BUILD-1' }]);
    expect(report.state.turn).toMatchObject({ number: 2, player: 'blue' });
  });

  it('reads standard input for -', () => {
    const { status, stdout } = replay(['-'], JSON.stringify(examples[1]));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(replayGame(readGame(examples[1]).game!));
  });

  it('tells every problem of a file that is no game, with its place', () => {
    const bad = { ...examples[0], board: 'atlantis', commands: [{ type: 'roll', dice: 'six' }] };
    const file = save('bad.json', JSON.stringify(bad));
    const { status, stdout, stderr } = replay([file]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.split('\n')).toEqual([
      `${file} is not a game that can be played:`,
      '  file commands[0].dice: not-a-whole-number',
      '  file cursor: cursor-past-end',
      '  file board: unknown-board (is atlantis)',
      '',
    ]);
  });

  it('tells what is not JSON', () => {
    const { status, stdout, stderr } = replay(['-'], 'roll: 8');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Standard input is not JSON: .+\n$/s);
  });

  it('tells which file it cannot read', () => {
    const { status, stdout, stderr } = replay([path.join(folder, 'none.json')]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('Cannot read');
    expect(stderr).toContain('none.json');
  });

  it('tells how to use it', () => {
    const { status, stderr } = replay([]);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run --silent replay -- FILE');
  });
});
