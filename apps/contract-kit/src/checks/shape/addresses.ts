import { checkRequest, operations, type OperationId } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import { addressOf, operationIds, parametersOf } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import type { Caller } from '../../core/people.ts';
import { at, textAt } from '../../core/values.ts';
import { exampleBody, harmless, unusedPath } from './unknown.ts';

/** A caller that an operation accepts. */
export function callerOf(id: OperationId): Caller {
  const { access } = operations[id];
  if (access === 'admin') return 'admin';
  return access === 'member' ? 'member' : 'visitor';
}

/** An operation of each path. */
const ofEachPath = new Map(operationIds.map((id) => [operations[id].path, id]));

/** 405 and the right Allow header for a method that the path of an operation does not have. */
function wrongMethod(id: OperationId): Check[] {
  const { path } = operations[id];
  const declared = operationIds.filter((one) => operations[one].path === path).map((one) => operations[one].method);
  const allowed = [...new Set<string>(declared)].sort();
  return checks('read', {
    [`shape.method.${path}: ${path} answers 405 to a method it does not have, and names ${allowed.join(', ')}`]: async (
      kit: Kit,
    ) => {
      const wrong = ['PATCH', ...(allowed.includes('GET') ? [] : ['GET'])];
      for (const method of wrong) {
        const answer = await kit.send(method, addressOf(id, unusedPath(id)));
        if (!kit.expectStatus(answer, 405)) continue;
        const header = answer.headers.get('allow') ?? '';
        const named = header.split(',').flatMap((name) => name.trim().toUpperCase() || []);
        const got = named.filter((name) => name !== 'HEAD' && name !== 'OPTIONS').sort();
        kit.expectInWords(answer, 'header Allow', got.join() === allowed.join(), allowed.join(', '), header || 'none');
      }
    },
  });
}

const unknownPath = checks('read', {
  'shape.path: A path that the contract does not have answers 404 with an error in JSON': async (kit) => {
    for (const path of ['/nao-existe', '/courses/1/nao-existe', '/admin', '/perfil/nao-existe']) {
      const answer = await kit.send('GET', path, { as: 'admin' });
      if (kit.expectStatus(answer, 404))
        kit.expect(answer, '/error', textAt(answer.body, '/error') !== '', 'a text', at(answer.body, '/error'));
    }
  },
});

/** 404 for a well-formed id that does not exist. */
function unknownThing(id: OperationId): Check[] {
  const { method, path, takesBody } = operations[id];
  return checks('read', {
    [`shape.unknown.${id}: ${method} ${path} answers 404 for an id that nothing has`]: async (kit: Kit) => {
      const as = callerOf(id);
      const fields = id === 'enrollInCourse' ? { user_id: kit.people.member.id } : {};
      const sent = takesBody ? { body: exampleBody(id, fields) } : {};
      const answer = await kit.call(id, { as, path: unusedPath(id), ...sent });
      if (kit.expectStatus(answer, 404)) kit.expectErrorText(answer);
    },
  });
}

/** Values that most parameters do not take; a text that is longer than another takes is made for it. */
const oddValues = ['0', '-1', 'abc', '1.5', '13', '99', '::'];

/** 400 for path and query values that the contract does not take: `docs/api-decisions.md#ids`. */
function badValues(id: OperationId): Check[] {
  const { method, path } = operations[id];
  const parameters = parametersOf(id);
  return checks('read', {
    [`shape.value.${id}: ${method} ${path} answers 400 to an id or a query value that is none`]: async (kit: Kit) => {
      const as = callerOf(id);
      for (const { name, in: location, required, schema } of parameters) {
        for (const value of [...oddValues, 'x'.repeat((schema.maxLength ?? 0) + 1)]) {
          const usual = harmless(id);
          const sent = { ...usual, as, [location]: { ...usual[location], [name]: value } };
          if (checkRequest(id, sent).some(({ field }) => field === name))
            kit.expectStatus(await kit.call(id, sent), 400);
        }
        if (location === 'query' && required) kit.expectStatus(await kit.call(id, { as }), 400);
      }
    },
  });
}

/** Operations that look up a row by the id in their path. */
const lookups = operationIds.filter((id) => {
  const statuses: readonly number[] = operations[id].statuses;
  return statuses.includes(404) && operations[id].path.includes('{');
});

/** Addresses: methods, unknown paths, ids and query values. */
export const addressChecks: readonly Check[] = [
  ...unknownPath,
  ...[...ofEachPath.values()].flatMap(wrongMethod),
  ...lookups.flatMap(unknownThing),
  ...operationIds.filter((id) => parametersOf(id).length > 0).flatMap(badValues),
];
