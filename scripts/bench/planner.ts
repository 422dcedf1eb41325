import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkTable } from '@/engine/europe/check';
import { eveningOf } from '@/engine/europe/evening/evening';
import { storyOf } from '@/engine/europe/evening/story';
import { expectation } from '@/engine/europe/expectation';
import { readGame, resume } from '@/engine/europe/file';
import { planCaravans } from '@/engine/europe/planner/caravans';
import { planMerchant } from '@/engine/europe/planner/merchants';
import { missingRoute } from '@/engine/europe/planner/missing';
import type { State } from '@/engine/europe/state';

import { fullBoard } from '../lib/full-board';
import { Rng } from '../lib/rng';

/** What the planners take on the fullest boards there can be: the worst of some boards, as JSON. */

const BOARDS = 20;
/** The quickest counts: the others tell what else the machine was doing. */
const REPEATS = 3;
const boards = (goods: number): State[] =>
  Array.from({ length: BOARDS }, (_, i) => fullBoard(new Rng(i + 1), goods));

const figures: { name: string; microseconds: number }[] = [];

function measure(name: string, states: readonly State[], work: (state: State) => unknown): void {
  const [first] = states;
  // What is kept for a board is made ready when the board is opened.
  if (first) work(first);
  const times = states.map((state) => {
    let least = Infinity;
    for (let i = 0; i < REPEATS; i++) {
      const began = performance.now();
      work(state);
      least = Math.min(least, performance.now() - began);
    }
    return least;
  });
  figures.push({ name, microseconds: 1000 * Math.max(...times) });
}

const ONE = ['red-1'] as const;
for (const goods of [2, 8]) {
  const states = boards(goods);
  for (const salt of [1, 3, 5]) {
    const what = `${salt} salt, ${goods} goods`;
    measure(`one caravan, ${what}`, states, (state) =>
      planCaravans(state, { caravans: ONE, salt }),
    );
    measure(`both caravans, ${what}`, states, (state) => planCaravans(state, { salt }));
  }
  const building = states.map((state): State => {
    const red = { ...state.players.red, routesLeft: 1 };
    return { ...state, players: { ...state.players, red } };
  });
  measure(`missing route, 3 salt, ${goods} goods`, building, (state) =>
    missingRoute(state, { salt: 3 }),
  );
}
const standing = boards(8).map((state): State => {
  const [at] = Object.keys(state.posts).filter((each) => state.posts[each]!.owner === 'red');
  const red = { ...state.players.red, goods: { locked: 5, free: 3, delivered: 0 } };
  return {
    ...state,
    players: { ...state.players, red },
    merchants: { ...state.merchants, 'red-1': at! },
  };
});
measure('merchant, 3 grain', standing, (state) => planMerchant(state, 'red-1', { grain: 3 }));
measure('expectation', standing, expectation);
measure('table check', standing, (state) => checkTable(state));

const recorded = readFileSync(join('__tests__', 'fixtures', 'evening.json'), 'utf8');
const { game } = readGame(JSON.parse(recorded));
if (!game) throw new Error('The recorded evening cannot be read');
const { commands } = game.file;
measure(`evening of ${commands.length} commands`, [game.start], (start) =>
  storyOf(eveningOf(start, commands)),
);
measure('the same, replay alone', [game.start], () => resume(game));

process.stdout.write(`${JSON.stringify(figures)}\n`);
