import type { Correction } from './commands';
import { countHand, countSupply, moveGoods, withPlayer } from './ledger';
import { freshTurn, type State, type Turn } from './state';
import { exactly } from './supply';
import type { Colour, Owner, PieceId } from './vocabulary';

/**
 * Sets one thing to what the table sees. Where pieces carry a count with them (a post its
 * goods, a route the reserve), the count follows as far as it can; a later correction in the same
 * command may set it otherwise.
 */
export function correct(state: State, change: Correction): State {
  switch (change.of) {
    case 'hand':
      return countHand(state, change.player, change.to);
    case 'gold':
      return withPlayer(state, change.player, { gold: change.to });
    case 'goods':
      return withPlayer(state, change.player, { goods: change.to });
    case 'cards':
      return withPlayer(state, change.player, { cards: change.to });
    case 'routesLeft':
      return withPlayer(state, change.player, { routesLeft: change.to });
    case 'supply': {
      const range = typeof change.to === 'number' ? exactly(change.to) : change.to;
      return countSupply(state, change.resource, range);
    }
    case 'route':
      return unstranded(correctRoute(state, change.path, change.to));
    case 'post':
      return correctPost(state, change.at, change.to, change.goods ?? null);
    case 'caravan':
      return { ...state, caravans: { ...state.caravans, [change.piece]: change.to } };
    case 'merchant':
      return { ...state, merchants: { ...state.merchants, [change.piece]: change.to } };
    case 'robber':
      return { ...state, robber: change.to };
    case 'token': {
      const { [change.hex]: _gone, ...others } = state.tokens;
      const tokens = change.to ? { ...others, [change.hex]: change.to } : others;
      return { ...state, tokens };
    }
    case 'stock': {
      const ofColour = state.stock.filter((token) => token.colour === change.colour);
      // Nobody said which of them are gone, so the numbers of the rest are no longer known.
      const kept = change.to < ofColour.length ? [] : ofColour;
      const added = Array.from({ length: change.to - kept.length }, () => ({
        colour: change.colour,
        number: null,
        arch: false,
      }));
      const others = state.stock.filter((token) => token.colour !== change.colour);
      return { ...state, stock: [...others, ...kept, ...added] };
    }
    case 'deck':
      return { ...state, deck: { left: change.left, discarded: change.discarded } };
    case 'turn':
      return { ...state, phase: { name: change.phase }, turn: turnOf(state.turn, change.player) };
  }
}

/** What was counted of one player's turn means nothing in another's. */
function turnOf(turn: Turn, player: Colour): Turn {
  return turn.player === player ? turn : freshTurn(player, turn.number);
}

function correctRoute(state: State, path: string, to: Colour | null): State {
  const { [path]: before, ...others } = state.routes;
  if (before === (to ?? undefined)) return state;
  let next: State = { ...state, routes: to ? { ...others, [path]: to } : others };
  const count = (colour: Colour, by: number) =>
    withPlayer(next, colour, {
      routesLeft: Math.max(0, next.players[colour].routesLeft + by),
    });
  if (before) next = count(before, 1);
  if (to) next = count(to, -1);
  // A double arrow's free route goes with the route that earned it.
  const freeRoutes = next.turn.freeRoutes.filter((free) => free.touching !== path);
  return { ...next, turn: { ...next.turn, freeRoutes } };
}

function correctPost(state: State, at: string, to: Owner | null, goods: Colour | null): State {
  const { [at]: before, ...others } = state.posts;
  let next: State = { ...state, posts: to ? { ...others, [at]: { owner: to, goods } } : others };
  if ((before?.owner ?? null) !== to) {
    if (before && before.owner !== 'neutral')
      next = moveGoods(next, before.owner, 'free', 'locked');
    if (to && to !== 'neutral') next = moveGoods(next, to, 'locked', 'free');
  }
  if ((before?.goods ?? null) !== goods) {
    if (before?.goods) next = moveGoods(next, before.goods, 'delivered', 'free');
    if (goods) next = moveGoods(next, goods, 'free', 'delivered');
  }
  return next;
}

/** A caravan cannot stand beside a route that is not there. */
function unstranded(state: State): State {
  const caravans = { ...state.caravans };
  for (const piece of Object.keys(caravans) as PieceId[]) {
    const path = caravans[piece];
    if (path && !state.routes[path]) caravans[piece] = null;
  }
  return { ...state, caravans };
}
