/**
 * The form of what people and files hand in. A shape reports every fault it meets with its place,
 * so that one pass lists them all; what passed without a fault may be used as `T`.
 */
export interface Fault {
  readonly code: FaultCode;
  /** Where in the input: "hexes[3].terrain". */
  readonly at: string;
  readonly expected?: string;
}

export type FaultCode =
  | 'missing'
  | 'unknown-key'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-a-text'
  | 'not-a-whole-number'
  | 'not-yes-or-no'
  | 'not-one-of'
  | 'out-of-range'
  | 'too-long';

export interface Shape<T> {
  readonly check: (value: unknown, at: string, faults: Fault[]) => void;
  readonly optional?: boolean;
  /** Never set: carries the type. */
  readonly is?: T;
}

export type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

const MAX_FAULTS = 200;

function fault(faults: Fault[], code: FaultCode, at: string, expected?: string): void {
  if (faults.length >= MAX_FAULTS) return;
  faults.push(expected === undefined ? { code, at } : { code, at, expected });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const inside = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

export function text(max = 80, min = 0): Shape<string> {
  return {
    check: (value, at, faults) => {
      if (typeof value !== 'string') fault(faults, 'not-a-text', at);
      else if (value.length > max) fault(faults, 'too-long', at, `${max}`);
      else if (value.trim().length < min) fault(faults, 'missing', at);
    },
  };
}

export function whole(min: number, max: number): Shape<number> {
  return {
    check: (value, at, faults) => {
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        fault(faults, 'not-a-whole-number', at);
      } else if (value < min || value > max) fault(faults, 'out-of-range', at, `${min}…${max}`);
    },
  };
}

export const yesNo: Shape<boolean> = {
  check: (value, at, faults) => {
    if (typeof value !== 'boolean') fault(faults, 'not-yes-or-no', at);
  },
};

export function oneOf<const T extends string | number | null>(values: readonly T[]): Shape<T> {
  return {
    check: (value, at, faults) => {
      if (!(values as readonly unknown[]).includes(value)) {
        fault(faults, 'not-one-of', at, values.map(String).join(', '));
      }
    },
  };
}

export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return {
    optional: true,
    check: (value, at, faults) => {
      if (value !== undefined) shape.check(value, at, faults);
    },
  };
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    check: (value, at, faults) => {
      if (value !== null) shape.check(value, at, faults);
    },
  };
}

/** The first shape that finds nothing to say decides; else the faults of the last one count. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return {
    check: (value, at, faults) => {
      const found: Fault[] = [];
      first.check(value, at, found);
      if (found.length > 0) second.check(value, at, faults);
    },
  };
}

export function list<T>(item: Shape<T>, max: number): Shape<readonly T[]> {
  return {
    check: (value, at, faults) => {
      if (!Array.isArray(value)) fault(faults, 'not-a-list', at);
      else if (value.length > max) fault(faults, 'too-long', at, `${max}`);
      else for (let i = 0; i < value.length; i++) item.check(value[i], `${at}[${i}]`, faults);
    },
  };
}

export function object<T>(fields: Fields<T>): Shape<T> {
  return {
    check: (value, at, faults) => {
      if (!isRecord(value)) return fault(faults, 'not-an-object', at);
      for (const key of Object.keys(fields) as (keyof T & string)[]) {
        const shape = fields[key];
        if (Object.hasOwn(value, key)) shape.check(value[key], inside(at, key), faults);
        else if (!shape.optional) fault(faults, 'missing', inside(at, key));
      }
      for (const key of Object.keys(value)) {
        if (!Object.hasOwn(fields, key)) fault(faults, 'unknown-key', inside(at, key.slice(0, 40)));
      }
    },
  };
}

/** Picks the shape by the value of one key, so that faults name what is really wrong. */
export function byKey<T>(key: string, shapes: Readonly<Record<string, Shape<unknown>>>): Shape<T> {
  const known = oneOf(Object.keys(shapes));
  return {
    check: (value, at, faults) => {
      if (!isRecord(value)) return fault(faults, 'not-an-object', at);
      const tag = value[key];
      if (typeof tag === 'string' && Object.hasOwn(shapes, tag)) {
        shapes[tag]!.check(value, at, faults);
      } else known.check(tag, inside(at, key), faults);
    },
  };
}

/** An object whose keys are drawn from a vocabulary, any of them absent. */
export function record<K extends string, T>(
  keys: readonly K[],
  item: Shape<T>,
): Shape<Readonly<Partial<Record<K, T>>>> {
  const fields = Object.fromEntries(keys.map((key) => [key, maybe(item)]));
  return object(fields as never);
}

export function faultsOf<T>(shape: Shape<T>, value: unknown, at = ''): Fault[] {
  const faults: Fault[] = [];
  shape.check(value, at, faults);
  return faults;
}
