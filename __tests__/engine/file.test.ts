import fc from 'fast-check';

import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import type { Command } from '@/engine/europe/commands';
import {
  MAX_COMMANDS,
  readGame,
  replayGame,
  resume,
  type FileProblem,
  type GameFile,
} from '@/engine/europe/file';
import { structuralFlaws } from '@/scripts/lib/invariants';
import { playGame } from '@/scripts/lib/random-game';

import { mutated, slips } from './support/mutate';

const FILE: GameFile = {
  format: 'kontor-game',
  version: 1,
  game: 'europe',
  board: 'practice-short',
  setup: {
    players: [{ colour: 'red', name: 'Ann' }, { colour: 'blue' }, { colour: 'white' }],
    start: 'fixed',
    tracking: 'full',
  },
  commands: [{ type: 'placeFixed' }, { type: 'roll', dice: 8 }, { type: 'endTurn' }],
  cursor: 3,
};

function problemsOf(input: unknown): FileProblem[] {
  const { game, problems } = readGame(input);
  expect(game).toBeNull();
  expect(problems.length).toBeGreaterThan(0);
  return problems;
}

const withSetup = (change: object): unknown => ({ ...FILE, setup: { ...FILE.setup, ...change } });
const withCommands = (...commands: readonly unknown[]): unknown => ({ ...FILE, commands });

describe('a game file', () => {
  it('that is sound is read without a word', () => {
    const { game, problems } = readGame(FILE);
    expect(problems).toEqual([]);
    expect(game!.board.id).toBe('practice-short');
    expect(game!.table.seats).toEqual(['red', 'blue', 'white']);
    expect(game!.start.players.red.name).toBe('Ann');
  });

  it('may carry its board along', () => {
    const board = { ...PRACTICE_MAIN, id: 'ours' };
    const setup = { ...FILE.setup, start: 'variable' as const };
    const { game } = readGame({ ...FILE, board, setup, commands: [], cursor: 0 });
    expect(game!.start.board.id).toBe('ours');
  });

  it('plays only the commands before its cursor, and keeps the others for redo', () => {
    const { game } = readGame({ ...FILE, cursor: 1 });
    const report = replayGame(game!);
    expect(report.state.phase).toEqual({ name: 'roll' });
    expect(report.events.every((event) => event.command === 0)).toBe(true);
    expect(resume(game!).log).toEqual({ commands: FILE.commands, cursor: 1 });
  });

  it('E-DEV-2: a card played that nobody saw being bought left the deck all the same', () => {
    const play: Command = { type: 'playCard', effects: { gold: 1 }, override: true };
    const { game } = readGame({ ...FILE, commands: [...FILE.commands, play], cursor: 4 });
    const { deck, players } = replayGame(game!).state;
    expect(deck).toEqual({ left: 24, discarded: 1 });
    expect(players.blue.cards).toBe(0);
  });

  it('lists objections and questions by the command they answer, and plays on', () => {
    const commands: Command[] = [
      { type: 'endTurn' },
      { type: 'placeFixed' },
      { type: 'roll', dice: 8 },
      { type: 'roll', dice: 5 },
      { type: 'endTurn' },
    ];
    const { game } = readGame({ ...FILE, commands, cursor: 5 });
    const { objections, state } = replayGame(game!);
    expect(objections).toMatchObject([
      { command: 0, code: 'not-now', possible: false },
      { command: 3, code: 'not-now', rule: 'E-ROLL-1', possible: true },
    ]);
    expect(state.turn).toMatchObject({ number: 2, player: 'blue' });
  });
});

describe('what is wrong with a game file', () => {
  it.each<[string, unknown, object]>([
    ['nothing at all', undefined, { code: 'not-an-object', at: '' }],
    ['a text', 'kontor-game', { code: 'not-an-object', at: '' }],
    ['a list', [FILE], { code: 'not-an-object', at: '' }],
    ['another format', { ...FILE, format: 'x' }, { code: 'not-one-of', at: 'format' }],
    ['another game', { ...FILE, game: 'chess' }, { code: 'not-one-of', at: 'game' }],
    ['a version of nothing', { ...FILE, version: 0 }, { code: 'out-of-range', at: 'version' }],
    [
      'a version and a half',
      { ...FILE, version: 0.5 },
      { code: 'not-a-whole-number', at: 'version' },
    ],
    ['no version', { ...FILE, version: NaN }, { code: 'not-a-whole-number', at: 'version' }],
    ['a key nobody knows', { ...FILE, extra: 1 }, { code: 'unknown-key', at: 'extra' }],
    [
      'an unknown board',
      { ...FILE, board: 'atlantis' },
      { code: 'unknown-board', at: 'board', is: 'atlantis' },
    ],
    ['no commands', { ...FILE, commands: {} }, { code: 'not-a-list', at: 'commands' }],
    ['a cursor below nothing', { ...FILE, cursor: -1 }, { code: 'out-of-range', at: 'cursor' }],
    ['a cursor past the end', { ...FILE, cursor: 4 }, { code: 'cursor-past-end', at: 'cursor' }],
    ['a command that is none', withCommands(7, 8, 9), { code: 'not-an-object', at: 'commands[0]' }],
    [
      'an unknown command',
      withCommands({ type: 'fly' }),
      { code: 'not-one-of', at: 'commands[0].type' },
    ],
    ['a command without a type', withCommands({}), { code: 'not-one-of', at: 'commands[0].type' }],
    ['dice not told', withCommands({ type: 'roll' }), { code: 'missing', at: 'commands[0].dice' }],
    [
      'dice that cannot be',
      withCommands({ type: 'roll', dice: 13 }),
      { code: 'out-of-range', at: 'commands[0].dice' },
    ],
    [
      'dice in words',
      withCommands({ type: 'roll', dice: 'six' }),
      { code: 'not-a-whole-number', at: 'commands[0].dice' },
    ],
    [
      'a misspelt field',
      withCommands({ type: 'endTurn', who: 'red' }),
      { code: 'unknown-key', at: 'commands[0].who' },
    ],
    [
      'an override in words',
      withCommands({ type: 'endTurn', override: 'yes' }),
      { code: 'not-yes-or-no', at: 'commands[0].override' },
    ],
    [
      'a place that is a number',
      withCommands({ type: 'placeNeutral', at: 5 }),
      { code: 'not-a-text', at: 'commands[0].at' },
    ],
    [
      'a place that is a letter',
      withCommands({ type: 'placeNeutral', at: 'A' }),
      { code: 'missing', at: 'commands[0].at' },
    ],
    [
      'a place that is a novel',
      withCommands({ type: 'placeNeutral', at: 'x'.repeat(1e5) }),
      { code: 'too-long', at: 'commands[0].at' },
    ],
    [
      'cards that are none',
      withCommands({ type: 'discard', player: 'red', cards: { gold: 1 } }),
      { code: 'unknown-key', at: 'commands[0].cards.gold' },
    ],
    [
      'a correction of nothing',
      withCommands({ type: 'correct', set: [{ of: 'fate' }] }),
      { code: 'not-one-of', at: 'commands[0].set[0].of' },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(input)[0]).toMatchObject({ part: 'file', ...problem });
  });

  it.each<[string, unknown, object]>([
    ['a set-up that is none', { ...FILE, setup: 'fixed' }, { code: 'not-an-object', at: 'setup' }],
    ['nobody', withSetup({ players: [] }), { code: 'player-count', at: 'setup.players', is: 0 }],
    [
      'two',
      withSetup({ players: [{ colour: 'red' }, { colour: 'blue' }] }),
      { code: 'player-count', at: 'setup.players', is: 2 },
    ],
    [
      'a colour twice',
      withSetup({ players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'red' }] }),
      { code: 'colour-twice', at: 'setup.players[2]', is: 'red' },
    ],
    [
      'a colour of another box',
      withSetup({ players: [{ colour: 'pink' }] }),
      { code: 'not-one-of', at: 'setup.players[0].colour' },
    ],
    [
      'a stranger begins',
      withSetup({ first: 'orange' }),
      { code: 'first-not-playing', at: 'setup.first' },
    ],
    [
      'a fixed start on the main side',
      { ...FILE, board: 'practice-main' },
      { code: 'fixed-on-main', at: 'setup.start' },
    ],
    [
      'a robber off the board',
      withSetup({ robber: 'Z9' }),
      { code: 'robber-place', at: 'setup.robber', is: 'Z9' },
    ],
    [
      'an option nobody knows',
      withSetup({ options: { magic: true } }),
      { code: 'unknown-key', at: 'setup.options.magic' },
    ],
    [
      'an option half on',
      withSetup({ options: { startCoins: 1 } }),
      { code: 'not-yes-or-no', at: 'setup.options.startCoins' },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(input)[0]).toMatchObject({ part: 'setup', ...problem });
  });

  it('a robber on a number', () => {
    const { at } = PRACTICE_SHORT.hexes.find((hex) => hex.number !== undefined)!;
    const [problem] = problemsOf(withSetup({ robber: at }));
    expect(problem).toMatchObject({ part: 'setup', code: 'robber-on-number', is: at });
  });

  it('a missing key, each by its name', () => {
    for (const key of Object.keys(FILE) as (keyof GameFile)[]) {
      const { [key]: _gone, ...rest } = FILE;
      expect(problemsOf(rest)).toContainEqual({ part: 'file', code: 'missing', at: key });
      const unset = { ...FILE, [key]: undefined };
      expect(problemsOf(unset)[0]).toMatchObject({ at: key });
    }
  });

  it('a board that is null', () => {
    expect(problemsOf({ ...FILE, board: null })).toMatchObject([
      { part: 'board', code: 'not-an-object' },
    ]);
  });

  it('a board with errors, which are told; its warnings are not', () => {
    const [first, second] = PRACTICE_SHORT.sites;
    const sites = [{ ...first!, name: '' }, second!];
    const codes = problemsOf({ ...FILE, board: { ...PRACTICE_SHORT, sites } }).map(
      ({ part, code }) => `${part} ${code}`,
    );
    expect(codes).toContain('board too-few-purple');
    expect(codes).not.toContain('board site-unnamed');
    expect(codes).not.toContain('board too-few-sites');
  });

  it('everything in one pass', () => {
    const problems = problemsOf({
      format: 'kontor-game',
      version: 1,
      game: 'europe',
      board: 'nowhere',
      setup: { ...FILE.setup, tracking: 'some', extra: true },
      commands: [{ type: 'roll', dice: 1 }, { type: 'placeFixed' }, null],
      cursor: 9,
    });
    expect(problems.map(({ part, at, code }) => `${part} ${at} ${code}`)).toEqual([
      'file commands[0].dice out-of-range',
      'file commands[2] not-an-object',
      'file cursor cursor-past-end',
      'file board unknown-board',
      'setup setup.tracking not-one-of',
      'setup setup.extra unknown-key',
    ]);
  });

  it.each([2, 99, 1.5, Infinity])('version %p is a newer one, and no more is said', (version) => {
    expect(problemsOf({ version, commands: 'in another form' })).toEqual([
      { part: 'file', code: 'newer-version', at: 'version', is: version },
    ]);
  });
});

describe('a hostile file', () => {
  const parsed = (text: string): unknown => JSON.parse(text);

  it('with keys of the prototype is refused for them, and changes nothing', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const text = JSON.stringify(FILE).replace('{', `{"${key}":{"polluted":true},`);
      expect(problemsOf(parsed(text))).toMatchObject([{ code: 'unknown-key', at: key }]);
      const typed = withCommands({ type: key });
      expect(problemsOf(typed)[0]).toMatchObject({ code: 'not-one-of', at: 'commands[0].type' });
      const hands = parsed(`{"type":"confirmHands","hands":{"${key}":3}}`);
      expect(problemsOf(withCommands(hands))[0]).toMatchObject({ code: 'unknown-key' });
    }
    expect({}).not.toHaveProperty('polluted');
    expect(problemsOf({ ...FILE, board: 'toString' })).toMatchObject([{ code: 'unknown-board' }]);
  });

  it('finds no piece, token or route under the name of a method', () => {
    const places = ['toString', 'valueOf'];
    const override = true;
    const commands = places.flatMap((name): Command[] => [
      { type: 'placeNeutral', at: name, override },
      { type: 'placePost', player: 'red', at: name, override },
      { type: 'moveRobber', to: name, override },
      { type: 'layRoute', path: name, override },
      { type: 'hireMerchant', at: name, override },
      { type: 'outfitCaravan', path: name, override },
      { type: 'moveMerchant', merchant: 'red-1', to: name, grain: 0, override },
      { type: 'moveCaravan', caravan: 'red-1', along: [name], salt: 0, override },
      { type: 'deliver', caravan: 'red-1', at: name, override },
      { type: 'correct', set: [{ of: 'caravan', piece: 'red-1', to: name }] },
      { type: 'correct', set: [{ of: 'merchant', piece: 'red-1', to: name }] },
      { type: 'correct', set: [{ of: 'route', path: name, to: 'red' }] },
      { type: 'correct', set: [{ of: 'post', at: name, to: 'red' }] },
      { type: 'correct', set: [{ of: 'robber', to: name }] },
      { type: 'correct', set: [{ of: 'token', hex: name, to: null }] },
    ]);
    const { game } = readGame({ ...FILE, commands: [...FILE.commands, ...commands], cursor: 33 });
    const { objections, state } = replayGame(game!);
    expect(objections).toHaveLength(commands.length);
    expect(state).toEqual(replayGame(readGame(FILE).game!).state);
  });

  it('moves no token from under the name of a method', () => {
    const options = { startTokens: true };
    const setup = { ...FILE.setup, start: 'variable' as const, first: 'red' as const, options };
    const slots = PRACTICE_SHORT.hexes.filter((hex) => hex.slot && !hex.arch);
    const sites = PRACTICE_SHORT.sites.filter((site) => site.kind === 'purple');
    const commands = sites.flatMap(({ at }) =>
      slots.map((hex): Command => ({
        type: 'placePost',
        player: 'red',
        at,
        token: { hex: hex.at, from: 'toString' },
        override: true,
      })),
    );
    const { game } = readGame({ ...FILE, setup, commands, cursor: commands.length });
    const { objections, events } = replayGame(game!);
    expect(objections.map((each) => 'code' in each && each.code)).toContain('token-not-there');
    expect(events).toEqual([]);
  });

  it('nested ever so deeply is refused at its first level', () => {
    const deep = parsed('['.repeat(5000) + ']'.repeat(5000));
    expect(problemsOf({ ...FILE, commands: deep })).toHaveLength(2);
    expect(problemsOf({ ...FILE, setup: deep })).toMatchObject([{ code: 'not-an-object' }]);
    expect(problemsOf({ ...FILE, board: deep })).toMatchObject([{ code: 'not-an-object' }]);
    expect(problemsOf({ ...FILE, extra: deep })).toMatchObject([{ code: 'unknown-key' }]);
  });

  it('with huge lists is refused without reading them', () => {
    const commands = new Array<unknown>(MAX_COMMANDS + 1).fill(null);
    expect(problemsOf({ ...FILE, commands })).toEqual([
      { part: 'file', code: 'too-long', at: 'commands', expected: `${MAX_COMMANDS}` },
    ]);
    const hexes = new Array<unknown>(1e6).fill({});
    expect(problemsOf({ ...FILE, board: { ...PRACTICE_SHORT, hexes } })).toMatchObject([
      { part: 'board', code: 'too-long', at: 'hexes' },
    ]);
  });

  it('full of faults lists no more of them than anyone reads', () => {
    const faulty = (command: unknown) => new Array<unknown>(MAX_COMMANDS).fill(command);
    for (const command of [null, {}, { type: 'roll', dice: NaN }]) {
      expect(problemsOf({ ...FILE, commands: faulty(command) })).toHaveLength(200);
    }
  });

  it('with numbers that count nothing is refused', () => {
    for (const odd of [NaN, Infinity, -Infinity, 1e21, 0.1]) {
      expect(problemsOf({ ...FILE, cursor: odd })[0]).toMatchObject({ at: 'cursor' });
      const [problem] = problemsOf(withCommands({ type: 'roll', dice: odd }));
      expect(problem).toMatchObject({ at: 'commands[0].dice' });
    }
  });

  it('never breaks the reader, nor the rules when it can still be played', () => {
    const short = playGame(7, { side: 'short' }, { invariants: false }).table.file();
    const commands = short.commands.slice(0, 120);
    // Some commands undone, so that one may be missing without the cursor passing the end.
    const full = { ...short, commands, cursor: commands.length - 3 };
    const whole = { ...FILE, board: PRACTICE_SHORT, cursor: 1 };
    let playable = 0;
    fc.assert(
      fc.property(fc.constantFrom('file', 'board', 'commands'), slips(3), (where, slipped) => {
        const slippedIn = {
          file: () => mutated(full, slipped),
          board: () => mutated(whole, slipped),
          commands: () => ({ ...full, commands: mutated(full.commands, slipped) }),
        };
        const { game, problems } = readGame(slippedIn[where]());
        expect(game === null).toBe(problems.length > 0);
        if (!game) return;
        playable++;
        const { objections, state } = replayGame(game);
        expect(JSON.parse(JSON.stringify({ objections, state }))).toEqual({ objections, state });
      }),
      { numRuns: 1500 },
    );
    expect(playable).toBeGreaterThan(50);
  });

  it('leaves a table that can be, whatever is told in the wrong place or against the rules', () => {
    const { table } = playGame(11, { side: 'short' }, { invariants: false });
    const file = table.file();
    const said = file.commands.filter(({ type }) => type !== 'correct' && type !== 'track');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...said), { minLength: 1, maxLength: 40 }),
        fc.nat(),
        (told, at) => {
          const kept = said.slice(0, 16 + (at % (said.length - 16)));
          const commands = [...kept, ...told.map((command) => ({ ...command, override: true }))];
          const { game } = readGame({ ...file, commands, cursor: commands.length });
          expect(structuralFlaws(resume(game!).state)).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
});
