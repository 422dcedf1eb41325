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

/** How far beside a route a caravan stands: clear of the bar, short of the number. */
const BESIDE = 25;

/** Two caravans on one path take its two sides. */
export function caravansStanding(board: Board, caravans: Pieces['caravans']): Standing[] {
  const onPath = new Map<string, number>();
  return PIECE_IDS.flatMap((piece) => {
    const path = caravans[piece];
    const ends = path ? endsOf(board, path) : null;
    if (!path || !ends) return [];
    const before = onPath.get(path) ?? 0;
    onPath.set(path, before + 1);
    const [a, b] = ends;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    // The upper side first: below lies the number of the hex.
    let across = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    if (across.y > 0) across = { x: -across.x, y: -across.y };
    const side = before % 2 === 0 ? BESIDE : -BESIDE;
    const shift = Math.floor(before / 2) * 18;
    const at = middle(a, b);
    return [
      {
        piece,
        colour: ownerOf(piece),
        at: { x: at.x + across.x * side + shift, y: at.y + across.y * side },
      },
    ];
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
  return { x: x - 61, y: y + 22 };
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
