import { readField } from '@raiz/api-client/rules';
import { logIn, type Behaviour } from './behaviour.ts';

/** Behaviours of the API: tokens, roles, memory, invalid requests. */
export const apiBehaviours: readonly Behaviour[] = [
  {
    name: 'a call without a token is a 401',
    run: async (send) => (await send('GET /api/perfil')).body,
    expected: { error: 'Sessão inválida ou expirada.', code: 'sessao_invalida' },
  },
  {
    name: 'a member reads the own profile after login',
    run: async (send) => {
      const { body, headers } = await send('GET /api/perfil', { token: await logIn(send) });
      return [readField(readField(body, 'user'), 'name'), headers.get('content-type'), headers.get('cache-control')];
    },
    expected: ['Mariana Souza', 'application/json; charset=utf-8', 'no-store'],
  },
  {
    name: 'a created course can be read',
    run: async (send) => {
      const token = await logIn(send, 'admin');
      const { status, body } = await send('POST /api/admin/courses', {
        token,
        json: { title: 'Um curso a mais', is_premium: 0 },
      });
      const read = await send(`GET /api/admin/courses/${String(readField(body, 'id'))}`, { token });
      return [status, readField(read.body, 'title')];
    },
    expected: [201, 'Um curso a mais'],
  },
  {
    name: 'a member gets 403 for admin operations',
    run: async (send) => {
      const { status } = await send('GET /api/admin/courses', { token: await logIn(send) });
      return status;
    },
    expected: 403,
  },
  {
    name: 'unknown paths are a 404, other methods a 405 with Allow',
    run: async (send) => {
      const unknown = await send('GET /api/nada');
      const method = await send('PATCH /api/perfil', { json: {} });
      return [unknown.status, method.status, method.headers.get('allow')];
    },
    expected: [404, 405, 'GET, HEAD, PUT, OPTIONS'],
  },
  {
    name: 'HEAD is GET without a body',
    run: async (send) => {
      const token = await logIn(send);
      const calls = ['/api/courses', '/api/courses/9999', '/api/perfil', '/__mock/state'];
      const heads = await Promise.all(calls.map((path) => send(`HEAD ${path}`, { token })));
      return heads.map(({ status, body, headers }) => [status, body, headers.get('content-type') !== null]);
    },
    expected: [
      [200, '', true],
      [404, '', true],
      [200, '', true],
      [200, '', true],
    ],
  },
  {
    name: 'invalid bodies are a 400 in the shape of the contract',
    run: async (send) => {
      const half = await send('POST /api/login', {
        body: '{"email":',
        headers: { 'Content-Type': 'application/json' },
      });
      const text = await send('POST /api/login', { body: 'email=a', headers: { 'Content-Type': 'text/plain' } });
      const large = await send('POST /api/login', { json: { email: 'a'.repeat(1024 * 1024) } });
      return [half, text, large].map(({ status, body }) => [status, readField(body, 'error')]);
    },
    expected: [
      [400, 'Dados inválidos.'],
      [400, 'Dados inválidos.'],
      [400, 'Dados inválidos.'],
    ],
  },
  {
    name: 'broken encodings and invalid ids are a 400',
    run: async (send) => {
      const ids = ['%E0%A4%A', '0', '1.5', 'abc', '%31e1', '99999999999999999999'];
      const answers = await Promise.all(ids.map((id) => send(`GET /api/courses/${id}`)));
      return answers.map(({ status }) => status);
    },
    expected: [400, 400, 400, 400, 400, 400],
  },
];
