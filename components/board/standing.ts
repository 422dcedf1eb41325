import { middle } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';
import type { Board } from '@/engine/europe/board/board';
import type { State } from '@/engine/europe/state';
import { ownerOf, PIECE_IDS, type Colour, type PieceId } from '@/engine/europe/vocabulary';

import { COIN, cornerAt, endsOf, seawards, toScene } from './chart';

/** What stands on the board. */
export type Pieces = Pick<
  State,
  'routes' | 'posts' | 'caravans' | 'merchants' | 'robber' | 'tokens'
>;

export interface Standing {
  readonly piece: PieceId;
  readonly colour: Colour;
  readonly at: Point;
}

/** How far beside a route a caravan stands, and how far two of them stand apart. */
const BESIDE = 25;
const ABREAST = 19;

/** Below its path, where the next hex has its sign: above it would cover a number. */
export function caravansStanding(board: Board, caravans: Pieces['caravans']): Standing[] {
  const onPath = new Map<string, PieceId[]>();
  for (const piece of PIECE_IDS) {
    const path = caravans[piece];
    if (path) onPath.set(path, [...(onPath.get(path) ?? []), piece]);
  }
  return [...onPath].flatMap(([path, pieces]) => {
    const ends = endsOf(board, path);
    if (!ends) return [];
    const [a, b] = ends;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const on = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const side = on.x < 0 ? -BESIDE : BESIDE;
    const at = middle(a, b);
    return pieces.map((piece, i) => {
      const shift = (2 * i - (pieces.length - 1)) * ABREAST;
      return {
        piece,
        colour: ownerOf(piece),
        at: {
          x: at.x - on.y * side + on.x * shift,
          y: at.y + on.x * side + on.y * shift,
        },
      };
    });
  });
}

const AROUND_SITE: readonly Point[] = [
  { x: 25, y: -17 },
  { x: -25, y: -17 },
  { x: 26, y: 17 },
  { x: -26, y: 17 },
];

export function merchantsStanding(board: Board, merchants: Pieces['merchants']): Standing[] {
  const onSite = new Map<string, number>();
  return PIECE_IDS.flatMap((piece) => {
    const site = merchants[piece];
    const corner = site ? cornerAt(board, site) : null;
    if (!site || !corner) return [];
    const before = onSite.get(site) ?? 0;
    onSite.set(site, before + 1);
    const beside = AROUND_SITE[before % AROUND_SITE.length]!;
    return [
      { piece, colour: ownerOf(piece), at: { x: corner.x + beside.x, y: corner.y + beside.y } },
    ];
  });
}

/** Beside the number, never on it. */
export function robberStanding(board: Board, robber: Pieces['robber']): Point | null {
  const hex = board.hexes.get(robber);
  if (!hex) return null;
  const { x, y } = toScene(hex.centre);
  return { x: x - 66, y: y + 22 };
}

/** Goods lie at the foot of the post that received them. */
export const GOODS = { r: 13.5, x: 21, y: 21 };

export function goodsLying(board: Board, posts: Pieces['posts']): Point[] {
  return Object.entries(posts).flatMap(([site, { goods }]) => {
    const corner = goods && cornerAt(board, site);
    return corner ? [{ x: corner.x + GOODS.x, y: corner.y + GOODS.y }] : [];
  });
}

export interface CoinBadge {
  readonly site: string;
  readonly coins: number;
  readonly at: Point;
}

/** Coins wait in a coastal city until somebody founds a post there. */
export function coinBadges(board: Board, posts: Pieces['posts'] | null): CoinBadge[] {
  return [...board.sites.values()].flatMap((site) => {
    const corner = cornerAt(board, site.at);
    if (site.coins === 0 || posts?.[site.at] || !corner) return [];
    const out = seawards(board, site.at) ?? { x: 0.7, y: -0.7 };
    const away = 15 + COIN;
    return [
      {
        site: site.at,
        coins: site.coins,
        at: { x: corner.x + out.x * away, y: corner.y + out.y * away },
      },
    ];
  });
}
