import { buyCard, hireMerchant, lapse, layRoute, outfitCaravan } from './build';
import { deliver, moveCaravan } from './caravans';
import { cardObjection, playCard } from './cards';
import { faultsOfCommand, type Command, type CommandType } from './commands';
import { correctAll, track } from './corrections';
import type { ClauseId } from './clauses';
import { moveMerchant } from './merchants';
import { roll } from './roll';
import { rule, type Answer, type Ruling } from './ruling';
import { confirmHands, discard, moveRobber, steal } from './seven';
import { clockwise, placeFixed, placeNeutral, placePost, placeRoute, rollForStart } from './start';
import type { PhaseName, Placement, State } from './state';
import { buy, exchange, trade } from './trade';

/** When a command is in its place, and the clause that says so. */
const WHEN: Readonly<Record<CommandType, readonly [ClauseId, ...PhaseName[]]>> = {
  rollForStart: ['E-SET-6', 'startRoll'],
  placePost: ['E-SET-6', 'placing'],
  placeNeutral: ['E-SET-8', 'placing'],
  placeRoute: ['E-SET-9', 'placing'],
  placeFixed: ['E-SET-5', 'placing'],
  roll: ['E-ROLL-1', 'roll'],
  confirmHands: ['E-SEVEN-2', 'hands'],
  discard: ['E-SEVEN-2', 'discard'],
  moveRobber: ['E-SEVEN-3', 'hands', 'discard', 'robber'],
  steal: ['E-SEVEN-4', 'steal'],
  trade: ['E-TRADE-1', 'action'],
  buy: ['E-TRADE-2', 'action'],
  exchange: ['E-TRADE-3', 'action'],
  buyCard: ['E-BUILD-1', 'action'],
  hireMerchant: ['E-BUILD-2', 'action'],
  outfitCaravan: ['E-BUILD-3', 'action'],
  layRoute: ['E-BUILD-4', 'action'],
  skipFreeRoute: ['E-BUILD-6', 'action'],
  moveMerchant: ['E-MERCH-1', 'action'],
  moveCaravan: ['E-CARA-1', 'action'],
  deliver: ['E-CARA-7', 'action'],
  playCard: ['E-DEV-1', 'roll', 'action'],
  endTurn: ['E-SET-6', 'action'],
  correct: ['E-COMP-1'],
  track: ['E-COMP-2'],
};

const SETUP_PHASES: readonly PhaseName[] = ['startRoll', 'placing'];
/** These lead nowhere from another phase, so no override helps. */
const BOUND: readonly CommandType[] = ['confirmHands', 'discard', 'steal', 'skipFreeRoute'];
/** These leave a double arrow's free route open. */
const KEEPS_FREE_ROUTE: readonly CommandType[] = ['layRoute', 'correct', 'track'];

function checkPhase(ruling: Ruling, type: CommandType): void {
  const [clause, ...phases] = WHEN[type];
  const { phase } = ruling.state;
  if (phases.length === 0 || phases.includes(phase.name)) return;
  if (phase.name === 'over') ruling.refuse('game-over');
  const setup = SETUP_PHASES.includes(phase.name) || SETUP_PHASES.includes(phases[0]!);
  if (setup || BOUND.includes(type)) ruling.refuse('not-now', { is: phase.name }, clause);
  ruling.object('not-now', { is: phase.name }, clause);
}

function carryOut(ruling: Ruling, command: Command): void {
  checkPhase(ruling, command.type);
  if (!KEEPS_FREE_ROUTE.includes(command.type)) lapse(ruling);
  switch (command.type) {
    case 'rollForStart':
      return rollForStart(ruling, command);
    case 'placePost':
      return placePost(ruling, command);
    case 'placeNeutral':
      return placeNeutral(ruling, command);
    case 'placeRoute':
      return placeRoute(ruling, command);
    case 'placeFixed':
      return placeFixed(ruling);
    case 'roll':
      return roll(ruling, command);
    case 'confirmHands':
      return confirmHands(ruling, command);
    case 'discard':
      return discard(ruling, command);
    case 'moveRobber':
      return moveRobber(ruling, command);
    case 'steal':
      return steal(ruling, command);
    case 'trade':
      return trade(ruling, command);
    case 'buy':
      return buy(ruling, command);
    case 'exchange':
      return exchange(ruling, command);
    case 'buyCard':
      return buyCard(ruling);
    case 'hireMerchant':
      return hireMerchant(ruling, command);
    case 'outfitCaravan':
      return outfitCaravan(ruling, command);
    case 'layRoute':
      return layRoute(ruling, command);
    case 'skipFreeRoute':
      return skipFreeRoute(ruling);
    case 'moveMerchant':
      return moveMerchant(ruling, command);
    case 'moveCaravan':
      return moveCaravan(ruling, command);
    case 'deliver':
      return deliver(ruling, command);
    case 'playCard':
      return playCard(ruling, command);
    case 'endTurn':
      return endTurn(ruling);
    case 'correct':
      return correctAll(ruling, command);
    case 'track':
      return track(ruling, command);
  }
}

function skipFreeRoute(ruling: Ruling): void {
  // The lapse itself has happened on the way here; without a grant there is nothing to pass up.
  if (ruling.events.length === 0) ruling.refuse('no-free-route');
}

function endTurn(ruling: Ruling): void {
  const { seats, turn } = ruling.state;
  const next = clockwise(seats, turn.player)[1]!;
  const because = { rule: 'E-SET-6' } as const;
  ruling.emit({ type: 'turnBegan', player: next, turn: turn.number + 1, because });
}

/**
 * What the rules make of a command: events and the state after them, an objection, or a question
 * only the table can answer.
 */
export function decide(state: State, command: Command): Answer {
  const [fault] = faultsOfCommand(command);
  if (fault) {
    const objection = {
      code: 'malformed',
      rule: 'E-SET-1',
      possible: false,
      at: fault.at,
      is: fault.code,
    } as const;
    return { objection };
  }
  return rule(state, command.override ?? false, (ruling) => carryOut(ruling, command));
}

const PLACES: Readonly<Partial<Record<CommandType, Placement['place']>>> = {
  placePost: 'post',
  placeNeutral: 'neutral',
  placeRoute: 'route',
};

/** What is allowed now, by kind of command; whether a certain place will do is another question. */
export function allowedNow(state: State): CommandType[] {
  const { phase, turn } = state;
  const inPhase = (Object.keys(WHEN) as CommandType[]).filter((type) => {
    const [, ...phases] = WHEN[type];
    return phases.length === 0 || phases.includes(phase.name);
  });
  return inPhase.filter((type) => {
    if (type === 'skipFreeRoute') return turn.freeRoutes.some((free) => free.touching !== null);
    if (type === 'playCard') return cardObjection({ state }) === null;
    if (type === 'placeFixed') return state.start === 'fixed' && state.board.start !== null;
    const place = PLACES[type];
    if (phase.name !== 'placing' || !place) return true;
    return state.start === 'fixed'
      ? phase.left.some((step) => step.place === place)
      : phase.left[0]?.place === place;
  });
}
