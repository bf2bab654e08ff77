import { checkRequest, operations, type OperationId } from '@raiz/contract';
import * as fc from 'fast-check';
import type { Answer } from '../../core/answer.ts';
import type { Check, Effect } from '../../core/check.ts';
import { bodyOf, operationIds, parametersOf } from '../../core/contract.ts';
import { shown } from '../../core/finding.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import type { Difference } from '../../core/shapes.ts';
import { isObject } from '../../core/values.ts';
import { nth, ownCourse } from '../ownCourse.ts';
import { callerOf } from '../shape/addresses.ts';
import { unusedId } from '../shape/unknown.ts';
import { idText, valueOf } from './values.ts';

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
      const undo = restoring(kit, id);
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
      await undo();
    },
  };
}

/** Restores what generated requests may have changed in an account. */
function restoring(kit: Kit, id: OperationId): () => Promise<unknown> {
  if (id !== 'updateProfile') return () => Promise.resolve();
  const { name, email } = kit.people.member;
  return () => kit.call('updateProfile', { as: 'member', body: { name, email } });
}

/** Generated requests for every operation, except those whose valid call cannot be undone. */
export function fuzzChecks(options: FuzzOptions): Check[] {
  return operationIds.filter((id) => id !== 'cancelSubscription').map((id) => fuzz(id, options));
}
