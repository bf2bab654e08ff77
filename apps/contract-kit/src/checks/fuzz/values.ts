import { flatten, type SchemaObject } from '@raiz/contract/document';
import * as fc from 'fast-check';
import { document } from '../../core/contract.ts';

/** Texts that are known to break servers. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%zz',
  '${7*7}',
  '\ud800',
  '🌱'.repeat(60),
  'á\u0301\u202e',
  '__proto__',
  'null',
];

const hostileNumbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];

function text(schema: SchemaObject): fc.Arbitrary<unknown> {
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 100;
  const known = Array.isArray(schema['enum']) ? [fc.constantFrom(...schema['enum'])] : [];
  const email = schema['format'] === 'email' ? [fc.constant('fuzz@contrato.invalid')] : [];
  const usual = fc.string({ minLength: 1, maxLength: Math.min(most, 60), unit: 'grapheme' });
  const long = fc.constantFrom(most, most + 1).map((length) => 'x'.repeat(Math.min(length, 10_000)));
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(usual, ...known, ...email) },
    fc.constantFrom(...hostileTexts),
    long,
  );
}

function ofType(schema: SchemaObject, type: string): fc.Arbitrary<unknown> {
  if (type === 'integer' || type === 'number')
    return fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 1 }),
      fc.constantFrom(...hostileNumbers),
    );
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type !== 'object') return text(schema);
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner)] as const);
  const record = fc.record(Object.fromEntries(fields), { noNullPrototype: true });
  const partial = fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
  return fc.oneof({ weight: 2, arbitrary: record }, partial);
}

/** Values for a schema: mostly valid ones, often at a limit, sometimes any JSON. */
export function valueOf(schema: SchemaObject): fc.Arbitrary<unknown> {
  const plain = flatten(document, schema);
  const types = [plain.type ?? 'string'].flat();
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...types.map((type) => ofType(plain, type))) },
    fc.jsonValue({ maxDepth: 2 }),
  );
}

/**
 * Values for path and query parameters: ids, and values that are none. `safe` leaves out ids that
 * might exist.
 */
export function idText(safe: boolean): fc.Arbitrary<string | number> {
  const ids = safe ? fc.constant(Number.MAX_SAFE_INTEGER) : fc.integer({ min: 1, max: 60 });
  const odd = fc.constantFrom('0', '-1', '1.5', 'abc', '1e3', ' 1', '９', '1;2', '999999999999999999999', "1'", '%00');
  return fc.oneof({ weight: 3, arbitrary: ids }, odd);
}
