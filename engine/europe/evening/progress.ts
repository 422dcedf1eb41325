import type { IntersectionId, PathId } from '../../board/vocabulary';
import type { State } from '../state';
import type { Colour, Owner, PieceId } from '../vocabulary';
import { perPlayer, type Chapter } from './chapter';

/** How everyone stood when a turn began. */
export interface Standing {
  /** Null when the table tracked lightly. */
  readonly hand: number | null;
  readonly gold: number;
  readonly delivered: number;
  readonly posts: number;
  readonly routes: number;
}

export interface TurnPoint {
  readonly turn: number;
  readonly player: Colour;
  /** The command that began the turn. */
  readonly command: number;
  /** Commands of this turn. */
  readonly length: number;
  readonly players: Readonly<Record<Colour, Standing>>;
}

export interface DeliveryTold {
  readonly command: number;
  readonly turn: number;
  readonly player: Colour;
  readonly caravan: PieceId;
  readonly at: IntersectionId;
  /** Whose post it is. */
  readonly to: Owner;
  /** The how-manieth of the player's. */
  readonly count: number;
}

export interface ConnectionTold {
  readonly command: number;
  readonly turn: number;
  /** Who laid the route. */
  readonly player: Colour;
  readonly from: IntersectionId;
  readonly to: IntersectionId;
  readonly paths: readonly PathId[];
  /** Routes on it, a gold each. */
  readonly pays: Readonly<Record<Colour, number>>;
}

export interface ProgressTold {
  /** A point for each turn as it began. */
  readonly turns: readonly TurnPoint[];
  readonly now: Readonly<Record<Colour, Standing>>;
  readonly deliveries: readonly DeliveryTold[];
  readonly connections: readonly ConnectionTold[];
  readonly winner: Colour | null;
  /** Commands recorded although the rules objected. */
  readonly overrides: number;
}

function standingsOf(state: State): Record<Colour, Standing> {
  const owned = (things: readonly Owner[], colour: Colour): number =>
    things.filter((owner) => owner === colour).length;
  const posts = Object.values(state.posts).map(({ owner }) => owner);
  const routes = Object.values(state.routes);
  return perPlayer(state.seats, (colour) => {
    const { hand, gold, goods } = state.players[colour];
    return {
      hand,
      gold,
      delivered: goods.delivered,
      posts: owned(posts, colour),
      routes: owned(routes, colour),
    };
  });
}

export function progressChapter(start: State): Chapter<ProgressTold> {
  const turns: TurnPoint[] = [];
  const deliveries: DeliveryTold[] = [];
  const connections: ConnectionTold[] = [];
  const overridden = new Set<number>();
  let state = start;
  let latest = -1;
  const close = (next: number): void => {
    const open = turns[turns.length - 1];
    if (open) turns[turns.length - 1] = { ...open, length: next - open.command };
  };
  return {
    take: ({ event, command, before, after }) => {
      state = after;
      latest = command;
      const turn = before.turn.number;
      switch (event.type) {
        case 'turnBegan':
          close(command);
          turns.push({
            turn: event.turn,
            player: event.player,
            command,
            length: 0,
            players: standingsOf(after),
          });
          break;
        case 'goodsDelivered': {
          const { player, caravan, at } = event;
          const to = before.posts[at]?.owner ?? 'neutral';
          const count = after.players[player].goods.delivered;
          deliveries.push({ command, turn, player, caravan, at, to, count });
          break;
        }
        case 'connectionMade': {
          const { from, to, paths } = event;
          const pays = perPlayer(
            start.seats,
            (colour) => paths.filter((path) => after.routes[path] === colour).length,
          );
          connections.push({ command, turn, player: before.turn.player, from, to, paths, pays });
          break;
        }
        case 'overridden':
          overridden.add(command);
          break;
        default:
      }
    },
    read: () => {
      close(latest + 1);
      return {
        turns: [...turns],
        now: standingsOf(state),
        deliveries: [...deliveries],
        connections: [...connections],
        winner: state.phase.name === 'over' ? state.phase.winner : null,
        overrides: overridden.size,
      };
    },
  };
}
