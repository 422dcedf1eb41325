import type { Hit } from '@/engine/board/geometry';
import type { Correction } from '@/engine/europe/commands';
import type { State } from '@/engine/europe/state';
import type { Colour, Owner, PieceId } from '@/engine/europe/vocabulary';

import { travellersAt } from './place';

/** How the table says a place stands; only what such a place can hold counts. */
export interface PlaceDraft {
  /** Of the route or the post. */
  readonly owner: Owner | null;
  readonly goods: Colour | null;
  readonly travellers: ReadonlySet<PieceId>;
  readonly robber: boolean;
  readonly token: number | null;
  /** Face-down tokens of the slot's colour. */
  readonly stock: number;
}

function stockOf(state: State, hex: string): number {
  const slot = state.board.hexes.get(hex)?.slot;
  return state.stock.filter((token) => token.colour === slot?.colour).length;
}

export function draftOf(state: State, hit: Hit): PlaceDraft {
  const { id, kind } = hit;
  return {
    owner: (kind === 'path' ? state.routes[id] : state.posts[id]?.owner) ?? null,
    goods: state.posts[id]?.goods ?? null,
    travellers: new Set(travellersAt(state, hit)),
    robber: state.robber === id,
    token: state.tokens[id]?.number ?? null,
    stock: stockOf(state, id),
  };
}

/** A token put here comes from the stock, one taken away goes back, unless the table says otherwise. */
export function withToken(state: State, hex: string, draft: PlaceDraft, token: number | null) {
  const before = state.tokens[hex] ? 1 : 0;
  const after = token === null ? 0 : 1;
  return { ...draft, token, stock: Math.max(0, stockOf(state, hex) + before - after) };
}

/** What is to be set so that the mirror shows the draft. */
export function correctionsOf(state: State, hit: Hit, draft: PlaceDraft): Correction[] {
  const { id } = hit;
  const before = draftOf(state, hit);
  const set: Correction[] = [];
  if (hit.kind === 'path' && draft.owner !== before.owner && draft.owner !== 'neutral') {
    set.push({ of: 'route', path: id, to: draft.owner });
  }
  if (hit.kind === 'site') {
    // Nobody delivers to an own post, and nothing lies where no post stands.
    const goods = draft.owner === null || draft.goods === draft.owner ? null : draft.goods;
    if (draft.owner !== before.owner || goods !== before.goods) {
      set.push({ of: 'post', at: id, to: draft.owner, goods });
    }
  }
  if (hit.kind === 'hex') set.push(...hexCorrections(state, id, draft));
  else {
    const of = hit.kind === 'path' ? 'caravan' : 'merchant';
    // A caravan stands beside a route, so it leaves with it.
    const stands = hit.kind === 'path' && draft.owner === null ? new Set() : draft.travellers;
    for (const piece of before.travellers) {
      if (!stands.has(piece)) set.push({ of, piece, to: null });
    }
    for (const piece of draft.travellers) {
      if (stands.has(piece) && !before.travellers.has(piece)) set.push({ of, piece, to: id });
    }
  }
  return set;
}

function hexCorrections(state: State, id: string, draft: PlaceDraft): Correction[] {
  const set: Correction[] = [];
  if (draft.robber && state.robber !== id) set.push({ of: 'robber', to: id });
  const colour = state.board.hexes.get(id)?.slot?.colour;
  if (!colour) return set;
  if (draft.token !== (state.tokens[id]?.number ?? null)) {
    const to = draft.token === null ? null : { colour, number: draft.token };
    set.push({ of: 'token', hex: id, to });
  }
  if (draft.stock !== stockOf(state, id)) set.push({ of: 'stock', colour, to: draft.stock });
  return set;
}
