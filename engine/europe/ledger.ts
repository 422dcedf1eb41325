import { CARDS_PER_RESOURCE } from './components';
import type { Goods, Player, State } from './state';
import { everyResource, narrowSupply, type Supply } from './supply';
import { RESOURCES, type Colour, type Resource } from './vocabulary';

/** The arithmetic of hands, gold, goods and supply that events and corrections share. */

export function cardsInHands(state: Pick<State, 'seats' | 'players'>): number {
  let n = 0;
  for (const colour of state.seats) n += state.players[colour].hand ?? 0;
  return n;
}

export function goldInPlay(state: State): number {
  let n = 0;
  for (const colour of state.seats) n += state.players[colour].gold;
  return n;
}

/** Copied first and set then: a computed key within the literal costs several times as much. */
function seated(state: State, colour: Colour, player: Player): State['players'] {
  const players: Record<Colour, Player> = { ...state.players };
  players[colour] = player;
  return players;
}

function seat(state: State, colour: Colour, player: Player): State {
  return { ...state, players: seated(state, colour, player) };
}

export function withPlayer(state: State, colour: Colour, change: Partial<Player>): State {
  return seat(state, colour, { ...state.players[colour], ...change });
}

export function withHand(state: State, colour: Colour, change: number): State {
  const player = state.players[colour];
  if (player.hand === null) return state;
  return seat(state, colour, { ...player, hand: Math.max(0, player.hand + change) });
}

/** Cards between a hand and the supply: the most common change, so the state is copied once. */
export function withCards(
  state: State,
  colour: Colour,
  change: number,
  supply: Supply | null,
): State {
  const player = state.players[colour];
  if (player.hand === null || supply === null) return withHand(state, colour, change);
  const hand = Math.max(0, player.hand + change);
  const players = seated(state, colour, { ...player, hand });
  const inHands = cardsInHands({ seats: state.seats, players });
  return { ...state, players, supply: narrowSupply(supply, inHands) };
}

export function withGold(state: State, colour: Colour, change: number): State {
  const player = state.players[colour];
  return seat(state, colour, { ...player, gold: player.gold + change });
}

export function moveGoods(state: State, colour: Colour, from: keyof Goods, to: keyof Goods): State {
  const { goods } = state.players[colour];
  if (goods[from] === 0) return state;
  return withPlayer(state, colour, {
    goods: { ...goods, [from]: goods[from] - 1, [to]: goods[to] + 1 },
  });
}

export function withSupply(state: State, supply: Supply): State {
  return { ...state, supply: narrowSupply(supply, cardsInHands(state)) };
}

/** What the hands hold tells something about the supply; to be taken up after either was set. */
export function settled(state: State): State {
  return state.supply ? withSupply(state, state.supply) : state;
}

/** A hand counted anew. Nobody said which kinds the mirror had missed, so any of them may be off. */
export function countHand(state: State, colour: Colour, to: number): State {
  const more = to - (state.players[colour].hand ?? to);
  const counted = withPlayer(state, colour, { hand: to });
  if (!state.supply || more === 0) return counted;
  return withSupply(counted, loosened(state.supply, Math.max(0, more), Math.max(0, -more)));
}

/** The supply of one resource counted: where the others can no longer all be right, they loosen. */
export function countSupply(state: State, resource: Resource, range: Supply[Resource]): State {
  if (!state.supply) return state;
  const supply: Supply = { ...state.supply, [resource]: range };
  const total = RESOURCES.length * CARDS_PER_RESOURCE - cardsInHands(state);
  let least = 0;
  let most = 0;
  for (const each of RESOURCES) {
    least += supply[each].min;
    most += supply[each].max;
  }
  const loose = loosened(supply, Math.max(0, least - total), Math.max(0, total - most));
  return withSupply(state, { ...loose, [resource]: range });
}

function loosened(supply: Supply, down: number, up: number): Supply {
  return everyResource((resource) => ({
    min: Math.max(0, supply[resource].min - down),
    max: Math.min(CARDS_PER_RESOURCE, supply[resource].max + up),
  }));
}
