import { checkRequest, operations, type OperationId } from '@raiz/contract';
import * as fc from 'fast-check';
import { flatten, type SchemaObject } from '@raiz/contract/document';
import type { Answer } from '../../core/answer.ts';
import type { Check, Effect } from '../../core/check.ts';
import { bodyOf, operationIds, parametersOf, document } from '../../core/contract.ts';
import { shown } from '../../core/finding.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import type { Difference } from '../../core/shapes.ts';
import { isObject } from '../../core/values.ts';
import { restoreProfile } from '../flow/profile.ts';
import { nth, ownCourse } from '../ownCourse.ts';
import { callerOf } from '../shape/addresses.ts';
import { unusedId } from '../shape/unknown.ts';

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
function valueOf(schema: SchemaObject): fc.Arbitrary<unknown> {
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
function idText(safe: boolean): fc.Arbitrary<string | number> {
  const ids = safe ? fc.constant(Number.MAX_SAFE_INTEGER) : fc.integer({ min: 1, max: 60 });
  const odd = fc.constantFrom('0', '-1', '1.5', 'abc', '1e3', ' 1', '９', '1;2', '999999999999999999999', "1'", '%00');
  return fc.oneof({ weight: 3, arbitrary: ids }, odd);
}

/** How requests are generated; the same seed generates the same requests. */
export interface FuzzOptions {
  seed: number;
  /** Requests for each operation. */
  runs: number;
}

/** Longest time for one operation in milliseconds; a slow backend gets fewer requests. */
const longest = 30_000;

function isRead(id: OperationId): boolean {
  return operations[id].method === 'GET';
}

/** What generated requests may change. Writes by id use ids that do not exist. */
function effectOf(id: OperationId): Effect {
  const { path, area, hasBody } = operations[id];
  if (isRead(id) || path.includes('{') || id === 'logIn' || id === 'resetPassword') return 'read';
  return area === 'admin' && hasBody ? 'own' : 'change';
}

/** Fields with fixed values in generated bodies, so that they change only the kit's own things. */
async function fixedFields(kit: Kit, id: OperationId): Promise<Record<string, unknown>> {
  if (id === 'registerMember') return { referrer_id: unusedId };
  if (id === 'enrollInCourse') return { user_id: kit.people.member.id };
  if (id !== 'createModule' && id !== 'createLesson') return {};
  const course = await ownCourse(kit);
  return id === 'createModule' ? { course_id: course.id } : { module_id: nth(course.modules, 0) };
}

function requests(id: OperationId, fixed: Record<string, unknown>): fc.Arbitrary<Sent> {
  const parameters = parametersOf(id);
  const place = (where: 'path' | 'query') => {
    const mine = parameters.filter((parameter) => parameter.in === where);
    const arbitraries = mine.map(({ name }) => [name, idText(where === 'path' && !isRead(id))] as const);
    const requiredKeys = where === 'path' ? mine.map(({ name }) => name) : [];
    return fc.record(Object.fromEntries(arbitraries), { requiredKeys, noNullPrototype: true });
  };
  const schema = bodyOf(id)?.schema;
  if (!schema) return fc.record({ path: place('path'), query: place('query') });
  const body = valueOf(schema).map((value) => (isObject(value) ? { ...value, ...fixed } : value));
  return fc.record({ path: place('path'), query: place('query'), body });
}

/** How an answer to a generated request breaks the contract. */
function judge(id: OperationId, sent: Sent, answer: Answer, differences: Difference[]): Difference[] {
  const { path, query, body } = sent;
  const optional = id === 'cancelSubscription';
  const isBad =
    !optional && checkRequest(id, { path, query, body: JSON.parse(JSON.stringify(body ?? null)) }).length > 0;
  const found = [...differences];
  if (answer.status >= 500)
    found.push({ field: 'status', expected: 'no failure of the server', got: String(answer.status) });
  else if (isBad && answer.status !== 400)
    found.push({ field: 'status', expected: '400, the contract does not take this', got: String(answer.status) });
  return found;
}

function fuzz(id: OperationId, { seed, runs }: FuzzOptions): Check {
  const { method, path } = operations[id];
  return {
    id: `fuzz.${id}`,
    title: `${method} ${path} answers ${runs} generated requests as declared (seed ${seed})`,
    level: 'fuzz',
    effect: effectOf(id),
    async run(kit) {
      const as = callerOf(id);
      const fixed = await fixedFields(kit, id);
      if (id === 'updateProfile') restoreProfile(kit);
      const ask = async (sent: Sent) => {
        const { answer, differences } = await kit.probe(id, { ...sent, as });
        return { answer, wrong: answer ? judge(id, sent, answer, differences) : differences };
      };
      const property = fc.asyncProperty(requests(id, fixed), async (sent) => (await ask(sent)).wrong.length === 0);
      const result = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: longest });
      const [sent] = result.counterexample ?? [];
      if (sent) {
        const { answer, wrong } = await ask(sent);
        const call = `${answer?.call ?? `${method} ${path}`} with ${shown(sent)} (--seed ${seed} --only fuzz.${id})`;
        const found =
          wrong.length > 0 ? wrong : [{ field: 'status', expected: 'the same answer twice', got: 'another' }];
        for (const { field, expected, got } of found) kit.differs({ call }, field, expected, got);
      }
    },
  };
}

/** Generated requests for every operation, except those whose valid call cannot be undone. */
export function fuzzChecks(options: FuzzOptions): Check[] {
  return operationIds.filter((id) => id !== 'cancelSubscription').map((id) => fuzz(id, options));
}
