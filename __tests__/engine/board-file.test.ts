import fc from 'fast-check';

import type { BoardFile, HexEntry } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS, PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { BOARD_PROBLEMS, type BoardProblem } from '@/engine/europe/board/problems';
import { readBoard } from '@/engine/europe/board/read';
import { HEX_NUMBERS } from '@/engine/europe/vocabulary';

import { rectangle, TOKENS } from './support/boards';
import { mutated, slips } from './support/mutate';

/** Seven columns B…H, six rows; A board without a fault to put one in. */
const SOUND: BoardFile = rectangle(7, 6);
const LAST = SOUND.hexes.length - 1;

const hexes = (...more: readonly HexEntry[]): Partial<BoardFile> => ({
  hexes: [...SOUND.hexes, ...more],
});
const hexChanged = (i: number, change: Partial<HexEntry>): Partial<BoardFile> => ({
  hexes: SOUND.hexes.map((hex, k) => (k === i ? { ...hex, ...change } : hex)),
});
const siteChanged = (i: number, change: object): Partial<BoardFile> => ({
  sites: SOUND.sites.map((site, k) => (k === i ? { ...site, ...change } : site)),
});
const tokenChanged = (i: number, change: object): Partial<BoardFile> => ({
  tokens: TOKENS.map((token, k) => (k === i ? { ...token, ...change } : token)),
});

const [FIRST, SECOND, THIRD, FOURTH] = SOUND.sites.map((site) => site.at);
const posts = [FIRST!, SECOND!, THIRD!];

type Code = keyof typeof BOARD_PROBLEMS;

/** Every code with a slip that provokes it, and what is to be said about it. */
const SLIPS: Readonly<Record<Code, readonly [Partial<BoardFile>, Partial<BoardProblem>]>> = {
  'hex-place': [hexes({ at: 'B07', terrain: 'sea' }), { at: 'hexes[42]', is: 'B07' }],
  'hex-outside': [hexes({ at: 'A3', terrain: 'sea' }), { at: 'hexes[42]', id: 'A3' }],
  'hex-twice': [hexes({ at: 'B1', terrain: 'sea' }), { at: 'hexes[42]', id: 'B1' }],
  'no-hexes': [{ hexes: [] }, { at: 'hexes' }],
  'number-and-slot': [hexChanged(7, { slot: 'lime' }), { at: 'hexes[7]', id: 'B2' }],
  'arch-without-slot': [hexChanged(7, { arch: true }), { at: 'hexes[7]', id: 'B2' }],
  'number-at-sea': [hexChanged(7, { terrain: 'sea' }), { at: 'hexes[7]', id: 'B2' }],
  'hex-without-number': [hexes({ at: 'B7', terrain: 'field' }), { at: 'hexes[42]', id: 'B7' }],
  'terrain-missing': [
    {
      hexes: SOUND.hexes.map((hex) =>
        hex.terrain === 'saltworks' ? { ...hex, terrain: 'field' } : hex,
      ),
    },
    { at: 'hexes', is: 'salt' },
  ],
  'site-place': [siteChanged(3, { at: 'B1.n' }), { at: 'sites[3]', is: 'B1.n' }],
  'site-off-board': [siteChanged(3, { at: 'Z9e' }), { at: 'sites[3]', id: 'Z9e', is: 'Site 4' }],
  'site-twice': [siteChanged(3, { at: FIRST }), { at: 'sites[3]', id: FIRST!, is: 'Site 4' }],
  'site-unnamed': [siteChanged(3, { name: ' ' }), { at: 'sites[3]', id: FOURTH! }],
  'name-twice': [siteChanged(3, { name: 'SITE 1' }), { at: 'sites[3]', id: FOURTH!, is: 'SITE 1' }],
  'site-unreachable': [
    { paths: ['B1nw', 'B1sw'].map((at) => ({ at, kind: 'absent' as const })) },
    { at: 'sites[0]', id: 'B1w', is: 'Site 1' },
  ],
  'coins-inland': [
    { sites: [...SOUND.sites, { at: 'D4w', name: 'Inland', kind: 'brown', coins: 2 }] },
    { at: 'sites[40]', id: 'D4w', is: 'Inland' },
  ],
  'too-few-purple': [siteChanged(0, { kind: 'brown' }), { at: 'sites', is: 11, expected: 12 }],
  'too-few-sites': [{ sites: SOUND.sites.slice(0, 39) }, { at: 'sites', is: 39, expected: 40 }],
  'path-place': [{ paths: [{ at: 'B1e' }] }, { at: 'paths[0]', is: 'B1e' }],
  'path-off-board': [{ paths: [{ at: 'Z9n' }] }, { at: 'paths[0]', id: 'Z9n' }],
  'path-twice': [
    { paths: [{ at: 'B2n' }, { at: 'B1s', double: true }] },
    { at: 'paths[1]', id: 'B2n' },
  ],
  'path-absent-double': [
    { paths: [{ at: 'B2n', kind: 'absent', double: true }] },
    { at: 'paths[0]', id: 'B2n' },
  ],
  'arch-tokens': [
    tokenChanged(0, { arch: false }),
    { at: 'tokens', id: 'green', is: 0, expected: 1 },
  ],
  'arch-token-number': [tokenChanged(0, { number: undefined }), { at: 'tokens[0]', is: 'green' }],
  'token-count': [{ tokens: TOKENS.slice(0, 14) }, { at: 'tokens', is: 14, expected: 15 }],
  'token-numbers': [tokenChanged(14, { number: 2 }), { at: 'tokens', is: '2' }],
  'slot-without-token': [
    { tokens: TOKENS.filter((token) => token.colour !== 'white') },
    { at: 'tokens', is: 'white' },
  ],
  'robber-place': [{ robber: 'Z9' }, { at: 'robber', is: 'Z9' }],
  'robber-on-number': [{ robber: 'B2' }, { at: 'robber', id: 'B2' }],
  'robber-nowhere': [hexChanged(LAST, { slot: undefined, number: 8 }), { at: 'robber' }],
  'start-place': [
    { start: { red: { posts: [FIRST!, SECOND!, 'Z9e'], route: 'B1nw' } } },
    { at: 'start.red.posts[2]', is: 'Z9e' },
  ],
  'start-posts': [
    { start: { red: { posts: posts.slice(0, 2), route: 'B1nw' } } },
    { at: 'start.red.posts', is: 2, expected: 3 },
  ],
  'start-route': [
    { start: { red: { posts, route: 'H6se' } } },
    { at: 'start.red.route', id: 'H6se' },
  ],
  'start-twice': [
    { start: { red: { posts: [FIRST!, SECOND!, FIRST!], route: 'B1nw' } } },
    { at: 'start.red.posts[2]', id: FIRST! },
  ],
  'deck-count': [
    { deck: [{ name: 'A purse', count: 24, effects: { gold: 3 } }] },
    { at: 'deck', is: 24, expected: 25 },
  ],
};

describe('a board file', () => {
  it('without a fault is read without a word', () => {
    const { board, problems } = readBoard(SOUND);
    expect(problems).toEqual([]);
    expect(board).toMatchObject({ id: 'rectangle-7-6', robber: 'H6', practice: false });
    expect(board!.hexes.size).toBe(42);
    expect(board!.sites.size).toBe(40);
  });

  it.each([...PRACTICE_BOARDS])('%s has no problems', (_, file) => {
    const { board, problems } = readBoard(file);
    expect(problems).toEqual([]);
    expect(board!.practice).toBe(true);
  });

  it.each(Object.keys(BOARD_PROBLEMS) as Code[])('can have the problem %s', (code) => {
    const [change, details] = SLIPS[code];
    const level = BOARD_PROBLEMS[code];
    const { board, problems } = readBoard({ ...SOUND, ...change });
    expect(problems).toContainEqual({ code, level, ...details });
    if (level === 'error') expect(board).toBeNull();
    else if (problems.every((problem) => problem.level === 'warning')) {
      expect(board).not.toBeNull();
    }
  });

  it('stays playable with nothing but warnings', () => {
    const alone: readonly Code[] = [
      'hex-without-number',
      'terrain-missing',
      'site-unnamed',
      'name-twice',
      'coins-inland',
      'too-few-sites',
      'token-count',
      'token-numbers',
      'start-posts',
      'deck-count',
    ];
    for (const code of alone) {
      const { board, problems } = readBoard({ ...SOUND, ...SLIPS[code][0] });
      expect(problems.map((problem) => problem.code)).toEqual([code]);
      expect(board).not.toBeNull();
    }
  });

  it('lists every problem in one pass, each at its own place', () => {
    const { board, problems } = readBoard({
      ...SOUND,
      hexes: [...SOUND.hexes, { at: 'B1', terrain: 'field' }, { at: 'C0', terrain: 'sea' }],
      sites: SOUND.sites.map((site, i) => {
        if (i === 5) return { ...site, name: '' };
        return i === 9 ? { ...site, at: 'Z9e' } : site;
      }),
      paths: [{ at: 'B2n', kind: 'sea' }, { at: 'B1s' }, { at: 'nowhere'.slice(0, 5) }],
      tokens: TOKENS.map((token, i) => (i === 0 ? { ...token, number: undefined } : token)),
      robber: 'C2',
      start: { blue: { posts: [], route: 'A9n' } },
      deck: [{ name: 'A purse', count: 1, effects: {} }],
    });
    expect(board).toBeNull();
    expect(problems.map(({ at, code, level }) => `${level} ${at} ${code}`)).toEqual([
      'error hexes[42] hex-twice',
      'error hexes[43] hex-outside',
      'error paths[1] path-twice',
      'error paths[2] path-place',
      'warning sites[5] site-unnamed',
      'error sites[9] site-off-board',
      'error sites too-few-purple',
      'warning sites too-few-sites',
      'error tokens[0] arch-token-number',
      'error robber robber-on-number',
      'warning start.blue.posts start-posts',
      'error start.blue.route start-place',
      'warning deck deck-count',
    ]);
  });

  it('of another form lists every fault with its place', () => {
    const { problems } = readBoard({
      ...SOUND,
      version: 2,
      layout: 'round',
      hexes: [{ at: 'B1', terrain: 'swamp' }, { at: 'C1' }],
      sites: 'none',
      author: 'me',
    });
    expect(problems.map(({ at, code, level }) => `${level} ${at} ${code}`)).toEqual([
      'error version out-of-range',
      'error layout not-one-of',
      'error hexes[0].terrain not-one-of',
      'error hexes[1].terrain missing',
      'error sites not-a-list',
      'error author unknown-key',
    ]);
  });

  it('may name corners and sides after any hex they touch', () => {
    const renamed = { ...SOUND, ...siteChanged(0, { at: 'B1.w' }) };
    expect([...readBoard(renamed).board!.sites.keys()]).toEqual([
      ...readBoard(SOUND).board!.sites.keys(),
    ]);
    const south = readBoard({ ...SOUND, paths: [{ at: 'B1.s', double: true }] }).board!;
    expect(south.paths.get('B2n')!.double).toBe(true);
  });

  it('of pointy hexes is read the same way', () => {
    const { board, problems } = readBoard(rectangle(7, 6, {}, 'pointy'));
    expect(problems).toEqual([]);
    expect(board!.layout).toBe('pointy');
    expect(board!.paths.size).toBe(readBoard(rectangle(6, 7)).board!.paths.size);
  });

  it('cuts off the smaller part, whichever site comes first', () => {
    const cut = { paths: ['B1nw', 'B1sw'].map((at) => ({ at, kind: 'absent' as const })) };
    const reversed = { ...SOUND, ...cut, sites: [...SOUND.sites].reverse() };
    const unreachable = readBoard(reversed).problems.filter(
      ({ code }) => code === 'site-unreachable',
    );
    expect(unreachable).toMatchObject([{ at: 'sites[39]', id: 'B1w' }]);
  });

  it('knows which hexes carry a printed number', () => {
    const { printed, hexes: read } = readBoard(PRACTICE_MAIN).board!;
    for (const number of HEX_NUMBERS) {
      const expected = [...read.values()].filter((hex) => hex.number === number);
      expect(printed.get(number) ?? []).toEqual(expected.map((hex) => hex.id));
    }
  });

  it('with whatever slips in it never breaks the reader', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom<unknown>(PRACTICE_SHORT, PRACTICE_MAIN, SOUND),
        slips(4),
        (file, slipped) => {
          const { board, problems } = readBoard(mutated(file, slipped));
          expect(board === null).toBe(problems.some(({ level }) => level === 'error'));
          for (const { code, at } of problems) {
            expect(typeof at).toBe('string');
            seen.add(code);
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(seen.size).toBeGreaterThan(10);
  });

  it.each([undefined, null, NaN, 0, '', 'board', [], [[]], () => SOUND])(
    'cannot be %p',
    (input) => {
      const { board, problems } = readBoard(input);
      expect(board).toBeNull();
      expect(problems).toEqual([{ code: 'not-an-object', at: '', level: 'error' }]);
    },
  );
});
