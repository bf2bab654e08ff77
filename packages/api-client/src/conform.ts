import type { Shape } from './generated/shapes.ts';

/** Thrown inside the client when a body is not what the contract promises; becomes an `ApiFailure` of kind `shape`. */
export class ShapeMismatch extends Error {}

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

function mismatch(path: string, expected: string): never {
  throw new ShapeMismatch(`${path || '(body)'} should be ${expected}`);
}

/** Decimal columns often arrive as text ("250.00"); sums need numbers (operations.md, G5). */
function toNumber(value: unknown, path: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : mismatch(path, 'a number');
}

/** 0, 1, true, false, "0" and "1" are all read (operations.md, G3). */
function truth(value: unknown, path: string): boolean {
  if (isFields(value) || Array.isArray(value)) mismatch(path, 'a flag');
  return Boolean(value) && value !== '0';
}

function scalar(value: unknown, shape: string, path: string): unknown {
  switch (shape) {
    case 's':
      return typeof value === 'string' ? value : mismatch(path, 'text');
    case 'n':
      return toNumber(value, path);
    case 'b':
      return truth(value, path);
    case 'f':
      return truth(value, path) ? 1 : 0;
    default:
      return isFields(value) || Array.isArray(value) ? mismatch(path, 'text or a number') : value;
  }
}

function fields(value: unknown, shape: Readonly<Record<string, Shape>>, path: string): Fields {
  if (!isFields(value)) mismatch(path, 'an object');
  const read: Fields = { ...value };
  for (const [key, part] of Object.entries(shape)) {
    const optional = key.endsWith('?');
    const name = optional ? key.slice(0, -1) : key;
    const given = value[name];
    if (given === null || given === undefined) {
      if (!optional && part !== 'b' && part !== 'f') mismatch(`${path}.${name}`, 'present');
      read[name] = part === 'b' ? false : part === 'f' ? 0 : null;
    } else {
      read[name] = conform(given, part, `${path}.${name}`);
    }
  }
  return read;
}

function firstOf(value: unknown, shapes: readonly Shape[], path: string): unknown {
  for (const shape of shapes) {
    try {
      return conform(value, shape, path);
    } catch (caught) {
      if (!(caught instanceof ShapeMismatch)) throw caught;
    }
  }
  return mismatch(path, 'one of the declared shapes');
}

/**
 * Reads a parsed body as the contract's shape, so that the generated types are true at run time:
 * numeric strings become numbers, flags become 0/1 or booleans, absent optional fields become null, unknown fields stay.
 * @throws ShapeMismatch naming the place, when a container or a required field is not what the contract says.
 */
export function conform(value: unknown, shape: Shape, path = ''): unknown {
  if (typeof shape === 'string') return scalar(value, shape, path);
  if (isMany(shape)) {
    if (!Array.isArray(value)) return mismatch(path, 'a list');
    const [item] = shape;
    return value.map((one: unknown, index) => conform(one, item, `${path}[${index}]`));
  }
  if (isAlternatives(shape)) return firstOf(value, shape['|'], path);
  return fields(value, shape, path);
}
