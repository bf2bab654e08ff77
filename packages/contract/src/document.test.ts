import { describe, expect, it } from 'vitest';
import { accessOf, follow, listOperations, readDocument } from '../generate/document.ts';
import { checkRequest, isDeclaredStatus, isOperationId } from './index.ts';

const document = readDocument();
const all = listOperations(document).map(({ id, object }) => {
  if (!isOperationId(id)) throw new Error(`${id} is not in the generated table: run npm run generate`);
  return { id, object };
});

describe('openapi.yaml', () => {
  it('has an optional body only where no field is required', () => {
    const optional = all.flatMap(({ id, object }) => (object.requestBody?.required === false ? [id] : []));
    const needed = optional.filter((id) => checkRequest(id, { body: {} }).length > 0);
    expect(needed).toEqual([]);
  });

  it('forbids storing answers that need a token, and has Retry-After on every 429', () => {
    for (const { id, object } of all) {
      const needsToken = ['member', 'admin'].includes(accessOf(object));
      for (const [status, response] of Object.entries(object.responses)) {
        const headers = Object.keys(follow(response, document.components.responses).headers ?? {});
        expect([id, status, headers.includes('Cache-Control')]).toEqual([id, status, needsToken]);
        expect([id, status, headers.includes('Retry-After')]).toEqual([id, status, status === '429']);
      }
    }
  });

  it('names the minimum role, the screens and the messages of every operation', () => {
    for (const { id, object } of all) {
      const role = { public: 'visitante', optional: 'visitante', member: 'membro', admin: 'admin' }[accessOf(object)];
      expect([id, object['x-papel']]).toEqual([id, role]);
      expect(object['x-telas'].length, id).toBeGreaterThan(0);
      for (const key of Object.keys(object['x-mensagens'])) {
        expect([...Object.keys(object.responses), '4xx', '5xx', 'falha', 'rede', 'vazio'], id).toContain(key);
      }
    }
  });

  it('declares the status of a blocked account', () => {
    for (const { id, object } of all) {
      const status = object['x-conta-bloqueada'];
      expect([id, status === undefined || isDeclaredStatus(id, status)]).toEqual([id, true]);
    }
  });
});

it('names the path of what is no operation', () => {
  const paths = { '/perfil/{id}': { parameters: [] } };
  expect(() => listOperations(Object.assign(readDocument(), { paths }))).toThrow(
    '/perfil/{id}: "parameters" has no operationId. Write what operations share in each of them.',
  );
});
