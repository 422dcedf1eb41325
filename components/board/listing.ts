import type { Hit } from '@/engine/board/geometry';
import type { IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Board, Hex } from '@/engine/europe/board/board';
import { COLOURS, PIECE_IDS } from '@/engine/europe/vocabulary';
import type { Catalog } from '@/locales';
import { foldName } from '@/locales/cities';
import { upperFirst } from '@/locales/language';
import type { Say } from '@/locales/say';

import type { Marks } from './marks';
import type { Pieces } from './standing';

/** The board in words: what the drawing shows, said in an order one can listen to. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly details: readonly string[];
  /** What a finger would have hit on the drawing. */
  readonly hit: Hit | null;
}

export interface Section {
  readonly key: 'cities' | 'onTheWay' | 'routes' | 'hexes';
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Said when there are no entries. */
  readonly none: string;
}

export interface Told {
  readonly board: Board;
  readonly pieces: Pieces | null;
  readonly say: Say;
  readonly catalog: Pick<Catalog, 'words' | 'board'>;
}

function hexesBeside(board: Board, path: PathId): string[] {
  const [a, b] = board.paths.get(path)?.ends ?? [];
  const near = (end: IntersectionId | undefined) =>
    (end && board.intersections.get(end)?.hexes) || [];
  return near(a).filter((hex) => near(b).includes(hex));
}

function citiesAround(board: Board, hex: Hex): IntersectionId[] {
  return hex.corners.filter((corner) => board.sites.has(corner));
}

const joined = (names: readonly string[]) => names.join(', ');

/** A place by what lies around it: nobody knows an intersection by its letters. */
function describe({ board, say, catalog }: Told, hit: Hit): string {
  const hexes = (ids: readonly string[]) => joined(ids.map((id) => say.hex(id)));
  switch (hit.kind) {
    case 'site':
      return say.place(hit.id);
    case 'intersection':
      return `${say.place(hit.id)}: ${hexes(board.intersections.get(hit.id)?.hexes ?? [])}`;
    case 'path': {
      const path = board.paths.get(hit.id);
      const marks = [
        hexes(hexesBeside(board, hit.id)),
        path?.kind === 'sea' ? catalog.board.seaPath : '',
        path?.double ? catalog.board.doubleArrow : '',
      ];
      return `${say.place(hit.id)}: ${joined(marks.filter(Boolean))}`;
    }
    case 'hex': {
      const hex = board.hexes.get(hit.id);
      const cities = hex ? citiesAround(board, hex).map((at) => say.place(at)) : [];
      return cities.length > 0 ? `${say.hex(hit.id)} (${joined(cities)})` : say.hex(hit.id);
    }
  }
}

/** The places on offer, each with what a merchant's way there costs. */
export function offers(told: Told, marks: Marks): Entry[] {
  const { board, catalog } = told;
  const { legal, rings } = marks;
  const hits: Hit[] = [
    ...[...(legal?.intersections ?? [])].map((id): Hit => ({
      kind: board.sites.has(id) ? 'site' : 'intersection',
      id,
    })),
    ...[...(legal?.paths ?? [])].map((id): Hit => ({ kind: 'path', id })),
    ...[...(legal?.hexes ?? [])].map((id): Hit => ({ kind: 'hex', id })),
  ];
  return hits.map((hit) => {
    const grain = rings?.get(hit.id);
    return {
      key: `${hit.kind}-${hit.id}`,
      title: upperFirst(describe(told, hit)),
      details: grain === undefined ? [] : [catalog.words.resourceCount.grain(grain)],
      hit,
    };
  });
}

function cities(told: Told): Entry[] {
  const { board, pieces, say, catalog } = told;
  const { words, board: text } = catalog;
  const entries = [...board.sites.values()].map((site): Entry => {
    const post = pieces?.posts[site.at];
    const details = [words.siteKinds[site.kind]];
    if (post)
      details.push(post.owner === 'neutral' ? text.neutralPost : text.post(say.owner(post.owner)));
    else details.push(text.free);
    if (post?.goods) details.push(text.goodsFrom(say.player(post.goods)));
    if (!post && site.coins > 0) details.push(text.coins(words.count.gold(site.coins)));
    for (const piece of PIECE_IDS) {
      if (pieces?.merchants[piece] === site.at) details.push(say.merchant(piece));
    }
    const hexes = board.intersections.get(site.at)?.hexes ?? [];
    details.push(text.at(joined(hexes.map((id) => say.hex(id)))));
    return { key: site.at, title: say.place(site.at), details, hit: { kind: 'site', id: site.at } };
  });
  const spelled = (entry: Entry) => foldName(entry.title);
  return entries.sort((a, b) => (spelled(a) < spelled(b) ? -1 : 1));
}

function travellers(told: Told): Entry[] {
  const { board, pieces, say } = told;
  return PIECE_IDS.flatMap((piece): Entry[] => {
    const path = pieces?.caravans[piece];
    const corner = pieces?.merchants[piece];
    const found: Entry[] = [];
    const add = (title: string, hit: Hit) =>
      found.push({
        key: `${hit.kind}-${piece}`,
        title: upperFirst(title),
        details: [describe(told, hit)],
        hit,
      });
    if (path) add(say.caravan(piece), { kind: 'path', id: path });
    if (corner && !board.sites.has(corner)) {
      add(say.merchant(piece), { kind: 'intersection', id: corner });
    }
    return found;
  });
}

function routes(told: Told): Entry[] {
  const { pieces, say, catalog } = told;
  return COLOURS.flatMap((colour): Entry[] => {
    const own = Object.keys(pieces?.routes ?? {}).filter((id) => pieces?.routes[id] === colour);
    if (own.length === 0) return [];
    return [
      {
        key: colour,
        title: `${say.player(colour)}: ${catalog.words.count.routes(own.length)}`,
        details: own.map((id) => describe(told, { kind: 'path', id })),
        hit: null,
      },
    ];
  });
}

function hexes(told: Told): Entry[] {
  const { board, pieces, say, catalog } = told;
  const { words, board: text } = catalog;
  const numberOf = (hex: Hex) => hex.number ?? pieces?.tokens[hex.id]?.number ?? Infinity;
  return [...board.hexes.values()]
    .filter((hex) => hex.terrain !== 'sea')
    .sort((a, b) => (numberOf(a) < numberOf(b) ? -1 : numberOf(a) > numberOf(b) ? 1 : 0))
    .map((hex): Entry => {
      const token = pieces?.tokens[hex.id];
      const around = citiesAround(board, hex).map((at) => say.place(at));
      const details: string[] = [];
      if (token) details.push(text.token(words.slotColours[token.colour]));
      else if (hex.slot) {
        const colour = words.slotColours[hex.slot.colour];
        details.push(hex.slot.arch ? text.archSlot(colour) : text.emptySlot(colour));
      }
      if (pieces?.robber === hex.id) details.push(text.robberHere);
      if (around.length > 0) details.push(text.at(joined(around)));
      return {
        key: hex.id,
        title: upperFirst(say.hex(hex.id)),
        details,
        hit: { kind: 'hex', id: hex.id },
      };
    });
}

export function listing(told: Told): Section[] {
  const { board: text } = told.catalog;
  return [
    { key: 'cities', title: text.cities, entries: cities(told), none: '' },
    { key: 'onTheWay', title: text.onTheWay, entries: travellers(told), none: text.noPieces },
    { key: 'routes', title: text.routes, entries: routes(told), none: text.noRoutes },
    { key: 'hexes', title: text.hexes, entries: hexes(told), none: '' },
  ];
}
