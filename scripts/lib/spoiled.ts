import type { Rng } from './rng';

/** Files nobody would write: what is right, with something wrong in it, and what never was right. */

type Branch = Record<string, unknown>;

/** Far deeper than any file, and not so deep that no JSON could say it. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { board: value };
  return value;
}

const WORDS = ['A0', 'B2', 'E6w', 'F6n', 'red', 'red-1', 'orange', 'wood', 'sea', 'practice-main'];
const PROTOTYPE = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
];
const KEYS = [...PROTOTYPE, 'at', 'type', 'override', 'id', 'to', 'count', 'set', '0', 'length'];

const NAMES = [
  '\ud800',
  '\udc00\ud800',
  '\u202eevil\u202c',
  'שלום',
  '👩‍👩‍👧‍👦🏴‍☠️',
  '\u0000',
  'n'.repeat(200),
  '👑'.repeat(100),
  'a\u0301'.repeat(100),
  '<b>&amp;"\'`${0}',
];

const NUMBERS = [0, -0, -1, 1, 2, 7, 19, 1.5, 1e300, -1e300, 2 ** 31, 2 ** 53, NaN, Infinity];

/** Made when asked for: some are large. */
const LARGE: readonly (() => unknown)[] = [
  () => nested(3000),
  () => new Array<null>(60_000).fill(null),
  () => Array.from({ length: 5000 }, () => ({ type: 'endTurn' })),
  () => Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i])),
  () => 'x'.repeat(200_000),
];

function stray(rng: Rng): unknown {
  if (rng.chance(0.02)) return rng.pick(LARGE)();
  switch (rng.below(6)) {
    case 0:
      return rng.pick(NUMBERS);
    case 1:
      return rng.pick(NAMES);
    case 2:
      return rng.pick([...WORDS, ...PROTOTYPE, '']);
    case 3:
      return rng.pick([null, true, false, undefined]);
    case 4:
      return rng.below(200) - 50;
    default:
      return generated(rng, 3);
  }
}

export function generated(rng: Rng, depth: number): unknown {
  if (depth === 0 || rng.chance(0.2))
    return depth > 2 ? {} : rng.pick<unknown>([...NUMBERS, ...WORDS]);
  const parts = Array.from({ length: rng.below(5) }, () => stray(rng));
  if (rng.chance(0.5)) return parts;
  const made: Branch = {};
  for (const part of parts) put(made, rng.pick(KEYS), part);
  return made;
}

/** As JSON.parse would: '__proto__' is a key like any other. */
function put(parent: Branch, key: string, value: unknown): void {
  const property = { value, enumerable: true, writable: true, configurable: true };
  Object.defineProperty(parent, key, property);
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** A deep copy with so many slips of the pen in it. */
export function spoiled(file: unknown, rng: Rng, slips: number): unknown {
  const copy = JSON.parse(JSON.stringify(file)) as Branch;
  for (let i = 0; i < slips; i++) slip(copy, rng);
  return copy;
}

function slip(file: Branch, rng: Rng): void {
  let parent = file;
  let key = rng.pick(Object.keys(parent).concat('extra'));
  for (let depth = rng.below(6); depth > 0; depth--) {
    const child = parent[key];
    if (!isBranch(child) || Object.keys(child).length === 0) break;
    parent = child;
    key = rng.pick(Object.keys(child));
  }
  const list = Array.isArray(parent) ? (parent as unknown[]) : null;
  switch (rng.below(5)) {
    case 0:
      if (list) list.splice(Number(key), 1);
      else delete parent[key];
      return;
    case 1:
      if (list) list.splice(Number(key), 0, parent[key]);
      else put(parent, rng.pick(KEYS), parent[key]);
      return;
    case 2: {
      const other = rng.pick(Object.keys(parent).concat(key));
      [parent[key], parent[other]] = [parent[other], parent[key]];
      return;
    }
    case 3:
      if (list) list.push(stray(rng));
      else put(parent, rng.pick(KEYS), stray(rng));
      return;
    default:
      put(parent, key, stray(rng));
  }
}

/** Letters that get lost, doubled, turned over or put in, as on the way through a messenger. */
export function garbled(text: string, rng: Rng, slips: number): string {
  let made = text;
  for (let i = 0; i < slips; i++) {
    const at = rng.below(made.length + 1);
    const [before, after] = [made.slice(0, at), made.slice(at)];
    switch (rng.below(5)) {
      case 0:
        made = before + after.slice(rng.between(1, 40));
        break;
      case 1:
        made = rng.chance(0.2) ? before : before + after.slice(0, rng.between(1, 40)) + after;
        break;
      case 2:
        made =
          before + String.fromCharCode(after.charCodeAt(0) ^ (1 << rng.below(16))) + after.slice(1);
        break;
      case 3:
        made = before + rng.pick([...NAMES, ...KEYS, '{', ']', '"', ' ', '\n', '1e999']) + after;
        break;
      default:
        made = before + '['.repeat(rng.between(1, 5000)) + after;
    }
  }
  return made;
}
