import { readField } from '@raiz/api-client/rules';
import { describe, expect, it } from 'vitest';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { testRequest, type Sent } from '../shared/testRequest.ts';

/** Sends calls to one database of a mock and reads their JSON. */
function sender(api: MockApi, name: string) {
  return async (call: string, { headers, ...sent }: Sent = {}) => {
    const response = await api.fetch(
      testRequest(call, { ...sent, headers: { 'X-Mock-Database': name, Accept: 'application/json', ...headers } }),
    );
    const text = await response.text();
    const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    return { status: response.status, body };
  };
}

async function logIn(send: ReturnType<typeof sender>, person = 'ativa'): Promise<string> {
  const json = { email: `${person}@exemplo.com.br`, password: 'portal123' };
  return String(readField((await send('POST /api/login', { json })).body, 'token'));
}

/** What Mariana can read without knowing an id. */
const reads = [
  '/perfil',
  '/minhas-indicacoes',
  '/ganhos/detalhados?mes=11&ano=2026',
  '/withdrawals',
  '/courses',
  '/user/courses?user_id=2',
  '/user/certificates?user_id=2',
  '/assinatura/pagamentos',
];

/** Everything that she can read under a seed number and a stopped clock, and her token. */
async function contentUnder(send: ReturnType<typeof sender>, seed: number): Promise<string> {
  await send('POST /__mock/clock', { json: { now: '2026-11-21T12:00:00-03:00', frozen: true } });
  await send('POST /__mock/seed', { json: { seed } });
  const token = await logIn(send);
  const bodies: unknown[] = [token];
  for (const path of reads) bodies.push((await send(`GET /api${path}`, { token })).body);
  // Addresses contain the database's name.
  return JSON.stringify(bodies).replaceAll(/\/__mock\/in\/[\w-]+/g, '/__mock');
}

describe('named databases', () => {
  it('are separate', async () => {
    const api = createMockApi();
    const token = await logIn(sender(api, 'one'));
    expect((await sender(api, 'one')('GET /api/perfil', { token })).status).toBe(200);
    expect((await sender(api, 'other')('GET /api/perfil', { token })).status).toBe(401);
  });

  it('have names that fit into an address', async () => {
    expect((await sender(createMockApi(), 'a/b')('GET /api/courses')).status).toBe(400);
  });

  it('are the same bytes under the same seed, and others under another', async () => {
    const api = createMockApi();
    const first = await contentUnder(sender(api, 'a'), 7);
    expect(await contentUnder(sender(api, 'b'), 7)).toBe(first);
    expect(await contentUnder(sender(api, 'a'), 8)).not.toBe(first);
  });

  it('show their mails to those who know the name', async () => {
    const api = createMockApi();
    const { body } = await sender(api, 'a')('POST /api/recuperar-senha', { json: { email: 'ativa@exemplo.com.br' } });
    const { pathname } = new URL(String(readField(body, 'preview_url')));
    const nameless = sender(api, '');
    expect((await nameless(`GET ${pathname}`)).status).toBe(200);
    expect((await nameless(`GET ${pathname.replace('/in/a', '')}`)).status).toBe(404);
  });
});

describe('a control call', () => {
  it('starts a scenario by its name, and a reset keeps it', async () => {
    const send = sender(createMockApi(), '');
    const statusOf = async (person: string) =>
      readField((await send('GET /api/assinatura/status', { token: await logIn(send, person) })).body, 'status');
    const started = await send('POST /__mock/scenario', { json: { scenario: 'trialEndsTomorrow' } });
    expect(started).toMatchObject({ status: 200, body: { scenario: 'trialEndsTomorrow' } });
    expect(await statusOf('inativa')).toBe('trial');
    await send('POST /__mock/reset', { json: {} });
    expect(await statusOf('ativa')).toBe('trial');
  });

  it.each([
    ['/scenario', { scenario: 'nothing' }],
    ['/seed', { seed: 'a' }],
    ['/clock', { now: 'soon' }],
    ['/faults', { fault: 'explode' }],
  ])('%s with %j is a 400 with a sentence', async (path, json) => {
    const { status, body } = await sender(createMockApi(), '')(`POST /__mock${path}`, { json });
    expect([status, readField(body, 'error')]).toEqual([400, expect.stringMatching(/\.$/)]);
  });
});
