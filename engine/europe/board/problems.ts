import type { FaultCode } from '../../shape';

/** Everything that can be wrong with a board, and whether one can still play on it. */
export const BOARD_PROBLEMS = {
  'hex-place': 'error',
  'hex-outside': 'error',
  'hex-twice': 'error',
  'no-hexes': 'error',
  'number-and-slot': 'error',
  'arch-without-slot': 'error',
  'number-at-sea': 'error',
  'hex-without-number': 'warning',
  'terrain-missing': 'warning',
  'site-place': 'error',
  'site-off-board': 'error',
  'site-twice': 'error',
  'site-unnamed': 'warning',
  'name-twice': 'warning',
  'site-unreachable': 'error',
  'coins-inland': 'warning',
  'too-few-purple': 'error',
  'too-few-sites': 'warning',
  'path-place': 'error',
  'path-off-board': 'error',
  'path-twice': 'error',
  'path-absent-double': 'error',
  'arch-tokens': 'error',
  'arch-token-number': 'error',
  'token-count': 'warning',
  'token-numbers': 'warning',
  'slot-without-token': 'warning',
  'robber-place': 'error',
  'robber-on-number': 'error',
  'robber-nowhere': 'error',
  'start-place': 'error',
  'start-posts': 'warning',
  'start-route': 'error',
  'start-twice': 'error',
  'deck-count': 'warning',
} as const satisfies Readonly<Record<string, 'error' | 'warning'>>;

export type BoardProblemCode = keyof typeof BOARD_PROBLEMS | FaultCode;

export interface BoardProblem {
  readonly code: BoardProblemCode;
  readonly level: 'error' | 'warning';
  /** Where in the file: "sites[3]". */
  readonly at: string;
  /** The hex, corner or path to look at, when there is one. */
  readonly id?: string;
  /** The number, name or colour the problem is about. */
  readonly is?: string | number;
  readonly expected?: string | number;
}
