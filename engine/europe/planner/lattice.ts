import type { PathId } from '../../board/vocabulary';
import type { Board } from '../board/board';

/** The paths of a board as numbers, so that a search needs no look-up by name. */
export interface Lattice {
  readonly paths: readonly PathId[];
  readonly indexOf: ReadonlyMap<PathId, number>;
  /** Path `i` touches `touching[first[i]]` up to, not including, `touching[first[i + 1]]`. */
  readonly first: Int32Array;
  readonly touching: Int32Array;
}

const lattices = new WeakMap<Board, Lattice>();

export function latticeOf(board: Board): Lattice {
  const known = lattices.get(board);
  if (known) return known;
  const paths = [...board.paths.keys()];
  const indexOf = new Map(paths.map((path, i) => [path, i]));
  const first = new Int32Array(paths.length + 1);
  const touching: number[] = [];
  paths.forEach((path, i) => {
    first[i] = touching.length;
    for (const other of board.paths.get(path)!.touching) touching.push(indexOf.get(other)!);
  });
  first[paths.length] = touching.length;
  const lattice = { paths, indexOf, first, touching: Int32Array.from(touching) };
  lattices.set(board, lattice);
  return lattice;
}
