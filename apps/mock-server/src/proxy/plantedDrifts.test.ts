import { MockAgent, setGlobalDispatcher } from 'undici';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest, type Sent } from '../shared/testRequest.ts';
import { createProxy } from './createProxy.ts';

/** Correct answers of a backend by call; each case below breaks one of them. */
const good = new Map<string, unknown>();
const reads = ['/perfil', '/courses', '/minhas-indicacoes', '/withdrawals', '/assinatura/status', '/videos'];

beforeAll(async () => {
  const mock = createMockApi();
  const login = { json: { email: 'ativa@exemplo.com.br', password: 'portal123' } };
  const { token } = await (await mock.fetch(testRequest('POST /api/login', login))).json();
  for (const path of reads) {
    good.set(`GET ${path}`, await (await mock.fetch(testRequest(`GET /api${path}`, { token }))).json());
  }
});

interface Planted {
  status?: number;
  type?: string;
  /** A text that replaces the correct body. */
  text?: string;
}

/** Sets a value at a pointer such as "/0/title"; undefined removes the field. */
function spoiled(call: string, pointer: string, value: unknown): Planted {
  const body: unknown = structuredClone(good.get(call));
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  let target: unknown = body;
  for (const name of names) target = Reflect.get(Object(target), name);
  if (value === undefined) Reflect.deleteProperty(Object(target), last);
  else Reflect.set(Object(target), last, value);
  return { text: JSON.stringify(body) };
}

async function reportOf(call: string, { status = 200, type = 'application/json', text }: Planted, sent?: Sent) {
  const [method = '', path = ''] = call.split(' ');
  const backend = new MockAgent();
  backend
    .get('http://backend.test')
    .intercept({ path: () => true, method })
    .reply(status, text ?? JSON.stringify(good.get(call)), {
      headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
    });
  setGlobalDispatcher(backend);
  const proxy = createProxy({ target: new URL('http://backend.test/api'), mock: createMockApi() });
  await proxy.fetch(testRequest(`${method} /api${path}`, sent));
  return proxy.report().drifts;
}

async function driftsOf(call: string, planted: Planted, sent?: Sent) {
  const drifts = await reportOf(call, planted, sent);
  return drifts.map((drift) => [drift.direction, drift.status, drift.field, drift.allowed]);
}

describe('the answers of a good backend', () => {
  it.each(reads)('show no drift: %s', async (path) => {
    expect(await driftsOf(`GET ${path}`, {})).toEqual([]);
  });
});

describe('a planted drift of a field is reported with its place', () => {
  it.each<[what: string, call: string, pointer: string, value: unknown, field?: string]>([
    ['text for a number', 'GET /courses', '/0/is_premium', 'yes', '/*/is_premium'],
    ['a field missing', 'GET /courses', '/1/title', undefined, '/*/title'],
    ['null where none may be', 'GET /courses', '/0/title', null, '/*/title'],
    ['a fraction', 'GET /courses', '/0/id', 1.5, '/*/id'],
    ['below the least', 'GET /courses', '/0/id', -1, '/*/id'],
    ['none of the values', 'GET /courses', '/0/is_premium', 2, '/*/is_premium'],
    ['null for an item', 'GET /courses', '/0', null, '/*'],
    ['a field more', 'GET /courses', '/0/extra', 1, '/*/extra'],
    ['the object missing', 'GET /perfil', '/user', undefined, '/user'],
    ['a truth as text', 'GET /perfil', '/user/is_admin', 'true', '/user/is_admin'],
    ['null for a list', 'GET /minhas-indicacoes', '/indicados', null, '/indicados'],
    ['above the caller', 'GET /minhas-indicacoes', '/indicados/0/profundidade', 0, '/indicados/*/profundidade'],
    ['a month that no year has', 'GET /withdrawals', '/withdrawals/0/month', 13, '/withdrawals/*/month'],
    ['an amount as text', 'GET /withdrawals', '/withdrawals/0/amount', '12,50', '/withdrawals/*/amount'],
    ['no date', 'GET /assinatura/status', '/end_date', 'ontem', '/end_date'],
    ['a list for a text', 'GET /videos', '/videos/0/content', [], '/videos/*/content'],
  ])('%s (%s %s)', async (what, call, pointer, value, field) => {
    // One field may break two rules, such as type and value; the report names no other field.
    const drifts = await driftsOf(call, spoiled(call, pointer, value));
    expect([...new Set(drifts.map((drift) => JSON.stringify(drift)))]).toEqual([
      JSON.stringify(['response', 200, field, what === 'a field more']),
    ]);
  });
});

describe('a planted drift of an answer has the sentence that the portal logs', () => {
  it.each<[pointer: string, value: unknown, sentence: string]>([
    ['/withdrawals/0/amount', '12,50', 'GET /withdrawals: withdrawals[].amount should be a number'],
    ['/withdrawals/0/amount', '12', 'GET /withdrawals: withdrawals[].amount should be a number'],
    ['/withdrawals/0/amount', undefined, 'GET /withdrawals: withdrawals[].amount should be present'],
    ['/withdrawals', {}, 'GET /withdrawals: withdrawals should be a list'],
  ])('%s is %j', async (pointer, value, sentence) => {
    const drifts = await reportOf('GET /withdrawals', spoiled('GET /withdrawals', pointer, value));
    expect(drifts.map((drift) => drift.sentence)).toContain(sentence);
  });
});

describe('a planted drift of a whole answer is reported with its status', () => {
  it.each<[what: string, planted: Planted]>([
    ['a status that is not declared', { status: 418, text: '{}' }],
    ['a page', { type: 'text/html', text: '<h1>Oi</h1>' }],
    ['nothing', { text: '' }],
    ['half of it', { text: '[{"id":1,' }],
    ['another container', { text: '{"courses":[]}' }],
    ['another content type', { type: 'text/plain' }],
    ['an error without its text', { status: 500, text: '{}' }],
  ])('%s', async (_what, planted) => {
    const drifts = await driftsOf('GET /courses', planted);
    expect(drifts.map(([direction, status]) => [direction, status])).toEqual([['response', planted.status ?? 200]]);
  });
});

describe('a planted drift of a request is reported with its field', () => {
  it.each<[what: string, call: string, sent: Sent | undefined, field: string]>([
    ['a field missing', 'POST /login', { json: { email: 'a@b.co' } }, 'password'],
    ['a field of another kind', 'POST /login', { json: { email: 'a@b.co', password: 5 } }, 'password'],
    ['a path that is no number', 'GET /courses/abc', undefined, 'id'],
    ['a month that no year has', 'GET /ganhos/detalhados?mes=13', undefined, 'mes'],
    ['a method that is not there', 'DELETE /courses', undefined, ''],
    ['an address that is not there', 'GET /nothing', undefined, ''],
  ])('%s', async (_what, call, sent, field) => {
    const drifts = await driftsOf(call, { status: 400, text: '{"error":"Dados inválidos."}' }, sent);
    expect(drifts).toContainEqual(['request', 400, field, false]);
  });
});
