import { isObject } from '@raiz/api-client/rules';
import { shown } from './finding.ts';

export { isObject };

/** The value at a JSON pointer (`/user/name`, `/0/id`) of an answer, or undefined. Never throws. */
export function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split('/').slice(1)) {
    if (Array.isArray(found)) found = found[Number(part)];
    else if (isObject(found)) found = found[part];
    else return undefined;
  }
  return found;
}

/** The list at a pointer; empty if there is none, which the check of the shape reports. */
export function listAt(value: unknown, pointer: string): unknown[] {
  const found = at(value, pointer);
  return Array.isArray(found) ? found : [];
}

/** The text at a pointer, or ''. */
export function textAt(value: unknown, pointer: string): string {
  const found = at(value, pointer);
  return typeof found === 'string' ? found : '';
}

/** The number at a pointer, or NaN. */
export function numberAt(value: unknown, pointer: string): number {
  const found = at(value, pointer);
  return typeof found === 'number' ? found : Number.NaN;
}

/** The named fields of an object, or of each object of a list. */
export function fieldsOf(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((row) => fieldsOf(row, names));
  return Object.fromEntries(names.map((name) => [name, at(value, `/${name}`)]));
}

/**
 * Whether two JSON values are equal in any order of fields; null equals absent:
 * `docs/api-decisions.md#null-and-absent`.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((row, i) => isSame(row, b[i]));
  if (isObject(a) && isObject(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => isSame(a[name], b[name]));
  }
  return Object.is(a ?? null, b ?? null);
}

/** Maximum number of reported differences between two values. */
const maxDifferences = 10;

/** Rows by their ids; null for lists without ids. */
function byId(rows: readonly unknown[]): Map<unknown, unknown> | null {
  const found = new Map(rows.map((row) => [isObject(row) ? row['id'] : undefined, row]));
  return found.size === rows.length && !found.has(undefined) ? found : null;
}

/** The differences of two lists: rows that one of them lacks, then fields of the others. */
function listDifferences(expected: readonly unknown[], got: readonly unknown[], field: string): ValueDifference[] {
  const [wanted, found] = [byId(expected), byId(got)];
  if (wanted && found && expected.length > 0) {
    const missing = [...wanted.keys()].filter((id) => !found.has(id));
    const strange = [...found.keys()].filter((id) => !wanted.has(id));
    const rows = [
      ...missing.map((id) => ({ field, expected: `a row with id ${shown(id)}`, got: 'no such row' })),
      ...strange.map((id) => ({ field, expected: `no row with id ${shown(id)}`, got: shown(found.get(id)) })),
    ];
    const fields = got.flatMap((row, index) => {
      const [id] = [...found].find(([, one]) => one === row) ?? [];
      return wanted.has(id) ? valueDifferences(wanted.get(id), row, `${field}/${index}`) : [];
    });
    if (rows.length + fields.length > 0) return [...rows, ...fields];
    const [order, other] = [wanted, found].map((by) => `the ids ${[...by.keys()].join(', ')}`);
    return [{ field, expected: `${order} in this order`, got: String(other) }];
  }
  const rows = got.flatMap((row, index) =>
    index < expected.length ? valueDifferences(expected[index], row, `${field}/${index}`) : [],
  );
  if (expected.length === got.length) return rows;
  return [{ field, expected: `${expected.length} rows`, got: `${got.length} rows` }, ...rows];
}

/** The difference between an expected and an actual value at a pointer. */
export interface ValueDifference {
  field: string;
  expected: string;
  got: string;
}

/** The differences of two values, field by field; none for values that are equal to `isSame`. */
export function valueDifferences(expected: unknown, got: unknown, field = ''): ValueDifference[] {
  if (isSame(expected, got)) return [];
  const all = ((): ValueDifference[] => {
    if (Array.isArray(expected) && Array.isArray(got)) return listDifferences(expected, got, field);
    if (!isObject(expected) || !isObject(got)) return [{ field, expected: shown(expected), got: shown(got) }];
    const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return names.flatMap((name) => valueDifferences(expected[name], got[name], `${field}/${name}`));
  })();
  if (all.length <= maxDifferences) return all;
  const more = all.length - maxDifferences;
  return [...all.slice(0, maxDifferences), { field, expected: 'the same', got: `${more} more differences` }];
}

/**
 * The value without addresses of files, which may have temporary signatures, and with lists in any order: rows of the
 * same date may swap.
 */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(comparable).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'certificate_url');
  return Object.fromEntries(fields.sort().map(([name, inner]) => [name, comparable(inner)]));
}
