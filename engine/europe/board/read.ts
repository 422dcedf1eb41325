import {
  buildGraph,
  sidesOfAll,
  stepsFrom,
  type GraphCell,
  type PathMark,
} from '../../board/graph';
import {
  centreOf,
  cornerPointsOf,
  cornersOf,
  intersectionId,
  parseCell,
  pathId,
  type Cell,
} from '../../board/grid';
import type { HexId, IntersectionId, PathId } from '../../board/vocabulary';
import { faultsOf } from '../../shape';
import { DECK_SIZE, START_POSTS, TOKEN_NUMBERS } from '../components';
import { COLOURS, SLOT_COLOURS, YIELD, RESOURCES, type Colour } from '../vocabulary';
import type { Board, Hex, Site, Token } from './board';
import { BOARD_FILE, type BoardFile } from './file';
import { BOARD_PROBLEMS, type BoardProblem } from './problems';

export interface BoardReading {
  /** Null while an error remains. */
  readonly board: Board | null;
  readonly problems: readonly BoardProblem[];
}

const FEWEST_PURPLE = 12;
export const FEWEST_SITES = { main: 40, short: 28 } as const;

type Details = Partial<Pick<BoardProblem, 'id' | 'is' | 'expected'>>;
type Report = (code: keyof typeof BOARD_PROBLEMS, at: string, details?: Details) => void;

/** Turns what was entered into a board, or lists everything wrong with it in one pass. */
export function readBoard(input: unknown): BoardReading {
  const faults = faultsOf(BOARD_FILE, input);
  if (faults.length > 0) {
    return { board: null, problems: faults.map((fault) => ({ ...fault, level: 'error' })) };
  }
  const file = input as BoardFile;
  const problems: BoardProblem[] = [];
  const report: Report = (code, at, details) =>
    problems.push({ code, level: BOARD_PROBLEMS[code], at, ...details });

  const { hexes, cells } = readHexes(file, report);
  const sides = sidesOfAll(cells, file.layout);
  const marks = readPaths(file, sides, report);
  const graph = buildGraph(cells, file.layout, marks);
  const sites = readSites(file, graph, hexes, report);
  const tokens = readTokens(file, hexes, report);
  const robber = readRobber(file, hexes, report);
  const start = readStart(file, graph, sites, report);
  checkDeck(file, report);

  if (robber === null || problems.some((problem) => problem.level === 'error')) {
    return { board: null, problems };
  }
  const printed = new Map<number, HexId[]>();
  for (const hex of hexes.values()) {
    if (hex.number === null) continue;
    printed.set(hex.number, [...(printed.get(hex.number) ?? []), hex.id]);
  }
  const board: Board = {
    id: file.id,
    name: file.name,
    side: file.side,
    practice: file.practice ?? false,
    layout: file.layout,
    ...graph,
    hexes,
    sites,
    printed,
    tokens,
    robber,
    start,
    deck: file.deck ?? [],
  };
  return { board, problems };
}

function readHexes(file: BoardFile, report: Report) {
  const hexes = new Map<HexId, Hex>();
  const cells: GraphCell[] = [];
  file.hexes.forEach((entry, i) => {
    const at = `hexes[${i}]`;
    const cell: Cell | null = parseCell(entry.at);
    if (!cell) return report('hex-place', at, { is: entry.at });
    const id = entry.at;
    if (cell.column === 0 || cell.row === 0) return report('hex-outside', at, { id });
    if (hexes.has(id)) return report('hex-twice', at, { id });
    const sea = entry.terrain === 'sea';
    if (entry.number !== undefined && entry.slot) report('number-and-slot', at, { id });
    if (entry.arch && !entry.slot) report('arch-without-slot', at, { id });
    if (sea && (entry.number !== undefined || entry.slot)) report('number-at-sea', at, { id });
    if (!sea && entry.number === undefined && !entry.slot) report('hex-without-number', at, { id });
    hexes.set(id, {
      id,
      terrain: entry.terrain,
      number: entry.number ?? null,
      slot: entry.slot ? { colour: entry.slot, arch: entry.arch ?? false } : null,
      corners: cornersOf(cell, file.layout),
      centre: centreOf(cell, file.layout),
      outline: cornerPointsOf(cell, file.layout),
    });
    cells.push({ id, cell, sea });
  });
  if (hexes.size === 0) report('no-hexes', 'hexes');
  const yields = new Set([...hexes.values()].map((hex) => YIELD[hex.terrain]));
  for (const resource of RESOURCES) {
    if (!yields.has(resource)) report('terrain-missing', 'hexes', { is: resource });
  }
  return { hexes, cells };
}

function readPaths(file: BoardFile, sides: ReadonlySet<PathId>, report: Report) {
  const marks = new Map<PathId, PathMark>();
  (file.paths ?? []).forEach((entry, i) => {
    const at = `paths[${i}]`;
    const id = pathId(entry.at, file.layout);
    if (!id) return report('path-place', at, { is: entry.at });
    if (!sides.has(id)) return report('path-off-board', at, { id });
    if (marks.has(id)) return report('path-twice', at, { id });
    if (entry.kind === 'absent' && entry.double) report('path-absent-double', at, { id });
    marks.set(id, { kind: entry.kind, double: entry.double });
  });
  return marks;
}

function readSites(
  file: BoardFile,
  graph: Pick<Board, 'intersections' | 'paths'>,
  hexes: ReadonlyMap<HexId, Hex>,
  report: Report,
) {
  const sites = new Map<IntersectionId, Site>();
  const indexOf = new Map<IntersectionId, number>();
  const names = new Set<string>();
  file.sites.forEach((entry, i) => {
    const at = `sites[${i}]`;
    const id = intersectionId(entry.at, file.layout);
    if (!id) return report('site-place', at, { is: entry.at });
    const corner = graph.intersections.get(id);
    if (!corner) return report('site-off-board', at, { id, is: entry.name });
    if (sites.has(id)) return report('site-twice', at, { id, is: entry.name });
    const name = entry.name.trim();
    const folded = name.toLowerCase();
    if (name === '') report('site-unnamed', at, { id });
    else if (names.has(folded)) report('name-twice', at, { id, is: name });
    names.add(folded);
    const coastal =
      corner.hexes.length < 3 || corner.hexes.some((hex) => hexes.get(hex)?.terrain === 'sea');
    if (entry.coins && !coastal) report('coins-inland', at, { id, is: name });
    sites.set(id, { at: id, name, kind: entry.kind, coins: entry.coins ?? 0 });
    indexOf.set(id, i);
  });

  const [first] = sites.keys();
  if (first !== undefined) {
    const reached = stepsFrom(graph, first);
    const near = [...sites.keys()].filter((id) => reached.has(id));
    // The smaller part is the one cut off, whichever site the file happens to name first.
    const cutOff =
      near.length * 2 >= sites.size ? [...sites.keys()].filter((id) => !reached.has(id)) : near;
    for (const id of cutOff) {
      report('site-unreachable', `sites[${indexOf.get(id)}]`, { id, is: sites.get(id)!.name });
    }
  }
  const purple = [...sites.values()].filter((site) => site.kind === 'purple').length;
  if (purple < FEWEST_PURPLE) {
    report('too-few-purple', 'sites', { is: purple, expected: FEWEST_PURPLE });
  }
  if (sites.size < FEWEST_SITES[file.side]) {
    report('too-few-sites', 'sites', { is: sites.size, expected: FEWEST_SITES[file.side] });
  }
  return sites;
}

function readTokens(file: BoardFile, hexes: ReadonlyMap<HexId, Hex>, report: Report): Token[] {
  const tokens = file.tokens.map((entry, i): Token => {
    if (entry.arch && entry.number === undefined) {
      report('arch-token-number', `tokens[${i}]`, { is: entry.colour });
    }
    return { colour: entry.colour, number: entry.number ?? null, arch: entry.arch ?? false };
  });
  const slots = [...hexes.values()].filter((hex) => hex.slot !== null);
  for (const colour of SLOT_COLOURS) {
    const ofColour = slots.filter((hex) => hex.slot?.colour === colour);
    const arches = ofColour.filter((hex) => hex.slot?.arch).length;
    const archTokens = tokens.filter((token) => token.arch && token.colour === colour).length;
    if (arches !== archTokens) {
      report('arch-tokens', 'tokens', { id: colour, is: archTokens, expected: arches });
    }
    if (ofColour.length > 0 && !tokens.some((token) => token.colour === colour)) {
      report('slot-without-token', 'tokens', { is: colour });
    }
  }
  if (tokens.length !== TOKEN_NUMBERS.length) {
    report('token-count', 'tokens', { is: tokens.length, expected: TOKEN_NUMBERS.length });
  } else {
    const spare: number[] = [...TOKEN_NUMBERS];
    const odd = tokens.filter((token) => {
      if (token.number === null) return false;
      const at = spare.indexOf(token.number);
      if (at >= 0) spare.splice(at, 1);
      return at < 0;
    });
    if (odd.length > 0) {
      report('token-numbers', 'tokens', { is: odd.map((token) => token.number).join(' ') });
    }
  }
  return tokens;
}

function readRobber(file: BoardFile, hexes: ReadonlyMap<HexId, Hex>, report: Report): HexId | null {
  const free = (hex: Hex) => hex.number === null && !hex.slot?.arch && hex.terrain !== 'sea';
  if (file.robber === undefined) {
    const first = [...hexes.values()].find(free);
    if (!first) report('robber-nowhere', 'robber');
    return first?.id ?? null;
  }
  const hex = hexes.get(file.robber);
  if (!hex || hex.terrain === 'sea') {
    report('robber-place', 'robber', { is: file.robber });
    return null;
  }
  if (!free(hex)) report('robber-on-number', 'robber', { id: hex.id });
  return hex.id;
}

function readStart(
  file: BoardFile,
  graph: Pick<Board, 'paths'>,
  sites: ReadonlyMap<IntersectionId, Site>,
  report: Report,
): Board['start'] {
  if (!file.start) return null;
  const start = new Map<Colour, { posts: IntersectionId[]; route: PathId }>();
  const taken = new Set<string>();
  const take = (id: string, at: string) => {
    if (taken.has(id)) report('start-twice', at, { id });
    taken.add(id);
  };
  for (const colour of COLOURS) {
    const entry = file.start[colour];
    if (!entry) continue;
    const posts = entry.posts.flatMap((name, i) => {
      const at = `start.${colour}.posts[${i}]`;
      const id = intersectionId(name, file.layout);
      if (!id || !sites.has(id)) {
        report('start-place', at, { is: name });
        return [];
      }
      take(id, at);
      return [id];
    });
    if (posts.length !== START_POSTS) {
      const at = `start.${colour}.posts`;
      report('start-posts', at, { is: posts.length, expected: START_POSTS });
    }
    const at = `start.${colour}.route`;
    const route = pathId(entry.route, file.layout);
    const path = route ? graph.paths.get(route) : undefined;
    if (!path) {
      report('start-place', at, { is: entry.route });
      continue;
    }
    take(path.id, at);
    if (!path.ends.some((end) => posts.includes(end))) report('start-route', at, { id: path.id });
    start.set(colour, { posts, route: path.id });
  }
  return start;
}

function checkDeck(file: BoardFile, report: Report): void {
  if (!file.deck || file.deck.length === 0) return;
  const count = file.deck.reduce((sum, card) => sum + card.count, 0);
  if (count !== DECK_SIZE) report('deck-count', 'deck', { is: count, expected: DECK_SIZE });
}
