import fc from 'fast-check';

/** Values nobody would enter, and some that belong elsewhere in the file. */
const stray = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1,
    2,
    7,
    19,
    1.5,
    1e300,
    NaN,
    Infinity,
    '',
    'A0',
    'B2',
    'E6w',
    'F6n',
    'red',
    'red-1',
    'orange',
    'wood',
    'sea',
    'toString',
    'valueOf',
    '__proto__',
    [],
    {},
    [null],
    { of: 'hand', player: 'red', to: 3 },
  ),
  fc.string(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

const KEYS = ['constructor', 'toString', '__proto__', 'at', 'type', 'override', 'extra', 'to'];

/** One slip of the pen: where is told as a share of what is there. */
const slip = fc.record({
  route: fc.array(fc.nat({ max: 997 }), { minLength: 1, maxLength: 6 }),
  how: fc.constantFrom('replace', 'remove', 'twice', 'add', 'swap'),
  value: stray,
  key: fc.constantFrom(...KEYS),
});
export type Slip = ReturnType<(typeof slip)['generate']>['value'];

export const slips = (most: number) => fc.array(slip, { minLength: 1, maxLength: most });

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A deep copy with something wrong in it. */
export function mutated(file: unknown, all: readonly Slip[]): unknown {
  const copy = JSON.parse(JSON.stringify(file)) as Record<string, unknown>;
  for (const { route, how, value, key } of all) {
    let parent = copy;
    let name = '';
    for (const share of route) {
      const names = Object.keys(parent);
      if (names.length === 0) break;
      if (name !== '') {
        const child = parent[name];
        if (!isBranch(child) || Object.keys(child).length === 0) break;
        parent = child;
      }
      const inside = Object.keys(parent);
      name = inside[share % inside.length]!;
    }
    if (name === '') continue;
    slipIn(parent, name, how, value, key);
  }
  return copy;
}

function slipIn(
  parent: Record<string, unknown>,
  name: string,
  how: Slip['how'],
  value: unknown,
  key: string,
): void {
  const list = Array.isArray(parent) ? (parent as unknown[]) : null;
  const child = parent[name];
  switch (how) {
    case 'remove':
      if (list) list.splice(Number(name), 1);
      else delete parent[name];
      return;
    case 'twice':
      if (list) list.splice(Number(name), 0, child);
      else set(parent, key, child);
      return;
    case 'add':
      set(isBranch(child) ? child : parent, key, value);
      return;
    case 'swap': {
      const [first] = Object.keys(parent);
      const other = parent[first!];
      parent[first!] = child;
      parent[name] = other;
      return;
    }
    case 'replace':
      parent[name] = value;
  }
}

/** As JSON.parse would: '__proto__' is a key like any other, and lists have no keys. */
function set(parent: Record<string, unknown>, key: string, value: unknown): void {
  if (Array.isArray(parent)) return void parent.push(value);
  Object.defineProperty(parent, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}
