import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest, type Sent } from '../shared/testRequest.ts';
import { createProxy } from './createProxy.ts';
import type { RecordedExchange } from './record.ts';

const closings: (() => void)[] = [];

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Answers of the test backend by call. */
type Answers = Record<string, { status?: number; type?: string; cache?: string | null; body: unknown }>;

/** A backend of node:http with fixed answers under /v1. */
async function backend(answers: Answers): Promise<URL> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').replace('/v1', '').split('?')[0] ?? '';
    const {
      status = 200,
      type = 'application/json',
      cache = 'no-store',
      body,
    } = answers[`${incoming.method} ${path}`] ?? {
      status: 404,
      body: { error: 'Não encontrado.' },
    };
    outgoing.writeHead(status, { 'Content-Type': type, ...(cache === null ? {} : { 'Cache-Control': cache }) });
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`);
}

async function proxyTo(answers: Answers) {
  const recorded: RecordedExchange[] = [];
  const proxy = createProxy({
    target: await backend(answers),
    mock: createMockApi(),
    record: (exchange) => recorded.push(exchange),
  });
  const ask = (call: string, sent?: Sent) => proxy.fetch(testRequest(call, sent));
  const drifts = () =>
    proxy
      .report()
      .drifts.map(({ call, direction, status, field, allowed }) => [call, direction, status, field, allowed]);
  return { proxy, ask, drifts, recorded };
}

const course = { id: 1, title: 'Um curso', description: null, is_premium: 0, content: null };

describe('a proxy before a backend', () => {
  it('hands on what keeps to the contract and says nothing of it', async () => {
    const { ask, proxy } = await proxyTo({ 'GET /courses': { body: [course] } });
    const answer = await ask('GET /api/courses');
    expect([answer.status, await answer.json()]).toEqual([200, [course]]);
    expect(proxy.report()).toEqual({
      calls: 1,
      operations: { listCourses: { calls: 1, mocked: 0 } },
      drifts: [],
      more: 0,
    });
  });

  it.each<[string, Answers[string], unknown[]]>([
    ['a wrong type', { body: [{ ...course, is_premium: 'yes' }] }, [200, '/*/is_premium', false]],
    ['a missing field', { body: [{ id: 1, is_premium: 0 }] }, [200, '/*/title', false]],
    ['another status', { status: 418, body: {} }, [418, '', false]],
    ['a page', { type: 'text/html', body: '<h1>Oi</h1>' }, [200, '', false]],
    ['nothing', { body: '' }, [200, '', false]],
    ['another container', { body: { courses: [] } }, [200, '', false]],
    ['another content type', { type: 'text/plain', body: [course] }, [200, '', false]],
    ['a field more', { body: [{ ...course, extra: 1 }] }, [200, '/*/extra', true]],
  ])('finds %s', async (_what, answer, [status, field, allowed]) => {
    const { ask, drifts } = await proxyTo({ 'GET /courses': answer });
    await ask('GET /api/courses');
    expect(drifts()).toContainEqual(['GET /courses', 'response', status, field, allowed]);
  });

  it('counts the same difference once per operation and field', async () => {
    const { ask, proxy } = await proxyTo({
      'GET /courses': { body: [1, 2].map((id) => ({ ...course, id, title: 3 })) },
    });
    await ask('GET /api/courses');
    await ask('GET /api/courses');
    expect(proxy.report().drifts.map(({ field, count }) => [field, count])).toEqual([['/*/title', 4]]);
  });

  it.each([
    ['without a cache header', null, 'missing'],
    ['that caches may keep', 'public, max-age=60', 'public, max-age=60'],
  ])('finds personal data %s', async (_what, cache, got) => {
    const { ask, proxy } = await proxyTo({
      'GET /user/courses': { body: [], cache },
      'GET /courses': { body: [], cache },
    });
    await ask('GET /api/user/courses?user_id=2', { token: 'a' });
    await ask('GET /api/courses');
    const drifts = proxy.report().drifts.map(({ call, message, allowed }) => [call, message, allowed]);
    expect(drifts).toEqual([['GET /user/courses', `Cache-Control must be no-store, not ${got}.`, false]]);
  });

  it('reports unknown values once per field, and allows them', async () => {
    const payment = { id: 1, payment_date: null, amount: 250, gateway: 'voucher' };
    const pagamentos = ['paid', 'estornado', 'em análise'].map((status, id) => ({ ...payment, id: id + 1, status }));
    const { ask, proxy } = await proxyTo({ 'GET /assinatura/pagamentos': { body: { pagamentos } } });
    await ask('GET /api/assinatura/pagamentos', { token: 'a' });
    await ask('GET /api/assinatura/pagamentos', { token: 'a' });
    expect(proxy.report().drifts).toMatchObject([
      {
        field: '/pagamentos/*/status',
        message: 'is outside the known values paid, pending, failed.',
        example: 'estornado',
        allowed: true,
        count: 2,
      },
    ]);
  });

  it('holds the client to the contract too', async () => {
    const { ask, drifts } = await proxyTo({ 'POST /login': { body: { token: 'abc' } } });
    await ask('POST /api/login', { json: { email: 'a@b.co' } });
    await ask('GET /api/nothing');
    expect(drifts()).toEqual([
      ['POST /login', 'request', 200, 'password', false],
      ['GET /nothing', 'request', 404, '', false],
    ]);
  });

  it('answers 502 when there is no backend', async () => {
    const proxy = createProxy({ target: new URL('http://127.0.0.1:9/api'), mock: createMockApi() });
    const answer = await proxy.fetch(testRequest('GET /api/courses'));
    expect([answer.status, await answer.text()]).toEqual([502, 'The backend did not answer.\n']);
    expect(proxy.report().drifts[0]?.message).toBe('The backend did not answer.');
  });

  it('records without secrets', async () => {
    const { ask, recorded } = await proxyTo({ 'POST /login': { body: { token: 'tell-nobody' } } });
    const json = { email: 'ana@exemplo.com.br', password: 'segredo' };
    await ask('POST /api/login?ref=77&page=2', { json, token: 'hush' });
    expect(recorded).toMatchObject([
      {
        operation: 'logIn',
        address: '/login?ref=***&page=2',
        status: 200,
        request: { email: '***', password: '***' },
        response: { token: '***' },
      },
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/tell-nobody|segredo|hush|ana@/);
  });
});

describe('an operation that is switched', () => {
  it('is answered by the mock for a token of the backend, and by the backend again afterwards', async () => {
    const { ask, proxy } = await proxyTo({ 'GET /user/courses': { body: [] } });
    const token = 'of-the-backend';
    expect(await (await ask('GET /api/user/courses?user_id=77', { token })).json()).toEqual([]);
    proxy.mocked.add('listMyCourses');
    const mocked = await ask('GET /api/user/courses?user_id=77', { token });
    expect([mocked.status, await mocked.json()]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ id: 2 })]),
    ]);
    proxy.mocked.add('createCourse');
    const created = await ask('POST /api/admin/courses', { token, json: { title: 'Novo', is_premium: 0 } });
    expect(created.status).toBe(201);
    proxy.mocked.delete('listMyCourses');
    expect(await (await ask('GET /api/user/courses?user_id=77', { token })).json()).toEqual([]);
    expect(proxy.report().operations['listMyCourses']).toEqual({ calls: 3, mocked: 1 });
  });
});
