import { readField } from '@raiz/api-client/rules';
import { logIn, outcomeOf, type Behaviour } from './behaviour.ts';

/** Behaviours of planned faults and of the log. */
export const faultBehaviours: readonly Behaviour[] = [
  {
    name: 'a request sets its own status, and the answer names the fault',
    run: async (send) => {
      const { status, body, headers } = await send('GET /api/courses', { headers: { 'X-Mock-Fault': 'status=429' } });
      return [status, readField(body, 'error'), headers.get('retry-after'), headers.get('x-mock-fault-applied')];
    },
    expected: [429, 'Muitas tentativas. Aguarde um pouco.', '30', 'status=429'],
  },
  {
    name: 'bodies can be broken in every way',
    run: async (send) => {
      const kinds = ['malformed', 'empty', 'null', 'wrong-shape', 'html'];
      const answers = await Promise.all(
        kinds.map((kind) => send('GET /api/courses', { headers: { 'X-Mock-Fault': `body=${kind}` } })),
      );
      return answers.map(({ body }) => (typeof body === 'string' ? (body === '' ? 'nothing' : 'text') : body));
    },
    expected: ['text', 'nothing', null, { inesperado: true }, 'text'],
  },
  {
    name: 'a cut connection does not stop the server',
    run: async (send) => [
      await outcomeOf(send('GET /api/courses', { headers: { 'X-Mock-Fault': 'drop' } })),
      await outcomeOf(send('GET /api/courses')),
    ],
    expected: ['cut', 200],
  },
  {
    name: 'a hanging call ends when its caller aborts',
    run: async (send) => {
      const giveUp = new AbortController();
      setTimeout(() => giveUp.abort(), 150);
      const { signal } = giveUp;
      const hanging = outcomeOf(send('GET /api/courses', { headers: { 'X-Mock-Fault': 'hang' }, signal }));
      return [await hanging, await outcomeOf(send('GET /api/courses'))];
    },
    expected: ['cut', 200],
  },
  {
    name: 'a delay comes before the answer',
    run: async (send) => {
      const began = performance.now();
      const { status } = await send('GET /api/courses', { headers: { 'X-Mock-Fault': 'latency=120' } });
      return [status, performance.now() - began >= 115];
    },
    expected: [200, true],
  },
  {
    name: 'a rule breaks every second call of one operation',
    run: async (send) => {
      await send('POST /__mock/faults', { json: { operation: 'listCourses', fault: 'status=503', every: 2 } });
      const statuses: number[] = [];
      for (let call = 0; call < 4; call += 1) statuses.push((await send('GET /api/courses')).status);
      statuses.push((await send('GET /api/courses/1')).status);
      await send('DELETE /__mock/faults');
      statuses.push((await send('GET /api/courses')).status, (await send('GET /api/courses')).status);
      return statuses;
    },
    expected: [200, 503, 200, 503, 200, 200, 200],
  },
  {
    name: 'a rule answers for a number of calls with its own status and body',
    run: async (send) => {
      const fault = { operation: 'listCourses', status: 409, body: { error: 'Frase própria: ação.' }, times: 2 };
      await send('POST /__mock/faults', { json: fault });
      const answers = [await send('GET /api/courses'), await send('GET /api/courses'), await send('GET /api/courses')];
      return answers.map(({ status, body }) => [status, readField(body, 'error')]);
    },
    expected: [
      [409, 'Frase própria: ação.'],
      [409, 'Frase própria: ação.'],
      [200, undefined],
    ],
  },
  {
    name: 'a held answer is sent when its rule is taken away',
    run: async (send) => {
      const held = { operation: 'listCourses', kind: 'hang', status: 403, body: { error: 'Tarde.' } };
      const { body } = await send('POST /__mock/faults', { json: held });
      let isAnswered = false;
      const answer = send('GET /api/courses').finally(() => (isAnswered = true));
      await new Promise((resolve) => setTimeout(resolve, 80));
      const before = isAnswered;
      await send(`DELETE /__mock/faults/${String(readField(body, 'id'))}`);
      const late = await answer;
      return [before, late.status, late.body, await outcomeOf(send('GET /api/courses'))];
    },
    expected: [false, 403, { error: 'Tarde.' }, 200],
  },
  {
    name: 'fields of the usual answer can have other values, at any depth',
    run: async (send) => {
      const fields = { is_premium: null, position: 7 };
      await send('POST /__mock/faults', { json: { operation: 'readCourse', fields } });
      const { status, body } = await send('GET /api/courses/1');
      const modules = readField(body, 'modules');
      const positions = Array.isArray(modules) ? modules.map((one) => readField(one, 'position')) : [];
      return [status, readField(body, 'is_premium'), readField(body, 'id'), new Set(positions).size, positions[0]];
    },
    expected: [200, null, 1, 1, 7],
  },
  {
    name: 'an answer can be reduced to what the contract requires',
    run: async (send) => {
      await send('POST /__mock/faults', { json: { operation: 'listCourses', kind: 'required-only' } });
      const { body } = await send('GET /api/courses');
      const refused = await send('GET /api/perfil', { headers: { 'X-Mock-Fault': 'body=required-only' } });
      return [
        Array.isArray(body) ? Object.keys(body[0]) : body,
        refused.status,
        typeof readField(refused.body, 'error'),
      ];
    },
    expected: [['id', 'title', 'is_premium'], 401, 'string'],
  },
  {
    name: 'a refused call and one with an answer of its own change nothing, a call with a broken answer does',
    run: async (send) => {
      const token = await logIn(send, 'admin');
      const title = { title: 'Uma vez', is_premium: 0 };
      const create = (fault: string) =>
        send('POST /api/admin/courses', { token, json: title, headers: { 'X-Mock-Fault': fault } });
      await create('status=500');
      await create('body=empty');
      await send('POST /__mock/faults', { json: { operation: 'createCourse', body: { id: 5 } } });
      const own = await send('POST /api/admin/courses', { token, json: title });
      const { body } = await send('GET /api/admin/courses', { token });
      const made = Array.isArray(body)
        ? body.filter((course) => readField(course, 'title') === 'Uma vez').length
        : body;
      return [own.status, own.body, made];
    },
    expected: [200, { id: 5 }, 1],
  },
  {
    name: 'an invalid fault is a 400 with a sentence',
    run: async (send) => (await send('GET /api/courses', { headers: { 'X-Mock-Fault': 'status=42' } })).body,
    expected: { error: 'status must be a whole number from 200 to 599, not "42".', code: 'falha_invalida' },
  },
  {
    name: 'the log lists calls without secrets',
    run: async (send) => {
      const token = await logIn(send);
      await send('GET /api/perfil?x=1', { token, headers: { 'X-Mock-Fault': 'status=500' } });
      const { body } = await send('GET /__mock/log');
      const requests = readField(body, 'requests');
      const log = Array.isArray(requests) ? requests : [];
      const lines = log.map((one) =>
        ['number', 'method', 'path', 'operation', 'status', 'fault'].map((name) => readField(one, name)),
      );
      return [...lines, JSON.stringify(body).includes(token)];
    },
    expected: [
      [2, 'GET', '/perfil', 'readProfile', 500, 'status=500'],
      [1, 'POST', '/login', 'logIn', 200, null],
      false,
    ],
  },
];
