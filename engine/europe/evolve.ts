import { correct } from './correct';
import type { Event } from './events';
import {
  countHand,
  moveGoods,
  settled,
  withCards,
  withGold,
  withHand,
  withPlayer,
  withSupply,
} from './ledger';
import { freshTurn, type FreeRoute, type State, type Turn } from './state';
import { lessSupply, moreSupply, widenSupply } from './supply';
import { countOf } from './bundle';
import { ownerOf, type Colour } from './vocabulary';

/** What an event makes of a state. Never decides anything: that has happened before. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'startRolled': {
      const [first, ...others] = event.best;
      if (first === undefined || others.length > 0) {
        return { ...state, phase: { name: 'startRoll', contenders: event.best } };
      }
      return { ...state, turn: { ...state.turn, player: first } };
    }
    case 'phaseBegan':
      return { ...state, phase: event.phase };
    case 'postPlaced':
      return placed(
        {
          ...state,
          posts: { ...state.posts, [event.at]: { owner: event.player, goods: null } },
        },
        'post',
        event.player,
      );
    case 'neutralPlaced':
      return placed(
        { ...state, posts: { ...state.posts, [event.at]: { owner: 'neutral', goods: null } } },
        'neutral',
        null,
      );
    case 'routePlaced':
      return placed(
        {
          ...withRoute(state, event.player, event.path),
          caravans: { ...state.caravans, [`${event.player}-1`]: event.path },
        },
        'route',
        event.player,
      );
    case 'turnBegan':
      return {
        ...state,
        phase: { name: 'roll' },
        turn: freshTurn(event.player, event.turn),
      };
    case 'rolled':
      return inTurn(state, { dice: event.dice, chosenDice: null });
    case 'supplyKnown':
      return withSupply(state, event.supply);
    case 'cardsTaken': {
      const supply = state.supply && lessSupply(state.supply, event.cards);
      return withCards(state, event.player, countOf(event.cards), supply);
    }
    case 'cardsReturned': {
      const supply = state.supply && moreSupply(state.supply, event.cards);
      return withCards(state, event.player, -countOf(event.cards), supply);
    }
    case 'cardsDiscarded': {
      const next = dropDue(withHand(state, event.player, -event.count), event.player);
      if (!state.supply) return next;
      return withSupply(
        next,
        event.cards
          ? moreSupply(state.supply, event.cards)
          : widenSupply(state.supply, event.count),
      );
    }
    case 'cardsHanded':
      return withHand(withHand(state, event.from, -event.count), event.to, event.count);
    case 'cardStolen':
      return withHand(withHand(state, event.from, -1), event.to, 1);
    case 'goldTaken':
      return withGold(state, event.player, event.gold);
    case 'goldReturned':
      return withGold(state, event.player, -event.gold);
    case 'goldHanded':
      return withGold(withGold(state, event.from, -event.gold), event.to, event.gold);
    case 'handCounted':
      return countHand(state, event.player, event.to);
    case 'goldCounted':
      return withPlayer(state, event.player, { gold: event.to });
    case 'handsConfirmed':
      return { ...state, phase: { name: 'discard', due: event.due } };
    case 'robberMoved':
      return { ...state, robber: event.to };
    case 'purchased':
      return inTurn(state, { purchases: state.turn.purchases + 1 });
    case 'cardBought':
      return {
        ...withPlayer(state, event.player, { cards: state.players[event.player].cards + 1 }),
        deck: { ...state.deck, left: state.deck.left - 1 },
        turn: { ...state.turn, cardsBought: state.turn.cardsBought + 1 },
      };
    case 'deckReshuffled':
      return { ...state, deck: { left: event.cards, discarded: 0 } };
    case 'cardPlayed': {
      const { effects, player } = event;
      return {
        ...withPlayer(state, player, { cards: Math.max(0, state.players[player].cards - 1) }),
        deck: withDiscard(state, player),
        turn: {
          ...state.turn,
          cardPlayed: true,
          chosenDice: effects.dice ?? state.turn.chosenDice,
          freeMerchantSteps: state.turn.freeMerchantSteps + (effects.merchantSteps ?? 0),
          freeCaravanSteps: state.turn.freeCaravanSteps + (effects.caravanSteps ?? 0),
          tollFree: state.turn.tollFree || (effects.tollFree ?? false),
        },
      };
    }
    case 'merchantHired':
      return { ...state, merchants: { ...state.merchants, [event.merchant]: event.at } };
    case 'merchantMoved':
      return {
        ...inTurn(state, {
          freeMerchantSteps: Math.max(0, state.turn.freeMerchantSteps - event.freeSteps),
        }),
        merchants: { ...state.merchants, [event.merchant]: event.to },
      };
    case 'postFounded':
      return {
        ...state,
        posts: { ...state.posts, [event.at]: { owner: event.player, goods: null } },
        merchants: { ...state.merchants, [event.merchant]: null },
      };
    case 'goodsFreed':
      return moveGoods(state, event.player, 'locked', 'free');
    case 'tokenTurned': {
      const { hex, colour, number } = event;
      return {
        ...state,
        tokens: { ...state.tokens, [hex]: { colour, number } },
        stock: withoutToken(state.stock, colour, number),
      };
    }
    case 'tokenMoved': {
      const { [event.from]: token, ...others } = state.tokens;
      return token ? { ...state, tokens: { ...others, [event.to]: token } } : state;
    }
    case 'routeLaid':
      return withRoute(state, event.player, event.path);
    case 'freeRouteGranted':
      return inTurn(state, {
        freeRoutes: [...state.turn.freeRoutes, { touching: event.touching }],
      });
    case 'freeRouteUsed':
      return inTurn(state, { freeRoutes: event.left });
    case 'freeRoutesLapsed':
      return inTurn(state, { freeRoutes: state.turn.freeRoutes.filter(isLasting) });
    case 'caravanOutfitted':
      return { ...state, caravans: { ...state.caravans, [event.caravan]: event.path } };
    case 'caravanMoved':
      return {
        ...inTurn(state, {
          freeCaravanSteps: Math.max(0, state.turn.freeCaravanSteps - event.freeSteps),
        }),
        caravans: {
          ...state.caravans,
          [event.caravan]: event.along[event.along.length - 1] ?? event.from,
        },
      };
    case 'tollPaid': {
      const paid = state.turn.tolls[event.caravan] ?? [];
      const tolls = { ...state.turn.tolls, [event.caravan]: [...paid, event.to] };
      return withGold(withGold(inTurn(state, { tolls }), ownerOf(event.caravan), -1), event.to, 1);
    }
    case 'goodsDelivered': {
      const post = state.posts[event.at];
      if (!post) return state;
      return {
        ...moveGoods(state, event.player, 'free', 'delivered'),
        posts: { ...state.posts, [event.at]: { ...post, goods: event.player } },
      };
    }
    case 'gameWon':
      return { ...state, phase: { name: 'over', winner: event.player } };
    case 'corrected':
      return settled(correct(state, event.change));
    case 'trackingChanged': {
      let next: State = { ...state, tracking: event.level, supply: event.supply };
      for (const colour of state.seats) {
        const hand = event.level === 'light' ? null : (event.hands[colour] ?? 0);
        next = withPlayer(next, colour, { hand });
      }
      return settled(next);
    }
    case 'overridden':
    case 'hexRobbed':
    case 'shortage':
    case 'bankOverdrawn':
    case 'bankEmpty':
    case 'nobodyRobbed':
    case 'connectionMade':
      return state;
  }
}

/** A card's free routes wait until the end of the turn; a double arrow's is laid at once or never. */
export const isLasting = (free: FreeRoute): boolean => free.touching === null;

function inTurn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...state.turn, ...change } };
}

/** A card nobody saw being bought came from the deck all the same, or was discarded before. */
function withDiscard(state: State, player: Colour): State['deck'] {
  const { left, discarded } = state.deck;
  if (state.players[player].cards > 0) return { left, discarded: discarded + 1 };
  return left > 0 ? { left: left - 1, discarded: discarded + 1 } : state.deck;
}

function withRoute(state: State, colour: Colour, path: string): State {
  const left = Math.max(0, state.players[colour].routesLeft - 1);
  return {
    ...withPlayer(state, colour, { routesLeft: left }),
    routes: { ...state.routes, [path]: colour },
  };
}

function withoutToken(stock: State['stock'], colour: string, number: number): State['stock'] {
  const sameColour = (i: number) => stock[i]?.colour === colour;
  const indices = stock.map((_, i) => i).filter(sameColour);
  const at = indices.find((i) => stock[i]?.number === number) ?? indices[0];
  return stock.filter((_, i) => i !== at);
}

/** Strikes one placement off the list of what is still to be placed. */
function placed(state: State, place: string, player: Colour | null): State {
  if (state.phase.name !== 'placing') return state;
  const { left } = state.phase;
  const at = left.findIndex(
    (step) => step.place === place && (player === null || step.player === player),
  );
  return { ...state, phase: { name: 'placing', left: left.filter((_, i) => i !== at) } };
}

function dropDue(state: State, colour: Colour): State {
  if (state.phase.name !== 'discard') return state;
  const { [colour]: _done, ...due } = state.phase.due;
  return { ...state, phase: { name: 'discard', due } };
}
