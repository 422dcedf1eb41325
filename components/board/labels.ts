import type { Point } from '@/engine/board/grid';
import type { Board, Site } from '@/engine/europe/board/board';

import { COIN, cornerAt, DISC, discAt, POST, SIDE, signAt, SITE } from './chart';
import {
  caravansStanding,
  coinBadges,
  GOODS,
  goodsLying,
  merchantsStanding,
  robberStanding,
  type Pieces,
} from './standing';
import { reachable, type Stage } from './viewport';

/** Where the names of the cities go. A name never covers a number, a city, a piece or a name. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Round extends Point {
  readonly r: number;
}

export interface Label {
  readonly site: Site;
  readonly text: string;
  readonly size: number;
  /** Where the text begins, ends or has its middle; y is the baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

const NARROW = /[iljtfrI1.,'’ıİ-]/;
const WIDE = /[mwMWшщжюфмШЩЖЮФМ]/;

/** An estimate on the safe side; the real width is known only after drawing. */
function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) ems += 0.4;
    else if (WIDE.test(letter)) ems += 0.92;
    else if (letter.toLowerCase() !== letter) ems += 0.72;
    else ems += 0.62;
  }
  return ems * size;
}

export function touches(box: Box, { x, y, r }: Round): boolean {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  return dx * dx + dy * dy < r * r;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

type Anchor = Label['anchor'];
interface Position {
  readonly anchor: Anchor;
  /** Direction from the site, and how little one likes to read a name there. */
  readonly dx: number;
  readonly dy: number;
  readonly dislike: number;
}

/** Beside first, as on any chart; then above and below; the slanting ones last. */
const POSITIONS: readonly Position[] = [
  { anchor: 'start', dx: 1, dy: 0, dislike: 0 },
  { anchor: 'end', dx: -1, dy: 0, dislike: 0.3 },
  { anchor: 'middle', dx: 0, dy: -1, dislike: 0.2 },
  { anchor: 'middle', dx: 0, dy: 1, dislike: 0.4 },
  { anchor: 'start', dx: 0.72, dy: -0.72, dislike: 0.5 },
  { anchor: 'start', dx: 0.72, dy: 0.72, dislike: 0.6 },
  { anchor: 'end', dx: -0.72, dy: -0.72, dislike: 0.7 },
  { anchor: 'end', dx: -0.72, dy: 0.72, dislike: 0.8 },
];

/** Share of the size above and below the baseline that letters fill. */
const ASCENT = 0.8;
const DESCENT = 0.24;

function labelAt(
  site: Site,
  text: string,
  size: number,
  at: Point,
  radius: number,
  position: Position,
): Label {
  const width = textWidth(text, size);
  const height = size * (ASCENT + DESCENT);
  const gap = radius + size * 0.22;
  const x = at.x + position.dx * gap;
  // A slanting name starts level with the rim of its mark, not beyond it.
  const centre = at.y + position.dy * (gap + (position.dx === 0 ? height / 2 : height * 0.3));
  const left = { start: x, middle: x - width / 2, end: x - width }[position.anchor];
  const top = centre - height / 2;
  return {
    site,
    text,
    size,
    x,
    y: top + size * ASCENT,
    anchor: position.anchor,
    box: { left, top, right: left + width, bottom: top + height },
  };
}

export interface LabelRequest {
  readonly board: Board;
  readonly pieces: Pieces | null;
  /** Height of the letters, in scene units. */
  readonly size: number;
  readonly names?: ((site: Site) => string) | undefined;
  /** Names stay within it. */
  readonly bounds: Box;
  /** Something else lies over the scene here. */
  readonly covered?: Box | undefined;
}

/** Nothing may cover these. */
function obstaclesOf(board: Board, pieces: Pieces | null): Round[] {
  const discs = [...board.hexes.values()]
    .filter((hex) => hex.number !== null || hex.slot !== null)
    .map((hex): Round => ({ ...discAt(hex), r: DISC }));
  const coins = coinBadges(board, pieces?.posts ?? null).map(({ at }): Round => ({
    ...at,
    r: COIN,
  }));
  if (!pieces) return [...discs, ...coins];
  const robber = robberStanding(board, pieces.robber);
  return [
    ...discs,
    ...coins,
    ...caravansStanding(board, pieces.caravans).map(({ at }): Round => ({ ...at, r: 15 })),
    ...goodsLying(board, pieces.posts).map((at): Round => ({ ...at, r: GOODS.r })),
    ...merchantsStanding(board, pieces.merchants).map(({ at }): Round => ({ ...at, r: 14 })),
    ...(robber ? [{ ...robber, r: 20 }] : []),
  ];
}

/** What a name would rather not cover: a route would show through the letters. */
function nuisancesOf(board: Board, pieces: Pieces | null): { signs: Round[]; routes: Round[] } {
  const signs = [...board.hexes.values()]
    .filter((hex) => hex.terrain !== 'sea')
    .map((hex): Round => ({ ...signAt(hex), r: 30 }));
  const routes = Object.keys(pieces?.routes ?? {}).flatMap((id) => {
    const ends = board.paths.get(id)?.ends.map((end) => cornerAt(board, end));
    const [a, b] = ends ?? [];
    if (!a || !b) return [];
    return [0.32, 0.5, 0.68].map((t): Round => ({
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
      r: 11,
    }));
  });
  return { signs, routes };
}

function importance(site: Site, pieces: Pieces | null): number {
  return (pieces?.posts[site.at] ? 2 : 0) + (site.kind === 'purple' ? 1 : 0);
}

function placeLabels(request: LabelRequest): Label[] {
  const { board, pieces, size, names, bounds, covered } = request;
  const markOf = (site: Site) => (pieces?.posts[site.at] ? POST * 1.15 : SITE);
  const marks = [...board.sites.values()].flatMap((site) => {
    const at = cornerAt(board, site.at);
    return at ? [{ site, at, r: markOf(site) }] : [];
  });
  const blocked: Round[] = [
    ...obstaclesOf(board, pieces),
    ...marks.map(({ at, r }): Round => ({ ...at, r })),
  ];
  const { signs, routes } = nuisancesOf(board, pieces);
  const placed: Label[] = [];

  const cost = (label: Label, dislike: number, own: Point): number | null => {
    const { box } = label;
    if (box.left < bounds.left || box.right > bounds.right) return null;
    if (box.top < bounds.top || box.bottom > bounds.bottom) return null;
    if (covered && overlaps(box, covered)) return null;
    if (blocked.some((round) => touches(box, round))) return null;
    if (placed.some((other) => overlaps(box, other.box))) return null;
    let sum = dislike;
    for (const round of routes) if (touches(box, round)) sum += 2;
    for (const round of signs) if (touches(box, round)) sum += 0.5;
    // A name that reaches another city would be read as that city's.
    const reach: Box = {
      left: box.left - size * 0.35,
      right: box.right + size * 0.35,
      top: box.top - size * 0.1,
      bottom: box.bottom + size * 0.1,
    };
    for (const { at, r } of marks) {
      if (at !== own && touches(reach, { ...at, r })) sum += 3;
    }
    return sum;
  };

  const queue = marks
    .map((mark) => ({ ...mark, rank: importance(mark.site, pieces) }))
    .sort((a, b) => b.rank - a.rank);
  for (const { site, at, r } of queue) {
    const text = names ? names(site) : site.name;
    if (text === '') continue;
    let best: Label | null = null;
    let bestCost = Infinity;
    for (const position of POSITIONS) {
      const label = labelAt(site, text, size, at, r, position);
      const sum = cost(label, position.dislike, at);
      if (sum !== null && sum < bestCost) [best, bestCost] = [label, sum];
    }
    if (best) placed.push(best);
  }
  return placed;
}

/** Pixels of a name's letters, which grow with the hexes but only so far. */
function lettersOnGlass(unit: number, step: number, textScale: number): number {
  return Math.max(11, Math.min(16, unit * step * 0.4)) * Math.min(1.4, textScale);
}

export interface GlassRequest extends Pick<LabelRequest, 'board' | 'pieces' | 'names'> {
  readonly stage: Stage;
  readonly step: number;
  readonly textScale: number;
}

/** The side of the corner where the button for the list lies over the fitted board. */
const BUTTON = 48;

/** Names for one step of the zoom: the nearer one looks, the more of them find room. */
export function labelsOnGlass({ stage, step, textScale, ...rest }: GlassRequest): Label[] {
  const pixels = lettersOnGlass(stage.unit, step, textScale);
  const size = (pixels / (stage.unit * step)) * SIDE;
  const { x, y, width, height } = reachable(stage, step);
  const bounds: Box = {
    left: x * SIDE,
    top: y * SIDE,
    right: (x + width) * SIDE,
    bottom: (y + height) * SIDE,
  };
  const corner = (BUTTON / stage.unit) * SIDE;
  const covered: Box = { ...bounds, left: bounds.right - corner, bottom: bounds.top + corner };
  // Once zoomed, whatever lies under the button can be pulled out from it.
  return placeLabels({ ...rest, size, bounds, covered: step === 1 ? covered : undefined });
}
