import { expect, it } from 'vitest';
import { createQueryClient } from './queries.ts';

it('takes a read without parameters for the same, however it was written', () => {
  const client = createQueryClient();
  expect(client.entry(['get', '/perfil', {}])).toBe(client.entry(['get', '/perfil']));
  expect(client.entry(['get', '/perfil', undefined])).toBe(client.entry(['get', '/perfil']));
});

it('keeps reads of different things apart', () => {
  const client = createQueryClient();
  const course = (id: number) => client.entry(['get', '/courses/{id}', { params: { path: { id } } }]);
  expect(course(1)).not.toBe(course(2));
  expect(course(1)).toBe(course(1));
  expect(client.entry(['get', '/courses'])).not.toBe(client.entry(['get', '/perfil']));
});
