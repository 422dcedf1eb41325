import { distance } from '@/engine/board/geometry';
import { cornerPointsOf, cornersOf, parseCell, pointOfPlace } from '@/engine/board/grid';
import { LAYOUTS } from '@/engine/board/vocabulary';
import { paint } from '@/engine/europe/board/edit';
import { EDGES, grow } from '@/engine/europe/board/grow';
import { firstPins, pinKindOf } from '@/engine/europe/board/pins';
import { newSheet, type Sheet } from '@/engine/europe/board/sheet';
import { draw, firstStroke, redo, repin, undo } from '@/engine/europe/board/strokes';

const EXTENT = { columns: 6, rows: 5 };
const sheetOf = (layout: (typeof LAYOUTS)[number]) =>
  newSheet({ id: 'mine', name: 'Mine', side: 'short' }, layout, EXTENT);

describe.each(LAYOUTS)('%s hexes', (layout) => {
  it('have a point for every corner, whichever hex it is named after', () => {
    const cell = parseCell('C3')!;
    cornersOf(cell, layout).forEach((id, i) => {
      expect(distance(pointOfPlace(id, layout)!, cornerPointsOf(cell, layout)[i]!)).toBeLessThan(
        1e-9,
      );
    });
    expect(pointOfPlace('toString', layout)).toBeNull();
    expect(pointOfPlace(layout === 'flat' ? 'C3n' : 'C3w', layout)).toBeNull();
  });

  it('offer the outermost corners of the map, clockwise', () => {
    const pins = firstPins('crossing', EXTENT, layout);
    expect(pins.map(pinKindOf)).toEqual(['crossing', 'crossing', 'crossing', 'crossing']);
    const [a, b, c, d] = pins.map((pin) => pointOfPlace(pin, layout)!);
    expect(a!.x).toBeLessThan(b!.x);
    expect(a!.y).toBeLessThan(d!.y);
    expect(c!.x).toBeGreaterThan(d!.x);
    expect(c!.y).toBeGreaterThan(b!.y);
    const middles = firstPins('middle', EXTENT, layout).map((pin) => pointOfPlace(pin, layout)!);
    expect(distance(a!, c!)).toBeGreaterThan(distance(middles[0]!, middles[2]!) + 1.5);
  });

  it.each(EDGES)('keep what a photo is pinned to when the grid grows: %s', (edge) => {
    const pins = firstPins('crossing', EXTENT, layout);
    const before: Sheet = { ...paint(sheetOf(layout), 'C3', 'forest'), pins };
    const after = grow(before, edge, 1)!;
    const land = after.draft.hexes.find(({ terrain }) => terrain === 'forest')!;
    const away = (sheet: Sheet, hex: string) =>
      sheet.pins.map((pin) => distance(pointOfPlace(pin, layout)!, pointOfPlace(hex, layout)!));
    away(before, 'C3').forEach((d, i) => expect(away(after, land.at)[i]).toBeCloseTo(d, 6));
  });

  it('undo brings no old pins back, also from before the grid grew', () => {
    const first = paint(sheetOf(layout), 'C3', 'forest');
    let strokes = draw(firstStroke(sheetOf(layout)), first);
    strokes = draw(strokes, grow(first, 'left', 1)!);
    strokes = draw(strokes, grow(strokes.now, 'top', 1)!);
    const pins = firstPins('crossing', strokes.now.extent, layout);
    strokes = repin(strokes, pins);
    const spots = (sheet: Sheet) => {
      const hex = sheet.draft.hexes.find(({ terrain }) => terrain === 'forest')!;
      const from = pointOfPlace(hex.at, layout)!;
      return sheet.pins.map((pin) => {
        const to = pointOfPlace(pin, layout);
        return to && { x: Math.round(100 * (to.x - from.x)), y: Math.round(100 * (to.y - from.y)) };
      });
    };
    const now = spots(strokes.now);
    // A spot above the smaller grid has no name there; those within keep their place.
    const back = spots(undo(undo(strokes)).now);
    expect(back[2]).toEqual(now[2]);
    const again = redo(redo(undo(undo(strokes))));
    expect(again.now.pins).toEqual(pins);
  });
});
