import type { HexId, IntersectionId, Layout, PathId } from './vocabulary';

/**
 * The hexagonal grid behind every board. All arithmetic is done for flat-topped hexes, where
 * every second column sits half a hex lower; a pointy-topped grid is its mirror image along the
 * diagonal (columns become rows), so only the names of corners and sides differ.
 */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Letters of columns go A…Z, then AA…; two letters are far more than a table can hold. */
export const MAX_GRID = 60;

type Corner = 'w' | 'nw' | 'ne' | 'e' | 'se' | 'sw';
type Edge = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';

const FLAT_CORNERS: readonly Corner[] = ['w', 'nw', 'ne', 'e', 'se', 'sw'];
/** Side k lies between corners k and k+1. */
const FLAT_EDGES: readonly Edge[] = ['nw', 'n', 'ne', 'se', 's', 'sw'];

/** Mirrored along the diagonal: x and y change places. */
const MIRRORED: Readonly<Record<string, string>> = {
  w: 'n',
  n: 'w',
  e: 's',
  s: 'e',
  nw: 'nw',
  se: 'se',
  ne: 'sw',
  sw: 'ne',
};

function nameOf(flatName: string, layout: Layout): string {
  return layout === 'flat' ? flatName : (MIRRORED[flatName] ?? flatName);
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

function columnNumber(letters: string): number {
  let n = 0;
  for (let i = 0; i < letters.length; i++) n = n * 26 + letters.charCodeAt(i) - 64;
  return n - 1;
}

export function cellId(cell: Cell): HexId {
  return columnName(cell.column) + String(cell.row);
}

const CELL = /^([A-Z]{1,2})(\d{1,2})$/;
const PART = /^([A-Z]{1,2}\d{1,2})\.?(n|e|s|w|ne|nw|se|sw)$/;

export function parseCell(id: string): Cell | null {
  const match = CELL.exec(id);
  if (!match) return null;
  const column = columnNumber(match[1] ?? '');
  const row = Number(match[2]);
  if (column > MAX_GRID || row > MAX_GRID || cellId({ column, row }) !== id) return null;
  return { column, row };
}

/** In a pointy grid columns and rows change roles; everything below works on the flat one. */
function flatten(cell: Cell, layout: Layout): Cell {
  return layout === 'flat' ? cell : { column: cell.row, row: cell.column };
}

const isLow = (cell: Cell): boolean => cell.column % 2 === 1;

/** Neighbour across side k of a flat cell. */
function flatNeighbour(cell: Cell, edge: Edge): Cell {
  const { column, row } = cell;
  const up = isLow(cell) ? 0 : -1;
  switch (edge) {
    case 'n':
      return { column, row: row - 1 };
    case 's':
      return { column, row: row + 1 };
    case 'ne':
      return { column: column + 1, row: row + up };
    case 'se':
      return { column: column + 1, row: row + up + 1 };
    case 'nw':
      return { column: column - 1, row: row + up };
    case 'sw':
      return { column: column - 1, row: row + up + 1 };
  }
}

/** Each corner is the east or the west corner of exactly one cell. */
function ownCorner(cell: Cell, corner: Corner): [Cell, 'e' | 'w'] {
  switch (corner) {
    case 'e':
    case 'w':
      return [cell, corner];
    case 'ne':
      return [flatNeighbour(cell, 'ne'), 'w'];
    case 'se':
      return [flatNeighbour(cell, 'se'), 'w'];
    case 'nw':
      return [flatNeighbour(cell, 'nw'), 'e'];
    case 'sw':
      return [flatNeighbour(cell, 'sw'), 'e'];
  }
}

/** Each side is the north, north-east or south-east side of exactly one cell. */
function ownEdge(cell: Cell, edge: Edge): [Cell, 'n' | 'ne' | 'se'] {
  switch (edge) {
    case 'n':
    case 'ne':
    case 'se':
      return [cell, edge];
    case 's':
      return [flatNeighbour(cell, 's'), 'n'];
    case 'sw':
      return [flatNeighbour(cell, 'sw'), 'ne'];
    case 'nw':
      return [flatNeighbour(cell, 'nw'), 'se'];
  }
}

function partId([cell, part]: readonly [Cell, string], layout: Layout): string {
  return cellId(flatten(cell, layout)) + nameOf(part, layout);
}

/** The six corners of a cell in order round it, by their ids. */
export function cornersOf(cell: Cell, layout: Layout): IntersectionId[] {
  const flat = flatten(cell, layout);
  return FLAT_CORNERS.map((corner) => partId(ownCorner(flat, corner), layout));
}

/** The six sides of a cell; side k joins corners k and k+1. */
export function sidesOf(cell: Cell, layout: Layout): PathId[] {
  const flat = flatten(cell, layout);
  return FLAT_EDGES.map((edge) => partId(ownEdge(flat, edge), layout));
}

function parsePart(name: string, layout: Layout): [Cell, string] | null {
  const match = PART.exec(name);
  const cell = match ? parseCell(match[1] ?? '') : null;
  return match && cell ? [flatten(cell, layout), nameOf(match[2] ?? '', layout)] : null;
}

/** People may name a corner after any hex it touches ("C4nw", "C4.nw"); it has one id all the same. */
export function intersectionId(name: string, layout: Layout): IntersectionId | null {
  const part = parsePart(name, layout);
  if (!part || !FLAT_CORNERS.includes(part[1] as Corner)) return null;
  return partId(ownCorner(part[0], part[1] as Corner), layout);
}

/** The same for sides. */
export function pathId(name: string, layout: Layout): PathId | null {
  const part = parsePart(name, layout);
  if (!part || !FLAT_EDGES.includes(part[1] as Edge)) return null;
  return partId(ownEdge(part[0], part[1] as Edge), layout);
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

const CORNER_OFFSET: Readonly<Record<Corner, Point>> = {
  w: { x: -1, y: 0 },
  nw: { x: -0.5, y: -HALF_HEIGHT },
  ne: { x: 0.5, y: -HALF_HEIGHT },
  e: { x: 1, y: 0 },
  se: { x: 0.5, y: HALF_HEIGHT },
  sw: { x: -0.5, y: HALF_HEIGHT },
};

function turn(point: Point, layout: Layout): Point {
  return layout === 'flat' ? point : { x: point.y, y: point.x };
}

function flatCentre(cell: Cell): Point {
  return { x: cell.column * 1.5, y: (cell.row * 2 + (isLow(cell) ? 1 : 0)) * HALF_HEIGHT };
}

/** Centre of a cell in units of a hex side. */
export function centreOf(cell: Cell, layout: Layout): Point {
  return turn(flatCentre(flatten(cell, layout)), layout);
}

/** Where a hex has its middle, or where a corner lies; null for the name of neither. */
export function pointOfPlace(place: string, layout: Layout): Point | null {
  const cell = parseCell(place);
  if (cell) return centreOf(cell, layout);
  const [of, corner] = parsePart(place, layout) ?? [];
  const offset = CORNER_OFFSET[corner as Corner] as Point | undefined;
  if (!of || !offset) return null;
  const centre = flatCentre(of);
  return turn({ x: centre.x + offset.x, y: centre.y + offset.y }, layout);
}

/** Where the six corners of a cell lie, in the order of `cornersOf`. */
export function cornerPointsOf(cell: Cell, layout: Layout): Point[] {
  const centre = flatCentre(flatten(cell, layout));
  return FLAT_CORNERS.map((corner) => {
    const offset = CORNER_OFFSET[corner];
    return turn({ x: centre.x + offset.x, y: centre.y + offset.y }, layout);
  });
}
