import { operations, type OperationId } from '@raiz/contract';
import type { Check } from '../../core/check.ts';
import { operationIds, parametersOf } from '../../core/contract.ts';
import type { Caller } from '../../core/people.ts';
import { at, textAt } from '../../core/values.ts';
import { exampleBody, harmless, unusedId, unusedQuery, unusedPath } from './unknown.ts';

/** A caller that an operation accepts. */
export function callerOf(id: OperationId): Caller {
  const { access } = operations[id];
  if (access === 'admin') return 'admin';
  return access === 'member' ? 'member' : 'visitor';
}

const paths = [...new Set(operationIds.map((id) => operations[id].path))];

/** 405 and the right Allow header for a method that a path does not have. */
function wrongMethod(path: string): Check {
  const declared = operationIds.filter((id) => operations[id].path === path).map((id) => operations[id].method);
  const allowed = [...new Set<string>(declared)].sort();
  return {
    id: `shape.method.${path}`,
    title: `${path} answers 405 to a method it does not have, and names ${allowed.join(', ')}`,
    level: 'shape',
    effect: 'read',
    async run(kit) {
      const address = path.replaceAll(/\{\w+\}/g, String(unusedId));
      const wrong = ['PATCH', ...(allowed.includes('GET') ? [] : ['GET'])];
      for (const method of wrong) {
        const answer = await kit.send(method, address);
        if (!kit.expectStatus(answer, 405)) continue;
        const header = answer.headers.get('allow') ?? '';
        const named = header.split(',').flatMap((name) => name.trim().toUpperCase() || []);
        const got = named.filter((name) => name !== 'HEAD' && name !== 'OPTIONS').sort();
        kit.expectInWords(answer, 'header Allow', got.join() === allowed.join(), allowed.join(', '), header || 'none');
      }
    },
  };
}

const unknownPath: Check = {
  id: 'shape.path',
  title: 'A path that the contract does not have answers 404 with an error in JSON',
  level: 'shape',
  effect: 'read',
  async run(kit) {
    for (const path of ['/nao-existe', '/courses/1/nao-existe', '/admin', '/perfil/nao-existe']) {
      const answer = await kit.send('GET', path, { as: 'admin' });
      if (kit.expectStatus(answer, 404))
        kit.expect(answer, '/error', textAt(answer.body, '/error') !== '', 'a text', at(answer.body, '/error'));
    }
  },
};

/** 404 for a well-formed id that does not exist. */
function unknownThing(id: OperationId): Check {
  const { method, path, takesBody } = operations[id];
  return {
    id: `shape.unknown.${id}`,
    title: `${method} ${path} answers 404 for an id that nothing has`,
    level: 'shape',
    effect: 'read',
    async run(kit) {
      const as = callerOf(id);
      const fields = id === 'enrollInCourse' ? { user_id: kit.people.member.id } : {};
      const sent = takesBody ? { body: exampleBody(id, fields) } : {};
      const answer = await kit.call(id, { as, path: unusedPath(id), ...sent });
      if (kit.expectStatus(answer, 404)) kit.expectErrorText(answer);
    },
  };
}

/** Invalid ids, and ids out of range: `docs/api-decisions.md#ids`. */
const badIds = ['0', '-1', 'abc', '1.5'];

/** 400 for invalid path and query values. */
function badValues(id: OperationId): Check {
  const { method, path } = operations[id];
  const parameters = parametersOf(id);
  return {
    id: `shape.value.${id}`,
    title: `${method} ${path} answers 400 to an id or a query value that is none`,
    level: 'shape',
    effect: 'read',
    async run(kit) {
      const as = callerOf(id);
      for (const { name, in: location, required } of parameters) {
        const values = id === 'readEarnings' ? ['0', 'abc', name === 'mes' ? '13' : '99'] : badIds;
        for (const value of values) {
          const sent = { ...harmless(id), as };
          if (location === 'path') sent.path = { ...unusedPath(id), [name]: value };
          else sent.query = { ...unusedQuery(id), [name]: value };
          kit.expectStatus(await kit.call(id, sent), 400);
        }
        if (location === 'query' && required) kit.expectStatus(await kit.call(id, { as }), 400);
      }
    },
  };
}

/** Operations that look up a row by the id in their path. */
const lookups = operationIds.filter((id) => {
  const statuses: readonly number[] = operations[id].statuses;
  return statuses.includes(404) && operations[id].path.includes('{');
});

/** Addresses: methods, unknown paths, ids and query values. */
export const addressChecks: readonly Check[] = [
  unknownPath,
  ...paths.map(wrongMethod),
  ...lookups.map(unknownThing),
  ...operationIds.filter((id) => parametersOf(id).length > 0).map(badValues),
];
