import { operations, type OperationId } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { callerOf } from './addresses.ts';
import { effectOf, goodCall } from './bodies.ts';

/** A text that makes a body larger than 1 MB. */
const filling = 'x'.repeat(1_100_000);

/** Expects that a backend rejects a body over 1 MB with valid fields, and reads the next request. */
function refusesLargeBodies(id: OperationId): Check[] {
  const { method, path } = operations[id];
  return checks(effectOf(id), {
    [`shape.large.${id}: ${method} ${path} answers 400 or 413 to a body over 1 MB, and then the next request`]: async (
      kit: Kit,
    ) => {
      const as = callerOf(id);
      const good = await goodCall(kit, id);
      const sent = { as, path: good.path, body: { ...good.body, enchimento: filling } };
      // A proxy in front of the backend may answer a 413 of its own.
      if ((await kit.probe(id, sent)).answer?.status !== 413) {
        const answer = await kit.call(id, sent);
        const isRefused = kit.expectStatus({ ...answer, call: `${answer.call} with a body of 1.1 MB` }, 400, 413);
        if (isRefused) kit.expectErrorText(answer);
      }
      kit.expectStatus(await kit.call('readProfile', { as: 'member' }), 200);
    },
  });
}

/** Expects that a backend reads a body of less than 1 MB. */
const readsLongBodies = checks('own', {
  'shape.large.below: POST /admin/courses takes a body of 0.95 MB': async (kit) => {
    const body = { title: `${kit.shared.mark} longo`, is_premium: 0, enchimento: filling.slice(0, 950_000) };
    const answer = await kit.call('createCourse', { as: 'admin', body });
    kit.expectStatus({ ...answer, call: `${answer.call} with a body of 0.95 MB` }, 201);
  },
});

/** Bodies of about 1 MB: `docs/api-decisions.md#media-type`. */
export const largeBodyChecks: readonly Check[] = [
  ...readsLongBodies,
  ...operationIds.filter((id) => operations[id].needsBody).flatMap(refusesLargeBodies),
];
