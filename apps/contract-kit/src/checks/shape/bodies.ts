import { canCancel } from '@raiz/api-client/rules';
import { operations, checkRequest, type OperationId } from '@raiz/contract';
import { flatten, type SchemaObject } from '@raiz/contract/document';
import { type Check, checks, type Effect } from '../../core/check.ts';
import { operationIds, bodyOf, document, type Values } from '../../core/contract.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { textAt } from '../../core/values.ts';
import { withoutSubscription } from '../flow/session.ts';
import { expectUnchanged } from '../isolation/others.ts';
import { nth, createCourse } from '../createCourse.ts';
import { callerOf } from './addresses.ts';
import { exampleBody, unusedId, unusedPath } from './unknown.ts';

/** An invalid body, with a description of what is wrong. */
interface BadBody {
  what: string;
  body: unknown;
}

/** Maximum length of the too long texts that the checks send. */
const reasonable = 5000;

/** Invalid values of a field, by their description. */
function badValues(schema: SchemaObject): [what: string, value: unknown][] {
  const types = [schema.type].flat();
  const bad: [string, unknown][] = [['an object', { de: 'outro tipo' }]];
  if (types.includes('string'))
    bad.push(['a number', 12_345], ['blanks', '   '], ['an empty text', ''], ['NUL', 'a\0b']);
  if (types.includes('integer')) bad.push(['a text', 'abc'], ['a fraction', 1.5], ['0', 0], ['-1', -1], ['2', 2]);
  if (types.includes('boolean')) bad.push(['a text', 'sim'], ['false', false]);
  if (!types.includes('null')) bad.push(['null', null]);
  const max = schema['maxLength'];
  if (typeof max === 'number' && max < reasonable) bad.push([`${max + 1} characters`, 'x'.repeat(max + 1)]);
  if (types.includes('string')) bad.push(['a text of no form', 'sem-arroba'], ['letters and a colon', 'a:b']);
  if (schema['enum'] !== undefined) bad.push(['an unknown value', 'desconhecido']);
  if (schema['x-erro'] === 'Link inválido.')
    for (const link of ['javascript:alert(1)', 'sem link', 'ftp://a.br', 'https://a.br, javascript:alert(1)'])
      bad.push([link, link]);
  return bad;
}

/**
 * Invalid bodies, each with one error: a field that is missing, blank, too long, out of range or of another type, and
 * bodies that are not objects. Omits what the contract accepts.
 * @param good A valid body of the operation.
 */
function badBodies(id: OperationId, good: Record<string, unknown>): BadBody[] {
  const schema = bodyOf(id)?.schema;
  if (!schema) return [];
  const { properties = {}, required = [] } = flatten(document, schema);
  const missing = required.map((name): BadBody => {
    const { [name]: _gone, ...rest } = good;
    return { what: `no ${name}`, body: rest };
  });
  const wrong = Object.entries(properties).flatMap(([name, property]) =>
    badValues(flatten(document, property)).map(([what, value]): BadBody => ({
      what: `${what} as ${name}`,
      body: { ...good, [name]: value },
    })),
  );
  const shapeless: BadBody[] = [
    { what: 'a list', body: [] },
    { what: 'null', body: null },
    { what: 'a text', body: 'texto' },
    { what: 'no field', body: {} },
  ];
  return [...shapeless, ...missing, ...wrong].filter(({ body }) => refuses(id, body));
}

/** Whether the contract rejects a request for its body, not for its path or query. */
function refuses(id: OperationId, body: unknown): boolean {
  return checkRequest(id, { path: unusedPath(id), body }).length > 0;
}

/** What a backend would change if it wrongly accepted an invalid body. */
export function effectOf(id: OperationId): Effect {
  const { area } = operations[id];
  if (id === 'logIn' || id === 'resetPassword') return 'read';
  return area === 'admin' || area === 'learning' ? 'own' : 'change';
}

/** A valid call of the operation, on rows that the kit created if it needs any. */
export async function goodCall(kit: Kit, id: OperationId): Promise<{ path: Values; body: Record<string, unknown> }> {
  const { area } = operations[id];
  const token = id === 'resetPassword' ? { token: 'contract-kit-nobody' } : {};
  if (area !== 'admin' && area !== 'learning') return { path: {}, body: exampleBody(id, token) };
  const course = await createCourse(kit);
  const ids: Record<string, number> = { course_id: course.id, module_id: nth(course.modules, 0) };
  const fields = Object.fromEntries(Object.entries(ids).filter(([name]) => name in exampleBody(id)));
  const thing =
    id === 'updateModule' ? nth(course.modules, 0) : id === 'updateLesson' ? nth(course.lessons, 0) : course.id;
  if (id === 'enrollInCourse') return { path: { id: course.id }, body: { user_id: kit.people.member.id } };
  const path = unusedPath(id);
  return { path: 'id' in path ? { id: thing } : path, body: exampleBody(id, fields) };
}

/** Bodies that are not JSON. */
const broken: readonly { what: string; raw: NonNullable<Sent['raw']> }[] = [
  { what: 'broken JSON', raw: { text: '{"', type: 'application/json' } },
  { what: 'an empty body', raw: { text: '', type: 'application/json' } },
];

/** The operation that reads what an update would change. */
const reads: Partial<Record<OperationId, OperationId>> = {
  updateCourse: 'readAdminCourse',
  updateModule: 'readModule',
  updateLesson: 'readAdminLesson',
  updateProfile: 'readProfile',
  updateBankAccount: 'readBankAccount',
};

/** 400 with a text for every invalid body. */
function refusesBadBodies(id: OperationId): Check[] {
  const { method, path: address } = operations[id];
  return checks(effectOf(id), {
    [`shape.body.${id}: ${method} ${address} answers 400 to bodies that the contract does not take, and changes nothing`]:
      async (kit: Kit) => {
        const as = callerOf(id);
        const good = await goodCall(kit, id);
        const wrong: { what: string; sent: Sent; rule?: string }[] = [
          ...broken.map(({ what, raw }) => ({ what, sent: { raw }, rule: rules.errors })),
          { what: 'a form', sent: { raw: { text: JSON.stringify(good.body), type: 'text/plain' } }, rule: rules.media },
          ...badBodies(id, good.body).map(({ what, body }) => ({ what, sent: { body } })),
        ];
        const { path } = good;
        const read = reads[id];
        const before = read && (await kit.call(read, { as, path }));
        let isRejected = true;
        for (const { what, sent, rule } of wrong) {
          const answer = await kit.call(id, { as, path, ...sent });
          const call = { ...answer, call: `${answer.call} with ${what}`, ...(rule !== undefined && { rule }) };
          isRejected &&= kit.expectStatus(call, 400);
          if (answer.status === 400) kit.expectErrorText(call);
        }
        if (read && before && isRejected) {
          const after = kit.requireStatus(await kit.call(read, { as, path }), 200);
          expectUnchanged(
            kit,
            { ...after, call: `${after.call} after refused saves`, rule: rules.errors },
            before.body,
          );
        }
      },
  });
}

/** An optional body must be JSON if present. The account has no subscription to lose. */
const refusesBrokenCancellation = checks('read', {
  'shape.body.cancelSubscription: POST /assinatura/cancelar answers 400 to broken JSON, although it needs no body':
    async (kit) => {
      const status = textAt((await kit.call('readSubscriptionStatus', { as: 'other' })).body, '/status');
      withoutSubscription(kit, canCancel(status));
      const answer = await kit.call('cancelSubscription', {
        as: 'other',
        raw: { text: '{"', type: 'application/json' },
      });
      kit.expectStatus({ ...answer, call: `${answer.call} with broken JSON` }, 400);
    },
});

/** A parent that does not exist is a 404, not a 500. */
function refusesUnknownParent(id: 'createModule' | 'createLesson', field: string): Check[] {
  return checks('own', {
    [`shape.parent.${id}: POST ${operations[id].path} answers 404 when ${field} is of nothing`]: async (kit: Kit) => {
      kit.expectStatus(await kit.call(id, { as: 'admin', body: exampleBody(id, { [field]: unusedId }) }), 404);
    },
  });
}

/** Invalid bodies: `docs/api-decisions.md#media-type`. */
export const bodyChecks: readonly Check[] = [
  ...operationIds.filter((id) => operations[id].needsBody).flatMap(refusesBadBodies),
  ...refusesBrokenCancellation,
  ...refusesUnknownParent('createModule', 'course_id'),
  ...refusesUnknownParent('createLesson', 'module_id'),
];
