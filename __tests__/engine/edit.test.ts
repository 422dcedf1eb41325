import fc from 'fast-check';

import { parseCell } from '@/engine/board/grid';
import { LAYOUTS } from '@/engine/board/vocabulary';
import { drawable, withAllSides } from '@/engine/europe/board/drawable';
import {
  changeSite,
  erase,
  hexAt,
  isMarked,
  mark,
  markPath,
  nextUnmarked,
  paint,
  placeRobber,
  putSite,
  removeSite,
  siteAt,
  startPieces,
  togglePath,
  toggleStartPost,
  toggleStartRoute,
} from '@/engine/europe/board/edit';
import type { BoardFile } from '@/engine/europe/board/file';
import { EDGES, grow } from '@/engine/europe/board/grow';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { progressOf, shareDone } from '@/engine/europe/board/progress';
import { readBoard } from '@/engine/europe/board/read';
import { newSheet, openSheet, type Sheet } from '@/engine/europe/board/sheet';
import { draw, firstStroke, redo, undo } from '@/engine/europe/board/strokes';
import { hideTokens, numberToken, tokensByColour } from '@/engine/europe/board/tokens';
import { TERRAINS } from '@/engine/europe/vocabulary';

const BOARD = { id: 'mine', name: 'Mine', side: 'short' } as const;
const empty = (columns = 5, rows = 4) => newSheet(BOARD, 'flat', { columns, rows });

describe('painting', () => {
  it('begins with open sea', () => {
    const { draft } = empty();
    expect(draft.hexes).toHaveLength(20);
    expect(draft.hexes.every(({ terrain }) => terrain === 'sea')).toBe(true);
    expect(readBoard(draft).problems.map(({ code }) => code)).toContain('robber-nowhere');
  });

  it('keeps the number when the terrain changes, and drops it in the sea', () => {
    const field = mark(paint(empty(), 'C2', 'field'), 'C2', { number: 6 });
    expect(hexAt(paint(field, 'C2', 'forest').draft, 'C2')).toEqual({
      at: 'C2',
      terrain: 'forest',
      number: 6,
    });
    expect(hexAt(paint(field, 'C2', 'sea').draft, 'C2')).toEqual({ at: 'C2', terrain: 'sea' });
  });

  it('puts no number into the sea', () => {
    const sheet = empty();
    expect(mark(sheet, 'C2', { number: 6 })).toBe(sheet);
  });

  it('takes everything along that loses its ground', () => {
    let sheet = empty(1, 1);
    sheet = paint(sheet, 'B1', 'field');
    sheet = putSite(sheet, { at: 'B1w', name: 'Lyon', kind: 'purple' });
    sheet = markPath(sheet, 'B1n', 'sea');
    sheet = toggleStartPost(sheet, 'red', 'B1w');
    sheet = placeRobber(sheet, 'B1');
    expect(sheet.draft.robber).toBe('B1');
    const { draft } = erase(sheet, 'B1');
    expect(draft).toEqual({ ...empty(1, 1).draft, hexes: [] });
  });

  it('creates a hex where there was none, and grows with it', () => {
    const sheet = paint(erase(empty(), 'C2'), 'C2', 'field');
    expect(hexAt(sheet.draft, 'C2')?.terrain).toBe('field');
    expect(paint(sheet, 'H7', 'forest').extent).toEqual({ columns: 7, rows: 7 });
    expect(paint(sheet, 'A3', 'forest')).toBe(sheet);
  });
});

describe('numbers', () => {
  it('lead on along the row, then to the next one', () => {
    let sheet = empty(3, 3);
    for (const at of ['B1', 'D1', 'C3']) sheet = paint(sheet, at, 'field');
    sheet = mark(sheet, 'B1', { number: 4 });
    expect(nextUnmarked(sheet, 'B1')).toBe('D1');
    sheet = mark(sheet, 'D1', { number: 5 });
    expect(nextUnmarked(sheet, 'D1')).toBe('C3');
    sheet = mark(sheet, 'C3', { number: 9 });
    expect(nextUnmarked(sheet, 'C3')).toBeNull();
  });

  it('and slots exclude each other; the robber makes way', () => {
    let sheet = placeRobber(paint(empty(), 'C2', 'field'), 'C2');
    sheet = mark(sheet, 'C2', { number: 6 });
    expect(sheet.draft.robber).toBeUndefined();
    sheet = mark(sheet, 'C2', { slot: 'yellow', arch: true });
    expect(hexAt(sheet.draft, 'C2')).toEqual({
      at: 'C2',
      terrain: 'field',
      slot: 'yellow',
      arch: true,
    });
  });
});

describe('tokens', () => {
  const withSlots = () => {
    let sheet = empty();
    for (const at of ['B1', 'C1', 'D1']) sheet = paint(sheet, at, 'field');
    sheet = mark(sheet, 'B1', { slot: 'yellow', arch: true });
    sheet = mark(sheet, 'C1', { slot: 'yellow', arch: false });
    return mark(sheet, 'D1', { slot: 'yellow', arch: false });
  };

  it('come with their slots, numbers unknown', () => {
    expect(withSlots().draft.tokens).toEqual([
      { colour: 'yellow', arch: true },
      { colour: 'yellow' },
      { colour: 'yellow' },
    ]);
  });

  it('go with their slots, the unknown ones first', () => {
    let sheet = numberToken(withSlots(), 2, 9);
    sheet = mark(sheet, 'D1', { number: 3 });
    expect(sheet.draft.tokens).toEqual([
      { colour: 'yellow', arch: true },
      { colour: 'yellow', number: 9 },
    ]);
    expect(mark(sheet, 'B1', null).draft.tokens).toEqual([{ colour: 'yellow', number: 9 }]);
  });

  it('may be more than the slots', () => {
    const sheet = hideTokens(withSlots(), 'yellow', 5);
    const yellow = tokensByColour(sheet.draft).find(({ colour }) => colour === 'yellow')!;
    expect([yellow.arches.length, yellow.hidden.length]).toEqual([1, 5]);
    expect(hideTokens(sheet, 'yellow', 90)).toBe(sheet);
  });
});

describe('cities', () => {
  it('are put, renamed and removed', () => {
    let sheet = putSite(empty(), { at: 'C2e', name: '', kind: 'purple' });
    sheet = changeSite(sheet, 'C2e', { name: 'Lyon', coins: 2 });
    expect(siteAt(sheet.draft, 'C2e')).toEqual({
      at: 'C2e',
      name: 'Lyon',
      kind: 'purple',
      coins: 2,
    });
    expect(changeSite(sheet, 'C2e', { coins: 0 }).draft.sites[0]).not.toHaveProperty('coins');
    expect(removeSite(sheet, 'C2e').draft.sites).toEqual([]);
    expect(removeSite(sheet, 'C2w')).toBe(sheet);
  });
});

describe('paths', () => {
  const land = paint(empty(), 'C2', 'field');
  const kinds = (sheet: Sheet) => sheet.draft.paths ?? [];

  it('are written down only where they differ', () => {
    expect(kinds(markPath(land, 'C2n', 'plain'))).toEqual([]);
    expect(kinds(markPath(land, 'C2n', 'absent'))).toEqual([{ at: 'C2n', kind: 'absent' }]);
    expect(kinds(markPath(land, 'E3n', 'absent'))).toEqual([]);
    expect(kinds(markPath(land, 'E3n', 'sea'))).toEqual([{ at: 'E3n', kind: 'sea' }]);
    expect(kinds(markPath(land, 'C2n', 'double'))).toEqual([{ at: 'C2n', double: true }]);
    expect(kinds(markPath(land, 'E3n', 'double'))).toEqual([
      { at: 'E3n', kind: 'sea', double: true },
    ]);
  });

  it('lose a mark by the same tool', () => {
    for (const tool of ['absent', 'sea', 'double'] as const) {
      const marked = togglePath(land, 'C2n', tool);
      expect(isMarked(marked.draft, 'C2n', tool)).toBe(true);
      expect(kinds(togglePath(marked, 'C2n', tool))).toEqual([]);
    }
  });

  it('are never both gone and double', () => {
    const gone = markPath(markPath(land, 'C2n', 'double'), 'C2n', 'absent');
    expect(kinds(gone)).toEqual([{ at: 'C2n', kind: 'absent' }]);
    expect(kinds(markPath(gone, 'C2n', 'double'))).toEqual([{ at: 'C2n', double: true }]);
  });

  it('can all be touched, drawn or not', () => {
    const board = withAllSides(drawable(markPath(land, 'C2n', 'absent')));
    expect(board.paths.has('C2n')).toBe(true);
    expect(board.paths.size).toBeGreaterThan(drawable(land).paths.size);
  });
});

describe('the fixed set-up', () => {
  it('has three posts a colour, and no place twice', () => {
    let sheet: Sheet = paint(empty(), 'C2', 'field');
    const corners = ['C2w', 'C2e', 'D2w', 'D1w'];
    for (const at of corners) sheet = putSite(sheet, { at, name: at, kind: 'purple' });
    for (const at of corners) sheet = toggleStartPost(sheet, 'red', at);
    expect(startPieces(sheet.draft, 'red').posts).toEqual(corners.slice(1));
    sheet = toggleStartPost(sheet, 'blue', 'C2e');
    expect(startPieces(sheet.draft, 'red').posts).toEqual(['D2w', 'D1w']);
    sheet = toggleStartRoute(sheet, 'blue', 'C2ne');
    expect(sheet.draft.start?.blue).toEqual({ posts: ['C2e'], route: 'C2ne' });
    expect(readBoard(sheet.draft).problems.map(({ code }) => code)).toContain('start-posts');
  });
});

/** Everything of a board but where it lies: neighbours, marks, names. */
function shapeOf(draft: BoardFile) {
  const { board } = readBoard({ ...draft, id: 'shape' });
  if (!board) throw new Error('not playable');
  const lands = [...board.hexes.values()].filter(({ terrain }) => terrain !== 'sea');
  const [first] = lands.map(({ centre }) => centre).sort((a, b) => a.x - b.x || a.y - b.y);
  const place = ({ x, y }: { x: number; y: number }) =>
    `${(x - first!.x).toFixed(3)} ${(y - first!.y).toFixed(3)}`;
  const corner = (id: string) => place(board.intersections.get(id)!.point);
  return {
    lands: lands
      .map(({ centre, terrain, number, slot }) => [place(centre), terrain, number, slot])
      .map((hex) => JSON.stringify(hex))
      .sort(),
    sites: [...board.sites.values()].map((site) => corner(site.at) + site.name + site.coins).sort(),
    paths: [...board.paths.values()]
      .map(({ ends, kind, double }) => ends.map(corner).sort().join() + kind + double)
      .sort(),
    robber: place(board.hexes.get(board.robber)!.centre),
    start: [...(board.start ?? [])].map(([colour, { posts }]) => colour + posts.map(corner).join()),
  };
}

describe('the grid', () => {
  const boards = [PRACTICE_MAIN, PRACTICE_SHORT];

  it.each(EDGES)('grows on the %s without changing the map', (edge) => {
    for (const file of boards) {
      const before = shapeOf(file);
      let sheet = openSheet(file);
      for (let n = 0; n < 3; n++) sheet = grow(sheet, edge, 1)!;
      expect(shapeOf(sheet.draft)).toEqual(before);
    }
  });

  it('keeps pointy maps in shape too', () => {
    const base = newSheet(BOARD, 'pointy', { columns: 6, rows: 6 });
    let sheet = base;
    for (const [i, at] of ['C2', 'D2', 'C3', 'D3', 'E4'].entries()) {
      sheet = paint(sheet, at, TERRAINS[i]!);
    }
    const distances = ({ draft }: Sheet) => {
      const board = drawable({ ...sheet, draft, extent: { columns: 1, rows: 1 } });
      const lands = [...board.hexes.values()].filter(({ terrain }) => terrain !== 'sea');
      const points = lands.sort((a, b) => (a.terrain < b.terrain ? -1 : 1)).map((h) => h.centre);
      return points.map(({ x, y }) => [
        (x - points[0]!.x).toFixed(6),
        (y - points[0]!.y).toFixed(6),
      ]);
    };
    const before = distances(sheet);
    for (const edge of EDGES) {
      const grown = grow(sheet, edge, 1)!;
      expect(distances(grown)).toEqual(before);
      expect(distances(grow(grown, edge, -1)!)).toEqual(before);
    }
  });

  it.each(LAYOUTS)('leaves no trace of a line added and taken away (%s)', (layout) => {
    let sheet = newSheet(BOARD, layout, { columns: 6, rows: 6 });
    sheet = paint(paint(sheet, 'C3', 'field'), 'D3', 'forest');
    for (const edge of EDGES) {
      const back = grow(grow(sheet, edge, 1)!, edge, -1)!;
      expect(back.extent).toEqual(sheet.extent);
      const sorted = (draft: BoardFile) => [...draft.hexes].sort((a, b) => (a.at < b.at ? -1 : 1));
      expect(sorted(back.draft)).toEqual(sorted(sheet.draft));
    }
  });

  it('keeps column A and row 0 empty, and the photo pinned to its hexes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...EDGES), fc.constantFrom(1 as const, -1 as const)), {
          maxLength: 12,
        }),
        (steps) => {
          let sheet: Sheet = { ...openSheet(PRACTICE_SHORT), pins: ['E4'] };
          const tag = { ...sheet.draft.hexes.find(({ at }) => at === 'E4')! };
          for (const [edge, by] of steps) {
            const next = grow(sheet, edge, by);
            if (next && hexAt(next.draft, next.pins[0]!)) sheet = next;
          }
          for (const { at } of sheet.draft.hexes) {
            const cell = parseCell(at)!;
            expect(cell.column > 0 && cell.row > 0).toBe(true);
          }
          const { at: _at, ...rest } = hexAt(sheet.draft, sheet.pins[0]!)!;
          const { at: _tagAt, ...tagged } = tag;
          expect(rest).toEqual(tagged);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stays within what a file holds', () => {
    expect(grow(newSheet(BOARD, 'flat', { columns: 30, rows: 20 }), 'right', 1)).toBeNull();
    expect(grow(empty(1, 4), 'left', -1)).toBeNull();
  });
});

describe('undo', () => {
  it('takes back a stroke as a whole, and redo draws it again', () => {
    const sheet = empty();
    const one = paint(sheet, 'B1', 'field');
    const two = paint(one, 'C1', 'field');
    const other = paint(two, 'D1', 'forest');
    const strokes = draw(draw(draw(firstStroke(sheet), one), two, true), other);
    expect(undo(undo(strokes)).now).toBe(sheet);
    expect(redo(undo(undo(strokes))).now).toBe(two);
    expect(redo(redo(undo(undo(strokes))))).toEqual(strokes);
    expect(undo(undo(undo(strokes)))).toEqual(undo(undo(strokes)));
    expect(draw(undo(strokes), one).future).toEqual([]);
    expect(draw(strokes, other)).toBe(strokes);
  });
});

describe('what is missing', () => {
  it('is nothing on a whole board', () => {
    for (const file of [PRACTICE_MAIN, PRACTICE_SHORT]) {
      expect(progressOf(file).filter(({ done, of }) => done < of)).toEqual([]);
      expect(shareDone(progressOf(file))).toBe(1);
    }
  });

  it('is nearly everything on an empty one', () => {
    expect(shareDone(progressOf(empty().draft))).toBe(0);
    const parts = progressOf(paint(empty(), 'C2', 'field').draft);
    expect(parts.find(({ task }) => task === 'land')?.done).toBe(1);
  });
});

describe('a draft', () => {
  it('can be drawn whatever is wrong with it', () => {
    const broken = {
      ...PRACTICE_SHORT,
      hexes: [...PRACTICE_SHORT.hexes, { at: 'nowhere', terrain: 'sea' as const }],
      sites: [{ at: 'Z9e', name: '', kind: 'purple' as const }],
      paths: [{ at: '?', kind: 'sea' as const }],
      robber: 'XX',
    };
    const board = drawable(openSheet(broken));
    expect(board.hexes.size).toBeGreaterThanOrEqual(PRACTICE_SHORT.hexes.length);
    expect(board.sites.size).toBe(0);
  });
});
