import type { HexId, IntersectionId, PathId } from '../board/vocabulary';
import { START_POSTS } from './components';
import { cardsInHands, goldInPlay } from './ledger';
import type { Goods, State } from './state';
import type { Supply } from './supply';
import { piecesOf, SLOT_COLOURS, type Colour, type SlotColour } from './vocabulary';

/** Everything of one player that can be counted at the table. */
export interface PlayerCount {
  /** Cards in hand; null when the table tracks lightly. */
  readonly hand: number | null;
  readonly gold: number;
  readonly goods: Goods;
  /** Goods that lie under posts on the board. */
  readonly goodsOnBoard: number;
  readonly posts: Reserve;
  readonly routes: Reserve;
  readonly caravans: Reserve;
  readonly merchants: Reserve;
  /** Development cards lying before the player. */
  readonly cards: number;
}

export interface Reserve {
  readonly onBoard: number;
  readonly inReserve: number;
}

export interface TokenCount {
  readonly onBoard: number;
  readonly inStock: number;
  /** What the board came with. */
  readonly inBox: number;
}

/** The table as the mirror has it: what a count at the table is compared with. */
export interface TableCount {
  readonly players: ReadonlyMap<Colour, PlayerCount>;
  readonly neutralPosts: number;
  /** Null when the table tracks lightly. */
  readonly supply: Supply | null;
  readonly cardsInHands: number;
  readonly goldInPlay: number;
  readonly tokens: Readonly<Record<SlotColour, TokenCount>>;
  readonly deck: State['deck'];
  readonly robber: HexId;
  /** Caravans by the route they stand beside. */
  readonly caravansAt: ReadonlyMap<PathId, number>;
}

export function countTable(state: State): TableCount {
  const caravansAt = new Map<PathId, number>();
  for (const path of Object.values(state.caravans)) {
    if (path) caravansAt.set(path, (caravansAt.get(path) ?? 0) + 1);
  }
  return {
    players: new Map(state.seats.map((colour) => [colour, countPlayer(state, colour)])),
    neutralPosts: postsOf(state, 'neutral').length,
    supply: state.supply,
    cardsInHands: cardsInHands(state),
    goldInPlay: goldInPlay(state),
    tokens: countTokens(state),
    deck: state.deck,
    robber: state.robber,
    caravansAt,
  };
}

function postsOf(state: State, owner: Colour | 'neutral'): IntersectionId[] {
  return Object.keys(state.posts).filter((at) => state.posts[at]!.owner === owner);
}

function countPlayer(state: State, colour: Colour): PlayerCount {
  const { hand, gold, goods, routesLeft, cards } = state.players[colour];
  const out = (places: State['caravans'] | State['merchants']): Reserve => {
    const onBoard = piecesOf(colour).filter((piece) => places[piece]).length;
    return { onBoard, inReserve: 2 - onBoard };
  };
  const posts = postsOf(state, colour).length;
  const toPlace =
    state.phase.name === 'startRoll'
      ? START_POSTS
      : state.phase.name === 'placing'
        ? state.phase.left.filter((step) => step.place === 'post' && step.player === colour).length
        : 0;
  return {
    hand,
    gold,
    goods,
    goodsOnBoard: Object.values(state.posts).filter((post) => post.goods === colour).length,
    posts: { onBoard: posts, inReserve: goods.locked + toPlace },
    routes: {
      onBoard: Object.values(state.routes).filter((owner) => owner === colour).length,
      inReserve: routesLeft,
    },
    caravans: out(state.caravans),
    merchants: out(state.merchants),
    cards,
  };
}

function countTokens(state: State): Record<SlotColour, TokenCount> {
  const placed = Object.values(state.tokens);
  const of = (colour: SlotColour): TokenCount => {
    const isIt = (token: { readonly colour: SlotColour }) => token.colour === colour;
    return {
      onBoard: placed.filter(isIt).length,
      inStock: state.stock.filter(isIt).length,
      inBox: state.board.tokens.filter(isIt).length,
    };
  };
  return Object.fromEntries(SLOT_COLOURS.map((colour) => [colour, of(colour)])) as Record<
    SlotColour,
    TokenCount
  >;
}
