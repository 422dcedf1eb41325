import type { IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { State } from '@/engine/europe/state';
import { ownerOf, piecesOf, type PieceId } from '@/engine/europe/vocabulary';

/** Plans found the slow way: every walk, every share of the salt, every set of posts. */

export interface Score {
  readonly deliveries: readonly IntersectionId[];
  readonly salt: number;
  readonly gold: number;
}

interface Walk {
  readonly passed: readonly IntersectionId[];
  readonly owners: readonly string[];
  readonly steps: number;
  readonly end: PathId;
}

function walksOf(state: State, caravan: PieceId, limit: number): Walk[] {
  const player = ownerOf(caravan);
  const found = new Map<string, Walk>();
  const postsBeside = (path: PathId): IntersectionId[] =>
    state.board.paths.get(path)!.ends.filter((at) => {
      const post = state.posts[at];
      return post && post.owner !== player && post.goods === null;
    });
  const go = (at: PathId, passed: Set<string>, owners: Set<string>, steps: number): void => {
    const walk = { passed: [...passed].sort(), owners: [...owners].sort(), steps, end: at };
    found.set(JSON.stringify(walk), walk);
    if (steps === limit) return;
    for (const next of state.board.paths.get(at)!.touching) {
      const owner = state.routes[next];
      if (!owner) continue;
      const pays = owner !== player && !(state.turn.tolls[caravan] ?? []).includes(owner);
      go(
        next,
        new Set([...passed, ...postsBeside(next)]),
        pays ? new Set([...owners, owner]) : owners,
        steps + 1,
      );
    }
  };
  const start = state.caravans[caravan]!;
  go(start, new Set(postsBeside(start)), new Set(), 0);
  return [...found.values()];
}

interface Move {
  readonly passed: readonly IntersectionId[];
  readonly salt: number;
  readonly gold: number;
  readonly end: PathId;
  readonly moves: boolean;
}

function movesOf(state: State, caravan: PieceId, salt: number, free: number): Move[] {
  const found = new Map<string, Move>();
  for (const walk of walksOf(state, caravan, 3 * salt + free)) {
    const gold = state.turn.tollFree && free > 0 ? 0 : walk.owners.length;
    const used = Math.ceil(Math.max(0, walk.steps - free) / 3);
    const move = {
      passed: walk.passed,
      salt: used,
      gold,
      end: walk.end,
      moves: walk.steps > 0,
    };
    found.set(JSON.stringify(move), move);
  }
  return [...found.values()];
}

/** Played one after the other, does each find a place where it ends? */
function fits(state: State, order: readonly [PieceId, Move][]): boolean {
  const standing = { ...state.caravans };
  for (const [piece, move] of order) {
    if (!move.moves) continue;
    const there = Object.entries(standing).filter(
      ([other, path]) => other !== piece && path === move.end,
    );
    if (there.length >= 2) return false;
    standing[piece] = move.end;
  }
  return true;
}

function subsets(items: readonly string[], most: number): string[][] {
  let all: string[][] = [[]];
  for (const item of items) all = all.concat(all.map((set) => [...set, item]));
  return all.filter((set) => set.length > 0 && set.length <= most);
}

const beats = (one: Score, other: Score): boolean =>
  one.salt <= other.salt &&
  one.gold <= other.gold &&
  other.deliveries.every((at) => one.deliveries.includes(at));

export function bruteForce(
  state: State,
  pieces: readonly PieceId[],
  salt: number,
  gold: number,
): Score[] {
  const goods = state.players[state.turn.player].goods.free;
  const out = piecesOf(state.turn.player).filter(
    (piece) => pieces.includes(piece) && state.caravans[piece],
  );
  const scores = new Map<string, Score>();
  const take = (moves: readonly Move[]): void => {
    const spent = {
      salt: moves.reduce((sum, move) => sum + move.salt, 0),
      gold: moves.reduce((sum, move) => sum + move.gold, 0),
    };
    if (spent.salt > salt || spent.gold > gold) return;
    const passed = [...new Set(moves.flatMap((move) => move.passed))].sort();
    const key = JSON.stringify([passed, spent]);
    if (scores.has(key)) return;
    const order = moves.map((move, i): [PieceId, Move] => [out[i]!, move]);
    if (!fits(state, order) && !fits(state, [...order].reverse())) return;
    scores.set(key, { deliveries: passed, ...spent });
  };
  const free = state.turn.freeCaravanSteps;
  if (out.length === 1) for (const move of movesOf(state, out[0]!, salt, free)) take([move]);
  if (out.length === 2) {
    for (let share = 0; share <= free; share++) {
      const second = movesOf(state, out[1]!, salt, free - share);
      for (const move of movesOf(state, out[0]!, salt, share)) {
        for (const other of second) take([move, other]);
      }
    }
  }
  const sets = new Map<string, Score>();
  for (const score of scores.values()) {
    for (const deliveries of subsets(score.deliveries, goods)) {
      const found = { ...score, deliveries };
      sets.set(JSON.stringify(found), found);
    }
  }
  const all = [...sets.values()];
  return all.filter((score) => !all.some((other) => other !== score && beats(other, score)));
}
