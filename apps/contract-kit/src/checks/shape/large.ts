import { operations, type OperationId } from '@raiz/contract';
import type { Check } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import { callerOf } from './addresses.ts';
import { effectOf, goodCall } from './bodies.ts';

/** A text that makes a body larger than 1 MB. */
const filling = 'x'.repeat(1_100_000);

/** Expects that a backend rejects a body over 1 MB with valid fields, and reads the next request. */
function refusesLargeBodies(id: OperationId): Check {
  const { method, path } = operations[id];
  return {
    id: `shape.large.${id}`,
    title: `${method} ${path} answers 400 or 413 to a body over 1 MB, and then the next request`,
    level: 'shape',
    effect: effectOf(id),
    async run(kit) {
      const as = callerOf(id);
      const good = await goodCall(kit, id);
      const body = { ...good.body, enchimento: filling };
      // Not kit.call: a proxy in front of the backend may answer a 413 of its own.
      const { answer, differences } = await kit.probe(id, { as, path: good.path, body });
      if (answer) {
        const call = { ...answer, call: `${answer.call} with a body of 1.1 MB` };
        if (kit.expectStatus(call, 400, 413) && answer.status === 400) {
          for (const { field, expected, got } of differences) kit.report(call, field, expected, got);
          kit.expectErrorText(call);
        }
      }
      kit.expectStatus(await kit.call('readProfile', { as: 'member' }), 200);
    },
  };
}

/** Expects that a backend reads a body of less than 1 MB. */
const readsLongBodies: Check = {
  id: 'shape.large.below',
  title: 'POST /admin/courses takes a body of 0.95 MB',
  level: 'shape',
  effect: 'own',
  async run(kit) {
    const body = { title: `${kit.shared.mark} longo`, is_premium: 0, enchimento: filling.slice(0, 950_000) };
    const answer = await kit.call('createCourse', { as: 'admin', body });
    kit.expectStatus({ ...answer, call: `${answer.call} with a body of 0.95 MB` }, 201);
  },
};

/** Bodies of about 1 MB: `docs/api-decisions.md#media-type`. */
export const largeBodyChecks: readonly Check[] = [
  readsLongBodies,
  ...operationIds.filter((id) => operations[id].needsBody).map(refusesLargeBodies),
];
