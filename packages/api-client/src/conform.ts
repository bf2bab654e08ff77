import type { Shape } from './generated/shapes.ts';

/** Thrown inside the client when a body is not what the contract promises; becomes an `ApiFailure` of kind `shape`. */
export class ShapeMismatch extends Error {
  private path = '';

  constructor(private readonly expected: string) {
    super(`(body) should be ${expected}`);
  }

  /** Says one step more of the way to the wrong place, such as `.name` or `[3]`: told from inside out, and only of what is wrong. */
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

function isMany(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isAlternatives(shape: Shape): shape is { readonly '|': readonly Shape[] } {
  return typeof shape === 'object' && '|' in shape;
}

function mismatch(expected: string): never {
  throw new ShapeMismatch(expected);
}

/** Decimal columns often arrive as text ("250.00"); sums need numbers (operations.md, G5). */
function toNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : mismatch('a number');
}

/** 0, 1, true, false, "0" and "1" are all read (operations.md, G3). */
function truth(value: unknown): boolean {
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
      return truth(value);
    case 'f':
      return truth(value) ? 1 : 0;
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

const known = new WeakMap<FieldShapes, readonly Field[]>();

/** The fields of an object's shape, taken apart once: a list may hold fifty thousand of them. */
function fieldsOf(shape: FieldShapes): readonly Field[] {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const all = Object.entries(shape).map(([key, part]) => {
    const optional = key.endsWith('?');
    return { name: optional ? key.slice(0, -1) : key, part, optional };
  });
  known.set(shape, all);
  return all;
}

/** What a field counts as when it is missing. */
function missing({ name, part, optional }: Field): unknown {
  if (part === 'b') return false;
  if (part === 'f') return 0;
  if (optional) return null;
  throw new ShapeMismatch('present').within(name);
}

/** Something inside, read; what is wrong with it is told with the way to it. */
function inside(step: string | number, value: unknown, shape: Shape): unknown {
  try {
    return conform(value, shape);
  } catch (caught) {
    throw caught instanceof ShapeMismatch ? caught.within(step) : caught;
  }
}

/** The same object when all is as the contract has it, else a copy. */
function fields(value: unknown, shape: FieldShapes): Fields {
  if (!isFields(value)) mismatch('an object');
  let read = value;
  for (const field of fieldsOf(shape)) {
    const given = value[field.name];
    const wanted = given === null || given === undefined ? missing(field) : inside(field.name, given, field.part);
    if (wanted === given) continue;
    if (read === value) read = { ...value };
    read[field.name] = wanted;
  }
  return read;
}

/** The same list when all is as the contract has it, else a copy. */
function items(value: unknown, item: Shape): unknown {
  if (!Array.isArray(value)) return mismatch('a list');
  const given: readonly unknown[] = value;
  let read: unknown[] | null = null;
  for (const [at, one] of given.entries()) {
    const wanted = inside(at, one, item);
    if (wanted !== one) read ??= [...given];
    if (read !== null) read[at] = wanted;
  }
  return read ?? given;
}

function firstOf(value: unknown, shapes: readonly Shape[]): unknown {
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
 * Reads a parsed body as the contract's shape, so that the generated types are true at run time:
 * numeric strings become numbers, flags become 0/1 or booleans, absent optional fields become null, unknown fields stay.
 * What is given is left as it is, and is given back where nothing had to be changed.
 * @throws ShapeMismatch naming the place, when a container or a required field is not what the contract says.
 */
export function conform(value: unknown, shape: Shape): unknown {
  if (typeof shape === 'string') return scalar(value, shape);
  if (isMany(shape)) return items(value, shape[0]);
  if (isAlternatives(shape)) return firstOf(value, shape['|']);
  return fields(value, shape);
}
