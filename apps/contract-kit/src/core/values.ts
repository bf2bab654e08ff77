import { isObject } from '@raiz/api-client/rules';

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

/** The list at a pointer; empty where there is none, which the check of the shape reports. */
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

/** The named fields of an object, or of each object of a list: answers may carry more. */
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

/**
 * The value without addresses of files, which may be signed for a time, and with lists in any
 * order: rows of the same date may change places.
 */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(comparable).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'certificate_url');
  return Object.fromEntries(kept.sort().map(([name, inner]) => [name, comparable(inner)]));
}
