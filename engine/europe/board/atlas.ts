import { distance } from '../../board/geometry';
import type { Point } from '../../board/grid';
import { solve } from '../../board/homography';

/**
 * Where the cities of Europe lie, in degrees east and north. A printed map is drawn freely, but
 * its cities keep their neighbours: the names around a corner tell which one it most likely is.
 */
export const ATLAS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  Amsterdam: [4.9, 52.4],
  Ankara: [32.9, 39.9],
  Athina: [23.7, 38.0],
  Barcelona: [2.2, 41.4],
  Bari: [16.9, 41.1],
  Belfast: [-5.9, 54.6],
  Beograd: [20.5, 44.8],
  Bergen: [5.3, 60.4],
  Berlin: [13.4, 52.5],
  Bern: [7.4, 46.9],
  Bilbao: [-2.9, 43.3],
  Bordeaux: [-0.6, 44.8],
  Bratislava: [17.1, 48.1],
  Bremen: [8.8, 53.1],
  Brest: [-4.5, 48.4],
  Bruxelles: [4.4, 50.8],
  București: [26.1, 44.4],
  Budapest: [19.0, 47.5],
  Cardiff: [-3.2, 51.5],
  Charkiv: [36.2, 50.0],
  Chișinău: [28.9, 47.0],
  Cluj: [23.6, 46.8],
  Constanța: [28.6, 44.2],
  Dresden: [13.7, 51.1],
  Dublin: [-6.3, 53.3],
  Dubrovnik: [18.1, 42.7],
  Edinburgh: [-3.2, 56.0],
  Firenze: [11.3, 43.8],
  Frankfurt: [8.7, 50.1],
  Gdańsk: [18.6, 54.4],
  Genève: [6.1, 46.2],
  Genova: [8.9, 44.4],
  Glasgow: [-4.3, 55.9],
  Göteborg: [12.0, 57.7],
  Hamburg: [10.0, 53.6],
  Hannover: [9.7, 52.4],
  Helsinki: [24.9, 60.2],
  Homel: [31.0, 52.4],
  İstanbul: [29.0, 41.0],
  İzmir: [27.1, 38.4],
  Kaliningrad: [20.5, 54.7],
  Kaunas: [23.9, 54.9],
  København: [12.6, 55.7],
  Köln: [7.0, 50.9],
  Kraków: [19.9, 50.1],
  Kyjiv: [30.5, 50.5],
  Leipzig: [12.4, 51.3],
  Lille: [3.1, 50.6],
  Lisboa: [-9.1, 38.7],
  Liverpool: [-3.0, 53.4],
  Ljubljana: [14.5, 46.1],
  London: [-0.1, 51.5],
  Luxembourg: [6.1, 49.6],
  Lviv: [24.0, 49.8],
  Lyon: [4.8, 45.8],
  Madrid: [-3.7, 40.4],
  Málaga: [-4.4, 36.7],
  Malmö: [13.0, 55.6],
  Manchester: [-2.2, 53.5],
  Marseille: [5.4, 43.3],
  Milano: [9.2, 45.5],
  Minsk: [27.6, 53.9],
  Monaco: [7.4, 43.7],
  Moskva: [37.6, 55.8],
  München: [11.6, 48.1],
  Nantes: [-1.6, 47.2],
  Napoli: [14.3, 40.9],
  Nice: [7.3, 43.7],
  Nürnberg: [11.1, 49.5],
  Odesa: [30.7, 46.5],
  Oslo: [10.8, 59.9],
  Palermo: [13.4, 38.1],
  Paris: [2.4, 48.9],
  Plovdiv: [24.7, 42.1],
  Podgorica: [19.3, 42.4],
  Porto: [-8.6, 41.1],
  Poznań: [16.9, 52.4],
  Praha: [14.4, 50.1],
  Reykjavík: [-21.9, 64.1],
  Riga: [24.1, 56.9],
  Roma: [12.5, 41.9],
  Rostock: [12.1, 54.1],
  Rotterdam: [4.5, 51.9],
  Salzburg: [13.0, 47.8],
  'Sankt-Peterburg': [30.3, 59.9],
  Sarajevo: [18.4, 43.9],
  Sevastopol: [33.5, 44.6],
  Sevilla: [-6.0, 37.4],
  Skopje: [21.4, 42.0],
  Smolensk: [32.0, 54.8],
  Sofia: [23.3, 42.7],
  Split: [16.4, 43.5],
  Stockholm: [18.1, 59.3],
  Strasbourg: [7.7, 48.6],
  Stuttgart: [9.2, 48.8],
  Szczecin: [14.6, 53.4],
  Tallinn: [24.8, 59.4],
  Thessaloniki: [22.9, 40.6],
  Tirana: [19.8, 41.3],
  Torino: [7.7, 45.1],
  Toulouse: [1.4, 43.6],
  Trieste: [13.8, 45.6],
  Trondheim: [10.4, 63.4],
  Turku: [22.3, 60.5],
  Valencia: [-0.4, 39.5],
  Varna: [27.9, 43.2],
  Venezia: [12.3, 45.4],
  Verona: [11.0, 45.4],
  Vilnius: [25.3, 54.7],
  Warszawa: [21.0, 52.2],
  Wien: [16.4, 48.2],
  Wroclaw: [17.0, 51.1],
  Zagreb: [16.0, 45.8],
  Zaragoza: [-0.9, 41.6],
  Zürich: [8.5, 47.4],
};

/** A degree east shrinks towards the north; half way up Europe it is this much of one north. */
const EAST = 0.64;
const onEarth = ([east, north]: readonly [number, number]): Point => ({
  x: east * EAST,
  y: -north,
});
const CITIES = Object.entries(ATLAS).map(([name, place]) => ({ name, on: onEarth(place) }));

/** What a map of Europe shows before anybody has named a city: from Lisbon to Moscow. */
const WEST = -9.5;
const FAR_EAST = 38;
const SOUTH = 36.5;
const NORTH = 61;

export interface NamedPlace {
  readonly name: string;
  readonly at: Point;
}

interface Known {
  readonly at: Point;
  readonly on: Point;
  readonly weight: number;
}

/** Corners of the map itself weigh little: they only help out while few cities are named. */
const FRAME_WEIGHT = 0.002;
/** Cities nearer than this, in sides of a hex, tell no more than this. */
const NEAR = 1.5;

/** The stretch and turn of the map round a place: least squares, what is near counting most. */
function onMap(known: readonly Known[], at: Point): Point | null {
  const rows = [0, 1, 2].map((i) =>
    [0, 1, 2, 3, 4].map((k) =>
      known.reduce((sum, each) => {
        const from = [each.at.x, each.at.y, 1];
        const column = [...from, each.on.x, each.on.y][k]!;
        return sum + each.weight * from[i]! * column;
      }, 0),
    ),
  );
  const axis = (k: 3 | 4) => solve(rows.map((row) => [row[0]!, row[1]!, row[2]!, row[k]!]));
  const [x, y] = [axis(3), axis(4)];
  if (!x || !y) return null;
  const through = ([a = 0, b = 0, c = 0]: readonly number[]) => a * at.x + b * at.y + c;
  return { x: through(x), y: through(y) };
}

/** Cities nobody has named yet, the likeliest at this place of the map first. */
export function likelyCities(
  named: readonly NamedPlace[],
  at: Point,
  frame: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
  most: number,
): string[] {
  const corner = (right: 0 | 1, low: 0 | 1): Known => ({
    at: { x: frame.x + right * frame.width, y: frame.y + low * frame.height },
    on: onEarth([right ? FAR_EAST : WEST, low ? SOUTH : NORTH]),
    weight: FRAME_WEIGHT,
  });
  const known: Known[] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  for (const place of named) {
    const city = Object.hasOwn(ATLAS, place.name) ? ATLAS[place.name] : undefined;
    const near = Math.max(NEAR, distance(place.at, at));
    if (city) known.push({ at: place.at, on: onEarth(city), weight: 1 / (near * near) });
  }
  const spot = onMap(known, at);
  if (!spot) return [];
  const taken = new Set(named.map(({ name }) => name));
  return CITIES.filter(({ name }) => !taken.has(name))
    .map(({ name, on }) => ({ name, away: distance(on, spot) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ name }) => name);
}
