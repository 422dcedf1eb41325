import type { IntersectionId } from '../../board/vocabulary';
import type { State } from '../state';
import { ownerOf, piecesOf, type Colour, type PieceId } from '../vocabulary';
import { latticeOf, type Lattice } from './lattice';

/** A set of posts fits one exact number; the box holds 48 of them. */
const MOST_POSTS = 53;

/** What the caravans of one player find on the board. */
export interface Network {
  readonly lattice: Lattice;
  readonly player: Colour;
  /** By path: whose route it is as a place among the seats, or -1. */
  readonly owner: Int8Array;
  /** Posts that would take goods; bit `i` of a set is `posts[i]`. */
  readonly posts: readonly IntersectionId[];
  /** By path: the set of those posts beside it, as two words. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** By path: how many caravans of other players stand there. */
  readonly others: Int8Array;
}

export function networkOf(state: State, player: Colour): Network {
  const { board, seats } = state;
  const lattice = latticeOf(board);
  const size = lattice.paths.length;
  const owner = new Int8Array(size).fill(-1);
  for (const path in state.routes) {
    owner[lattice.indexOf.get(path)!] = seats.indexOf(state.routes[path]!);
  }
  const posts: IntersectionId[] = [];
  const low = new Int32Array(size);
  const high = new Int32Array(size);
  for (const at in state.posts) {
    const post = state.posts[at]!;
    if (post.owner === player || post.goods !== null || posts.length === MOST_POSTS) continue;
    const bit = posts.length;
    const word = bit < 32 ? low : high;
    for (const path of board.intersections.get(at)!.paths) {
      word[lattice.indexOf.get(path)!]! |= 1 << bit;
    }
    posts.push(at);
  }
  const others = new Int8Array(size);
  for (const colour of seats) {
    if (colour === player) continue;
    for (const piece of piecesOf(colour)) {
      const path = state.caravans[piece];
      if (path) others[lattice.indexOf.get(path)!]!++;
    }
  }
  return { lattice, player, owner, posts, low, high, others };
}

/** Whom a caravan would have to pay this turn, and by path the bit of the one who is paid there. */
export interface Tolls {
  readonly payees: readonly Colour[];
  readonly bits: Int8Array;
}

export function tollsOn(state: State, network: Network, caravan: PieceId): Tolls {
  const paid = state.turn.tolls[caravan] ?? [];
  const payees = state.seats.filter(
    (colour) => colour !== ownerOf(caravan) && !paid.includes(colour),
  );
  const bitOfSeat = state.seats.map((colour) => {
    const at = payees.indexOf(colour);
    return at < 0 ? 0 : 1 << at;
  });
  const bits = new Int8Array(network.owner.length);
  for (let i = 0; i < bits.length; i++) {
    const seat = network.owner[i]!;
    if (seat >= 0) bits[i] = bitOfSeat[seat]!;
  }
  return { payees, bits };
}
