import type { BoardFile } from './file';
import { markOf } from './edit';
import { FEWEST_SITES } from './read';

/** What a whole board still lacks, each as "so many of so many". */
export const TASKS = ['land', 'numbers', 'cities', 'names', 'tokens', 'robber'] as const;
export type Task = (typeof TASKS)[number];

export interface Done {
  readonly task: Task;
  readonly done: number;
  readonly of: number;
}

/** A side of either size has at least so much land. */
const FEWEST_LANDS = { main: 40, short: 24 } as const;

export function progressOf(draft: BoardFile): Done[] {
  const lands = draft.hexes.filter(({ terrain }) => terrain !== 'sea');
  // One hex without number is where the robber begins.
  const bare = lands.filter((hex) => markOf(hex) === null).length;
  const spared = Math.min(1, bare);
  const tokens = draft.tokens.filter(({ arch }) => arch);
  const fewest = FEWEST_SITES[draft.side];
  const leastLand = FEWEST_LANDS[draft.side];
  const parts: Done[] = [
    { task: 'land', done: Math.min(lands.length, leastLand), of: leastLand },
    {
      task: 'numbers',
      done: lands.length - bare,
      of: Math.max(1, lands.length - spared),
    },
    { task: 'cities', done: Math.min(draft.sites.length, fewest), of: fewest },
    {
      task: 'names',
      done: draft.sites.filter(({ name }) => name.trim() !== '').length,
      of: Math.max(1, draft.sites.length),
    },
    {
      task: 'tokens',
      done: tokens.filter(({ number }) => number !== undefined).length,
      of: tokens.length,
    },
    { task: 'robber', done: draft.robber === undefined ? 0 : 1, of: 1 },
  ];
  return parts
    .filter(({ of }) => of > 0)
    .map((part) => ({ ...part, done: Math.min(part.done, part.of) }));
}

/** From 0 to 1; each part weighs the same, or the hexes would hide everything else. */
export function shareDone(parts: readonly Done[]): number {
  if (parts.length === 0) return 0;
  return parts.reduce((sum, { done, of }) => sum + done / of, 0) / parts.length;
}
