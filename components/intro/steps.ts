import type { Command } from '@/engine/europe/commands';
import type { GameFile } from '@/engine/europe/file';
import { GAME_VERSION } from '@/engine/europe/file';
import type { State } from '@/engine/europe/state';
import { canRedo } from '@/engine/log/log';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import { useGame, type OpenGame } from '@/store/game';

/** The table of the first evening: the short practice map, laid as it has it. */
export const INTRO_FILE: GameFile = {
  format: 'kontor-game',
  version: GAME_VERSION,
  game: 'europe',
  board: 'practice-short',
  setup: {
    players: COLOURS.map((colour) => ({ colour })),
    start: 'fixed',
    tracking: 'full',
  },
  commands: [],
  cursor: 0,
};

/** On the practice map. */
const KRAKOW = 'D4e';
const WARSZAWA = 'E4e';
const UP_TO_LVIV = 'F4se';
const ROBBED = 'F3';

export const STEP_IDS = [
  'lay',
  'roll',
  'answer',
  'hire',
  'found',
  'pass',
  'route',
  'undo',
  'seven',
  'win',
] as const;
export type StepId = (typeof STEP_IDS)[number];

export interface Step {
  /** True once the table has done it; steps that are only read have none. */
  readonly done?: (open: OpenGame) => boolean;
  /** The place the words speak of; the board comes closer to it. */
  readonly place?: string;
  /** What "next" does for a table that would rather watch. */
  readonly play: () => void;
}

const enter = (...commands: readonly Command[]) => {
  // A table that went its own way may not be able to follow; the tour goes on regardless.
  for (const command of commands) useGame.getState().enter(command);
};

const stateOf = ({ history }: OpenGame): State => history.state;
const acting = (open: OpenGame, player: Colour) => {
  const { phase, turn } = stateOf(open);
  return phase.name === 'action' && turn.player === player;
};
const happened = (open: OpenGame, type: Command['type']) => {
  const { commands, cursor } = open.history.log;
  return commands.slice(0, cursor).some((command) => command.type === type);
};

export const STEPS: Readonly<Record<StepId, Step>> = {
  lay: {
    done: (open) => stateOf(open).phase.name !== 'placing',
    play: () => enter({ type: 'placeFixed' }),
  },
  roll: {
    done: (open) => acting(open, 'red'),
    play: () => enter({ type: 'roll', dice: 6 }),
  },
  answer: { play: () => undefined },
  hire: {
    done: (open) => happened(open, 'hireMerchant'),
    place: KRAKOW,
    play: () => enter({ type: 'hireMerchant', at: KRAKOW }),
  },
  found: {
    done: (open) => happened(open, 'moveMerchant'),
    place: WARSZAWA,
    play: () => enter({ type: 'moveMerchant', merchant: 'red-1', to: WARSZAWA, grain: 1 }),
  },
  pass: {
    done: (open) => acting(open, 'blue'),
    play: () => enter({ type: 'endTurn' }, { type: 'roll', dice: 4 }),
  },
  route: {
    done: (open) => happened(open, 'layRoute'),
    place: UP_TO_LVIV,
    play: () => enter({ type: 'layRoute', path: UP_TO_LVIV }),
  },
  undo: {
    done: (open) => canRedo(open.history.log),
    play: () => useGame.getState().undo(),
  },
  seven: {
    done: (open) => acting(open, 'white'),
    play: () =>
      enter(
        { type: 'endTurn' },
        { type: 'roll', dice: 7 },
        { type: 'confirmHands' },
        { type: 'moveRobber', to: ROBBED, from: 'orange' },
      ),
  },
  win: { play: () => undefined },
};
