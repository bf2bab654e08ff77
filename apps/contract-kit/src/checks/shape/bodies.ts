import { canCancel } from '@raiz/api-client/rules';
import { operations, type OperationId } from '@raiz/contract';
import type { Check, Effect } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
import { nth, ownCourse } from '../ownCourse.ts';
import { callerOf } from './addresses.ts';
import { badBodies } from './badBodies.ts';
import { exampleBody, unusedId } from './unknown.ts';

/** What a backend would change if it wrongly accepted an invalid body. */
function effectOf(id: OperationId): Effect {
  const { area } = operations[id];
  if (id === 'logIn' || id === 'resetPassword') return 'read';
  return area === 'admin' || area === 'learning' ? 'own' : 'change';
}

/** A valid call of the operation, on things that the kit created where it needs some. */
async function goodCall(
  kit: Kit,
  id: OperationId,
): Promise<{ path: Record<string, number>; body: Record<string, unknown> }> {
  const { area, path } = operations[id];
  const token = id === 'resetPassword' ? { token: 'contract-kit-nobody' } : {};
  if (area !== 'admin' && area !== 'learning') return { path: {}, body: exampleBody(id, token) };
  const course = await ownCourse(kit);
  const ids: Record<string, number> = { course_id: course.id, module_id: nth(course.modules, 0) };
  const fields = Object.fromEntries(Object.entries(ids).filter(([name]) => name in exampleBody(id)));
  const thing =
    id === 'updateModule' ? nth(course.modules, 0) : id === 'updateLesson' ? nth(course.lessons, 0) : course.id;
  if (id === 'enrollInCourse') return { path: { id: course.id }, body: { user_id: kit.people.member.id } };
  return { path: path.includes('{') ? { id: thing } : {}, body: exampleBody(id, fields) };
}

/** Bodies that are not JSON, or not declared as JSON. */
const broken: readonly { what: string; raw: NonNullable<Sent['raw']> }[] = [
  { what: 'broken JSON', raw: { text: '{"', type: 'application/json' } },
  { what: 'an empty body', raw: { text: '', type: 'application/json' } },
];

/** 400 with a text for everything that the contract refuses. */
function refusesBadBodies(id: OperationId): Check {
  const { method, path } = operations[id];
  return {
    id: `shape.body.${id}`,
    title: `${method} ${path} answers 400 to bodies that the contract does not take`,
    level: 'shape',
    effect: effectOf(id),
    async run(kit) {
      const as = callerOf(id);
      const good = await goodCall(kit, id);
      const form = { what: 'a form', raw: { text: JSON.stringify(good.body), type: 'text/plain' } };
      const wrong: { what: string; sent: Sent }[] = [
        ...[...broken, form].map(({ what, raw }) => ({ what, sent: { raw } })),
        ...badBodies(id, good.body).map(({ what, body }) => ({ what, sent: { body } })),
      ];
      for (const { what, sent } of wrong) {
        const answer = await kit.call(id, { as, path: good.path, ...sent });
        const call = { ...answer, call: `${answer.call} with ${what}` };
        if (kit.status(call, 400)) kit.holds(call, '/error', textAt(answer.body, '/error') !== '', 'a text', '');
      }
    },
  };
}

/** An optional body must be JSON where it comes. The account has no subscription to lose. */
const refusesBrokenCancellation: Check = {
  id: 'shape.body.cancelSubscription',
  title: 'POST /assinatura/cancelar answers 400 to broken JSON, although it needs no body',
  level: 'shape',
  effect: 'read',
  async run(kit) {
    const status = textAt((await kit.call('readSubscriptionStatus', { as: 'other' })).body, '/status');
    if (canCancel(status)) kit.skip('The account "other" has a subscription.');
    const answer = await kit.call('cancelSubscription', {
      as: 'other',
      raw: { text: '{"', type: 'application/json' },
    });
    kit.status({ ...answer, call: `${answer.call} with broken JSON` }, 400);
  },
};

/** A parent that does not exist is a 404, not a 500. */
function refusesUnknownParent(id: 'createModule' | 'createLesson', field: string): Check {
  return {
    id: `shape.parent.${id}`,
    title: `POST ${operations[id].path} answers 404 when ${field} is of nothing`,
    level: 'shape',
    effect: 'own',
    async run(kit) {
      kit.status(await kit.call(id, { as: 'admin', body: exampleBody(id, { [field]: unusedId }) }), 404);
    },
  };
}

/** Invalid bodies: `docs/api-decisions.md#media-type`. */
export const bodyChecks: readonly Check[] = [
  ...operationIds.filter((id) => operations[id].needsBody).map(refusesBadBodies),
  refusesBrokenCancellation,
  refusesUnknownParent('createModule', 'course_id'),
  refusesUnknownParent('createLesson', 'module_id'),
];
