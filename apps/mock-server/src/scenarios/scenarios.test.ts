import { operations } from '@raiz/contract';
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
