import { readField } from '@raiz/api-client/rules';
import { logIn, type Behaviour, type Send } from './behaviour.ts';

const noon = '2026-11-21T12:00:00-03:00';

/** Paths that Mariana can read without knowing an id. */
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

/** Everything that Mariana can read in a database with a seed number and a frozen clock, and her token. */
async function pictureOf(send: Send, seed: number): Promise<string> {
  await send('POST /__mock/clock', { json: { now: noon, frozen: true } });
  await send('POST /__mock/seed', { json: { seed } });
  const token = await logIn(send);
  const bodies: unknown[] = [token];
  for (const path of reads) bodies.push((await send(`GET /api${path}`, { token })).body);
  // Addresses contain the database's name.
  return JSON.stringify(bodies).replaceAll(/\/__mock\/in\/[\w-]+/g, '/__mock');
}

async function statusOf(send: Send, person: string): Promise<unknown> {
  const { body } = await send('GET /api/assinatura/status', { token: await logIn(send, person) });
  return readField(body, 'status');
}

/** Behaviours of databases: separate, repeatable, in any scenario. */
export const databaseBehaviours: readonly Behaviour[] = [
  {
    name: 'databases are separate',
    run: async (send, elsewhere) => {
      const token = await logIn(send);
      const other = elsewhere('other');
      return [(await send('GET /api/perfil', { token })).status, (await other('GET /api/perfil', { token })).status];
    },
    expected: [200, 401],
  },
  {
    name: 'an invalid name of a database is refused',
    run: async (send) => (await send('GET /api/courses', { headers: { 'X-Mock-Database': 'a/b' } })).status,
    expected: 400,
  },
  {
    name: 'the same seed gives the same bytes, another seed different ones',
    run: async (send, elsewhere) => {
      const [one, two, three] = [
        await pictureOf(send, 7),
        await pictureOf(elsewhere('b'), 7),
        await pictureOf(send, 8),
      ];
      return [one === two, one === three];
    },
    expected: [true, false],
  },
  {
    name: 'the clock can be frozen, set and advanced',
    run: async (send) => {
      await send('POST /__mock/clock', { json: { now: noon, frozen: true } });
      const moved = await send('POST /__mock/clock', { json: { advance: '2d' } });
      const running = await send('POST /__mock/clock', { json: { frozen: false } });
      return [readField(moved.body, 'now'), readField(moved.body, 'frozen'), readField(running.body, 'frozen')];
    },
    expected: ['2026-11-23T15:00:00.000Z', true, false],
  },
  {
    name: 'a scenario starts by its name, and reset keeps it',
    run: async (send) => {
      const { status, body } = await send('POST /__mock/scenario', { json: { scenario: 'trialEndsTomorrow' } });
      const first = await statusOf(send, 'inativa');
      await send('POST /__mock/reset', { json: {} });
      return [status, readField(body, 'scenario'), first, await statusOf(send, 'ativa')];
    },
    expected: [200, 'trialEndsTomorrow', 'trial', 'trial'],
  },
  {
    name: 'a scenario has two thousand referrals',
    run: async (send) => {
      await send('POST /__mock/scenario', { json: { scenario: 'referred2000' } });
      const { body } = await send('GET /api/minhas-indicacoes', { token: await logIn(send) });
      const people = readField(body, 'indicados');
      return Array.isArray(people) && people.length >= 2000;
    },
    expected: true,
  },
  {
    name: 'an invalid control call is a sentence',
    run: async (send) => {
      const bad = [
        await send('POST /__mock/scenario', { json: { scenario: 'nothing' } }),
        await send('POST /__mock/seed', { json: { seed: 'a' } }),
        await send('POST /__mock/clock', { json: { now: 'soon' } }),
        await send('POST /__mock/faults', { json: { fault: 'explode' } }),
        await send('POST /__mock/state', { body: '[', headers: { 'Content-Type': 'application/json' } }),
      ];
      return bad.map(({ status, body }) => [status, String(readField(body, 'error')).endsWith('.')]);
    },
    expected: [
      [400, true],
      [400, true],
      [400, true],
      [400, true],
      [405, true],
    ],
  },
  {
    name: 'a mail can be read only in its database',
    run: async (send, elsewhere) => {
      const { body } = await send('POST /api/recuperar-senha', { json: { email: 'ativa@exemplo.com.br' } });
      const { pathname } = new URL(String(readField(body, 'preview_url')));
      const nameless = elsewhere('reader');
      const wrong = await nameless(`GET ${pathname.replace(/\/in\/[\w-]+/, '')}`);
      return [(await nameless(`GET ${pathname}`)).status, wrong.status];
    },
    expected: [200, 404],
  },
];
