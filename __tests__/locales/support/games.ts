import type { Command, Correction } from '@/engine/europe/commands';
import { decide } from '@/engine/europe/decide';
import type { Event } from '@/engine/europe/events';
import type { Objection } from '@/engine/europe/objections';
import type { Question } from '@/engine/europe/questions';
import type { State } from '@/engine/europe/state';
import { UNKNOWN_SUPPLY } from '@/engine/europe/supply';
import { RESOURCES } from '@/engine/europe/vocabulary';
import { playGame, type Wanted } from '@/scripts/lib/random-game';

/** A command, the state it was given in, and what came of it. */
export interface Line {
  readonly state: State;
  readonly command: Command;
  readonly events: readonly Event[];
}

export interface Told {
  readonly lines: readonly Line[];
  readonly objections: readonly { readonly state: State; readonly objection: Objection }[];
  readonly questions: readonly { readonly state: State; readonly question: Question }[];
}

/** Said at the wrong moment, a command of another moment brings out what the rules object to. */
const AWAY = [1, 5, 37, 120];

/** Without names, so that whatever language a line is in, it is the line's own. */
const nameless = (state: State): State => ({
  ...state,
  players: Object.fromEntries(
    state.seats.map((colour) => [colour, { ...state.players[colour], name: '' }]),
  ) as State['players'],
});

/** Every kind of correction, as a table might make it here. */
export function correctionsFor(state: State): Correction[] {
  const [player] = state.seats;
  const [path] = Object.keys(state.routes);
  const [at] = Object.keys(state.posts);
  const slot = [...state.board.hexes.values()].find((hex) => hex.slot && state.tokens[hex.id]);
  if (!player || !path || !at || !slot) return [];
  const { colour } = slot.slot!;
  return [
    { of: 'hand', player, to: 5 },
    { of: 'gold', player, to: 21 },
    { of: 'goods', player, to: state.players[player].goods },
    { of: 'cards', player, to: 0 },
    { of: 'routesLeft', player, to: 2 },
    { of: 'supply', resource: 'ore', to: 4 },
    { of: 'supply', resource: 'wood', to: { min: 1, max: 11 } },
    { of: 'route', path, to: player },
    { of: 'route', path, to: null },
    { of: 'post', at, to: player },
    { of: 'post', at, to: 'neutral', goods: player },
    { of: 'post', at, to: player, goods: null },
    { of: 'post', at, to: null },
    { of: 'caravan', piece: `${player}-1`, to: path },
    { of: 'caravan', piece: `${player}-2`, to: null },
    { of: 'merchant', piece: `${player}-1`, to: at },
    { of: 'merchant', piece: `${player}-2`, to: null },
    { of: 'robber', to: slot.id },
    { of: 'token', hex: slot.id, to: { colour, number: 9 } },
    { of: 'token', hex: slot.id, to: null },
    { of: 'stock', colour, to: 1 },
    { of: 'deck', left: 3, discarded: 4 },
    { of: 'turn', player, phase: 'roll' },
    { of: 'turn', player, phase: 'action' },
  ];
}

/** Rare ones that a random table hardly ever says. */
function rarities(state: State): Command[] {
  const { seats, turn, robber, board } = state;
  const [from, to] = seats as [State['seats'][number], State['seats'][number]];
  const target = [...board.hexes.values()].find((hex) => hex.number !== null && hex.id !== robber)!;
  return [
    ...correctionsFor(state).map((change): Command => ({ type: 'correct', set: [change] })),
    { type: 'track', level: 'light' },
    { type: 'track', level: 'full', hands: Object.fromEntries(seats.map((seat) => [seat, 2])) },
    { type: 'trade', from, to, give: {}, get: { cards: { wood: 1, ore: 1 }, gold: 1 } },
    { type: 'trade', from, to, give: { cards: 1 }, get: { cards: 22 } },
    { type: 'discard', player: turn.player, cards: { wood: 1, ore: 1 } },
    { type: 'steal', from: null },
    { type: 'confirmHands', hands: Object.fromEntries(seats.map((seat, i) => [seat, 7 + i])) },
    {
      type: 'playCard',
      card: 'Caravanserai',
      effects: {
        robber: { to: target.id },
        gold: 21,
        cards: { wood: 1, salt: 2 },
        routes: 2,
        merchantSteps: 1,
        caravanSteps: 5,
        tollFree: true,
      },
    },
    { type: 'playCard', effects: { dice: 8 } },
    { type: 'playCard', effects: {} },
  ];
}

/** The same table late in the evening: supply uncounted, tokens all out, the deck thin, the bank nearly empty. */
function worn(state: State, bankLimited: boolean): State {
  const { player } = state.turn;
  return {
    ...state,
    stock: [],
    supply: state.supply && UNKNOWN_SUPPLY,
    deck: { left: 1, discarded: 5 },
    options: { ...state.options, bankLimited },
    players: { ...state.players, [player]: { ...state.players[player], gold: 90 } },
  };
}

/** What follows only at a worn table. */
function late(state: State, command: Command): Command[] {
  const [from] = Object.keys(state.tokens);
  const short = RESOURCES.map((resource): Command => ({
    type: 'roll',
    dice: 8,
    short: [resource],
  }));
  const token = 'token' in command && command.token ? command.token.hex : null;
  return [
    ...short,
    { type: 'roll', dice: 8 },
    { type: 'buyCard' },
    { type: 'playCard', effects: { gold: 20 } },
    ...(token && from ? [command, { ...command, token: { hex: token, from } } as Command] : []),
  ];
}

/** Plays a whole random game and collects everything there is to say about it. */
export function tellGame(seed: number, wanted: Wanted = {}): Told {
  const { table } = playGame(seed, wanted, { invariants: false });
  const { commands } = table.history.log;
  const lines: Line[] = [];
  const objections: { state: State; objection: Objection }[] = [];
  const questions: { state: State; question: Question }[] = [];
  const say = (state: State, command: Command): State | null => {
    const answer = decide(state, command);
    if ('objection' in answer) objections.push({ state, objection: answer.objection });
    else if ('question' in answer) questions.push({ state, question: answer.question });
    else {
      lines.push({ state, command, events: answer.events });
      return answer.state;
    }
    return null;
  };

  let state = nameless(table.game.start);
  commands.forEach((command, i) => {
    const others = AWAY.flatMap((away) => commands[i + away] ?? []);
    const rare = i % 10 === 0 ? rarities(state) : [];
    const skip: Command[] = state.turn.freeRoutes.length > 0 ? [{ type: 'skipFreeRoute' }] : [];
    for (const other of [...others, ...rare, ...skip]) {
      if (say(state, other) === null) say(state, { ...other, override: true });
    }
    if (i % 10 === 0 || 'token' in command) {
      const table = worn(state, i % 20 === 0);
      for (const other of late(state, command)) say(table, { ...other, override: true });
    }
    if ('token' in command) say(state, { ...command, token: undefined });
    if ('choose' in command) say(state, { ...command, choose: undefined });
    if (command.type === 'roll') say(state, { ...command, enough: undefined, short: undefined });
    const next = say(state, command);
    if (next === null) throw new Error(`command ${i} of game ${seed} was not accepted`);
    state = next;
  });
  return { lines, objections, questions };
}
