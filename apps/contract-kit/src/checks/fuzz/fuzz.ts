import { checkRequest, operations, type OperationId } from '@raiz/contract';
import * as fc from 'fast-check';
import { flatten, type SchemaObject } from '@raiz/contract/document';
import type { Answer } from '../../core/answer.ts';
import type { Check, Effect } from '../../core/check.ts';
import { bodyOf, document, inputsOf, operationIds, type Parameter, parametersOf } from '../../core/contract.ts';
import { shown } from '../../core/finding.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import type { Difference } from '../../core/shapes.ts';
import { textsLike } from '../../core/texts.ts';
import { at, isObject } from '../../core/values.ts';
import { edges, edgeValues } from '../accept/edges.ts';
import { nth, createCourse } from '../createCourse.ts';
import { callerOf } from '../shape/addresses.ts';
import { exampleBody, unusedId, unusedValue } from '../shape/unknown.ts';

const address = 'fuzz@contrato.invalid';
const link = 'https://exemplo.com.br/fuzz.pdf';

/** Values that no rule outside the schema rejects. */
const plainValues: readonly unknown[] = [address, link, null, '', undefined];

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
  const max = schema.maxLength ?? 100;
  const known = Array.isArray(schema['enum']) ? [fc.constantFrom(...schema['enum'])] : [];
  const email = schema.format === 'email' ? [fc.constant(address)] : [];
  const web = schema['x-erro'] === 'Link inválido.' ? [fc.constant(link)] : [];
  const usual = fc.string({ minLength: 1, maxLength: Math.min(max, 60), unit: 'grapheme' });
  const long = fc.constantFrom(max, max + 1).map((length) => 'x'.repeat(Math.min(length, 10_000)));
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(usual, ...known, ...email, ...web) },
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

/** Values of a field that hardly any rule rejects: those at the edges, and any text. */
function goodValues(id: OperationId, name: string, schema: SchemaObject): fc.Arbitrary<unknown> {
  if (schema.format === 'email') return fc.constant(address);
  if (schema['x-erro'] === 'Link inválido.') return fc.constantFrom(link, null);
  const atEdges = edges.map((edge) => edgeValues(id, edge, '')[name]).filter((value) => value !== undefined);
  const short = atEdges.filter((value) => typeof value !== 'string' || value.length < 5000);
  if (short.length === 0) return fc.constant(exampleBody(id)[name]);
  const isText = [schema.type].flat().includes('string') && schema['enum'] === undefined;
  const max = schema.maxLength ?? 60;
  const texts = fc.string({ minLength: 1, maxLength: Math.min(max, 60), unit: 'grapheme' });
  return isText ? fc.oneof(fc.constantFrom(...short, ...hostileTexts), texts) : fc.constantFrom(...short);
}

/** Bodies that the contract mostly accepts, with and without optional fields. */
function goodBodies(id: OperationId): fc.Arbitrary<Record<string, unknown>> {
  const { fields, required } = inputsOf(id);
  const values = Object.entries(fields).map(([name, schema]) => [name, goodValues(id, name, schema)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required], noNullPrototype: true });
}

/** Values for a path or query parameter: one id or any that may exist, and invalid ones; of texts one if it changes. */
function parameterValue(parameter: Parameter, one: number | null): fc.Arbitrary<string | number> {
  const isText = [parameter.schema.type].flat().includes('string');
  if (isText && one !== null) return fc.constant(unusedValue(parameter));
  const any = isText ? fc.constantFrom(...textsLike(parameter.schema)) : fc.integer({ min: 1, max: 60 });
  const ids = one === null ? any : fc.constant(one);
  const odd = fc.constantFrom('0', '-1', '1.5', 'abc', '1e3', ' 1', '９', '1;2', '999999999999999999999', "1'", '%00');
  return fc.oneof({ weight: 3, arbitrary: ids }, odd);
}

/** Options of the generator; the same seed generates the same requests. */
export interface FuzzOptions {
  seed: number;
  /** Number of requests for each operation. */
  runs: number;
}

/** Maximum time for one operation in milliseconds; a slow backend gets fewer requests. */
const longest = 30_000;

function isRead(id: OperationId): boolean {
  return operations[id].method === 'GET';
}

/** What generated requests may change. Writes by id use ids of the kit, or ids that do not exist. */
function effectOf(id: OperationId): Effect {
  const { path, area, takesBody } = operations[id];
  if (area === 'admin' && takesBody) return 'own';
  return isRead(id) || path.includes('{') || id === 'logIn' || id === 'resetPassword' ? 'read' : 'change';
}

/** A wrong current password: the kit could not undo a change by a generated request. */
const wrongPassword = 'contrato-kit-errada';

/** The fixed values of all generated requests, so that they change only the kit's own data. */
interface Fixed {
  /** Id in the path. */
  id: number;
  body: Readonly<Record<string, unknown>>;
}

async function fixedIn(kit: Kit, id: OperationId): Promise<Fixed> {
  if (id === 'registerMember') return { id: unusedId, body: { referrer_id: unusedId } };
  if (id === 'enrollInCourse') return { id: unusedId, body: { user_id: kit.people.member.id } };
  if (id === 'changePassword') return { id: unusedId, body: { senhaAtual: wrongPassword } };
  if (operations[id].area !== 'admin' || !operations[id].takesBody) return { id: unusedId, body: {} };
  const { id: course_id, modules, lessons } = await createCourse(kit);
  const module_id = nth(modules, 0);
  if (id.endsWith('Course')) return { id: course_id, body: {} };
  return id.endsWith('Module') ? { id: module_id, body: { course_id } } : { id: nth(lessons, 0), body: { module_id } };
}

function requests(id: OperationId, fixed: Fixed): fc.Arbitrary<Sent> {
  const parameters = parametersOf(id);
  const valuesIn = (where: 'path' | 'query') => {
    const mine = parameters.filter((parameter) => parameter.in === where);
    const arbitraries = mine.map(
      (one) => [one.name, parameterValue(one, where === 'path' && !isRead(id) ? fixed.id : null)] as const,
    );
    const requiredKeys = where === 'path' ? mine.map(({ name }) => name) : [];
    return fc.record(Object.fromEntries(arbitraries), { requiredKeys, noNullPrototype: true });
  };
  const schema = bodyOf(id)?.schema;
  if (!schema) return fc.record({ path: valuesIn('path'), query: valuesIn('query') });
  const bodies = fc.oneof(goodBodies(id), valueOf(schema));
  const body = bodies.map((value) => (isObject(value) ? { ...value, ...fixed.body } : value));
  return fc.record({ path: valuesIn('path'), query: valuesIn('query'), body });
}

/**
 * Whether a body contains nothing that some servers reject: NUL and halves of surrogate pairs, texts without a visible
 * character, texts that are too long when an emoji counts as two, and bodies without a known field.
 */
function isPlain(id: OperationId, body: unknown): boolean {
  const { fields } = inputsOf(id);
  const known = Object.entries(isObject(body) ? body : {}).filter(([name]) => name in fields);
  const isSeen = (one: string) => one === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(one);
  return (
    known.every(([name, value]) => {
      if (typeof value !== 'string') return true;
      const max = fields[name]?.maxLength ?? Number.POSITIVE_INFINITY;
      return isSeen(value) && value.length <= max && !/[\0\p{Cs}]/u.test(value);
    }) &&
    (known.length > 0 || !operations[id].takesBody)
  );
}

/** Whether a rule outside the schema may reject a body with 400: `x-outra-regra` of its fields. */
function hasOtherRule(id: OperationId, body: unknown, fixed: Fixed): boolean {
  return inputsOf(id).ruled.some((name) => {
    const value = at(body, `/${name}`);
    const isRight = value === fixed.body[name] && value !== unusedId && value !== wrongPassword;
    return !plainValues.includes(value) && !isRight;
  });
}

/** Reports how an answer to a generated request breaks the contract. */
function judge(
  id: OperationId,
  { path, query, body }: Sent,
  { answer, differences, fixed }: { answer: Answer; differences: Difference[]; fixed: Fixed },
): Difference[] {
  const isBad = checkRequest(id, { path, query, body: JSON.parse(JSON.stringify(body ?? null)) }).length > 0;
  const isGood = !isBad && isPlain(id, body) && !hasOtherRule(id, body, fixed);
  const found = [...differences];
  if (answer.status >= 500)
    found.push({ field: 'status', expected: 'no failure of the server', got: String(answer.status) });
  else if (isBad && answer.status !== 400)
    found.push({ field: 'status', expected: '400, the contract does not take this', got: String(answer.status) });
  else if (isGood && answer.status === 400)
    found.push({ field: 'status', expected: 'not 400, the contract takes this', got: '400' });
  return found;
}

function fuzz(id: OperationId, { seed, runs: wanted }: FuzzOptions): Check {
  const { method, path, takesBody } = operations[id];
  // Without input there is nothing to generate.
  const runs = takesBody || parametersOf(id).length > 0 ? wanted : Math.min(wanted, 3);
  return {
    id: `fuzz.${id}`,
    title: `${method} ${path} answers ${runs} generated requests as declared (seed ${seed})`,
    level: 'fuzz',
    effect: effectOf(id),
    async run(kit) {
      const as = callerOf(id);
      const fixed = await fixedIn(kit, id);
      const ask = async (sent: Sent) => {
        const { answer, differences } = await kit.probe(id, { ...sent, as });
        return { answer, wrong: answer ? judge(id, sent, { answer, differences, fixed }) : differences };
      };
      const property = fc.asyncProperty(requests(id, fixed), async (sent) => (await ask(sent)).wrong.length === 0);
      const result = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: longest });
      const [sent] = result.counterexample ?? [];
      if (sent) {
        const { answer, wrong } = await ask(sent);
        const call = `${answer?.call ?? `${method} ${path}`} with ${shown(sent)} (--seed ${seed} --only fuzz.${id})`;
        const found =
          wrong.length > 0 ? wrong : [{ field: 'status', expected: 'the same answer twice', got: 'another' }];
        for (const { field, expected, got } of found) kit.report({ call }, field, expected, got);
      }
    },
  };
}

/** Generated requests for every operation, except those whose valid call is permanent. */
export function fuzzChecks(options: FuzzOptions): Check[] {
  return operationIds.filter((id) => id !== 'cancelSubscription').map((id) => fuzz(id, options));
}
