import type { Pieces } from '@/components/board/standing';
import type { BoardFile } from '@/engine/europe/board/file';
import { COLOURS, PIECE_IDS } from '@/engine/europe/vocabulary';

const NOWHERE = Object.fromEntries(PIECE_IDS.map((piece) => [piece, null])) as Pieces['caravans'];

/** What a draft puts on its board: the robber, and the pieces of the fixed set-up. */
export function piecesOn({ robber, start }: BoardFile): Pieces {
  const routes: Record<string, (typeof COLOURS)[number]> = {};
  const posts: Record<string, Pieces['posts'][string]> = {};
  for (const colour of COLOURS) {
    const own = start?.[colour];
    if (!own) continue;
    if (own.route !== '') routes[own.route] = colour;
    for (const at of own.posts) posts[at] = { owner: colour, goods: null };
  }
  return {
    routes,
    posts,
    caravans: NOWHERE,
    merchants: NOWHERE,
    robber: robber ?? '',
    tokens: {},
  };
}
