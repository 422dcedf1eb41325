// Plays a recorded game by tapping: what each command means for a finger.
const { boardPoint } = require('./board');
const { bundle } = require('./bundle');

const { begin, decide, countOf, deliveriesAlong } = bundle(`
  import { readGame } from '@/engine/europe/file';
  export { decide } from '@/engine/europe/decide';
  export { countOf } from '@/engine/europe/bundle';
  export { deliveriesAlong } from '@/engine/europe/targets';
  export function begin(file) {
    const { game, problems } = readGame({ ...file, commands: [], cursor: 0 });
    if (!game) throw new Error(JSON.stringify(problems));
    return game.start;
  }
`);

const tap = (id) => element(by.id(id)).tap();

async function times(n, id) {
  for (let i = 0; i < n; i++) await tap(id);
}

const frameOf = async (id) => (await element(by.id(id)).getAttributes()).frame;

/** What is decided, hints and banners take room from the board, so it is measured before every touch. */
class Glass {
  constructor(boardId) {
    this.boardId = boardId;
  }

  /** A board that has just got more room is drawn into it a moment later. */
  async drawn() {
    for (let look = 0; look < 100; look++) {
      const [pane, scene] = [await frameOf('board'), await frameOf('board-scene')];
      if (Math.abs(pane.height - scene.height) < 1) return pane;
    }
    throw new Error('The board is not drawn to the size of its pane.');
  }

  async tap(place) {
    const { width, height } = await this.drawn();
    const pane = { x: 0, y: 0, width, height };
    await element(by.id('board')).tap(boardPoint(pane, this.boardId, place));
  }
}

const cardsIn = (share) =>
  typeof share.cards === 'number' ? share.cards : countOf(share.cards ?? {});

async function which(kind, places, piece) {
  const out = Object.entries(places).filter(
    ([id, at]) => id.startsWith(`${piece.slice(0, -2)}-`) && at,
  );
  if (out.length > 1) await tap(`which-${kind}-${piece}`);
}

async function chooseToken(glass, state, command) {
  const { token } = command;
  if (!token) return;
  const answer = decide(state, { ...command, token: undefined });
  if (answer.question?.options.length > 1) await glass.tap(token.hex);
  if (token.from !== undefined) await tap(`token-from-${token.from}`);
  else await tap(`token-${token.number}`);
}

const TAPS = {
  rollForStart: async (glass, state, { rolls }) => {
    for (const colour of state.phase.contenders) await tap(`dice-${rolls[colour]}`);
  },
  placeFixed: () => tap('as-printed'),
  placePost: (glass, state, { at }) => glass.tap(at),
  placeNeutral: (glass, state, { at }) => glass.tap(at),
  placeRoute: (glass, state, { path }) => glass.tap(path),
  roll: async (glass, state, { dice, short = [], enough = [] }) => {
    await tap(`dice-${dice}`);
    const { question } = decide(state, { type: 'roll', dice });
    for (const { resource } of question?.of ?? []) {
      if (short.includes(resource)) await tap('supply-short');
      else if (enough.includes(resource)) await tap('supply-enough');
    }
  },
  confirmHands: async (glass, state, { hands = {} }) => {
    for (const [colour, hand] of Object.entries(hands)) {
      const change = hand - state.players[colour].hand;
      await times(Math.abs(change), `hand-${colour}-${change > 0 ? 'plus' : 'minus'}`);
    }
    await tap('hands-confirm');
  },
  discard: async (glass, state, { player, cards }) => {
    if (!cards) return tap(`discard-done-${player}`);
    await tap(`discard-which-${player}`);
    for (const [resource, n] of Object.entries(cards)) {
      await times(n, `discard-card-${resource}-plus`);
    }
    await tap('discard-told');
  },
  moveRobber: async (glass, state, { to, from }) => {
    if (state.phase.name === 'discard') await tap('discard-all');
    await glass.tap(to);
    const { state: after } = decide(state, { type: 'moveRobber', to });
    if (after.phase.name === 'steal' && from) await tap(`steal-${from}`);
  },
  steal: (glass, state, { from }) => tap(from ? `steal-${from}` : 'steal-nobody'),
  trade: async (glass, state, { from, to, give, get }) => {
    const mine = from === state.turn.player;
    await tap('action-trade');
    await tap(`partner-${mine ? to : from}`);
    const sides = mine ? { give, get } : { give: get, get: give };
    for (const [side, share] of Object.entries(sides)) {
      await times(cardsIn(share), `${side}-cards-plus`);
      await times(share.gold ?? 0, `${side}-gold-plus`);
    }
    await tap('trade-done');
  },
  buy: async (glass, state, { resource }) => {
    await tap('action-trade');
    await tap('trade-buy');
    await tap(`buy-${resource}`);
  },
  exchange: async (glass, state, { give, get }) => {
    await tap('action-trade');
    await tap('trade-exchange');
    await tap(`give-${give}`);
    await tap(`get-${get}`);
  },
  buyCard: async () => {
    await tap('action-card');
    await tap('buy-card');
  },
  playCard: async (glass, state, { effects }) => {
    await tap(state.phase.name === 'roll' ? 'play-card' : 'action-card');
    await tap('card-other');
    for (const key of ['gold', 'routes', 'merchantSteps', 'caravanSteps']) {
      await times(effects[key] ?? 0, `effect-${key}-plus`);
    }
    for (const [resource, n] of Object.entries(effects.cards ?? {})) {
      await times(n, `effect-card-${resource}-plus`);
    }
    if (effects.tollFree) await tap('effect-tollFree');
    if (effects.dice) await tap(`effect-dice-${effects.dice}`);
    if (effects.robber) {
      await tap('effect-robber');
      await glass.tap(effects.robber.to);
    }
    await tap('play-done');
    if (effects.robber?.from) await tap(`steal-${effects.robber.from}`);
  },
  hireMerchant: async (glass, state, { at, merchant }) => {
    await tap('action-hire');
    if (merchant) await which('merchant', state.merchants, merchant);
    await glass.tap(at);
  },
  outfitCaravan: async (glass, state, { path, caravan }) => {
    await tap('action-outfit');
    if (caravan) await which('caravan', state.caravans, caravan);
    await glass.tap(path);
  },
  layRoute: async (glass, state, command) => {
    await tap('action-route');
    if (state.turn.freeRoutes.length > 0 && !command.free) await tap('route-payment-paid');
    await glass.tap(command.path);
    if (command.choose === undefined) return;
    const { question } = decide(state, { ...command, choose: undefined });
    const at = question.options.findIndex(({ id }) => id === command.choose);
    await tap(`tie-${at}`);
    await tap('tie-pay');
  },
  skipFreeRoute: () => tap('pass-up'),
  moveMerchant: async (glass, state, command) => {
    await tap('action-merchant');
    await which('merchant', state.merchants, command.merchant);
    await glass.tap(command.to);
    await chooseToken(glass, state, command);
  },
  moveCaravan: async (glass, state, { caravan, along, deliver = [] }) => {
    await tap('action-caravan');
    await which('caravan', state.caravans, caravan);
    for (const path of along) await glass.tap(path);
    // On the way everything is offered as long as goods are free; what the table left is unticked.
    const player = caravan.slice(0, -2);
    const offered = deliveriesAlong(state, player, [state.caravans[caravan], ...along]);
    const ticked = offered.slice(0, state.players[player].goods.free);
    for (const at of ticked) if (!deliver.includes(at)) await tap(`deliver-${at}`);
    await tap('caravan-go');
  },
  deliver: async (glass, state, { at }) => {
    await tap('action-deliver');
    await tap(`deliver-${at}`);
  },
  endTurn: () => tap('end-turn'),
};

/** A recorded game under a finger that goes on from command `from`. */
class Evening {
  constructor(file, from = 0) {
    this.file = file;
    this.glass = new Glass(file.board);
    this.state = begin(file);
    this.at = 0;
    while (this.at < from) this.pass();
  }

  get next() {
    return this.file.commands[this.at];
  }

  async tap() {
    try {
      await TAPS[this.next.type](this.glass, this.state, this.next);
    } catch (error) {
      throw new Error(`Command ${this.at}, ${JSON.stringify(this.next)}: ${error.message}`);
    }
  }

  /** The command has happened. */
  pass() {
    this.state = decide(this.state, this.next).state;
    this.at++;
  }
}

const canTap = ({ type }) => type in TAPS;

/** Taps a recorded game from the first placement on; `each` looks at the screen in between. */
async function playEvening(file, each = async () => undefined) {
  const evening = new Evening(file);
  while (evening.next) {
    const { next, at } = evening;
    await evening.tap();
    evening.pass();
    await each(evening.state, next, at);
  }
  return evening.state;
}

module.exports = { Evening, canTap, playEvening, tap };
