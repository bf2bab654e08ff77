import { components, operationIds, operations, responses, type Schema } from '@raiz/contract';
import { isObject } from '@raiz/api-client/rules';
import { describe, expect, it } from 'vitest';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { largeNetwork } from './data.ts';
import { isScenarioName, scenarioNames, scenarioOf, type ScenarioName } from './index.ts';

const now = new Date('2026-11-18T10:30:00-03:00');
const origin = 'https://portal.example';

/** The mock with a scenario's tables and no faults; each person is logged in with a token. */
function mockUnder(name: ScenarioName): MockApi {
  const db = seedDatabase(now);
  scenarioOf(name).prepare?.(db, now);
  db.sessions = db.users.map(({ id }) => ({ token: `story-${id}`, user_id: id }));
  return createMockApi({ seed: db, clock: () => now });
}

function get(path: string, user?: number): Request {
  return new Request(`${origin}/api${path}`, user ? { headers: { Authorization: `Bearer story-${user}` } } : {});
}

/** Query strings of the GET operations that need one. */
function queryOf(path: string, user: number): string {
  if (path.startsWith('/user/')) return `?user_id=${user}`;
  return path === '/ganhos/detalhados' ? '?mes=11&ano=2026' : '';
}

/** GET operations of a member's screens that need no id. */
const reads = Object.values(operations)
  .filter(({ method, path, access }) => method === 'GET' && access !== 'admin' && !path.includes('{'))
  .map(({ path }) => path);

/** The free texts of an answer: the schema and field, the value if there is one, and the length that it may have. */
function textsOf(value: unknown, schema: Schema, name = ''): [name: string, text: string, most: number][] {
  const { $ref, items, properties = {}, oneOf = [], anyOf = [], pattern, maxLength } = schema;
  if ($ref !== undefined) return textsOf(value, components[$ref] ?? {}, $ref);
  if (pattern === String.raw`^[^\x00]*$`) return [[name, typeof value === 'string' ? value : '', Number(maxLength)]];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => textsOf(one, items ?? {}, name));
  if (!isObject(value)) return [];
  return [
    ...[...oneOf, ...anyOf].flatMap((one) => textsOf(value, one, name)),
    ...Object.entries(properties).flatMap(([field, one]) => textsOf(value[field], one, `${name}.${field}`)),
  ];
}

/** The longest length of each free text in the answers of a scenario, and the length that it may have. */
async function lengthsUnder(scenario: ScenarioName): Promise<Map<string, { longest: number; most: number }>> {
  const mock = mockUnder(scenario);
  const lengths = new Map<string, { longest: number; most: number }>();
  for (const operation of operationIds) {
    const { method, path } = operations[operation];
    if (method !== 'GET') continue;
    for (const { id } of mock.db().users) {
      const answer = await mock.fetch(get(path.replaceAll(/\{\w+\}/g, '1') + queryOf(path, id), id));
      if (answer.status !== 200) continue;
      for (const [name, text, most] of textsOf(await answer.json(), responses[operation][200] ?? {}))
        lengths.set(name, { longest: Math.max(lengths.get(name)?.longest ?? 0, text.length), most });
    }
  }
  return lengths;
}

/**
 * Numbers, addresses of demo accounts and of a video, states, which the portal names itself, a text of
 * failures, and the short text of a step, without which the portal shows the long one.
 */
const staysShort = [
  'Aula.video_url',
  'Conta.codigo_banco',
  'Conta.numero_agencia',
  'HistoricoFundo.tipo',
  'Indicado.assinatura_status',
  'MeuIndicador.email',
  'Patrocinador.email',
  'Progresso.error',
  'ProximoNivel.resumo',
  'StatusAssinatura.status',
  'Usuario.email',
];

describe.each(scenarioNames)('the scenario %s', (name) => {
  it('says what it is', () => {
    const { title, explains } = scenarioOf(name);
    expect(title).not.toBe('');
    expect(explains).toMatch(/\.$/);
  });

  it('leaves a database from which every answer keeps to the contract', async () => {
    const mock = mockUnder(name);
    const statuses = new Set<number>();
    for (const { id } of mock.db().users) {
      // Strict: an answer that violates the contract rejects.
      for (const path of reads) statuses.add((await mock.fetch(get(path + queryOf(path, id), id))).status);
    }
    expect(statuses).toEqual(new Set(name === 'blocked' ? [200, 401, 403] : [200]));
  });
});

describe('scenarios', () => {
  it('have names that fit into an address', () => {
    for (const name of scenarioNames) expect(name).toMatch(/^[a-zA-Z0-9]+$/);
    expect(new Set(scenarioNames.map((name) => scenarioOf(name).title)).size).toBe(scenarioNames.length);
    expect(isScenarioName('toString')).toBe(false);
  });

  it('empty and fill what they say', () => {
    expect(mockUnder('empty').db().courses).toEqual([]);
    expect(mockUnder('empty').db().users).not.toEqual([]);
    expect(
      mockUnder('large')
        .db()
        .referrals.filter((row) => row.owner_id === 2),
    ).toHaveLength(largeNetwork);
    expect(mockUnder('longest').db().courses[0]?.title.length).toBeGreaterThan(190);
  });

  it('make every text of an answer longer', async () => {
    const usual = await lengthsUnder('usual');
    const short = [...(await lengthsUnder('longest'))]
      .filter(([name, { longest, most }]) => longest < most && longest <= (usual.get(name)?.longest ?? 0))
      .map(([name]) => name);
    expect(short.toSorted(), 'Lengthen them in longest.ts; or say here why they stay short.').toEqual(staysShort);
  });

  it.each([
    ['subscriptionTrialLastDay', 'trial', '2026-11-18'],
    ['subscriptionCanceled', 'canceled', '2026-11-30'],
    ['subscriptionCanceledOver', 'canceled', '2026-11-17'],
    ['subscriptionUnknown', 'paused', '2026-12-08'],
    ['subscriptionNever', 'inactive', null],
  ] as const)('give everybody the subscription of %s', async (name, status, end_date) => {
    const mock = mockUnder(name);
    for (const { id } of mock.db().users) {
      expect(await (await mock.fetch(get('/assinatura/status', id))).json()).toMatchObject({ status, end_date });
    }
  });
});
