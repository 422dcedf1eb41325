import fc from 'fast-check';

import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { readBoard } from '@/engine/europe/board/read';
import { newSheet } from '@/engine/europe/board/sheet';
import { packBoard, unpackBoard } from '@/engine/europe/board/share';

import { rectangle } from './support/boards';
import { mutated, slips } from './support/mutate';

const SOUND = rectangle(7, 6);
const travelled = (file: BoardFile): unknown =>
  unpackBoard(JSON.parse(JSON.stringify(packBoard(file))));
/** What is said by leaving a key out need not come back as a word. */
const plainly = (file: BoardFile): unknown =>
  JSON.parse(JSON.stringify(file, (_, value: unknown) => (value === false ? undefined : value)));

const DECK: BoardFile['deck'] = [
  { name: 'Ярмарка', count: 3, effects: { gold: 2, cards: { salt: 1 } } },
  { name: 'Rider', count: 5, effects: { robber: true } },
];

describe('a packed board', () => {
  it.each([
    ['the practice map', PRACTICE_MAIN],
    ['the short one', PRACTICE_SHORT],
    ['a rectangle', SOUND],
    ['pointy hexes', rectangle(6, 7, {}, 'pointy')],
    ['a deck', { ...SOUND, deck: DECK }],
    ['a fixed start', { ...SOUND, start: { red: { posts: ['B1w', 'C1w', 'D1w'], route: 'B1n' } } }],
    [
      'a robber and paths',
      { ...SOUND, robber: 'B1', paths: [{ at: 'B2n', kind: 'sea' as const }] },
    ],
    ['no paths entered', { ...SOUND, paths: [] }],
    ['an empty sheet', newSheet(SOUND, 'pointy', { columns: 4, rows: 3 }).draft],
  ] as const)('comes back whole: %s', (_, file) => {
    expect(travelled(file)).toEqual(plainly(file));
  });

  it('brings mistakes along: a hex twice, a number beside a slot, places that are none', () => {
    const draft: BoardFile = {
      ...SOUND,
      hexes: [
        ...SOUND.hexes,
        SOUND.hexes[0]!,
        { at: 'B 7', terrain: 'sea', number: 5, slot: 'lime' },
        { at: 'C7', terrain: 'field', arch: true },
      ],
      sites: [...SOUND.sites, { at: '??', name: '', kind: 'brown', coins: 0 }],
      tokens: [{ colour: 'grey' }, { colour: 'white', number: 12, arch: true }],
    };
    expect(travelled(draft)).toEqual(plainly(draft));
  });

  it('takes a quarter of the room', () => {
    const packed = JSON.stringify(packBoard(PRACTICE_MAIN)).length;
    expect(packed * 4).toBeLessThan(JSON.stringify(PRACTICE_MAIN).length);
  });

  it('from a later version is not guessed at', () => {
    expect(unpackBoard([2, ...packBoard(SOUND).slice(1)])).toBeNull();
    for (const other of [null, 1, 'KONTOR1', {}, []]) expect(unpackBoard(other)).toBeNull();
  });

  it('with slips in it is unpacked as far as it goes, and read without a crash', () => {
    fc.assert(
      fc.property(slips(4), (wrong) => {
        const { problems } = readBoard(unpackBoard(mutated(packBoard(SOUND), wrong)));
        expect(Array.isArray(problems)).toBe(true);
      }),
      { numRuns: 500, seed: 20 },
    );
  });
});
