import { operationIds, operations } from '@raiz/contract';
import { describe, expect, it, vi } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest, type Sent } from '../shared/testRequest.ts';

async function answer(call: string, sent?: Sent) {
  const api = createMockApi();
  api.db().sessions.push({ token: 'mariana', user_id: 2 }, { token: 'admin', user_id: 1 });
  const response = await api.fetch(testRequest(call, sent));
  const body: unknown = await response.json();
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
}

function invalid(field: string, message: string) {
  return { status: 400, body: { error: 'Dados inválidos.', code: 'dados_invalidos', fields: [{ field, message }] } };
}

describe('a token', () => {
  const status = async (authorization: string) =>
    (await answer('GET /api/perfil', { headers: { Authorization: authorization } })).status;

  it('is read after the scheme in any case, never alone or after another', async () => {
    expect([await status('bearer mariana'), await status('mariana'), await status('Basic mariana')]).toEqual([
      200, 401, 401,
    ]);
  });

  it('is looked at before a broken body', async () => {
    const sent = { body: '{', headers: { 'Content-Type': 'application/json' } };
    expect(await answer('PUT /api/perfil', sent)).toMatchObject({ status: 401 });
  });
});

describe('HEAD', () => {
  const reads = operationIds.filter((id) => operations[id].method === 'GET');

  it('is answered as GET, without a body', async () => {
    const api = createMockApi();
    api.db().sessions.push({ token: 'admin', user_id: 1 });
    for (const id of reads) {
      const path = `/api${operations[id].path.replaceAll(/\{\w+\}/g, '1')}?user_id=1`;
      const [get, head] = [
        await api.fetch(testRequest(`GET ${path}`, { token: 'admin' })),
        await api.fetch(testRequest(`HEAD ${path}`, { token: 'admin' })),
      ];
      expect([id, head.status, [...head.headers], await head.text()]).toEqual([id, get.status, [...get.headers], '']);
    }
  });

  it.each(['/', '/api', '/api/', '/api/courses', '/__mock', '/__mock/style.css'])(
    'of %s ends with a 200, so that programs can wait for the mock',
    async (path) => {
      const api = createMockApi();
      let response = await api.fetch(testRequest(`HEAD ${path}`));
      const next = response.headers.get('location');
      if (response.status === 303 && next !== null) response = await api.fetch(testRequest(`HEAD ${next}`));
      expect(response.status).toBe(200);
    },
  );
});

describe('a body', () => {
  const json = { email: 'ativa@exemplo.com.br', password: 'portal123' };
  const text = JSON.stringify(json);

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/json; charset=UTF8; x=y',
  ])('may come as %s', async (type) => {
    expect(await answer('POST /api/login', { body: text, headers: { 'Content-Type': type } })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=latin1',
    '',
  ])('may not come as "%s"', async (type) => {
    const refused = await answer('POST /api/login', {
      body: new TextEncoder().encode(text),
      headers: { 'Content-Type': type },
    });
    expect(refused).toMatchObject(invalid('', 'Envie o corpo como application/json.'));
  });

  it.each([
    ['nothing', ''],
    ['half an object', '{"email":'],
    ['a word', 'email'],
    ['bytes that are no UTF-8', Uint8Array.from(text, (letter) => (letter === '1' ? 0xff : letter.charCodeAt(0)))],
    ['a list', '[]'],
    ['a text', '"ativa@exemplo.com.br"'],
    ['null', 'null'],
  ])('is refused as %s', async (_, body) => {
    const refused = await answer('POST /api/login', { body, headers: { 'Content-Type': 'application/json' } });
    expect(refused).toMatchObject(invalid('', 'Envie um objeto JSON.'));
  });

  it('is refused above 1 MB, however it is sent', async () => {
    const part = new TextEncoder().encode(' '.repeat(64 * 1024));
    let parts = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1;
        controller.enqueue(part);
      },
    });
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: endless, duplex: 'half' };
    const response = await createMockApi().fetch(new Request('https://portal.test/api/login', sent));
    expect(await response.json()).toEqual(invalid('', 'O corpo passa de 1 MB.').body);
    expect(parts).toBeLessThan(25);
  });

  it('of just under 1 MB is read', async () => {
    const padded = { ...json, padding: 'á'.repeat(500_000) };
    expect(await answer('POST /api/login', { json: padded })).toMatchObject({ status: 200 });
  });

  it('names each bad field once, and unknown fields are ignored', async () => {
    const sent = { name: ' ', email: 'mariana', referrer_id: '2', is_admin: true, termos_aceitos: true };
    expect(await answer('POST /api/register', { json: sent })).toMatchObject({
      status: 400,
      body: {
        error: 'Dados inválidos.',
        fields: [
          { field: 'password', message: 'Campo obrigatório.' },
          { field: 'name', message: 'Campo obrigatório.' },
          { field: 'email', message: 'Informe um e-mail válido.' },
          { field: 'referrer_id', message: 'Deve ser um número inteiro.' },
        ],
      },
    });
  });

  it('may be empty for a cancellation, but not broken', async () => {
    const cancel = (body: string, type: string) =>
      answer('POST /api/assinatura/cancelar', { token: 'mariana', body, headers: { 'Content-Type': type } });
    expect(await cancel('{', 'application/json')).toMatchObject(invalid('', 'Envie um objeto JSON.'));
    expect(await cancel('[]', 'application/json')).toMatchObject(invalid('', 'Envie um objeto JSON.'));
    expect(await cancel('{}', 'text/plain')).toMatchObject(invalid('', 'Envie o corpo como application/json.'));
    expect(await cancel('', 'text/plain')).toMatchObject({ status: 200 });
  });
});

describe('a parameter', () => {
  it.each(['1e2', '01', '%zz', '99999999999999999999'])('%s is no id', async (id) => {
    expect(await answer(`GET /api/courses/${id}`)).toMatchObject({ status: 400, body: { fields: [{ field: 'id' }] } });
  });

  it('of the query must come once', async () => {
    const twice = await answer('GET /api/user/courses?user_id=2&user_id=2', { token: 'mariana' });
    expect(twice).toMatchObject(invalid('user_id', 'Deve ser um número inteiro.'));
  });

  it('of the query that is unknown is ignored', async () => {
    expect(await answer('GET /api/user/courses?user_id=2&__proto__=1&x', { token: 'mariana' })).toMatchObject({
      status: 200,
    });
  });
});

describe('a failing handler', () => {
  it('becomes a 500 without any detail, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const api = createMockApi();
    api.db().sessions.push({ token: 'mariana', user_id: 2 });
    Object.defineProperty(api.db(), 'videos', {
      get: () => {
        throw new Error('secret');
      },
    });
    const response = await api.fetch(testRequest('GET /api/videos', { token: 'mariana' }));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'Erro interno do servidor.', code: 'erro_interno' });
    expect(log).toHaveBeenCalledWith('GET /videos failed.', expect.objectContaining({ message: 'secret' }));
    log.mockRestore();
  });
});
