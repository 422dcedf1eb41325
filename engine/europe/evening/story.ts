import type { IntersectionId } from '../../board/vocabulary';
import type { Colour } from '../vocabulary';
import type { Evening } from './evening';
import type { DeliveryTold } from './progress';

interface Moments {
  /** The connection that paid most. */
  'biggest-connection': {
    readonly player: Colour;
    readonly from: IntersectionId;
    readonly to: IntersectionId;
    readonly pays: Readonly<Record<Colour, number>>;
    readonly gold: number;
  };
  /** Most goods delivered in one move. */
  'great-move': { readonly player: Colour; readonly deliveries: number };
  /** The delivery with which the winner took the lead for good. */
  'turning-delivery': {
    readonly player: Colour;
    readonly at: IntersectionId;
    readonly count: number;
  };
  luckiest: { readonly player: Colour; readonly cards: number };
  unluckiest: { readonly player: Colour; readonly cards: number };
  /** The number that fell most, or least, against expectation. */
  'frequent-number': { readonly dice: number; readonly rolled: number; readonly expected: number };
  'rare-number': { readonly dice: number; readonly rolled: number; readonly expected: number };
  'long-drought': { readonly player: Colour; readonly rolls: number };
  /** Whom the robber cost most: cards kept away and cards taken. */
  'robbers-favourite': {
    readonly player: Colour;
    readonly kept: number;
    readonly stolen: number;
  };
  /** Who earned most from others' caravans. */
  'toll-keeper': { readonly player: Colour; readonly gold: number; readonly most: Colour };
}

export type RemarkCode = keyof Moments;
/** A moment worth telling; `command` leads back to it where it is one moment. */
export type Remark = {
  readonly [C in RemarkCode]: {
    readonly code: C;
    readonly command: number | null;
    readonly turn: number | null;
    /** How remarkable, to choose among them. */
    readonly weight: number;
  } & Moments[C];
}[RemarkCode];

const HANDFUL = 5;
/** Nobody remembers what happens every evening. */
const REMARKABLE = 1;

/** A handful of remarkable things, the most remarkable chosen, told in the order they happened. */
export function storyOf(evening: Evening, most: number = HANDFUL): Remark[] {
  const found = [
    ...connectionRemarks(evening),
    ...deliveryRemarks(evening),
    ...diceRemarks(evening),
    ...playerRemarks(evening),
  ].filter(({ weight }) => weight >= REMARKABLE);
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => (a.command ?? Infinity) - (b.command ?? Infinity) || b.weight - a.weight);
}

function top<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined;
  for (const item of items) if (best === undefined || worth(item) > worth(best)) best = item;
  return best;
}

function connectionRemarks({ progress }: Evening): Remark[] {
  const best = top(progress.connections, ({ paths }) => paths.length);
  if (!best) return [];
  const { command, turn, player, from, to, pays, paths } = best;
  const gold = paths.length;
  const code = 'biggest-connection';
  return [{ code, command, turn, weight: gold / 3, player, from, to, pays, gold }];
}

function deliveryRemarks({ progress }: Evening): Remark[] {
  const { deliveries, winner } = progress;
  const remarks: Remark[] = [];
  const together = new Map<number, DeliveryTold[]>();
  for (const each of deliveries) {
    together.set(each.command, [...(together.get(each.command) ?? []), each]);
  }
  const great = top([...together.values()], (group) => group.length);
  if (great) {
    const { command, turn, player } = great[0]!;
    const weight = great.length - 1;
    remarks.push({ code: 'great-move', command, turn, weight, player, deliveries: great.length });
  }
  const turning = winner ? turningDelivery(deliveries, winner) : null;
  if (turning) {
    const { command, turn, player, at, count } = turning;
    remarks.push({ code: 'turning-delivery', command, turn, weight: 2, player, at, count });
  }
  return remarks;
}

/** After it the winner had more goods out than anybody else, to the end. */
function turningDelivery(deliveries: readonly DeliveryTold[], winner: Colour): DeliveryTold | null {
  const out = new Map<Colour, number>();
  let turning: DeliveryTold | null = null;
  for (const each of deliveries) {
    out.set(each.player, each.count);
    const own = out.get(winner) ?? 0;
    const leads = [...out].every(([colour, count]) => colour === winner || count < own);
    if (!leads) turning = null;
    else if (!turning && each.player === winner) turning = each;
  }
  return turning;
}

function diceRemarks({ rolls }: Evening): Remark[] {
  const odd = (sum: { readonly rolled: number; readonly expected: number }): number =>
    sum.expected > 0 ? (sum.rolled - sum.expected) / Math.sqrt(sum.expected) : 0;
  const base = { command: null, turn: null };
  const often = top(rolls.counts, odd);
  const seldom = top(rolls.counts, (sum) => -odd(sum));
  if (!often || !seldom) return [];
  const told = ({ sum: dice, rolled, expected }: typeof often) => ({ dice, rolled, expected });
  return [
    { code: 'frequent-number', ...base, weight: odd(often) / 1.5, ...told(often) },
    { code: 'rare-number', ...base, weight: -odd(seldom) / 1.5, ...told(seldom) },
  ];
}

function playerRemarks({ rolls, cards, gold }: Evening): Remark[] {
  const base = { command: null, turn: null };
  const players = Object.keys(rolls.luck) as Colour[];
  const luck = (player: Colour): number => {
    const { luck: size, spread } = rolls.luck[player];
    return spread > 0 ? size / spread : 0;
  };
  const hit = (player: Colour): number => cards.losses[player].robber + cards.losses[player].stolen;
  const tolls = (player: Colour): number => gold.flows[player].toll.in;
  const lucky = top(players, luck);
  const unlucky = top(players, (player) => -luck(player));
  const dry = top(players, (player) => rolls.luck[player].drought);
  const victim = top(players, hit);
  const keeper = top(players, tolls);
  if (!lucky || !unlucky || !dry || !victim || !keeper) return [];
  const others = players.filter((player) => player !== keeper);
  const payer = top(others, (player) => gold.tolls[player][keeper]) ?? keeper;
  const mean = players.reduce((sum, player) => sum + hit(player), 0) / players.length;
  const { robber: kept, stolen } = cards.losses[victim];
  const { drought } = rolls.luck[dry];
  const lucks = (player: Colour) => ({ player, cards: rolls.luck[player].luck });
  return [
    { code: 'luckiest', ...base, weight: luck(lucky), ...lucks(lucky) },
    { code: 'unluckiest', ...base, weight: -luck(unlucky), ...lucks(unlucky) },
    { code: 'long-drought', ...base, weight: drought / 8, player: dry, rolls: drought },
    {
      code: 'robbers-favourite',
      ...base,
      weight: mean > 0 ? hit(victim) / mean / 1.5 : 0,
      player: victim,
      kept,
      stolen,
    },
    {
      code: 'toll-keeper',
      ...base,
      weight: tolls(keeper) / 6,
      player: keeper,
      gold: tolls(keeper),
      most: payer,
    },
  ];
}
