import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { BOARD_PROBLEMS } from '@/engine/europe/board/problems';
import { readBoard } from '@/engine/europe/board/read';
import { readGame } from '@/engine/europe/file';
import { readSetup } from '@/engine/europe/setup';
import { CATALOGS } from '@/locales';
import { LANGUAGES } from '@/locales/language';
import { problemPlace, type Problem, type ProblemCode } from '@/locales/problems';

import { SHORT } from '../engine/support/boards';
import { FOUR } from '../engine/support/tables';
import { eachLanguage, flawsOf } from './support/flaws';

const FILE = PRACTICE_SHORT;
const board = (change: object): Problem[] => [...readBoard({ ...FILE, ...change }).problems];
const setup = (change: object): Problem[] => [
  ...readSetup({ ...FOUR, start: 'variable', ...change }, SHORT).problems,
];
const GAME = {
  format: 'kontor-game',
  version: 1,
  game: 'europe',
  board: FILE.id,
  setup: FOUR,
  commands: [],
  cursor: 0,
};
const game = (change: object): Problem[] => readGame({ ...GAME, ...change }).problems;

const [land] = FILE.hexes.filter((hex) => hex.number !== undefined);
const [sea] = FILE.hexes.filter((hex) => hex.terrain === 'sea');
const [site, other] = FILE.sites;
const withHex = (hex: object) => ({ hexes: [...FILE.hexes.filter((each) => each !== land), hex] });
const withSite = (extra: object) => ({ sites: [...FILE.sites, extra] });
const withPath = (...extra: object[]) => ({ paths: [...(FILE.paths ?? []), ...extra] });
const pieces = { posts: [site!.at, site!.at], route: 'ZZ9' };
const free = (FILE.paths ?? []).reduce(
  (taken, path) => taken.filter((at) => at !== path.at),
  [`${land!.at}n`],
)[0]!;

/** Boards, set-ups and files broken in every way there is. */
const BROKEN: readonly Problem[] = [
  ...board(withHex({ ...land, at: 'lyon' })),
  ...board(withHex({ ...land, at: 'A5' })),
  ...board({ hexes: [...FILE.hexes, land] }),
  ...board({ hexes: [], robber: undefined }),
  ...board(withHex({ ...land, slot: 'green' })),
  ...board(withHex({ ...land, arch: true })),
  ...board(withHex({ ...land, terrain: 'sea' })),
  ...board(withHex({ at: land!.at, terrain: land!.terrain })),
  ...board({ hexes: FILE.hexes.filter((hex) => hex.terrain !== 'saltworks') }),
  ...board(withSite({ ...site, at: 'here' })),
  ...board(withSite({ ...site, at: 'Z40e' })),
  ...board(withSite(site!)),
  ...board({ sites: [{ ...site, name: '' }, ...FILE.sites.slice(1)] }),
  ...board({ sites: [{ ...site, name: other!.name }, ...FILE.sites.slice(1)] }),
  ...board({ hexes: FILE.hexes.filter((hex) => hex.at < 'F' || hex.at > 'H') }),
  ...board({ sites: FILE.sites.map((each) => ({ ...each, coins: 2, kind: 'brown' })) }),
  ...board({ sites: FILE.sites.slice(0, 5) }),
  ...board(withPath({ at: 'up' }, { at: 'Z40n' })),
  ...board(withPath({ at: free, kind: 'absent', double: true }, { at: free })),
  ...board({ tokens: [{ colour: 'green', arch: true }] }),
  ...board({ tokens: FILE.tokens.map((token) => ({ ...token, number: 3 })) }),
  ...board({ tokens: [] }),
  ...board({ robber: sea?.at ?? 'ZZ9' }),
  ...board({ robber: land!.at }),
  ...board({ hexes: [land], robber: undefined }),
  ...board({ start: { red: pieces } }),
  ...board({ start: { red: { posts: [site!.at], route: free } } }),
  ...board({ deck: [{ name: 'X', count: 21, effects: {} }] }),
  ...board({ side: 'tall', layout: 3, name: 'n'.repeat(200), colour: 1 }),
  ...board({ hexes: 'none', sites: [4, { at: 7, name: 'X', kind: 'purple', coins: 1.5 }] }),
  ...board({ id: ' ' }),
  ...board({ practice: 'yes', tokens: [{ colour: 'green', number: 7 }] }),
  ...setup({ players: FOUR.players.slice(0, 2) }),
  ...setup({ players: [...FOUR.players.slice(0, 3), FOUR.players[0]] }),
  ...setup({ players: FOUR.players.slice(0, 3), first: 'orange' }),
  ...readSetup({ ...FOUR, start: 'fixed' }, { ...SHORT, side: 'main' }).problems,
  ...setup({ robber: 'ZZ9' }),
  ...setup({ robber: land!.at }),
  ...game({ version: 2 }),
  ...game({ board: 'atlantis' }),
  ...game({ cursor: 5 }),
  ...game({ cursor: -1 }),
  ...readGame(4).problems,
];

const codes = Object.keys(CATALOGS.en.problems) as ProblemCode[];

test('every problem a board can have is met here, and every other one', () => {
  expect(
    Object.keys(BOARD_PROBLEMS).filter((code) => !codes.includes(code as ProblemCode)),
  ).toEqual([]);
  const met = new Set(BROKEN.map(({ code }) => code));
  expect(codes.filter((code) => !met.has(code))).toEqual([]);
});

describe.each(eachLanguage)('%s', (language) => {
  const { problems, saveFaults, words } = CATALOGS[language];
  const file: BoardFile = FILE;

  test('says what is wrong, with and without the file at hand', () => {
    const lines = BROKEN.flatMap((problem) => [
      problems[problem.code](problem, problemPlace(problem, language, words, file)),
      problems[problem.code](problem, problemPlace(problem, language, words)),
      problems[problem.code](problem, ''),
    ]);
    expect(lines.flatMap((line) => flawsOf(line, language)).slice(0, 10)).toEqual([]);
    for (const line of lines) expect(line).toMatch(/[.?]$/);
  });

  test('has the bare facts missing and still says something', () => {
    const lines = codes.map((code) =>
      problems[code]({ code, at: 'sites', is: 1, expected: 2 }, ''),
    );
    expect(lines.flatMap((line) => flawsOf(line, language))).toEqual([]);
  });

  test('tells trouble with saves in a title and a few sentences', () => {
    for (const { title, text } of Object.values(saveFaults)) {
      expect([...flawsOf(title, language), ...flawsOf(text, language)]).toEqual([]);
      expect(title.length).toBeLessThanOrEqual(34);
      expect(text).toMatch(/\.$/);
    }
  });
});

describe('the place of a problem', () => {
  const place = (problem: Pick<Problem, 'at' | 'id'>) =>
    LANGUAGES.map((language) =>
      problemPlace(problem, language, CATALOGS[language].words, {
        hexes: [{ at: 'D6', terrain: 'pasture' }],
        sites: [
          { at: 'E6w', name: 'Wien', kind: 'purple' },
          { at: 'E6e', name: '', kind: 'brown' },
        ],
        paths: [{ at: 'F7n' }],
      }),
    );

  test.each([
    [{ at: 'sites[0]', id: 'E6w' }, ['Вена', 'Vienna', 'Wien']],
    [{ at: 'sites[0].coins' }, ['Вена', 'Vienna', 'Wien']],
    [{ at: 'start.red.posts[1]', id: 'E6w' }, ['Вена', 'Vienna', 'Wien']],
    [{ at: 'sites[1]', id: 'E6e' }, ['перекрёсток E6e', 'intersection E6e', 'Kreuzung E6e']],
    [{ at: 'hexes[0].terrain' }, ['гекс D6', 'hex D6', 'Feld D6']],
    [{ at: 'robber', id: 'D6' }, ['гекс D6', 'hex D6', 'Feld D6']],
    [{ at: 'paths[0]', id: 'F7n' }, ['путь F7n', 'path F7n', 'Weg F7n']],
    [{ at: 'start.red.route', id: 'F7n' }, ['путь F7n', 'path F7n', 'Weg F7n']],
    [{ at: 'start.red.posts' }, ['Красный', 'Red', 'Rot']],
    [{ at: 'tokens', id: 'green' }, ['', '', '']],
    [{ at: 'deck' }, ['', '', '']],
  ])('%j', (problem, names) => {
    expect(place(problem)).toEqual(names);
  });
});
