import { odds } from '../../dice';
import type { HexId, IntersectionId } from '../../board/vocabulary';
import type { CommandOf } from '../commands';
import { STEPS_PER_CARD } from '../components';
import { noCards, type PerResource } from '../expectation';
import type { TokenOption } from '../questions';
import type { State } from '../state';
import { merchantReach } from '../targets';
import { numberOn, tokenOptions } from '../tokens';
import { RESOURCES, YIELD, type Owner, type PieceId, type Resource } from '../vocabulary';

/** A hex a post would stand at, and how often it pays. */
export interface Neighbour {
  readonly hex: HexId;
  readonly resource: Resource;
  readonly number: number;
  /** Of one roll; nothing while the robber stands there, unless it is disregarded. */
  readonly odds: number;
  readonly robbed: boolean;
}

/** A token that could be brought to an empty slot, and what it would be worth. */
export interface TokenChance extends TokenOption {
  readonly resource: Resource;
  /** The robber stands on the slot. */
  readonly robbed: boolean;
  /** Cards a roll, on average over the known numbers in stock; null when none is known. */
  readonly odds: number | null;
  readonly movable: readonly MovableToken[];
}

export type MovableToken = TokenOption['movable'][number] & {
  readonly odds: number;
  /** Who has posts at the hex that would lose its number, and how many. */
  readonly loses: readonly { readonly owner: Owner; readonly posts: number }[];
};

/** A free site a merchant can get to, and what founding a post there brings. */
export interface MerchantPlan {
  readonly at: IntersectionId;
  readonly steps: number;
  readonly grain: number;
  readonly freeSteps: number;
  readonly coins: number;
  /** Goods that become free to deliver. */
  readonly goods: number;
  readonly neighbours: readonly Neighbour[];
  /** Cards a roll by resource, before any token is brought. */
  readonly cards: PerResource;
  readonly all: number;
  readonly tokens: readonly TokenChance[];
  /** As the table would tell it; a token is asked for afterwards where there is a choice. */
  readonly command: CommandOf<'moveMerchant'>;
}

export interface MerchantWish {
  readonly grain: number;
  /** Left out, the steps a card has left this turn. */
  readonly freeSteps?: number | undefined;
  /** The robber moves on sooner or later: count its hex as if it had. */
  readonly ignoreRobber?: boolean | undefined;
}

/** Everywhere a merchant can found a post, cheapest first, then by what it earns. */
export function planMerchant(state: State, merchant: PieceId, wish: MerchantWish): MerchantPlan[] {
  const freeSteps = wish.freeSteps ?? state.turn.freeMerchantSteps;
  const ignoreRobber = wish.ignoreRobber ?? false;
  const plans = merchantReach(state, merchant, wish.grain, freeSteps)
    .filter((stop) => stop.founds)
    .map(({ at, steps, grain }): MerchantPlan => {
      const neighbours = neighboursOf(state, at, ignoreRobber);
      const cards = noCards();
      for (const { resource, odds: chance } of neighbours) cards[resource] += chance;
      const free = Math.max(0, steps - grain * STEPS_PER_CARD);
      return {
        at,
        steps,
        grain,
        freeSteps: free,
        coins: state.board.sites.get(at)!.coins,
        goods: 1,
        neighbours,
        cards,
        all: RESOURCES.reduce((sum, resource) => sum + cards[resource], 0),
        tokens: tokenOptions(state, at).map((option) => chanceOf(state, option, ignoreRobber)),
        command: {
          type: 'moveMerchant',
          merchant,
          to: at,
          grain,
          ...(free > 0 ? { freeSteps: free } : {}),
        },
      };
    });
  return plans.sort((a, b) => a.grain - b.grain || b.all - a.all || a.steps - b.steps);
}

function neighboursOf(state: State, at: IntersectionId, ignoreRobber: boolean): Neighbour[] {
  return state.board.intersections.get(at)!.hexes.flatMap((hex): Neighbour[] => {
    const resource = YIELD[state.board.hexes.get(hex)!.terrain];
    const number = numberOn(state, hex);
    if (!resource || number === null) return [];
    const robbed = state.robber === hex;
    return [{ hex, resource, number, robbed, odds: robbed && !ignoreRobber ? 0 : odds(number) }];
  });
}

function chanceOf(state: State, option: TokenOption, ignoreRobber: boolean): TokenChance {
  const { hex, numbers } = option;
  const robbed = state.robber === hex;
  const worth = (number: number, robberToo: boolean): number =>
    robberToo && !ignoreRobber ? 0 : odds(number);
  const sum = numbers.reduce((all, number) => all + worth(number, robbed), 0);
  return {
    ...option,
    resource: YIELD[state.board.hexes.get(hex)!.terrain]!,
    robbed,
    odds: numbers.length > 0 ? sum / numbers.length : null,
    movable: option.movable.map((token) => {
      const follows = state.options.robberFollows && state.robber === token.hex;
      return {
        ...token,
        odds: worth(token.number, robbed || follows),
        loses: postsAt(state, token.hex),
      };
    }),
  };
}

function postsAt(state: State, hex: HexId): { owner: Owner; posts: number }[] {
  const counts = new Map<Owner, number>();
  for (const at of state.board.hexes.get(hex)!.corners) {
    const owner = state.posts[at]?.owner;
    if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].map(([owner, posts]) => ({ owner, posts }));
}
