import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Objection } from '@/engine/europe/objections';
import type { State } from '@/engine/europe/state';
import type { Colour, Owner, PieceId, Resource } from '@/engine/europe/vocabulary';

import { cityName } from './cities';
import type { words as Words } from './en/words';
import type { Language } from './language';
import { legible } from './legible';

/** How the sentences name what lies on this table. Names stand in the nominative only. */
export interface Say {
  player(colour: Colour): string;
  /** A player, or the word for "neutral". */
  owner(owner: Owner): string;
  /** Whatever the id names: a city, an intersection, a path, a hex. */
  place(id: string): string;
  /** "Bern–Lyon", "Bern (C4ne)", "C4ne". */
  path(id: PathId): string;
  /** "pasture 5"; the id where there is no number. */
  hex(id: HexId): string;
  caravan(id: PieceId): string;
  merchant(id: PieceId): string;
  resource(resource: Resource): string;
  /** Whose turn it is; most commands do not say who gives them. */
  readonly turn: Colour | null;
}

export type Table = Pick<State, 'board' | 'tokens'> & {
  readonly players: Readonly<Partial<Record<Colour, { readonly name: string }>>>;
  readonly turn: { readonly player: Colour } | null;
};

/**
 * The names of a table. For a line of the history pass the state before its command: then the
 * numbers on the hexes are those that were rolled for, and the turn is the one it was given in.
 */
export function say(language: Language, words: typeof Words, table: Table): Say {
  const { board, tokens } = table;

  const player = (colour: Colour) =>
    legible(table.players[colour]?.name ?? '') || (words.colours[colour] ?? colour);
  const city = (id: IntersectionId): string | null => {
    const name = board.sites.get(id)?.name ?? '';
    return name === '' ? null : cityName(name, language);
  };
  const hex = (id: HexId) => {
    const it = board.hexes.get(id);
    if (!it) return words.places.hex(id);
    const number = it.number ?? tokens[id]?.number ?? null;
    return `${words.terrains[it.terrain]} ${number ?? id}`;
  };
  const path = (id: PathId) => {
    const ends = (board.paths.get(id)?.ends ?? []).flatMap((end) => city(end) ?? []);
    if (ends.length === 2) return ends.join('–');
    return ends.length === 1 ? `${ends[0]} (${id})` : id;
  };
  return {
    player,
    owner: (owner) => (owner === 'neutral' ? words.neutral : player(owner)),
    place: (id) => {
      if (board.intersections.has(id)) return city(id) ?? words.places.intersection(id);
      if (board.paths.has(id)) return words.places.path(path(id));
      return hex(id);
    },
    path,
    hex,
    caravan: (id) => words.places.caravan(player(ownerOf(id)), numberOf(id)),
    merchant: (id) => words.places.merchant(player(ownerOf(id)), numberOf(id)),
    resource: (resource) => words.resources[resource] ?? resource,
    turn: table.turn?.player ?? null,
  };
}

export const ownerOf = (piece: PieceId): Colour => piece.slice(0, -2) as Colour;
export const numberOf = (piece: PieceId): string => piece.slice(-1);

/** What an objection brings along, in words; `otherwise` where it brings nothing. */
export function whoIn(o: Objection, names: Say, otherwise: string): string {
  return o.who === undefined ? otherwise : names.player(o.who as Colour);
}
export function placeIn(o: Objection, names: Say, otherwise = ''): string {
  return o.at === undefined ? otherwise : names.place(o.at);
}
export function resourceIn(o: Objection, names: Say, otherwise: string): string {
  return o.at === undefined ? otherwise : names.resource(o.at as Resource);
}
export const count = (n: number | string | undefined): number => Number(n ?? 0);
