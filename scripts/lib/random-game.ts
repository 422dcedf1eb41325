import type { BoardFile, DeckCard } from '@/engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import type { Command } from '@/engine/europe/commands';
import { DECK_SIZE } from '@/engine/europe/components';
import { decide } from '@/engine/europe/decide';
import { readGame, type Game, type GameFile } from '@/engine/europe/file';
import type { GameSetup, Options } from '@/engine/europe/setup';
import { COLOURS, type Colour, type Side } from '@/engine/europe/vocabulary';

import { Bot } from './bot';
import { Rng } from './rng';
import { Contradiction, TableSim, type Checks } from './table-sim';

/** What a random game is not free to choose. */
export interface Wanted {
  readonly side?: Side;
  readonly players?: 3 | 4;
}

export interface Played {
  readonly table: TableSim;
  readonly winner: Colour;
  readonly seat: number;
}

/** No game lasts so long; one that does is going round in circles. */
const LONGEST_GAME = 6000;

const OPTIONS: readonly (keyof Options)[] = [
  'startCoins',
  'startTokens',
  'doubleChain',
  'bankLimited',
  'robberFollows',
  'merchantWaits',
];

const DECK: readonly DeckCard[] = [
  { name: 'Кавалерист', count: DECK_SIZE - 5, effects: { robber: true } },
  { name: 'A purse', count: 5, effects: { gold: 3 } },
];

/** A map as practised on, or entered by a table that has not turned its tokens, or with its deck. */
function randomBoard(rng: Rng, file: BoardFile): BoardFile | string {
  if (rng.chance(0.7)) return file.id;
  const { id, name } = { id: `${file.id}-copy`, name: `${file.name} (copy)` };
  const deck = rng.chance(0.5) ? DECK : [];
  const tokens = rng.chance(0.7)
    ? file.tokens.map(({ number, ...token }) => (token.arch ? { ...token, number } : token))
    : file.tokens;
  return { ...file, id, name, deck, tokens };
}

function randomSetup(rng: Rng, file: BoardFile, players: number): GameSetup {
  const seats = rng.shuffled(COLOURS).slice(0, players);
  const bare = file.hexes.filter(
    (hex) => hex.terrain !== 'sea' && hex.number === undefined && !hex.arch,
  );
  return {
    players: seats.map((colour) => (rng.chance(0.5) ? { colour } : { colour, name: 'Ада' })),
    start: file.start && rng.chance(0.3) ? 'fixed' : 'variable',
    tracking: rng.chance(0.75) ? 'full' : 'light',
    ...(rng.chance(0.5) ? { first: rng.pick(seats) } : {}),
    ...(rng.chance(0.5) ? { robber: rng.pick(bare).at } : {}),
    ...(rng.chance(0.7)
      ? { options: Object.fromEntries(OPTIONS.map((key) => [key, rng.chance(0.4)])) }
      : {}),
  };
}

export function randomTable(seed: number, wanted: Wanted = {}): { game: Game; rng: Rng } {
  const rng = new Rng(seed);
  const side = rng.pick(['main', 'short'] as const);
  const players = rng.pick([3, 4] as const);
  const file = (wanted.side ?? side) === 'main' ? PRACTICE_MAIN : PRACTICE_SHORT;
  const entered: GameFile = {
    format: 'kontor-game',
    version: 1,
    game: 'europe',
    board: randomBoard(rng, file),
    setup: randomSetup(rng, file, wanted.players ?? players),
    commands: [],
    cursor: 0,
  };
  const { game, problems } = readGame(entered);
  if (!game) throw new Contradiction(`set-up refused: ${JSON.stringify(problems)}`);
  return { game, rng };
}

/** What nobody may say any more once the game is won. */
const AFTER_THE_END: readonly Command[] = [
  { type: 'endTurn' },
  { type: 'roll', dice: 8, override: true },
  { type: 'buyCard', override: true },
  { type: 'buy', resource: 'ore', override: true },
];

/** One whole game, up to the last delivery, with everything checked on the way. */
export function playGame(
  seed: number,
  wanted: Wanted = {},
  checks: Checks = { invariants: true },
): Played {
  const { game, rng } = randomTable(seed, wanted);
  const table = new TableSim(game, rng, checks);
  const bot = new Bot(table);
  while (table.state.phase.name !== 'over') {
    if (table.said >= LONGEST_GAME) throw new Contradiction('the game does not end');
    table.say(bot.next());
    if (!checks.invariants) continue;
    if (rng.chance(0.01)) table.leaf();
    if (rng.chance(0.004)) table.takeBack(rng.between(1, Math.min(40, table.cursor)));
  }
  const { winner } = table.state.phase;
  if (checks.invariants) {
    for (const command of AFTER_THE_END) {
      const answer = decide(table.state, command);
      if (!('objection' in answer) || answer.objection.code !== 'game-over') {
        table.fail(command, 'accepted after the end');
      }
    }
    table.checkReplay();
  }
  return { table, winner, seat: table.state.seats.indexOf(winner) };
}
