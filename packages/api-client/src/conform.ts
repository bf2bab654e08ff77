import type { Shape } from './generated/shapes.ts';

/** Thrown when a body breaks the contract; the client turns it into a `shape` failure. */
export class ShapeMismatch extends Error {
  private path = '';

  constructor(private readonly expected: string) {
    super(`(body) should be ${expected}`);
  }

  /** Prepends one step, such as `.name` or `[3]`, to the path of the wrong value. */
  within(step: string | number): this {
    this.path = `${typeof step === 'number' ? `[${step}]` : `.${step}`}${this.path}`;
    this.message = `${this.path} should be ${this.expected}`;
    return this;
  }
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isAlternatives(shape: Shape): shape is { readonly '|': readonly Shape[] } {
  return typeof shape === 'object' && '|' in shape;
}

function mismatch(expected: string): never {
  throw new ShapeMismatch(expected);
}

/** Reads numeric strings too (docs/api-decisions.md#money). */
function toNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : mismatch('a number');
}

/** Reads 0, 1, true, false, "0" and "1" (docs/api-decisions.md#flags). */
function toFlag(value: unknown): boolean {
  if (isFields(value) || Array.isArray(value)) mismatch('a flag');
  return Boolean(value) && value !== '0';
}

function scalar(value: unknown, shape: string): unknown {
  switch (shape) {
    case 's':
      return typeof value === 'string' ? value : mismatch('text');
    case 'n':
      return toNumber(value);
    case 'b':
      return toFlag(value);
    case 'f':
      return toFlag(value) ? 1 : 0;
    default:
      return isFields(value) || Array.isArray(value) ? mismatch('text or a number') : value;
  }
}

interface Field {
  name: string;
  part: Shape;
  optional: boolean;
}

type FieldShapes = Readonly<Record<string, Shape>>;

const fieldCache = new WeakMap<FieldShapes, readonly Field[]>();

/**
 * The parsed fields of an object's shape, cached because a list may hold fifty thousand objects.
 */
function fieldsOf(shape: FieldShapes): readonly Field[] {
  const cached = fieldCache.get(shape);
  if (cached !== undefined) return cached;
  const all = Object.entries(shape).map(([key, part]) => {
    const optional = key.endsWith('?');
    return { name: optional ? key.slice(0, -1) : key, part, optional };
  });
  fieldCache.set(shape, all);
  return all;
}

/** The value of a missing field. */
function missing({ name, part, optional }: Field): unknown {
  if (part === 'b') return false;
  if (part === 'f') return 0;
  if (optional) return null;
  throw new ShapeMismatch('present').within(name);
}

/** Conforms a field or an item; a mismatch carries its path. */
function conformPart(step: string | number, value: unknown, shape: Shape): unknown {
  try {
    return conform(value, shape);
  } catch (caught) {
    throw caught instanceof ShapeMismatch ? caught.within(step) : caught;
  }
}

/** The same object if nothing had to change, else a copy. */
function fields(value: unknown, shape: FieldShapes): Fields {
  if (!isFields(value)) mismatch('an object');
  let read = value;
  for (const field of fieldsOf(shape)) {
    const given = value[field.name];
    const wanted = given === null || given === undefined ? missing(field) : conformPart(field.name, given, field.part);
    if (wanted === given) continue;
    if (read === value) read = { ...value };
    read[field.name] = wanted;
  }
  return read;
}

/** The same list if nothing had to change, else a copy. */
function items(value: unknown, item: Shape): unknown {
  if (!Array.isArray(value)) return mismatch('a list');
  const given: readonly unknown[] = value;
  let read: unknown[] | null = null;
  for (const [at, one] of given.entries()) {
    const wanted = conformPart(at, one, item);
    if (wanted !== one) read ??= [...given];
    if (read !== null) read[at] = wanted;
  }
  return read ?? given;
}

function firstFitting(value: unknown, shapes: readonly Shape[]): unknown {
  for (const shape of shapes) {
    try {
      return conform(value, shape);
    } catch (caught) {
      if (!(caught instanceof ShapeMismatch)) throw caught;
    }
  }
  return mismatch('one of the declared shapes');
}

/**
 * Converts a parsed body to the contract's shape, so that the generated types are true at run time:
 * numeric strings become numbers, flags become 0/1 or booleans, absent optional fields become null,
 * unknown fields stay. Does not change the value given; returns it if nothing had to change.
 * @throws ShapeMismatch with the path of a container or required field that breaks the contract
 */
export function conform(value: unknown, shape: Shape): unknown {
  if (typeof shape === 'string') return scalar(value, shape);
  if (isList(shape)) return items(value, shape[0]);
  if (isAlternatives(shape)) return firstFitting(value, shape['|']);
  return fields(value, shape);
}
