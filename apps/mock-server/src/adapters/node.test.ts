import { afterEach, expect, it } from 'vitest';
import { startNodeMock, type NodeMock } from './node.ts';
import { expectedSmoke, smoke } from './testSmoke.ts';

let mock: NodeMock | undefined;

afterEach(() => mock?.server.close());

it('answers the requests of this process to any origin', async () => {
  mock = startNodeMock();
  const courses = await fetch('https://portal.exemplo.com.br/api/courses');
  expect([courses.status, await courses.json()]).toEqual([
    200,
    expect.arrayContaining([expect.objectContaining({ id: 1 })]),
  ]);
  const refused = await fetch('http://localhost:1/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(refused.status).toBe(400);
  expect(await (await fetch('http://localhost:1/__mock?x=1')).text()).toContain('Servidor de demonstração');
  expect((await fetch('http://localhost:1/api?x=1', { redirect: 'manual' })).status).toBe(303);
});

it('behaves behind the fetch of this process as it does elsewhere', async () => {
  mock = startNodeMock();
  expect(await smoke(fetch, 'https://portal.test')).toEqual(expectedSmoke);
});

it('uses the database it is given', async () => {
  mock = startNodeMock();
  mock.api.db().courses.length = 0;
  expect(await (await fetch('https://portal.test/api/courses')).json()).toEqual([]);
});

it('leaves other requests alone', async () => {
  mock = startNodeMock();
  await expect(fetch('http://127.0.0.1:1/apis/courses')).rejects.toThrow('fetch failed');
  await expect(fetch('http://127.0.0.1:1/x/api/courses')).rejects.toThrow('fetch failed');
});
