import { frameOf } from '@/engine/board/geometry';
import { pointOfPlace } from '@/engine/board/grid';
import { ATLAS, likelyCities, type NamedPlace } from '@/engine/europe/board/atlas';
import { drawable } from '@/engine/europe/board/drawable';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { openSheet } from '@/engine/europe/board/sheet';

const OFFERS = 6;
const placesOf = ({ sites, layout }: BoardFile): NamedPlace[] =>
  sites.map(({ at, name }) => ({ name, at: pointOfPlace(at, layout)! }));

/** How many cities are among the offers when they are named in this order. */
function guessed(file: BoardFile, places: readonly NamedPlace[]): number {
  const frame = frameOf(drawable(openSheet(file)));
  return places.filter((place, i) =>
    likelyCities(places.slice(0, i), place.at, frame, OFFERS).includes(place.name),
  ).length;
}

describe('the cities around tell the name of the next', () => {
  test.each([
    ['the long side', PRACTICE_MAIN],
    ['the short side', PRACTICE_SHORT],
  ])('%s: nineteen of twenty are offered, in whatever order they are named', (_, file) => {
    const places = placesOf(file);
    const orders = [
      places,
      [...places].sort((a, b) => a.at.y - b.at.y),
      [...places].sort((a, b) => a.at.x - b.at.x),
    ];
    const counts = orders.map((order) => guessed(file, order));
    expect(Math.min(...counts) / places.length).toBeGreaterThanOrEqual(0.94);
  });

  test('without any name, the map itself tells east from west', () => {
    const frame = { x: 0, y: 0, width: 20, height: 16 };
    expect(likelyCities([], { x: 0, y: 15 }, frame, 3)).toContain('Lisboa');
    expect(likelyCities([], { x: 20, y: 3 }, frame, 3)).toContain('Moskva');
  });

  test('a name given is not offered again, and one nobody knows does no harm', () => {
    const frame = { x: 0, y: 0, width: 20, height: 16 };
    const named = [
      { name: 'Lisboa', at: { x: 1, y: 14 } },
      { name: 'toString', at: { x: 5, y: 5 } },
      { name: 'Atlantis', at: { x: 6, y: 5 } },
    ];
    const offers = likelyCities(named, { x: 0, y: 15 }, frame, Infinity);
    expect(offers).not.toContain('Lisboa');
    expect(offers).toHaveLength(Object.keys(ATLAS).length - 1);
  });

  test('all cities on one line still get an answer', () => {
    const frame = { x: 0, y: 0, width: 0, height: 0 };
    const named = [
      { name: 'Lyon', at: { x: 0, y: 0 } },
      { name: 'Paris', at: { x: 0, y: 0 } },
    ];
    expect(() => likelyCities(named, { x: 0, y: 0 }, frame, 3)).not.toThrow();
  });
});
