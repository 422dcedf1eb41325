import type { HexId } from '../board/vocabulary';
import type { CommandOf } from './commands';
import { CARDS_PER_RESOURCE } from './components';
import type { Source } from './events';
import type { Ruling } from './ruling';
import type { State } from './state';
import { RESOURCES, YIELD, type Colour, type Resource } from './vocabulary';

type Counts = Partial<Record<Resource, number>>;

export interface Harvest {
  readonly hexes: readonly HexId[];
  /** Per player, every post that earns a card. */
  readonly sources: ReadonlyMap<Colour, readonly Source[]>;
  /** The same for posts at the robber's hex, which earn nothing. */
  readonly robbed: ReadonlyMap<Colour, readonly Source[]>;
  /** What all players together are due. */
  readonly due: Readonly<Counts>;
}

/** The hexes that carry a number now. */
function hexesWith(state: State, number: number): HexId[] {
  const hexes = [...(state.board.printed.get(number) ?? [])];
  for (const hex in state.tokens) if (state.tokens[hex]!.number === number) hexes.push(hex);
  return hexes;
}

/** Who is due what for a number (E-ROLL-1, E-ROLL-2, E-ROLL-5), before the supply is asked. */
export function harvest(state: State, number: number): Harvest {
  const { board, posts, robber } = state;
  const hexes = hexesWith(state, number);
  const sources = new Map<Colour, Source[]>();
  const robbed = new Map<Colour, Source[]>();
  const due: Counts = {};
  for (const id of hexes) {
    const hex = board.hexes.get(id)!;
    const resource = YIELD[hex.terrain];
    if (!resource) continue;
    const blocked = id === robber;
    for (const at of hex.corners) {
      const owner = posts[at]?.owner;
      if (owner === undefined || owner === 'neutral') continue;
      const list = blocked ? robbed : sources;
      const source: Source = { hex: id, at, resource };
      const known = list.get(owner);
      if (known) known.push(source);
      else list.set(owner, [source]);
      if (!blocked) due[resource] = (due[resource] ?? 0) + 1;
    }
  }
  return { hexes, sources, robbed, due };
}

export function cardsOf(sources: readonly Source[]): Counts {
  const cards: Counts = {};
  for (const { resource } of sources) cards[resource] = (cards[resource] ?? 0) + 1;
  return cards;
}

export function roll(ruling: Ruling, command: CommandOf<'roll'>): void {
  const { dice } = command;
  const { chosenDice } = ruling.state.turn;
  if (chosenDice !== null && chosenDice !== dice) {
    ruling.object('dice-chosen', { is: dice, needs: chosenDice });
  }
  if (dice === 7) return rollSeven(ruling, command);

  const crop = harvest(ruling.state, dice);
  const short = settleSupply(ruling, command, crop.due);
  ruling.emit({
    type: 'rolled',
    player: ruling.active,
    dice,
    hexes: crop.hexes,
    asks: crop.due,
    because: { rule: 'E-ROLL-1' },
  });
  for (const [player, sources] of crop.robbed) {
    const hex = ruling.state.robber;
    const because = { rule: 'E-ROLL-2', hex, from: sources } as const;
    ruling.emit({ type: 'hexRobbed', hex, player, cards: sources.length, because });
  }
  for (const resource of short) {
    const lost: Partial<Record<Colour, number>> = {};
    for (const [player, sources] of crop.sources) {
      const n = sources.filter((source) => source.resource === resource).length;
      if (n > 0) lost[player] = n;
    }
    ruling.emit({
      type: 'shortage',
      resource,
      due: crop.due[resource] ?? 0,
      lost,
      because: { rule: 'E-ROLL-3', resource },
    });
  }
  for (const player of ruling.state.seats) {
    const paid = (crop.sources.get(player) ?? []).filter(({ resource }) => !short.has(resource));
    if (paid.length > 0) {
      ruling.takeCards(player, cardsOf(paid), { rule: 'E-ROLL-1', from: paid });
    } else {
      ruling.takeGold(player, 1, { rule: 'E-ROLL-4' });
    }
  }
  ruling.emit({
    type: 'phaseBegan',
    phase: { name: 'action' },
    because: { rule: 'E-ROLL-1' },
  });
}

function rollSeven(ruling: Ruling, command: CommandOf<'roll'>): void {
  for (const resource of command.short ?? []) ruling.refuse('nothing-due', { at: resource });
  const because = { rule: 'E-SEVEN-1' } as const;
  ruling.emit({ type: 'rolled', player: ruling.active, dice: 7, hexes: [], asks: {}, because });
  ruling.emit({
    type: 'phaseBegan',
    phase: { name: 'hands' },
    because: { rule: 'E-SEVEN-2' },
  });
}

/**
 * Which resources the supply cannot pay (E-ROLL-3). Where the mirror cannot know, it asks; an
 * answer narrows what it knows; an answer against what it knows needs an override.
 */
function settleSupply(
  ruling: Ruling,
  command: CommandOf<'roll'>,
  due: Readonly<Counts>,
): ReadonlySet<Resource> {
  const short = new Set<Resource>(command.short);
  const enough = new Set<Resource>(command.enough);
  for (const resource of short) {
    if (!due[resource]) ruling.refuse('nothing-due', { at: resource });
  }
  const because = { rule: 'E-ROLL-3' } as const;
  const open: { resource: Resource; atLeast: number }[] = [];
  for (const resource of RESOURCES) {
    const n = due[resource] ?? 0;
    const known = ruling.state.supply?.[resource];
    if (n === 0 || !known) continue;
    const { min, max } = known;
    if (short.has(resource)) {
      if (min >= n) ruling.object('supply-suffices', { at: resource, is: min, needs: n });
      const least = min < n ? min : 0;
      ruling.know(resource, { min: least, max: Math.min(max, n - 1) }, because);
    } else if (enough.has(resource)) {
      if (max < n) ruling.object('supply-short', { at: resource, is: max, needs: n });
      const most = max < n ? CARDS_PER_RESOURCE : max;
      ruling.know(resource, { min: Math.max(min, n), max: most }, because);
    } else if (max < n) short.add(resource);
    else if (min < n) open.push({ resource, atLeast: n });
  }
  if (open.length > 0) ruling.ask({ ask: 'supply', rule: 'E-ROLL-3', of: open });
  return short;
}
