import { cellId, intersectionId, parseCell, pathId, sidesOf } from '../../board/grid';
import type { HexId, IntersectionId, PathId } from '../../board/vocabulary';
import { START_POSTS } from '../components';
import type { Colour, SiteKind, SlotColour, Terrain } from '../vocabulary';
import type { BoardFile, HexEntry, PathEntry, SiteEntry } from './file';
import { MOST_HEXES, tidy, type Sheet } from './sheet';
import { tokensForSlots } from './tokens';

/** What a person does to a sheet. Each gives back a new one, or the same when nothing changes. */

const redrawn = (sheet: Sheet, draft: BoardFile): Sheet =>
  draft === sheet.draft ? sheet : { ...sheet, draft };

export function hexAt({ hexes }: BoardFile, at: HexId): HexEntry | undefined {
  return hexes.find((hex) => hex.at === at);
}

/** Hexes keep their place in the file: the check list should not jump about. */
function withHex(draft: BoardFile, hex: HexEntry): BoardFile {
  const known = draft.hexes.some(({ at }) => at === hex.at);
  const hexes = known
    ? draft.hexes.map((each) => (each.at === hex.at ? hex : each))
    : [...draft.hexes, hex];
  return { ...draft, hexes };
}

function keepTokens(before: BoardFile, after: BoardFile): BoardFile {
  const tokens = tokensForSlots(before, after);
  return tokens === after.tokens ? after : { ...after, tokens };
}

export function paint(sheet: Sheet, at: HexId, terrain: Terrain): Sheet {
  const { draft } = sheet;
  const cell = parseCell(at);
  const hex = hexAt(draft, at);
  if (!cell || cell.column < 1 || cell.row < 1) return sheet;
  if (!hex && draft.hexes.length >= MOST_HEXES) return sheet;
  if (hex?.terrain === terrain && sheet.coloured.has(at)) return sheet;
  const painted: HexEntry =
    terrain === 'sea' ? { at, terrain } : { ...(hex ?? { at }), at, terrain };
  const next = keepTokens(draft, withHex(draft, painted));
  return {
    ...sheet,
    draft: terrain === 'sea' ? tidy(next) : next,
    extent: {
      columns: Math.max(sheet.extent.columns, cell.column),
      rows: Math.max(sheet.extent.rows, cell.row),
    },
    coloured: new Set([...sheet.coloured, at]),
  };
}

export function paintAll(sheet: Sheet, terrains: ReadonlyMap<HexId, Terrain>): Sheet {
  let painted = sheet;
  for (const [at, terrain] of terrains) painted = paint(painted, at, terrain);
  return painted;
}

export function erase(sheet: Sheet, at: HexId): Sheet {
  const { draft } = sheet;
  if (!hexAt(draft, at)) return sheet;
  const hexes = draft.hexes.filter((hex) => hex.at !== at);
  const coloured = new Set(sheet.coloured);
  coloured.delete(at);
  return { ...sheet, draft: keepTokens(draft, tidy({ ...draft, hexes })), coloured };
}

/** A hex carries a printed number, a slot, or nothing. */
export type Mark =
  { readonly number: number } | { readonly slot: SlotColour; readonly arch: boolean } | null;

export function markOf(hex: HexEntry | undefined): Mark {
  if (hex?.slot) return { slot: hex.slot, arch: hex.arch ?? false };
  return hex?.number === undefined ? null : { number: hex.number };
}

export function mark(sheet: Sheet, at: HexId, to: Mark): Sheet {
  const { draft } = sheet;
  const hex = hexAt(draft, at);
  if (!hex || hex.terrain === 'sea') return sheet;
  const { terrain } = hex;
  const marked: HexEntry =
    to === null
      ? { at, terrain }
      : 'number' in to
        ? { at, terrain, number: to.number }
        : { at, terrain, slot: to.slot, ...(to.arch ? { arch: true } : {}) };
  if (JSON.stringify(marked) === JSON.stringify(hex)) return sheet;
  const next = keepTokens(draft, withHex(draft, marked));
  // The robber begins where there is no number.
  const hidden = to !== null && ('number' in to || to.arch);
  return redrawn(sheet, hidden && next.robber === at ? withoutRobber(next) : next);
}

function withoutRobber({ robber: _robber, ...rest }: BoardFile): BoardFile {
  return rest;
}

/** The colour most slots of this terrain will have: each kind of land has its own tokens. */
export const SLOT_OF: Readonly<Record<Exclude<Terrain, 'sea'>, SlotColour>> = {
  forest: 'green',
  mountainForest: 'green',
  pasture: 'lime',
  mountainPasture: 'lime',
  field: 'yellow',
  mountains: 'grey',
  saltworks: 'white',
};

/** The next hex of land along the row, then along the next one, that still carries nothing. */
export function nextUnmarked({ draft, extent }: Sheet, from: HexId): HexId | null {
  const start = parseCell(from);
  if (!start) return null;
  const open = new Map(
    draft.hexes
      .filter((hex) => hex.terrain !== 'sea' && markOf(hex) === null)
      .map((hex) => [hex.at, hex]),
  );
  const count = extent.columns * extent.rows;
  const first = (start.row - 1) * extent.columns + start.column - 1;
  for (let step = 1; step < count; step++) {
    const at = (first + step) % count;
    const id = cellId({
      column: (at % extent.columns) + 1,
      row: Math.floor(at / extent.columns) + 1,
    });
    if (open.has(id)) return id;
  }
  return null;
}

export function siteAt({ sites, layout }: BoardFile, at: IntersectionId): SiteEntry | undefined {
  return sites.find((site) => intersectionId(site.at, layout) === at);
}

export function putSite(sheet: Sheet, site: SiteEntry): Sheet {
  const { draft } = sheet;
  const { at, name, kind, coins } = site;
  const entry: SiteEntry = { at, name, kind, ...(coins ? { coins } : {}) };
  const known = siteAt(draft, at);
  if (known && JSON.stringify(known) === JSON.stringify(entry)) return sheet;
  const sites = known
    ? draft.sites.map((each) => (each === known ? entry : each))
    : [...draft.sites, entry];
  return redrawn(sheet, { ...draft, sites });
}

export function changeSite(
  sheet: Sheet,
  at: IntersectionId,
  change: Partial<{ readonly name: string; readonly kind: SiteKind; readonly coins: number }>,
): Sheet {
  const site = siteAt(sheet.draft, at);
  return site ? putSite(sheet, { ...site, at, ...change }) : sheet;
}

export function removeSite(sheet: Sheet, at: IntersectionId): Sheet {
  const { draft } = sheet;
  const site = siteAt(draft, at);
  if (!site) return sheet;
  return redrawn(sheet, tidy({ ...draft, sites: draft.sites.filter((each) => each !== site) }));
}

export const PATH_TOOLS = ['absent', 'sea', 'double', 'plain'] as const;
export type PathTool = (typeof PATH_TOOLS)[number];

function pathMarkAt({ paths, layout }: BoardFile, at: PathId): PathEntry | undefined {
  return paths?.find((path) => pathId(path.at, layout) === at);
}

/** Sides of open water are no paths unless the board says so. */
function byItself(draft: BoardFile, at: PathId): 'land' | 'absent' {
  const land = draft.hexes.some((hex) => {
    const cell = hex.terrain === 'sea' ? null : parseCell(hex.at);
    return cell && sidesOf(cell, draft.layout).includes(at);
  });
  return land ? 'land' : 'absent';
}

export function isMarked(draft: BoardFile, at: PathId, tool: PathTool): boolean {
  const entry = pathMarkAt(draft, at);
  const kind = entry?.kind ?? byItself(draft, at);
  if (tool === 'double') return entry?.double === true;
  if (tool === 'plain') return kind === 'land' && !entry?.double;
  return kind === tool;
}

export function markPath(sheet: Sheet, at: PathId, tool: PathTool): Sheet {
  const { draft } = sheet;
  if (isMarked(draft, at, tool)) return sheet;
  const usual = byItself(draft, at);
  const known = pathMarkAt(draft, at);
  const now = known?.kind ?? usual;
  let kind: NonNullable<PathEntry['kind']> = tool === 'plain' ? 'land' : 'absent';
  if (tool === 'sea') kind = 'sea';
  // An arrow over water belongs to a way across it.
  if (tool === 'double') kind = now === 'absent' ? (usual === 'land' ? 'land' : 'sea') : now;
  const double = tool === 'double' || (tool === 'sea' && known?.double === true);
  const entry: PathEntry = {
    at,
    ...(kind === usual ? {} : { kind }),
    ...(double ? { double: true } : {}),
  };
  const others = (draft.paths ?? []).filter((path) => path !== known);
  const paths = kind === usual && !double ? others : [...others, entry];
  const { paths: _old, ...rest } = draft;
  return redrawn(sheet, tidy(paths.length > 0 ? { ...rest, paths } : rest));
}

/** The same tool once more takes the mark away. */
export function togglePath(sheet: Sheet, at: PathId, tool: PathTool): Sheet {
  const { draft } = sheet;
  if (!isMarked(draft, at, tool)) return markPath(sheet, at, tool);
  const known = pathMarkAt(draft, at);
  if (!known || tool === 'plain') return sheet;
  if (tool === 'double') {
    const { double: _double, ...single } = known;
    const others = (draft.paths ?? []).filter((path) => path !== known);
    const paths = single.kind ? [...others, single] : others;
    return redrawn(sheet, { ...draft, paths });
  }
  const others = (draft.paths ?? []).filter((path) => path !== known);
  return redrawn(sheet, tidy({ ...draft, paths: others }));
}

export function placeRobber(sheet: Sheet, at: HexId): Sheet {
  const { draft } = sheet;
  const hex = hexAt(draft, at);
  if (!hex || hex.terrain === 'sea') return sheet;
  return redrawn(sheet, draft.robber === at ? withoutRobber(draft) : { ...draft, robber: at });
}

type Pieces = { readonly posts: readonly string[]; readonly route: string };
const NO_PIECES: Pieces = { posts: [], route: '' };

export function startPieces({ start }: BoardFile, colour: Colour): Pieces {
  return start?.[colour] ?? NO_PIECES;
}

function withStart(sheet: Sheet, colour: Colour, pieces: Pieces): Sheet {
  return redrawn(
    sheet,
    tidy({ ...sheet.draft, start: { ...sheet.draft.start, [colour]: pieces } }),
  );
}

/** Another colour's post makes room; a fourth one pushes the oldest out. */
export function toggleStartPost(sheet: Sheet, colour: Colour, at: IntersectionId): Sheet {
  if (!siteAt(sheet.draft, at)) return sheet;
  let next = sheet;
  for (const other of Object.keys(sheet.draft.start ?? {}) as Colour[]) {
    const pieces = startPieces(sheet.draft, other);
    if (other === colour || !pieces.posts.includes(at)) continue;
    next = withStart(next, other, { ...pieces, posts: pieces.posts.filter((id) => id !== at) });
  }
  const own = startPieces(next.draft, colour);
  const posts = own.posts.includes(at)
    ? own.posts.filter((id) => id !== at)
    : [...own.posts, at].slice(-START_POSTS);
  return withStart(next, colour, { ...own, posts });
}

export function toggleStartRoute(sheet: Sheet, colour: Colour, at: PathId): Sheet {
  const own = startPieces(sheet.draft, colour);
  return withStart(sheet, colour, { ...own, route: own.route === at ? '' : at });
}

export function rename(sheet: Sheet, name: string): Sheet {
  return name === sheet.draft.name ? sheet : redrawn(sheet, { ...sheet.draft, name });
}

export function turnSide(sheet: Sheet, side: BoardFile['side']): Sheet {
  return side === sheet.draft.side ? sheet : redrawn(sheet, { ...sheet.draft, side });
}
