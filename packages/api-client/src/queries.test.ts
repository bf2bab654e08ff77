import { expect, it } from 'vitest';
import { createQueryClient } from './queries.ts';

/** The one cached read that a key names. */
function cached(client: ReturnType<typeof createQueryClient>, queryKey: readonly unknown[]): unknown {
  const options = client.defaultQueryOptions({ queryKey });
  return client.getQueryCache().build(client, options);
}

it('takes a read without parameters for the same, however it was written', () => {
  const client = createQueryClient();
  expect(cached(client, ['get', '/perfil', {}])).toBe(cached(client, ['get', '/perfil']));
  expect(cached(client, ['get', '/perfil', undefined])).toBe(cached(client, ['get', '/perfil']));
});

it('keeps reads of different things apart', () => {
  const client = createQueryClient();
  const course = (id: number) => cached(client, ['get', '/courses/{id}', { params: { path: { id } } }]);
  expect(course(1)).not.toBe(course(2));
  expect(course(1)).toBe(course(1));
  expect(cached(client, ['get', '/courses'])).not.toBe(cached(client, ['get', '/perfil']));
});
