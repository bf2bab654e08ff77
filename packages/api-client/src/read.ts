import { isObject } from './rules/json.ts';
import type { Shape } from './generated/shapes.ts';

/** A field of an answer that breaks the contract. Holds no value of the answer. */
export interface Deviation {
  /** Path in the body, rows as `[]`: `ganhos[].amount`; empty for the body itself. */
  path: string;
  /** What the contract requires there: `a number`, `text`, `present`. */
  expected: string;
}

/** An answer in the form that the portal uses. */
export interface Reading {
  /** The body, with null for unknown parts; undefined when its outer shape is not the contract's. */
  data: unknown;
  /** Each distinct deviation once, however many rows have it. */
  deviations: readonly Deviation[];
}

type FieldShapes = Readonly<Record<string, Shape>>;
type Report = (path: string, expected: string) => void;

/** Represents a container of another shape: unlike a null value, no page can show it as unknown. */
const unreadable = Symbol('unreadable');

function isMany(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isAlternatives(shape: Shape): shape is { readonly '|': readonly Shape[] } {
  return typeof shape === 'object' && '|' in shape;
}

/** Decimal columns often arrive as text: "250.00" is a number (docs/api-decisions.md#money). */
function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const flags = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
]);

const scalars: Record<string, { expected: string; read: (value: unknown) => unknown }> = {
  s: { expected: 'text', read: (value) => (typeof value === 'string' ? value : null) },
  n: { expected: 'a number', read: toNumber },
  b: { expected: 'a flag', read: (value) => flags.get(value) ?? null },
  f: { expected: 'a flag', read: (value) => (flags.has(value) ? Number(flags.get(value)) : null) },
  x: {
    expected: 'text or a number',
    read: (value) => (typeof value === 'string' ? value : toNumber(value)),
  },
};

function readScalar(value: unknown, shape: string, path: string, report: Report): unknown {
  const scalar = scalars[shape];
  const known = scalar?.read(value) ?? null;
  if (known === null) report(path, scalar?.expected ?? shape);
  return known;
}

interface Field {
  name: string;
  shape: Shape;
  optional: boolean;
}

const parsed = new WeakMap<FieldShapes, readonly Field[]>();

/** The fields of an object's shape, parsed once: a list may hold fifty thousand rows. */
function fieldsOf(shapes: FieldShapes): readonly Field[] {
  const before = parsed.get(shapes);
  if (before !== undefined) return before;
  const fields = Object.entries(shapes).map(([key, shape]) => {
    const optional = key.endsWith('?');
    return { name: optional ? key.slice(0, -1) : key, shape, optional };
  });
  parsed.set(shapes, fields);
  return fields;
}

/** A missing or null field: an empty list, or unknown. Without a required object there is nothing to show. */
function readMissing({ name, shape, optional }: Field, path: string, report: Report): unknown {
  if (!optional) report(joined(path, name), 'present');
  if (isMany(shape)) return [];
  return optional || typeof shape === 'string' ? null : unreadable;
}

function readField(value: unknown, field: Field, path: string, report: Report): unknown {
  if (value === null || value === undefined) return readMissing(field, path, report);
  const known = readValue(value, field.shape, joined(path, field.name), report);
  return known === unreadable && field.optional ? null : known;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/**
 * Returns the same object if no field changes, else a copy. A list of another shape counts as empty, unless it is the
 * only content: then, and without a required object, there is nothing to show.
 */
function readFields(value: unknown, shapes: FieldShapes, path: string, report: Report): unknown {
  if (!isObject(value)) {
    report(path, 'an object');
    return unreadable;
  }
  let copy = value;
  let hasLostList = false;
  let hasContent = false;
  for (const field of fieldsOf(shapes)) {
    const given = value[field.name];
    const found = readField(given, field, path, report);
    const isLostList = found === unreadable && isMany(field.shape);
    if (found === unreadable && !isLostList) return unreadable;
    hasLostList ||= isLostList;
    hasContent ||= !isLostList && found !== null && given !== null && given !== undefined;
    const known = isLostList ? [] : found;
    if (known === given) continue;
    if (copy === value) copy = { ...value };
    copy[field.name] = known;
  }
  return hasLostList && !hasContent ? unreadable : copy;
}

/** Returns the same list if no row changes, else a copy. Rows of another shape are null. */
function readRows(value: unknown, row: Shape, path: string, report: Report): unknown {
  if (!Array.isArray(value)) {
    report(path, 'a list');
    return unreadable;
  }
  const given: readonly unknown[] = value;
  const rowPath = `${path}[]`;
  let copy: unknown[] | null = null;
  for (const [at, one] of given.entries()) {
    const found = readValue(one, row, rowPath, report);
    const known = found === unreadable ? null : found;
    if (known === one) continue;
    copy ??= [...given];
    copy[at] = known;
  }
  return copy ?? given;
}

/** The alternative with the fewest deviations: the first on a tie. */
function readBest(value: unknown, shapes: readonly Shape[], path: string, report: Report): unknown {
  let best: Reading | undefined;
  for (const shape of shapes) {
    const reading = readAt(value, shape, path);
    const better = best === undefined || (best.data === undefined && reading.data !== undefined);
    const fewer = reading.data !== undefined && reading.deviations.length < (best?.deviations.length ?? 0);
    if (better || fewer) best = reading;
  }
  for (const { path: at, expected } of best?.deviations ?? []) report(at, expected);
  return best?.data === undefined ? unreadable : best.data;
}

function readValue(value: unknown, shape: Shape, path: string, report: Report): unknown {
  if (typeof shape === 'string') return readScalar(value, shape, path, report);
  if (isMany(shape)) return readRows(value, shape[0], path, report);
  if (isAlternatives(shape)) return readBest(value, shape['|'], path, report);
  return readFields(value, shape, path, report);
}

function readAt(value: unknown, shape: Shape, path: string): Reading {
  const deviations = new Map<string, Deviation>();
  const data = readValue(value, shape, path, (at, expected) => {
    if (!deviations.has(at)) deviations.set(at, { path: at, expected });
  });
  return { data: data === unreadable ? undefined : data, deviations: [...deviations.values()] };
}

/**
 * Reads a parsed body by the contract's shape, tolerantly: only its outer shape must match. Inside it a missing or
 * wrongly typed field becomes null, a null list an empty one, a row that is not an object null. Numeric strings become
 * numbers, flags become 0/1 or booleans, unknown fields stay.
 */
export function read(value: unknown, shape: Shape): Reading {
  return readAt(value, shape, '');
}

/** Fields of any error body; `success: true` is not one. */
const errorFields = new Set(['error', 'code', 'fields']);

function holds(name: string, value: unknown): boolean {
  if (name === 'success') return value === true;
  return !errorFields.has(name) && value !== null && !(Array.isArray(value) && value.length === 0);
}

/**
 * Whether the body has more than an error, such as the preview of a blocked course. Counts only fields of the contract:
 * servers add other fields to an error.
 */
export function isUsable(data: unknown, shape: Shape): boolean {
  if (isAlternatives(shape)) return shape['|'].some((one) => isUsable(data, one));
  if (!isObject(data)) return data !== undefined;
  if (typeof shape === 'string' || isMany(shape)) return true;
  return fieldsOf(shape).some(({ name }) => holds(name, data[name]));
}
