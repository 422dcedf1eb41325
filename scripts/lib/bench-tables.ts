import type { PathId } from '@/engine/board/vocabulary';
import type { Command, Correction } from '@/engine/europe/commands';
import { ROUTES_EACH } from '@/engine/europe/components';
import { connectionsMade } from '@/engine/europe/connections';
import { decide } from '@/engine/europe/decide';
import { readGame, type Game, type GameFile } from '@/engine/europe/file';
import type { State } from '@/engine/europe/state';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';

import { Bot } from './bot';
import { Rng } from './rng';
import { TableSim } from './table-sim';

/** Tables as full as they get, to measure on. */

const FILE: GameFile = {
  format: 'kontor-game',
  version: 1,
  game: 'europe',
  board: 'practice-main',
  setup: {
    players: COLOURS.map((colour) => ({ colour })),
    first: 'red',
    start: 'variable',
    tracking: 'full',
  },
  commands: [],
  cursor: 0,
};

function play(state: State, command: Command): State {
  const answer = decide(state, command);
  if ('state' in answer) return answer.state;
  throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
}

function openTable(players: readonly Colour[] = COLOURS): TableSim {
  const setup = { ...FILE.setup, players: players.map((colour) => ({ colour })) };
  const { game } = readGame({ ...FILE, setup });
  const table = new TableSim(game as Game, new Rng(1), { invariants: false });
  const bot = new Bot(table);
  while (table.state.phase.name === 'placing') table.say(bot.next());
  return table;
}

export interface Fullness {
  readonly players?: readonly Colour[];
  /** Of each player. */
  readonly posts?: number;
  readonly routes?: number;
}

/** Two caravans and a merchant each on the main practice map; unless told, 40 posts and 120 routes. */
export function busyTable({
  players = COLOURS,
  posts = 10,
  routes = ROUTES_EACH,
}: Fullness = {}): State {
  const { state } = openTable(players);
  const { board } = state;
  const set: Correction[] = [];
  const sites = [...board.sites.keys()].filter((at) => !state.posts[at]);
  const free = [...board.paths.keys()].filter((path) => !state.routes[path]);
  for (const player of players) {
    for (let n = 3; n < posts; n++) set.push({ of: 'post', at: sites.pop()!, to: player });
    let path: PathId = '';
    for (let n = 1; n < routes; n++) {
      path = free.pop()!;
      set.push({ of: 'route', path, to: player });
    }
    const merchant = sites.length > 0 ? sites[0]! : [...board.sites.keys()][0]!;
    set.push({ of: 'caravan', piece: `${player}-2`, to: path });
    set.push({ of: 'merchant', piece: `${player}-1`, to: merchant });
    set.push({ of: 'hand', player, to: 5 });
  }
  set.push({ of: 'turn', player: 'red', phase: 'action' });
  let full = state;
  for (let i = 0; i < set.length; i += 100) {
    full = play(full, { type: 'correct', set: set.slice(i, i + 100) });
  }
  return full;
}

/** The same table about to connect, over several routes, a site that none had reached. */
export function newlyConnecting(busy: State, least = 4): { state: State; command: Command } {
  const { board } = busy;
  for (const site of board.sites.keys()) {
    const cut = board.intersections.get(site)!.paths.filter((path) => busy.routes[path]);
    for (const path of cut) {
      const player = busy.routes[path]!;
      const set = cut.map((each): Correction => ({ of: 'route', path: each, to: null }));
      const state = play(busy, {
        type: 'correct',
        set: [...set, { of: 'turn', player, phase: 'action' }],
      });
      const [option] = connectionsMade(state, path, player);
      if (!option || option.paths.length < least) continue;
      const command: Command = { type: 'layRoute', path, choose: option.id, override: true };
      play(state, command);
      return { state, command };
    }
  }
  throw new Error('No site is far enough from the next one');
}

/** A game in which nobody delivers the last goods until so many commands are said. */
export function longGame(length: number): GameFile {
  const table = openTable();
  const bot = new Bot(table);
  while (table.said < length) {
    const command = bot.next();
    const { goods } = table.state.players[table.state.turn.player];
    const delivers = command.type === 'deliver' || command.type === 'moveCaravan';
    const wins = delivers && goods.delivered >= table.state.goodsEach - 3;
    table.say(wins ? { type: 'endTurn' } : command);
  }
  return table.file();
}
